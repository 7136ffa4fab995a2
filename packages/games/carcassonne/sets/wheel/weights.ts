// What bots expect of followers on crowns: that the pig will stop there, and they come home. Asked for every position that they
// weigh, so it makes nothing.

import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import type { State } from '../../rules/state.ts';
import { SECTORS } from '../../tiles/schema.ts';
import { crownAt, sectorNow } from './crowns.ts';

const EACH = 3;
/** So many tiles of a box have numbers, up to this one, and so much it is worth that a follower comes home again. */
const NUMBERED = 19;
const FARTHEST = 3;
const HOME = 1.5;
/** What is left of an award for each number that comes before it. */
const LATER = 0.97;

/** By how far ahead of the pig a sector is, and by how many numbers are still to come: how likely the pig stops there. */
const STOPS: readonly (readonly number[])[] = Array.from({ length: SECTORS.length }, (_, ahead) => stopsAt(ahead));

function stopsAt(ahead: number): number[] {
  const goal = ahead === 0 ? SECTORS.length : ahead;
  const likely = [0];
  let sum = 0;
  let reached = new Map([[0, 1]]);
  for (let n = 1; n <= NUMBERED; n++) {
    const next = new Map<number, number>();
    for (const [at, chance] of reached) {
      for (let number = 1; number <= FARTHEST; number++) {
        const to = at + number;
        if ((to - goal) % SECTORS.length === 0) sum += (chance / FARTHEST) * LATER ** n;
        else next.set(to, (next.get(to) ?? 0) + chance / FARTHEST);
      }
    }
    reached = next;
    likely.push(sum);
  }
  return likely;
}

export function expects(s: State, worth: Float64Array, turns: number): void {
  const { land, seats } = s;
  const left = Math.min(NUMBERED, (NUMBERED * turns * seats) / Math.max(1, s.size));
  const pig = sectorNow(land);
  for (let seat = 0; seat < seats; seat++) {
    let points = 0;
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
      const sector = crownAt(land, standsOn(land, seat, slot));
      if (sector >= 0) points += (EACH + HOME) * stops((sector - pig + SECTORS.length) % SECTORS.length, left);
    }
    worth[seat] = (worth[seat] ?? 0) + points;
  }
}

/** Between two whole numbers in proportion. */
function stops(ahead: number, left: number): number {
  const likely = STOPS[ahead] ?? [];
  const whole = Math.floor(left);
  const [less = 0, more = less] = [likely[whole], likely[whole + 1]];
  return less + (left - whole) * (more - less);
}
