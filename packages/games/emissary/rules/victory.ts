// Victory: three messages of one's colour, a mission, or being the last. Here it is only asked who has won; what follows is
// settled elsewhere (`settle.ts`).

import type { Seat } from '@tabella/kernel';
import { box } from './box.ts';
import { fewestHeld } from './holdings.ts';
import type { Fall } from './hooks.ts';
import { type Mission, missionOf } from './missions.ts';
import { countOf, handOf, handSize, has, identityAt, lives, type State } from './state.ts';
import type { WonBy } from './terms.ts';

/** Thrown where somebody has won, through every depth, and caught in `step` alone, where victory is declared. */
export class Victory {
  constructor(
    readonly declarer: Seat,
    readonly by: WonBy,
  ) {}
}

/**
 * Could a seat have won by now, whatever its identity? Most are done with at this glance: nobody wins by fewer than three
 * true messages, unless by the hand or by Impute.
 */
export function mayHaveWon(s: State, seat: Seat): boolean {
  if (countOf(s, seat, 'red') + countOf(s, seat, 'blue') >= 3 || has(s.imputed, seat)) return true;
  const held = handSize(s, seat);
  if (held < fewestHeld) return false;
  const mission = missionOf(s, seat);
  return mission.on === 'hand' && held >= mission.least;
}

/** By what a seat has won; null when it has not. */
export function victoryOf(s: State, seat: Seat): WonBy | null {
  switch (identityAt(s, seat)) {
    case 'KDR':
      return countOf(s, seat, 'red') >= 3 ? 'three-red' : null;
    case 'FRS':
      return countOf(s, seat, 'blue') >= 3 ? 'three-blue' : null;
    case 'MOF':
      return fulfils(s, seat, missionOf(s, seat)) ? 'mission' : null;
  }
}

function fulfils(s: State, seat: Seat, mission: Mission): boolean {
  if (mission.on !== 'hand') return isMetInPublic(s, seat, mission);
  return handSize(s, seat) >= mission.least && mission.holds(facesOf(s, handOf(s, seat)));
}

/** Is a mission fulfilled by what everybody sees? */
export function isMetInPublic(s: State, seat: Seat, mission: Mission): boolean {
  if (mission.on === 'table') return mission.met(s, seat);
  return mission.on === 'fall' && mission.since?.(s, seat) === true;
}

/** Who wins by this very fall, the first from the active seat on; the fallen seat too: it wins while it falls. */
export function fallWinner(s: State, fall: Fall): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if ((!lives(s, seat) && seat !== fall.seat) || identityAt(s, seat) !== 'MOF') continue;
    const mission = missionOf(s, seat);
    if (mission.on === 'fall' && mission.met(s, seat, fall)) return seat;
    const hidden = hiddenPart(s, seat, mission, fall);
    if (hidden !== null && 'holds' in mission && mission.holds(facesOf(s, hidden))) return seat;
  }
  return -1;
}

/** The hidden cards (ids) on which a mission hangs at a fall; null when it hangs on none. */
export function hiddenPart(s: State, seat: Seat, mission: Mission, fall: Fall): number[] | null {
  if (mission.on === 'fallen') {
    return seat !== fall.seat && s.fallen.length > 1 ? s.fallen.map((one) => one.identity) : null;
  }
  if (mission.on !== 'own-fall' || seat !== fall.seat || handSize(s, seat) < mission.least) return null;
  return handOf(s, seat);
}

/**
 * The only one left, or -1. Ruling R19: looked for when everything an elimination brings has run. If that took the last one
 * too (Elegy can), they were the last to live and fall in the moment of their victory: they win.
 */
export function lastSurvivor(s: State): Seat {
  if ((s.alive & (s.alive - 1)) !== 0) return -1;
  return s.alive === 0 ? (s.fallen.at(-1)?.seat ?? s.active) : 31 - Math.clz32(s.alive);
}

const facesOf = (s: State, ids: readonly number[]): number[] => ids.map((id) => box.face(s.cards, id));
