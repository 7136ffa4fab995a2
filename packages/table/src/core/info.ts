// What everybody may know of a table, as one person is told it.

import type { Seat, Side } from '@tabella/kernel';
import type { SeatInfo, TableInfo } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { numbersOf } from './live-match.ts';
import { looksOf } from './names.ts';
import { heldBy } from './seating.ts';

export interface Around {
  readonly names: ReadonlyMap<string, string>;
  readonly online: (person: string) => boolean;
  readonly away: { has(seat: Seat): boolean };
  readonly overdue: ReadonlyMap<Seat, ReadonlySet<string>>;
  readonly slips: ReadonlyMap<Seat, number>;
  readonly wantPause: ReadonlySet<string>;
  readonly wantRematch: ReadonlyMap<string, string>;
  readonly sides: readonly Side[];
  readonly trouble: string | null;
  /** What was promised of the secret. */
  readonly commitment: string;
}

export function infoOf(table: StoredTable, around: Around, person: string | null): TableInfo {
  const seatNames = namesOfSeats(table, around.names);
  const seatsOf = (people: Iterable<string>): Seat[] =>
    [...people].flatMap((one) => heldBy(table.seats, one)).sort(byNumber);
  const begun = table.phase !== 'gathering';
  return {
    code: table.code,
    game: table.game,
    options: table.options,
    open: table.open,
    window: table.window,
    clock: table.clock,
    phase: table.phase,
    seats: table.seats.map((_, seat) => seatInfo(table, around, seat, seatNames[seat] ?? null, person)),
    host: table.host === person,
    barred: person !== null && table.barred.includes(person),
    paused: table.paused,
    wantPause: seatsOf(around.wantPause),
    wantRematch: seatsOf(around.wantRematch.keys()),
    next: table.next,
    fairness: {
      commitment: around.commitment,
      numbers: begun ? numbersOf(table) : null,
      secret: table.phase === 'over' ? table.secret : null,
    },
    sides: around.sides.map(({ id, seats }) => ({ id, seats: [...seats] })),
    trouble: around.trouble,
  };
}

const byNumber = (a: number, b: number): number => a - b;

function seatInfo(
  table: StoredTable,
  around: Around,
  seat: Seat,
  name: string | null,
  person: string | null,
): SeatInfo {
  const { seats, fill } = table;
  const here = seats[seat];
  const by = here?.person ? 'person' : here?.bot ? 'bot' : 'nobody';
  const voters = around.overdue.get(seat);
  const away = by === 'person' && (around.away.has(seat) || here?.left === true);
  return {
    seat,
    by,
    name,
    bot: away ? fill : (here?.bot ?? null),
    mine: person !== null && here?.person === person,
    online: by === 'bot' || (by === 'person' && here?.person != null && around.online(here.person)),
    away,
    left: here?.left ?? false,
    offered: here?.offered ?? false,
    overdue: voters ? [...voters].flatMap((one) => heldBy(seats, one)) : null,
    // While the match runs it would tell that the bot had a choice.
    slips: table.phase === 'over' ? (around.slips.get(seat) ?? 0) : 0,
  };
}

/** A name for every seat, no two of which look alike, so that a sentence says whom it means. */
export function namesOfSeats(table: StoredTable, names: ReadonlyMap<string, string>): (string | null)[] {
  const taken = new Set<string>();
  return table.seats.map(({ name, person, bot }) => {
    if (person === null && bot === null) return null;
    return unlike(taken, name ?? (person === null ? undefined : names.get(person)) ?? 'Guest');
  });
}

/** The name, with the first number that sets it apart from those taken; it is taken from then on. */
export function unlike(taken: Set<string>, name: string): string {
  let apart = name;
  for (let n = 2; taken.has(looksOf(apart)); n++) apart = `${name} ${n}`;
  taken.add(looksOf(apart));
  return apart;
}
