// What the others did since I last had a say: one line for each tile, with what it brought.

import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { MessageId } from '../../rules/names.ts';

export interface Move {
  /** Place among what was told. */
  readonly at: number;
  readonly laid: Extract<CarcassonneEvent, { readonly kind: 'places' }>;
  /** Points that the tile brought, by seat. */
  readonly gains: ReadonlyMap<number, number>;
  /** The message that its seat drew, if any. */
  readonly message: MessageId | null;
}

/** More are only counted. */
const MOST = 3;

/** The moves of others from this place on, oldest first. */
export function movesSince(told: readonly CarcassonneEvent[], from: number, me: number | null): readonly Move[] {
  const moves: { at: number; laid: Move['laid']; gains: Map<number, number>; message: MessageId | null }[] = [];
  let open = false;
  for (let at = Math.max(0, from); at < told.length; at++) {
    const event = told[at];
    if (event?.kind === 'places') {
      open = event.seat !== me;
      if (open) moves.push({ at, laid: event, gains: new Map(), message: null });
      continue;
    }
    const move = moves.at(-1);
    if (!open || !move) continue;
    if (event?.kind === 'award' && event.award.round !== 'final')
      move.gains.set(event.award.seat, (move.gains.get(event.award.seat) ?? 0) + event.award.points);
    if (event?.kind === 'message') move.message = event.message;
  }
  return moves;
}

/** The last ones, and how many came before them. */
export function lastMoves(moves: readonly Move[]): { readonly shown: readonly Move[]; readonly more: number } {
  return { shown: moves.slice(-MOST), more: Math.max(0, moves.length - MOST) };
}
