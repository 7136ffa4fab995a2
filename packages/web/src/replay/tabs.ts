// The tabs of a match that is over. The board of the replay is one of them; each of the others is loaded when it is opened.

import { part } from '@tabella/ui/part';
import type { ComponentType } from 'react';
import type { Key } from '../i18n/i18n.ts';
import type { IconName } from '../ui/icon.tsx';
import type { TabId } from './address.ts';
import { Player } from './player.tsx';

export interface ReplayTab {
  readonly id: TabId;
  readonly icon: IconName;
  readonly label: Key;
  readonly Page: ComponentType;
}

export const TABS: readonly ReplayTab[] = [
  { id: 'replay', icon: 'film', label: 'replay.tab.replay', Page: Player },
  { id: 'analysis', icon: 'chart', label: 'replay.tab.analysis', Page: part(() => import('../analysis/index.tsx')) },
  { id: 'deal', icon: 'shield', label: 'replay.tab.deal', Page: part(() => import('./deal/index.tsx')) },
];
