// What only the host may do: options, bots, the start, people and seats.

import { type Field, readOptions, refusedTerms, type Seat } from '@tabella/kernel';
import { botsOf } from '../bots/levels.ts';
import type { SaidOf } from '../protocol/index.ts';
import type { StoredSeat, StoredTable } from '../store/port.ts';
import { standingOf } from './asks.ts';
import { type Draft, save } from './draft.ts';
import { namesOfSeats } from './info.ts';
import { connectionsOf, personAt } from './people.ts';
import { BEGUN, badSeats, DONE, NO_BOT, NO_ROOM, NOT_FULL, NOT_HOST, type Reply, refused, SETTLED } from './replies.ts';
import { offer, remove, resize, seatBot, swap } from './seating.ts';
import { reseat } from './seats.ts';
import { forget } from './votes.ts';

/** An option is changed, and judged as it would be when a table is made. */
export function setOption(draft: Draft, person: string, said: SaidOf<'option'>): Reply {
  const { stored } = draft.state;
  if (person !== stored.host) return NOT_HOST;
  if (stored.phase !== 'gathering') return BEGUN;
  if (stored.from) return SETTLED;
  const { gamePackage } = draft.world;
  const read = readOptions(gamePackage.game.options, { ...stored.options, [said.name]: said.value });
  if (!read.ok) return refused(gamePackage, read);
  const why = refusedTerms(gamePackage.game, stored.seats.length, read.options);
  if (why !== null) return refused(gamePackage, why);
  save(draft, { options: read.options as StoredTable['options'] });
  return DONE;
}

/** Seats, clock, windows, who may come, when spectators see everything, and whether a bot gives advice. An option that names a seat which is gone falls back to its default. */
export function setTerms(draft: Draft, person: string, said: SaidOf<'terms'>): Reply {
  const { stored } = draft.state;
  if (person !== stored.host) return NOT_HOST;
  if (stored.phase !== 'gathering') return BEGUN;
  const { gamePackage } = draft.world;
  const { game } = gamePackage;
  const { clock = stored.clock, window = stored.window, open = stored.open, late = stored.late } = said;
  const hints = said.hints ?? stored.hints === true;
  const count = said.seats ?? stored.seats.length;
  if (stored.from && count !== stored.seats.length) return SETTLED;
  if (count < game.seats.min || count > game.seats.max) return badSeats(game.seats);
  const seats = resize(stored.seats, count);
  if (seats === null) return NO_ROOM;
  const read = readOptions(game.options, withoutLostSeats(game.options, stored.options, count));
  if (!read.ok) return refused(gamePackage, read);
  const why = refusedTerms(game, count, read.options);
  if (why !== null) return refused(gamePackage, why);
  save(draft, { seats, clock, window, open, late, hints, options: read.options as StoredTable['options'] });
  return DONE;
}

function withoutLostSeats(
  schema: Readonly<Record<string, Field>>,
  options: StoredTable['options'],
  count: number,
): StoredTable['options'] {
  const lost = (name: string): boolean => schema[name]?.kind === 'seat' && Number(options[name]) > count;
  return Object.fromEntries(Object.entries(options).filter(([name]) => !lost(name)));
}

/** Two seats change places, with whoever sits in them. */
export function swapSeats(draft: Draft, person: string, said: SaidOf<'swap'>): Reply {
  const { stored } = draft.state;
  const own = stored.seats[said.seat]?.person === person && (stored.seats[said.with]?.person ?? null) === null;
  if (person !== stored.host && !own) return NOT_HOST;
  return reseat(draft, swap(stored, said.seat, said.with));
}

export function seatABot(draft: Draft, person: string, { seat, bot }: SaidOf<'bot'>): Reply {
  const { stored } = draft.state;
  if (person !== stored.host) return NOT_HOST;
  if (bot !== null && !botsOf(draft.world.gamePackage).includes(bot)) return NO_BOT;
  return reseat(draft, seatBot(stored, seat, bot));
}

/** The cards are dealt first: a game that cannot be played on these terms does not begin. */
export function start(draft: Draft, person: string, number?: string): Reply | null {
  const { stored } = draft.state;
  if (person !== stored.host) return NOT_HOST;
  if (stored.phase !== 'gathering') return BEGUN;
  if (stored.seats.some((seat) => seat.person === null && seat.bot === null)) return NOT_FULL;
  if (stored.seats.some((seat) => seat.person !== null && (seat.number === null || number !== undefined))) {
    const mine = (seat: StoredSeat): string | undefined => (seat.person === person ? number : undefined);
    const added = (seat: StoredSeat): string => mine(seat) ?? seat.number ?? draft.world.draw();
    save(draft, {
      seats: stored.seats.map((seat) => (seat.person === null ? seat : { ...seat, number: added(seat) })),
    });
  }
  draft.request = { type: 'deal' };
  return null;
}

export function dealt(draft: Draft, reply: Reply): void {
  const { match } = draft.world;
  draft.reply = reply;
  if (!reply.ok || match === null) return;
  save(draft, { phase: 'playing' });
  draft.effects.push({ type: 'begin', standing: standingOf(match) });
  draft.views.push(...draft.state.connections.map((one) => one.id));
}

/** All seats of that person: a bot plays them, and they look on like anybody. */
export function removePerson(draft: Draft, person: string, seat: Seat): Reply {
  const { stored, names } = draft.state;
  if (person !== stored.host) return NOT_HOST;
  const target = personAt(draft.state, seat);
  const reply = reseat(draft, remove(stored, seat, namesOfSeats(stored, names)[seat] ?? null));
  if (!reply.ok || target === null) return reply;
  forget(draft, target);
  if (draft.world.match !== null) draft.views.push(...connectionsOf(draft.state, target));
  return reply;
}

export function offerSeat(draft: Draft, person: string, { seat, on }: SaidOf<'offer'>): Reply {
  const { stored } = draft.state;
  return person === stored.host ? reseat(draft, offer(stored, seat, on)) : NOT_HOST;
}
