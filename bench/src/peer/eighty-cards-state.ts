// The state of the eighty-card game as a boardgame.io game keeps it: the same eighty cards, roles and agents, in plain arrays.

export type Kind = 'seal' | 'seize' | 'question' | 'gift' | 'mask' | 'burn';
export type Colour = 'red' | 'blue' | 'black';
type Role = 'crown' | 'league' | 'free';
type Agent = 'fox' | 'owl' | 'moth' | 'crow' | 'hare' | 'wren';

export type Play =
  | { card: number; to: number }
  | { card: number; at: number; message: number }
  | { agent: true; to?: number };

export interface EightyCards {
  deck: number[];
  discard: number[];
  hands: number[][];
  before: number[][];
  road: number[];
  limbo: number[];
  roles: Role[];
  agents: Agent[];
  up: boolean[];
  silenced: number[];
  active: number;
  at: number;
  seized: boolean;
  turns: number;
  /** Errands declared so far: simultaneous answers have to be kept aside here. */
  errands: string[];
  /** What was played, and the seals upon it: nested windows have to be kept as a stack. */
  played: Play | null;
  stack: { seat: number; card: number }[];
  /** How far the open window has come. */
  asked: number;
  ask: { kind: string; seat: number };
  result: { winners: number[]; reason: string } | null;
}

const COUNTS: readonly (readonly [Kind, number, number, number])[] = [
  ['seal', 8, 8, 8],
  ['seize', 6, 6, 4],
  ['question', 6, 6, 0],
  ['gift', 4, 4, 4],
  ['mask', 2, 2, 4],
  ['burn', 2, 2, 4],
];

const kinds: Kind[] = [];
const colours: Colour[] = [];
for (const [kind, ...counts] of COUNTS) {
  (['red', 'blue', 'black'] as const).forEach((colour, i) => {
    for (let n = 0; n < (counts[i] as number); n++) {
      kinds.push(kind);
      colours.push(colour);
    }
  });
}
const CARDS = kinds.length;
export const SEALS_TO_WIN = 5;
export const kindOf = (card: number): Kind => kinds[card] as Kind;
export const colourOf = (card: number): Colour => colours[card] as Colour;
export const isSeal = (card: number): boolean => kinds[card] === 'seal';

export type Shuffle = <T>(list: T[]) => T[];

export function setup(seats: number, shuffle: Shuffle, first: number): EightyCards {
  const deck = shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const roles = shuffle<Role>(['crown', 'crown', 'league', 'league', 'free']).slice(0, seats);
  const agents = shuffle<Agent>(['fox', 'owl', 'moth', 'crow', 'hare', 'wren']).slice(0, seats);
  return {
    hands: roles.map(() => deck.splice(0, 3)),
    deck,
    discard: [],
    before: roles.map(() => []),
    road: [],
    limbo: [],
    roles,
    agents,
    up: roles.map(() => false),
    silenced: roles.map(() => 0),
    active: first,
    at: 0,
    seized: false,
    turns: 0,
    errands: [],
    played: null,
    stack: [],
    asked: 0,
    ask: { kind: 'errand', seat: 0 },
    result: null,
  };
}
