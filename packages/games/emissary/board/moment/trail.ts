// The black messages that put somebody out, in the order they came, with turn and sender: from what was told.

import type { Seat } from '@tabella/kernel';
import type { EmissaryEvent } from '../../rules/events.ts';
import type { Face } from '../terms.ts';

export interface Black {
  readonly card: Face;
  /** Null: from the deck, or nobody knows any more. */
  readonly from: Seat | null;
  readonly turn: number;
}

const sameFace = (a: Face, b: Face): boolean => a.effect === b.effect && a.colour === b.colour && a.stamp === b.stamp;

/** The last three; those that were deleted or claimed before do not count. */
export function trailOf(told: readonly EmissaryEvent[], seat: Seat): readonly Black[] {
  let turn = 0;
  let rows: Black[] = [];
  for (const one of told) {
    if (one.kind === 'turn') turn = one.turn;
    else if (one.kind === 'obtains' && one.seat === seat && one.card.colour === 'black') {
      rows.push({ card: one.card, from: one.from < 0 ? null : one.from, turn });
    } else if ((one.kind === 'deletes' || one.kind === 'claims') && one.of === seat) {
      const gone = rows.findIndex((row) => sameFace(row.card, one.card));
      if (gone >= 0) rows = rows.toSpliced(gone, 1);
    } else if (one.kind === 'falls' && one.seat === seat) break;
  }
  return rows.slice(-3);
}
