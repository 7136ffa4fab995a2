// What is in the box: eighty cards, five roles, six agents, and the places where they lie.

import { Box, type Choice, type FaceSpec, NONE } from '@tabella/kernel';

export type Colour = 'red' | 'blue' | 'black';
export type Kind = 'seal' | 'seize' | 'question' | 'gift' | 'mask' | 'burn';
export type Role = 'crown' | 'league' | 'free';
/** A card by its name, as it is shown and told. */
export type CardName = `${Colour} ${Kind}`;
export type Agent = 'fox' | 'owl' | 'moth' | 'crow' | 'hare' | 'wren';

const COLOURS: readonly Colour[] = ['red', 'blue', 'black'];
/** How many of each kind there are in red, blue and black. */
const COUNTS: readonly (readonly [Kind, readonly number[]])[] = [
  ['seal', [8, 8, 8]],
  ['seize', [6, 6, 4]],
  ['question', [6, 6, 0]],
  ['gift', [4, 4, 4]],
  ['mask', [2, 2, 4]],
  ['burn', [2, 2, 4]],
];
const SIDES: readonly Role[] = ['crown', 'league', 'free'];
export const ROLES: readonly Role[] = ['crown', 'crown', 'league', 'league', 'free'];
const AGENTS: readonly Agent[] = ['fox', 'owl', 'moth', 'crow', 'hare', 'wren'];
const MOST = 5;

interface CardFace {
  readonly name: CardName;
  readonly colour: Colour;
  readonly kind: Kind;
  readonly count: number;
}

const CARDS: readonly CardFace[] = COUNTS.flatMap(([kind, counts]) =>
  COLOURS.map((colour, i) => ({ name: `${colour} ${kind}` as const, colour, kind, count: counts[i] ?? 0 })),
).filter(({ count }) => count > 0);

// Faces: the cards come first, then the roles, then the agents.
const firstRole = CARDS.length;
const firstAgent = firstRole + SIDES.length;
const faces: readonly FaceSpec[] = [
  ...CARDS.map(({ name, kind }) => ({ name, pool: 'card', classes: kind === 'seal' ? ['seal'] : [] })),
  ...SIDES.map((name) => ({ name, pool: 'role' })),
  ...AGENTS.map((name) => ({ name, pool: 'agent' })),
];

/** One face per card. */
export const deckFaces = CARDS.flatMap(({ count }, face) => new Array<number>(count).fill(face));
export const roleFaces = ROLES.map((role) => firstRole + SIDES.indexOf(role));
export const agentFaces = AGENTS.map((_, i) => firstAgent + i);

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new RangeError('not in the box');
  return one;
}

export const kindOf = (face: number): Kind => found(CARDS[face]).kind;
export const colourOf = (face: number): Colour => found(CARDS[face]).colour;
export const cardNameOf = (face: number): CardName => found(CARDS[face]).name;
export const roleOf = (face: number): Role => found(SIDES[face - firstRole]);
export const agentOf = (face: number): Agent => found(AGENTS[face - firstAgent]);
export const nameOf = (face: number): string => found(faces[face]).name;

/** A card's name taken apart again. */
const BY_NAME: ReadonlyMap<CardName, CardFace> = new Map(CARDS.map((card) => [card.name, card]));
export const colourIn = (card: CardName): Colour => found(BY_NAME.get(card)).colour;
export const kindIn = (card: CardName): Kind => found(BY_NAME.get(card)).kind;

/** Can somebody of this role have shown this: what they said when they were asked, or a role that they are not? */
export function fits(role: Role, shown: Choice): boolean {
  if (typeof shown !== 'object' || shown === null || !('asked' in shown && 'said' in shown)) return role !== shown;
  // Asked "are you of the Crown?" (or the League): whoever is must say yes, the other side no, the free as they like.
  return role === 'free' || (role === shown.asked) === shown.said;
}

export const box = new Box({
  seats: MOST,
  zones: {
    deck: { kind: 'pile' },
    discard: { kind: 'open' },
    /** The letter on its way, face-down. */
    road: { kind: 'back' },
    /** Cards that are being played: on the table, out of the hand. */
    limbo: { kind: 'open' },
    /** Roles and agents nobody has. */
    roles: { kind: 'pile' },
    agents: { kind: 'pile' },
    hand: { kind: 'hand', each: true },
    /** Letters that were taken, open before their seat. */
    before: { kind: 'open', each: true },
    role: { kind: 'hand', each: true },
    agent: { kind: 'hand', each: true },
  },
  faces,
  facts: {
    stated: ([role = NONE], data) => fits(roleOf(role), data),
    /** Would have won with what lay before the seat. */
    isNot: ([role = NONE], data) => fits(roleOf(role), data),
  },
});

export const DECK = box.zone('deck');
export const DISCARD = box.zone('discard');
export const ROAD = box.zone('road');
export const LIMBO = box.zone('limbo');
/** Zones of each seat: the number of the first, to which the seat is added. */
export const HAND = box.zone('hand');
export const BEFORE = box.zone('before');
export const ROLE = box.zone('role');
export const AGENT = box.zone('agent');
