// What everybody may know of a table, as one person is told it.

import type { Seat, Side } from '@tabella/kernel';
import type { SeatInfo, TableInfo } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { numbersOf } from './live-match.ts';
import { heldBy } from './seating.ts';

export interface Around {
  readonly names: ReadonlyMap<string, string>;
  readonly online: (person: string) => boolean;
  readonly away: ReadonlySet<Seat>;
  readonly wantPause: ReadonlySet<string>;
  readonly wantRematch: ReadonlyMap<string, string>;
  readonly sides: readonly Side[];
  readonly trouble: string | null;
  /** What was promised of the secret. */
  readonly commitment: string;
}

export function infoOf(table: StoredTable, around: Around, person: string | null): TableInfo {
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
    seats: table.seats.map((_, seat) => seatInfo(table, around, seat, person)),
    host: table.host === person,
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

function seatInfo(table: StoredTable, around: Around, seat: Seat, person: string | null): SeatInfo {
  const { seats, fill } = table;
  const here = seats[seat];
  const by = here?.person ? 'person' : here?.bot ? 'bot' : 'nobody';
  const away = by === 'person' && (around.away.has(seat) || here?.left === true);
  return {
    seat,
    by,
    name: by === 'nobody' ? null : nameAt(table, around.names, seat),
    bot: away ? fill : (here?.bot ?? null),
    mine: person !== null && here?.person === person,
    online: by === 'bot' || (by === 'person' && here?.person != null && around.online(here.person)),
    away,
    left: here?.left ?? false,
  };
}

/** A name for every seat, no two the same, so that a sentence says whom it means. */
export function nameAt(table: StoredTable, names: ReadonlyMap<string, string>, seat: Seat): string {
  const own = (at: Seat): string => {
    const one = table.seats[at];
    return one?.name ?? (one?.person ? names.get(one.person) : undefined) ?? 'Guest';
  };
  const name = own(seat);
  const before = table.seats.slice(0, seat).filter((_, at) => own(at) === name).length;
  return before === 0 ? name : `${name} ${before + 1}`;
}
