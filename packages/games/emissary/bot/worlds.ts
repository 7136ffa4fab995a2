// Worlds as a seat can imagine them, who is who drawn by what it believes.

import {
  type AnyGame,
  type Chance,
  EVERYONE,
  type Fact,
  imagine,
  isBlank,
  type Known,
  NONE,
  type Seat,
  type World,
} from '@tabella/kernel';
import { box, ROAD } from '../rules/box.ts';
import { emissary } from '../rules/game.ts';
import { identityCard, type State } from '../rules/state.ts';
import { COLOURS, IDENTITIES } from '../rules/terms.ts';
import type { Belief } from './belief.ts';
import { colours } from './colours.ts';
import { CERTAIN, type Situation } from './situation.ts';

/** Worlds are imagined whatever the options. */
export const rules: AnyGame = emissary;

/** What somebody who looks ahead knows. */
export interface Outlook {
  /** -1: nobody at the table. */
  readonly seat: Seat;
  readonly known: Known<State>;
  readonly scene: Situation;
  readonly belief: Belief;
  readonly masks: readonly number[];
}

/** Ways to be drawn before a world is given up, and worlds tried for each. */
const DRAWS = 3;
const TRIES = 4;

export function imagined(look: Outlook, chance: Chance): World<State> | null {
  const { belief, known, masks, scene } = look;
  for (let i = 0; i < DRAWS; i++) {
    const way = drawn(belief, masks, chance);
    const told = way < 0 ? known : tell(known, belief, way, letterColour(scene, belief, way, chance));
    const world = imagine<State>(rules, told, chance, { tries: TRIES, wholeHistory: true });
    if (world?.rest && !world.relaxed) return world;
  }
  return null;
}

/** One of the ways the identities can lie, by its weight; -1 when none is left. */
function drawn(belief: Belief, masks: readonly number[], chance: Chance): number {
  const { rows, seats, own } = belief;
  const fits = (way: number): boolean =>
    masks.every((mask, seat) => ((mask >> (rows[way * seats + seat] as number)) & 1) === 1);
  let total = 0;
  for (let way = 0; way < belief.ways; way++) if ((own[way] as number) > 0 && fits(way)) total += own[way] as number;
  if (total === 0) return -1;
  let left = (total * (chance.int(1 << 20) + 0.5)) / (1 << 20);
  for (let way = 0; way < belief.ways; way++) {
    if ((own[way] as number) === 0 || !fits(way)) continue;
    left -= own[way] as number;
    if (left <= 0) return way;
  }
  return -1;
}

/** The colour of the message on its way, by what one who is this would send; -1 when there is nothing to guess. */
function letterColour(scene: Situation, belief: Belief, way: number, chance: Chance): number {
  const { letter } = scene;
  if (letter === null || letter.colour >= 0) return -1;
  const is = belief.rows[way * belief.seats + letter.from] as number;
  const odds = scene.odds.map((one, seat) => (seat === letter.from ? (CERTAIN[is] as readonly number[]) : one));
  let left = chance.int(1 << 20) / (1 << 20);
  return colours({ ...scene, odds }, letter).findIndex((one) => {
    left -= one;
    return left <= 0;
  });
}

/** As if it were known who is who, and which colour the message has. */
function tell(known: Known<State>, belief: Belief, way: number, colour: number): Known<State> {
  const { state } = known;
  const facts: Fact[] = [];
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    if (((state.alive >> seat) & 1) === 0) continue;
    const ids = [identityCard(state, seat)];
    IDENTITIES.forEach((data, is) => {
      if (is !== belief.rows[way * belief.seats + seat]) facts.push({ to: EVERYONE, kind: 'isNot', ids, data });
    });
  }
  const cards = { ...state.cards, facts: [...state.cards.facts, ...facts] };
  const letter = box.top(state.cards, ROAD);
  const name = COLOURS[colour];
  if (name !== undefined && letter !== NONE && isBlank(box.face(state.cards, letter))) {
    cards.planes = cards.planes.slice();
    box.classify(cards, letter, box.mask(name));
  }
  return { ...known, state: { ...state, cards } };
}
