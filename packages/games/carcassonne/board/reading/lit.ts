// Where an event happened, for those who point at it in the log.

import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';

export interface Place {
  readonly cell: { readonly x: number; readonly y: number } | null;
  /** By its number. */
  readonly feature: number | null;
}

const NOWHERE: Place = { cell: null, feature: null };

export function placeOf(event: CarcassonneEvent | null, { tiles }: Pick<View, 'tiles'>): Place {
  switch (event?.kind) {
    case 'places':
      return { cell: event, feature: null };
    case 'takes':
    case 'puts':
    case 'returns':
      return { cell: tiles[event.tile] ?? null, feature: null };
    case 'does':
      return { cell: tiles[event.deed.tile ?? -1] ?? null, feature: null };
    case 'award': {
      const tile = tiles[event.award.tile];
      return { cell: null, feature: tile?.features[event.award.segment] ?? null };
    }
    default:
      return NOWHERE;
  }
}
