// The score track: which figure walks an award, where it lands, and who is asked.

import { type Answer, type Ask, EVERYONE, type Flow, type Seat, type Table } from '@tabella/kernel';
import { SOURCES } from './awards.ts';
import type { Landing, MoveAbout } from './choices.ts';
import { HABIT, MESSENGER, PURSE, SCORER, SEATS, TALLY } from './core/land.ts';
import { asksInTurn, isBlocked, landingCounts } from './editions.ts';
import type { Award, Marker } from './names.ts';
import { isDark } from './spaces.ts';
import type { State } from './state.ts';
import type { AwardView } from './view.ts';

export { isDark, SPACES } from './spaces.ts';

const MARKERS: readonly Marker[] = Object.freeze(['scorer', 'messenger'] as const);

export function totalOf(s: State, seat: Seat, marker: Marker): number {
  return s.land.mem[SEATS + seat * PURSE + (marker === 'scorer' ? SCORER : MESSENGER)] as number;
}

export const scoreOf = (s: State, seat: Seat): number => totalOf(s, seat, 'scorer') + totalOf(s, seat, 'messenger');

/** Moves one figure by the whole award. */
export function move(s: State, table: Table, award: Award, marker: Marker): void {
  const { mem } = s.land;
  const purse = SEATS + award.seat * PURSE;
  const at = purse + (marker === 'scorer' ? SCORER : MESSENGER);
  const total = (mem[at] as number) + award.points;
  mem[at] = total;
  const tally = purse + TALLY + SOURCES.indexOf(award.source);
  mem[tally] = (mem[tally] as number) + award.points;
  const bit = marker === 'scorer' ? 1 : 2;
  if (award.seat === s.active) s.forward = award.points > 0 ? s.forward | bit : s.forward & ~bit;
  s.bound |= bit << (2 * award.seat);
  table.tell(EVERYONE, { kind: 'award', award, marker, total, dark: isDark(total) });
}

/** Without The Messages there is one figure and nothing to ask. */
export function moveScorers(s: State, table: Table, awards: readonly Award[]): void {
  for (const award of awards) {
    if (award.points === 0) continue;
    move(s, table, award, 'scorer');
    s.awards = Object.freeze([...s.awards, Object.freeze({ award, marker: 'scorer' as const })]);
  }
}

/**
 * Every award moves one figure of its seat. The active seat chooses first, one award after the other; then the others,
 * all at once where it cannot help or harm the active seat. An award of nothing moves nothing.
 */
export function* moveFigures(s: State, table: Table, given: readonly Award[]): Flow {
  const awards = given.filter((award) => award.points !== 0);
  const first = s.awards.length;
  s.awards = Object.freeze([...s.awards, ...awards.map((award): AwardView => Object.freeze({ award, marker: null }))]);
  const done = (i: number, marker: Marker): void => {
    const award = awards[i] as Award;
    move(s, table, award, marker);
    s.awards = Object.freeze(s.awards.with(first + i, Object.freeze({ award, marker })));
  };
  const left: number[] = [];
  for (let i = 0; i < awards.length; i++) {
    const award = awards[i] as Award;
    if (award.seat !== s.active) left.push(i);
    else {
      const only = onlyMarker(s, award);
      if (only) done(i, only);
      else done(i, ((yield { mode: 'all', asks: [moveAsk(s, award)] }) as readonly Answer[])[0] as Marker);
    }
  }
  while (left.length > 0) yield* moveOthers(s, awards, left, done);
}

/** One award of every other seat that still has one, or of the next seat alone. */
function* moveOthers(
  s: State,
  awards: readonly Award[],
  left: number[],
  done: (i: number, marker: Marker) => void,
): Flow {
  const asked: number[] = [];
  const asks: Ask[] = [];
  for (let k = 1; k < s.seats; k++) {
    const seat = (s.active + k) % s.seats;
    const place = left.findIndex((i) => awards[i]?.seat === seat);
    if (place < 0) continue;
    const [i] = left.splice(place, 1) as [number];
    const award = awards[i] as Award;
    const only = onlyMarker(s, award);
    if (only) done(i, only);
    else {
      asked.push(i);
      asks.push(moveAsk(s, award));
      if (asksInTurn(s)) break;
    }
  }
  if (asks.length === 0) return;
  const answers = (yield { mode: 'all', asks }) as readonly Marker[];
  for (let k = 0; k < asked.length; k++) {
    const marker = answers[k] as Marker;
    s.land.mem[SEATS + (asks[k] as Ask).seat * PURSE + HABIT] = MARKERS.indexOf(marker);
    done(asked[k] as number, marker);
  }
}

function moveAsk(s: State, award: Award): Ask {
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
  const fallback = MARKERS[s.land.mem[SEATS + seat * PURSE + HABIT] as number] as Marker;
  return { seat, kind: 'move', from: MARKERS, about, open: true, fallback };
}

/** The one figure that may move, or null when the seat has a choice. */
function onlyMarker(s: State, { seat, points }: Award): Marker | null {
  if (s.options.messages === '2025') {
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
