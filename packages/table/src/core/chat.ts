// The chat of a table: to all, to one side, or among spectators. Text is kept as it was typed.

import type { Seat } from '@tabella/kernel';
import type { ChatLine, SaidOf } from '../protocol/index.ts';
import type { StoredChat, StoredTable } from '../store/port.ts';
import { change, type Draft } from './draft.ts';
import { namesOfSeats } from './info.ts';
import { looksOf, unlike } from './names.ts';
import { seatsOf } from './people.ts';
import { BLANK, DONE, HUSHED, NO_SIDES, NOT_WATCHING, NOT_YOURS, type Reply } from './replies.ts';
import { heldBy } from './seating.ts';
import { sideAt, sidesOf } from './sides.ts';
import { isAmongSpectators, isSpectator } from './spectators.ts';
import type { TableState } from './state.ts';

/** Lines that a newcomer is shown, of the table and of spectators. */
export const CHAT_SHOWN = 100;

export function chat(draft: Draft, person: string, said: SaidOf<'chat'>, key: string): Reply {
  const { state, world } = draft;
  const held = seatsOf(state, person);
  if (said.text.trim() === '') return BLANK;
  const running = state.stored.phase === 'playing';
  const among = said.watching === true && running;
  if (among && !isSpectator(state.stored, person)) return NOT_WATCHING;
  if (held.length === 0 && ((running && !among) || state.stored.barred.includes(person))) return HUSHED;
  let side: readonly Seat[] | null = among ? [] : null;
  if (said.side !== undefined) {
    if (!held.includes(said.side)) return NOT_YOURS;
    side = sideAt(sidesOf(world), said.side)?.seats ?? null;
    if (side === null) return NO_SIDES;
  }
  const seat = said.side ?? held[0] ?? null;
  // Lines of one moment keep their order, also when they come back from the store; and nothing about a line for players
  // says whether spectators talk.
  const alike = state.chat.filter((one) => isAmongSpectators(one) === among);
  const at = Math.max(world.now, (alike.at(-1)?.at ?? 0) + 1);
  const name = speaker(state, person, seat);
  const line: StoredChat = { id: world.draw(), at, person, name, seat, text: said.text, side, said: key };
  draft.effects.push({ type: 'add-chat', line });
  const [oldest] = alike.length < CHAT_SHOWN ? [] : alike;
  change(draft, { chat: [...state.chat.filter((one) => one !== oldest), line] });
  const readers = state.connections.filter((one) => mayRead(line, one.person, state.stored));
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
  lines.filter((line) => mayRead(line, person, stored)).map(shown);

export function mayRead(line: StoredChat, person: string | null, table: StoredTable): boolean {
  if (isAmongSpectators(line)) return table.phase === 'over' || (person !== null && isSpectator(table, person));
  if (line.side === null || line.person === person) return true;
  return person !== null && heldBy(table.seats, person).some((seat) => line.side?.includes(seat));
}

/** The match is over: what spectators said among themselves is for everybody. */
export function openSpectatorsChat(draft: Draft): void {
  const { chat: lines, connections, stored } = draft.state;
  const to = connections.flatMap((one) => (isSpectator(stored, one.person) ? [] : [one.id]));
  for (const line of lines.filter(isAmongSpectators))
    draft.last.push({ type: 'send', to, message: { type: 'chat', line: shown(line) } });
}

function shown({ id, at, name, seat, text, side }: StoredChat): ChatLine {
  return { id, at, name, seat, text, side: side === null ? null : [...side] };
}
