// The tabs of a match that is over. The board of the replay is one of them; each of the others is loaded when it is opened.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Key } from '../i18n/i18n.ts';
import type { IconName } from '../ui/icon.tsx';
import type { TabId } from './address.ts';

export interface ReplayTab {
  readonly id: TabId;
  readonly icon: IconName;
  readonly label: Key;
  readonly Page: LazyExoticComponent<ComponentType>;
}

export const TABS: readonly ReplayTab[] = [
  { id: 'replay', icon: 'film', label: 'replay.tab.replay', Page: lazy(() => import('./player.tsx')) },
  { id: 'analysis', icon: 'chart', label: 'replay.tab.analysis', Page: lazy(() => import('../analysis/index.tsx')) },
  { id: 'deal', icon: 'shield', label: 'replay.tab.deal', Page: lazy(() => import('./deal/index.tsx')) },
];
