// The chat of a table: to all, or to one side. Text is kept as it was typed.

import type { Seat } from '@tabella/kernel';
import type { ChatLine, SaidOf } from '../protocol/index.ts';
import type { StoredChat } from '../store/port.ts';
import { change, type Draft } from './draft.ts';
import { namesOfSeats, unlike } from './info.ts';
import { looksOf } from './names.ts';
import { seatsOf } from './people.ts';
import { BLANK, DONE, HUSHED, NO_SIDES, NOT_YOURS, type Reply } from './replies.ts';
import { heldBy, type Seats } from './seating.ts';
import { sideAt, sidesOf } from './sides.ts';
import type { TableState } from './state.ts';

/** Lines that a newcomer is shown. */
export const CHAT_SHOWN = 100;

export function chat(draft: Draft, person: string, said: SaidOf<'chat'>, key: string): Reply {
  const { state, world } = draft;
  const held = seatsOf(state, person);
  if (said.text.trim() === '') return BLANK;
  if (held.length === 0 && (state.stored.phase === 'playing' || state.stored.barred.includes(person))) return HUSHED;
  let side: readonly Seat[] | null = null;
  if (said.side !== undefined) {
    if (!held.includes(said.side)) return NOT_YOURS;
    side = sideAt(sidesOf(world), said.side)?.seats ?? null;
    if (side === null) return NO_SIDES;
  }
  const seat = said.side ?? held[0] ?? null;
  // Lines of one moment keep their order, also when they come back from the store.
  const at = Math.max(world.now, (state.chat.at(-1)?.at ?? 0) + 1);
  const name = speaker(state, person, seat);
  const line: StoredChat = { id: world.draw(), at, person, name, seat, text: said.text, side, said: key };
  draft.effects.push({ type: 'add-chat', line });
  change(draft, { chat: [...state.chat.slice(1 - CHAT_SHOWN), line] });
  const readers = state.connections.filter((one) => mayRead(line, one.person, state.stored.seats));
  draft.effects.push({
    type: 'send',
    to: readers.map((one) => one.id),
    message: { type: 'chat', line: shown(line) },
  });
  return DONE;
}

/** The name of a seat; somebody who has none cannot pass for somebody who does. */
function speaker(state: TableState, person: string, seat: Seat | null): string {
  const seated = namesOfSeats(state.stored, state.names);
  const own = seat === null ? null : seated[seat];
  return own ?? unlike(new Set(seated.flatMap((name) => name ?? []).map(looksOf)), state.names[person] ?? 'Guest');
}

/** What a person may read. */
export const chatFor = ({ chat: lines, stored }: TableState, person: string): ChatLine[] =>
  lines.filter((line) => mayRead(line, person, stored.seats)).map(shown);

export function mayRead(line: StoredChat, person: string | null, seats: Seats): boolean {
  if (line.side === null || line.person === person) return true;
  return person !== null && heldBy(seats, person).some((seat) => line.side?.includes(seat));
}

function shown({ id, at, name, seat, text, side }: StoredChat): ChatLine {
  return { id, at, name, seat, text, side: side === null ? null : [...side] };
}
