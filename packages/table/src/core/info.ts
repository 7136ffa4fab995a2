// What everybody may know of a table, as one person is told it.

import type { Seat } from '@tabella/kernel';
import type { SeatInfo, TableInfo } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { fastOf } from './fast.ts';
import { unlike } from './names.ts';
import { paceOf } from './pace.ts';
import { isOnline } from './people.ts';
import { contributionsOf, heldBy } from './seating.ts';
import { sidesOf } from './sides.ts';
import { watchersOf } from './spectators.ts';
import type { TableState } from './state.ts';
import { requestShown } from './take-back.ts';
import type { World } from './world.ts';

export function infoOf(
  state: TableState,
  scene: Pick<World, 'gamePackage' | 'match'>,
  person: string | null,
): TableInfo {
  const { stored, commitment, trouble } = state;
  const seatNames = namesOfSeats(stored, state.names);
  const seatsOf = (people: readonly string[]): Seat[] =>
    people.flatMap((one) => heldBy(stored.seats, one)).sort(byNumber);
  return {
    code: stored.code,
    game: stored.game,
    options: stored.options,
    open: stored.open,
    window: stored.window,
    clock: stored.clock,
    late: stored.late,
    hints: stored.hints === true,
    watchers: watchersOf(state, seatNames, person),
    phase: stored.phase,
    seats: stored.seats.map((_, seat) => seatInfo(state, seat, seatNames[seat] ?? null, person)),
    host: stored.host === person,
    barred: person !== null && stored.barred.includes(person),
    paused: stored.paused,
    wantPause: seatsOf(state.pauseVotes),
    wantUndo: requestShown(state),
    fast: fastOf(state, scene),
    pace: paceOf(state, person),
    starting: state.starting,
    wantRematch: seatsOf(state.rematchVotes),
    next: stored.next,
    fairness: {
      commitment,
      numbers: stored.phase === 'gathering' ? null : contributionsOf(stored),
      secret: stored.phase === 'over' ? stored.secret : null,
    },
    from: originShown(stored),
    sides: sidesOf(scene).map(({ id, seats }) => ({ id, seats: [...seats] })),
    trouble,
  };
}

function originShown({ from }: StoredTable): TableInfo['from'] {
  if (!from) return null;
  const { code, row, seat, hidden } = from;
  return { code, row, seat, hidden };
}

const byNumber = (a: number, b: number): number => a - b;

function seatInfo(state: TableState, seat: Seat, name: string | null, person: string | null): SeatInfo {
  const { seats, fill, phase } = state.stored;
  const here = seats[seat];
  const by = here?.person ? 'person' : here?.bot ? 'bot' : 'nobody';
  const voters = state.overdue[seat];
  const away = by === 'person' && (state.away[seat] !== undefined || here?.left === true);
  return {
    seat,
    by,
    name,
    bot: away ? fill : (here?.bot ?? null),
    mine: person !== null && here?.person === person,
    online: by === 'bot' || isOnline(state, here?.person ?? null),
    away,
    left: here?.left ?? false,
    offered: here?.offered ?? false,
    overdue: voters ? voters.flatMap((one) => heldBy(seats, one)) : null,
    // While the match runs it would reveal that the bot had a choice.
    slips: phase === 'over' ? (state.slips[seat] ?? 0) : 0,
  };
}

/** A name for every seat, no two of which look alike, so that a sentence is clear about the seat it means. */
export function namesOfSeats(table: StoredTable, names: TableState['names']): (string | null)[] {
  const taken = new Set<string>();
  return table.seats.map(({ name, person, bot }) => {
    if (person === null && bot === null) return null;
    return unlike(taken, name ?? (person === null ? undefined : names[person]) ?? 'Guest');
  });
}

/** The names, each set apart from those before it. */
export function namesApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => unlike(taken, name));
}
