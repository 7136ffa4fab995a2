// Notes at a table: each seat's are its own, and a side keeps one sheet together.

import type { Seat, Side } from '@tabella/kernel';
import { NOTE_LENGTH, type Noted, type SaidOf } from '../protocol/index.ts';
import { change, type Draft } from './draft.ts';
import { seatsOf } from './people.ts';
import { DONE, NOT_YOURS, type Reply, TOO_LONG } from './replies.ts';
import { sideAt, sidesOf } from './sides.ts';
import type { TableState } from './state.ts';
import type { World } from './world.ts';

/** Whose sheet a seat writes on. */
const ownerOf = (side: Side | undefined, seat: Seat): string => (side ? `side ${side.id}` : `seat ${seat}`);

export function note(draft: Draft, person: string, { id, seat, value }: SaidOf<'note'>): Reply {
  const { state } = draft;
  if (!seatsOf(state, person).includes(seat)) return NOT_YOURS;
  if ((JSON.stringify(value) ?? '').length > NOTE_LENGTH) return TOO_LONG;
  const side = sideAt(sidesOf(draft.world), seat);
  const owner = ownerOf(side, seat);
  draft.effects.push({ type: 'keep-note', owner, value });
  change(draft, { notes: { ...state.notes, [owner]: value } });
  const readers = side?.seats ?? [seat];
  for (const connection of state.connections) {
    for (const held of seatsOf(state, connection.person)) {
      if (!readers.includes(held)) continue;
      draft.effects.push({
        type: 'send',
        to: [connection.id],
        message: { type: 'note', said: id, seat: held, value },
      });
    }
  }
  return DONE;
}

/** What a person has noted at their seats. */
export function notesOf(state: TableState, world: Pick<World, 'gamePackage' | 'match'>, person: string): Noted[] {
  const sides = sidesOf(world);
  return seatsOf(state, person).flatMap((seat) => {
    const value = state.notes[ownerOf(sideAt(sides, seat), seat)];
    return value === undefined ? [] : [{ seat, value }];
  });
}
