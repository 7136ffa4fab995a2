// What is in the box: eighty cards, five roles, six agents, and the places where they lie.

import { Box, type Choice, type FaceSpec, NONE } from '@tabella/kernel';

export type Colour = 'red' | 'blue' | 'black';
export type Kind = 'seal' | 'seize' | 'question' | 'gift' | 'mask' | 'burn';
export type Role = 'crown' | 'league' | 'free';
/** A card by its name, as it is shown and told. */
export type CardName = `${Colour} ${Kind}`;
export type Agent = 'fox' | 'owl' | 'moth' | 'crow' | 'hare' | 'wren';

/** How many of each kind there are in red, blue and black. */
const COUNTS: Readonly<Record<Kind, readonly [number, number, number]>> = {
  seal: [8, 8, 8],
  seize: [6, 6, 4],
  question: [6, 6, 0],
  gift: [4, 4, 4],
  mask: [2, 2, 4],
  burn: [2, 2, 4],
};
const COLOURS: readonly Colour[] = ['red', 'blue', 'black'];
export const ROLES: readonly Role[] = ['crown', 'crown', 'league', 'league', 'free'];
const AGENTS: readonly Agent[] = ['fox', 'owl', 'moth', 'crow', 'hare', 'wren'];
const MOST = 5;

/** A card's name taken apart again. */
export const colourIn = (card: CardName): Colour => card.slice(0, card.indexOf(' ')) as Colour;
export const kindIn = (card: CardName): Kind => card.slice(card.indexOf(' ') + 1) as Kind;

const faces: FaceSpec[] = [];
const kinds: (Kind | null)[] = [];
const colours: (Colour | null)[] = [];
export const deckFaces: number[] = [];

for (const [kind, counts] of Object.entries(COUNTS) as [Kind, readonly [number, number, number]][]) {
  COLOURS.forEach((colour, i) => {
    const count = counts[i] ?? 0;
    if (count === 0) return;
    for (let n = 0; n < count; n++) deckFaces.push(faces.length);
    faces.push({ name: `${colour} ${kind}`, pool: 'card', classes: kind === 'seal' ? ['seal'] : [] });
    kinds.push(kind);
    colours.push(colour);
  });
}
const firstRole = faces.length;
for (const role of ['crown', 'league', 'free']) faces.push({ name: role, pool: 'role' });
const firstAgent = faces.length;
for (const agent of AGENTS) faces.push({ name: agent, pool: 'agent' });

export const roleFaces = ROLES.map((role) => firstRole + ['crown', 'league', 'free'].indexOf(role));
export const agentFaces = AGENTS.map((_, i) => firstAgent + i);

export const kindOf = (face: number): Kind => kinds[face] as Kind;
export const colourOf = (face: number): Colour => colours[face] as Colour;
export const nameOf = (face: number): string => (faces[face] as FaceSpec).name;
export const cardNameOf = (face: number): CardName => `${colourOf(face)} ${kindOf(face)}`;
export const roleOf = (face: number): Role => nameOf(face) as Role;
export const agentOf = (face: number): Agent => nameOf(face) as Agent;

/** Can somebody of this role have shown this? */
export function fits(kind: string, role: Role, data: Choice): boolean {
  // Would have won with what lay before the seat.
  if (kind === 'isNot') return role !== data;
  // Asked "are you of the Crown?" (or the League): whoever is must say yes, the other side no, the free as they like.
  const { asked, said } = data as { readonly asked: Role; readonly said: boolean };
  return role === 'free' || (role === asked) === said;
}

export const box = new Box({
  seats: MOST,
  zones: {
    deck: { kind: 'pile' },
    discard: { kind: 'open' },
    /** The message on its way, face-down. */
    road: { kind: 'back' },
    /** Cards that are being played: on the table, out of the hand. */
    limbo: { kind: 'open' },
    /** Roles and agents nobody has. */
    roles: { kind: 'pile' },
    agents: { kind: 'pile' },
    hand: { kind: 'hand', each: true },
    /** Messages that were taken, open before their seat. */
    before: { kind: 'open', each: true },
    role: { kind: 'hand', each: true },
    agent: { kind: 'hand', each: true },
  },
  faces,
  facts: {
    stated: ([role = NONE], data) => fits('stated', roleOf(role), data),
    isNot: ([role = NONE], data) => fits('isNot', roleOf(role), data),
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
