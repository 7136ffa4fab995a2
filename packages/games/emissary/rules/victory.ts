// Victory: three messages of one's colour, a mission, or being the last. What nobody won by is written down as a fact.

import { EVERYONE, type Flow, type Seat, type Table } from '@tabella/kernel';
import { box } from './box.ts';
import type { Character } from './character.ts';
import { declare } from './declaration.ts';
import { couldBe, isHidden } from './hidden.ts';
import type { Fall } from './hooks.ts';
import {
  castOf,
  characterCard,
  handOf,
  handSize,
  has,
  identityAt,
  identityCard,
  isExposed,
  lives,
  type State,
} from './state.ts';
import { IDENTITIES, type Identity } from './terms.ts';

/** Messages on the table have changed: does anybody win by them now, or by his hand? The active seat goes first. */
export function* verdict(s: State, t: Table): Flow {
  const winner = tableWinner(s);
  if (winner >= 0) yield* declare(s, t, winner, reasonOf(s, winner));
  if (handWinner(s) >= 0) yield* handVerdict(s, t);
}

function reasonOf(s: State, winner: Seat): string {
  const is = identityAt(s, winner);
  return is === 'KDR' ? 'three-red' : is === 'FRS' ? 'three-blue' : 'mission';
}

/** Who wins by the messages that lie before him, or -1. */
export function tableWinner(s: State): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    const red = s.tally[seat * 3] as number;
    const blue = s.tally[seat * 3 + 1] as number;
    // Nobody wins by fewer than three messages of his colour, or three true ones.
    if (red + blue < 3 || !lives(s, seat)) continue;
    const is = identityAt(s, seat);
    if (red >= 3) {
      if (is === 'KDR') return seat;
      isNot(s, seat, 'KDR');
    }
    if (blue >= 3) {
      if (is === 'FRS') return seat;
      isNot(s, seat, 'FRS');
    }
    if (tableMission(s, seat, is)) return seat;
  }
  return -1;
}

function tableMission(s: State, seat: Seat, is: Identity): boolean {
  if (has(s.cleared[seat] as number, 2)) return false;
  const own = castOf(s, seat).mission;
  if (is === 'MOF' && own.on === 'table' && own.met(s, seat)) return true;
  if (isHidden(s, seat)) unmet(s, seat, (one) => one.mission.on === 'table' && one.mission.met(s, seat));
  else if (own.on === 'table' && own.met(s, seat)) isNot(s, seat, 'MOF');
  return false;
}

/** Hands have changed: does anybody win by what he holds? */
export function* handVerdict(s: State, t: Table): Flow {
  const winner = handWinner(s);
  if (winner >= 0) yield* declare(s, t, winner, 'mission');
}

/** Who wins by what he holds, or -1. Asked again and again, so it waits for nobody. */
export function handWinner(s: State): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat)) continue;
    const { mission, name } = castOf(s, seat);
    if (mission.on !== 'hand' || handSize(s, seat) < mission.least) continue;
    const hand = handOf(s, seat);
    const met = mission.holds(hand.map((id) => box.face(s.cards, id)));
    if (met && identityAt(s, seat) === 'MOF') return seat;
    // Of a hidden character nobody knows that anything was looked at; of a known one everybody does.
    if (!isHidden(s, seat) && !has(s.cleared[seat] as number, 2)) unmetWith(s, seat, name, hand);
  }
  return -1;
}

/** Somebody falls: missions that hang on it come before all abilities. His own included: he wins while he falls. */
export function* fallVerdict(s: State, t: Table, fall: Fall): Flow {
  const fallen = s.fallen.map((one) => one.identity);
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat) && seat !== fall.seat) continue;
    const meets = (one: Character): boolean => one.mission.on === 'fall' && one.mission.met(s, seat, fall);
    const own = castOf(s, seat);
    if (identityAt(s, seat) === 'MOF') {
      const hidden = hiddenPart(s, seat, own, fall, fallen);
      const faces = hidden?.map((id) => box.face(s.cards, id)) ?? [];
      if (meets(own) || (hidden && 'holds' in own.mission && own.mission.holds(faces))) {
        yield* declare(s, t, seat, 'mission');
      }
    }
    if (has(s.cleared[seat] as number, 2)) continue;
    const possible = isHidden(s, seat) ? couldBe(s) : [own];
    if (!isHidden(s, seat)) {
      if (meets(own)) isNot(s, seat, 'MOF');
    } else unmet(s, seat, meets);
    for (const one of possible) {
      const hidden = hiddenPart(s, seat, one, fall, fallen);
      if (hidden) unmetWith(s, seat, one.name, hidden);
    }
  }
}

/** A mission that needs both a fall and an ability in one turn (Impute): the ability may come second. */
export function* lateVerdict(s: State, t: Table, seat: Seat): Flow {
  const { mission } = castOf(s, seat);
  if (mission.on !== 'fall' || !lives(s, seat) || isHidden(s, seat)) return;
  const met = s.fallen.some((one) => one.turn === s.turn && mission.met(s, seat, { ...one, identityTaken: false }));
  if (!met) return;
  if (identityAt(s, seat) === 'MOF') yield* declare(s, t, seat, 'mission');
  isNot(s, seat, 'MOF');
}

/** The hidden cards on which a mission hangs at a fall; null when it hangs on none. */
function hiddenPart(s: State, seat: Seat, one: Character, fall: Fall, fallen: number[]): number[] | null {
  const { mission } = one;
  if (mission.on === 'fallen') return seat !== fall.seat && fallen.length > 1 ? fallen : null;
  if (mission.on !== 'own-fall' || seat !== fall.seat || handSize(s, seat) < mission.least) return null;
  return handOf(s, seat);
}

/**
 * Ruling R19: looked at when everything an elimination brings has run. If that took the last one too (Elegy can), he was
 * the last to live and falls in the moment of his victory: he wins.
 */
export function* lastSurvivor(s: State, t: Table): Flow {
  if ((s.alive & (s.alive - 1)) !== 0) return;
  const last = s.alive === 0 ? (s.fallen.at(-1)?.seat ?? s.active) : 31 - Math.clz32(s.alive);
  yield* declare(s, t, last, 'last');
}

/** Nobody won by it: everybody learns what the seat is not. */
function isNot(s: State, seat: Seat, identity: Identity): void {
  const bit = 1 << IDENTITIES.indexOf(identity);
  if (((s.cleared[seat] as number) & bit) !== 0) return;
  s.cleared[seat] = (s.cleared[seat] as number) | bit;
  if (!isExposed(s, seat)) box.learn(s.cards, EVERYONE, 'isNot', [identityCard(s, seat)], identity);
}

/** A hidden character did not win: it is not a MOF with one of these missions. */
function unmet(s: State, seat: Seat, met: (one: Character) => boolean): void {
  const names = couldBe(s)
    .filter(met)
    .map((one) => one.name);
  if (names.length > 0) box.learn(s.cards, EVERYONE, 'unmet', [identityCard(s, seat), characterCard(s, seat)], names);
}

function unmetWith(s: State, seat: Seat, name: string, ids: readonly number[]): void {
  box.learn(s.cards, EVERYONE, 'unmetWith', [identityCard(s, seat), characterCard(s, seat), ...ids], name);
}
