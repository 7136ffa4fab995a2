// Extras: pages that a game brings beside its table, loaded when they are opened. A companion is for the boxed game on a
// real table; a guide plays a first game step by step.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type ExtraKind = 'companion' | 'guide';

export interface Extra {
  readonly game: string;
  readonly kind: ExtraKind;
  readonly Page: LazyExoticComponent<ComponentType>;
}

/** One line per page. */
const EXTRAS: readonly Extra[] = [
  { game: 'carcassonne', kind: 'companion', Page: lazy(() => import('@tabella/carcassonne/companion')) },
  { game: 'courier', kind: 'guide', Page: lazy(() => import('@tabella/courier/guide')) },
  { game: 'emissary', kind: 'guide', Page: lazy(() => import('@tabella/emissary/guide')) },
  { game: 'onmitsu', kind: 'guide', Page: lazy(() => import('@tabella/onmitsu/guide')) },
  { game: 'stars', kind: 'companion', Page: lazy(() => import('@tabella/stars/companion')) },
];

export const pathOf = ({ game, kind }: Extra): string => `/${game}/${kind}`;

export const extraAt = (game: string, kind: string): Extra | undefined =>
  EXTRAS.find((extra) => extra.game === game && extra.kind === kind);

export const extrasOf = (kind: ExtraKind): readonly Extra[] => EXTRAS.filter((extra) => extra.kind === kind);
