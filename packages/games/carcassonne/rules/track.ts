// The score track: which figure walks an award, where it lands, and who is asked.

import { type AskOf, EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { chosen, put, question, together } from './asking.ts';
import { SOURCES } from './awards.ts';
import type { Landing, MoveAbout } from './choices.ts';
import { addToTally, addToTotal, habitOf, setHabit, totalAt } from './core/purse.ts';
import { asksInTurn, isBlocked, landingCounts } from './editions.ts';
import { MARKERS } from './landing.ts';
import type { Award, Marker } from './names.ts';
import { isDark } from './spaces.ts';
import type { State } from './state.ts';
import type { CarcassonneTypes, Table } from './types.ts';
import type { AwardView } from './view.ts';

type MoveAsk = AskOf<CarcassonneTypes, 'move'>;

export const totalOf = (s: State, seat: Seat, marker: Marker): number => totalAt(s.land, seat, marker);

export const scoreOf = (s: State, seat: Seat): number => totalOf(s, seat, 'scorer') + totalOf(s, seat, 'messenger');

/** Moves one figure by the whole award. */
export function move(s: State, table: Table, award: Award, marker: Marker): void {
  const total = addToTotal(s.land, award.seat, marker, award.points);
  addToTally(s.land, award.seat, SOURCES.indexOf(award.source), award.points);
  const bit = marker === 'scorer' ? 1 : 2;
  const payment = award.round === 'payment';
  const counts = !payment || s.options.paymentsTrigger === true;
  if (award.seat === s.active) s.forward = award.points > 0 && counts ? s.forward | bit : s.forward & ~bit;
  if (!payment) s.bound |= bit << (2 * award.seat);
  table.announce(EVERYONE, { kind: 'award', award, marker, total, dark: isDark(total) });
}

/** Without The Messages there is one figure and nothing to ask. */
export function moveScorers(s: State, table: Table, awards: readonly Award[]): void {
  for (const award of awards) {
    if (award.points === 0) continue;
    move(s, table, award, 'scorer');
    s.awards = Object.freeze([...s.awards, Object.freeze({ award, marker: 'scorer' as const })]);
  }
}

/** An award whose figure is still to move, and its place among the awards of the pass. */
interface Left {
  readonly award: Award;
  readonly place: number;
}

/**
 * Every award moves one figure of its seat. The active seat chooses first, one award after the other; then the others,
 * all at once where it cannot help or harm the active seat. An award of nothing moves nothing.
 */
export function* moveFigures(s: State, table: Table, given: readonly Award[]): Flow {
  const awards = given.filter((award) => award.points !== 0);
  const first = s.awards.length;
  s.awards = Object.freeze([...s.awards, ...awards.map((award): AwardView => Object.freeze({ award, marker: null }))]);
  const done = ({ award, place }: Left, marker: Marker): void => {
    move(s, table, award, marker);
    s.awards = Object.freeze(s.awards.with(first + place, Object.freeze({ award, marker })));
  };
  const left: Left[] = [];
  for (const [place, award] of awards.entries()) {
    const one = { award, place };
    if (award.seat !== s.active) {
      left.push(one);
      continue;
    }
    const only = onlyMarker(s, award);
    if (only) done(one, only);
    else {
      const ask = moveAsk(s, award);
      done(one, chosen(ask, yield put(ask)));
    }
  }
  while (left.length > 0) yield* moveOthers(s, left, done);
}

/** One award of every other seat that still has one, or of the next seat alone. */
function* moveOthers(s: State, left: Left[], done: (one: Left, marker: Marker) => void): Flow {
  const asked: Left[] = [];
  const asks: MoveAsk[] = [];
  for (let k = 1; k < s.seats; k++) {
    const seat = (s.active + k) % s.seats;
    const one = left.find(({ award }) => award.seat === seat);
    if (!one) continue;
    left.splice(left.indexOf(one), 1);
    const only = onlyMarker(s, one.award);
    if (only) done(one, only);
    else {
      asked.push(one);
      asks.push(moveAsk(s, one.award));
      if (asksInTurn(s)) break;
    }
  }
  if (asks.length === 0) return;
  const answers = yield* together(asks);
  for (const [k, one] of asked.entries()) {
    const marker = answers[k] as Marker;
    setHabit(s.land, one.award.seat, marker);
    done(one, marker);
  }
}

function moveAsk(s: State, award: Award): MoveAsk {
  const { seat, points } = award;
  const landing = (marker: Marker): Landing => {
    const from = totalOf(s, seat, marker);
    const to = from + points;
    return { from, to, dark: isDark(to), shared: isBlocked(s, seat, to) };
  };
  const about: MoveAbout = {
    award,
    scorer: landing('scorer'),
    messenger: landing('messenger'),
    counts: points > 0 && seat === s.active && landingCounts(s),
  };
  return question(seat, 'move', MARKERS, habitOf(s.land, seat), about);
}

/** The one figure that may move, or null when the seat has a choice. */
function onlyMarker(s: State, { seat, points, round }: Award): Marker | null {
  if (s.options.messages === '2025' && round !== 'payment') {
    const bound = (s.bound >> (2 * seat)) & 3;
    if (bound === 1) return 'scorer';
    if (bound === 2) return 'messenger';
  }
  if (points > 0) return null;
  // A payment: a figure cannot go back behind the start.
  const [scorer, messenger] = [totalOf(s, seat, 'scorer') + points, totalOf(s, seat, 'messenger') + points];
  if (scorer >= 0 && messenger >= 0) return null;
  return messenger > scorer ? 'messenger' : 'scorer';
}
