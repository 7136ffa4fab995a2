// What stands in a place: a list of things on a sheet of 160 × 100. Our own places have a scene each; a place of another
// set gets one from the words of its name, or by its id.

import { keyOf, pickBy, seedOf } from './seed.ts';

export type Kind =
  | 'house'
  | 'hall'
  | 'stall'
  | 'pine'
  | 'bamboo'
  | 'torii'
  | 'pagoda'
  | 'boat'
  | 'water'
  | 'pool'
  | 'wheel'
  | 'racks'
  | 'gate'
  | 'barrier'
  | 'bridge'
  | 'lamps'
  | 'field'
  | 'rocks'
  | 'castle';

/** Thing, x and y of its foot, size. */
type Thing = readonly [kind: Kind, x: number, y: number, size?: number];

export interface Place {
  readonly things: readonly Thing[];
  /** A sun low over the hills. */
  readonly sun?: number;
}

const PLACES: Readonly<Record<string, Place>> = {
  market_town: {
    things: [
      ['house', 26, 76],
      ['house', 62, 75, 0.8],
      ['house', 118, 77, 1.15],
      ['stall', 44, 90],
      ['stall', 92, 92, 1.1],
      ['lamps', 140, 90],
    ],
  },
  tea_house: {
    things: [
      ['pine', 22, 84, 1.1],
      ['bamboo', 140, 84],
      ['hall', 84, 82, 1.1],
      ['lamps', 44, 90],
      ['stall', 122, 93, 0.8],
    ],
  },
  temple_clearing: {
    things: [
      ['pagoda', 112, 78],
      ['pine', 20, 82],
      ['pine', 148, 84, 0.9],
      ['torii', 62, 90, 1.15],
    ],
  },
  paper_mill: {
    things: [
      ['water', 40, 100],
      ['house', 78, 80, 1.25],
      ['wheel', 44, 84],
      ['racks', 122, 90],
      ['pine', 150, 80, 0.8],
    ],
  },
  river_harbour: {
    things: [
      ['house', 24, 74, 0.8],
      ['water', 80, 100, 2],
      ['house', 132, 78],
      ['boat', 74, 90, 1.2],
    ],
  },
  checkpoint: {
    things: [
      ['house', 24, 78, 0.95],
      ['gate', 84, 86, 1.1],
      ['barrier', 118, 92],
      ['pine', 146, 82],
    ],
  },
  hot_spring: {
    things: [
      ['pine', 20, 82, 1.1],
      ['rocks', 48, 90],
      ['pool', 76, 92, 1.2],
      ['house', 134, 80],
    ],
  },
  castle_town: {
    things: [
      ['house', 22, 76, 0.9],
      ['house', 50, 73, 0.8],
      ['house', 78, 76],
      ['house', 128, 75, 1.2],
      ['house', 36, 91, 0.9],
      ['house', 98, 91, 0.95],
    ],
  },
  daimyos_castle: {
    things: [
      ['castle', 70, 92],
      ['pine', 128, 90],
      ['pine', 150, 88, 0.85],
    ],
    sun: 118,
  },
};

interface Motif {
  readonly words: RegExp;
  readonly things: readonly Thing[];
}

const MOTIFS: readonly Motif[] = [
  { words: /castle|keep|fort/i, things: [['castle', 66, 92, 0.85]] },
  {
    words: /temple|pagoda|monaster|abbey/i,
    things: [
      ['pagoda', 74, 80],
      ['torii', 110, 92, 0.8],
    ],
  },
  {
    words: /shrine|torii|grave/i,
    things: [
      ['torii', 74, 90, 1.15],
      ['lamps', 112, 90],
    ],
  },
  {
    words: /harbou?r|port|bay|sea|ferry|fish/i,
    things: [
      ['water', 80, 100, 2],
      ['boat', 74, 90, 1.2],
    ],
  },
  {
    words: /bridge|river|ford/i,
    things: [
      ['water', 80, 100, 1.6],
      ['bridge', 78, 88, 1.2],
    ],
  },
  {
    words: /spring|bath|pond|lake|well|oasis/i,
    things: [
      ['rocks', 46, 90],
      ['pool', 78, 92, 1.2],
    ],
  },
  {
    words: /mill|smith|forge|work|kiln/i,
    things: [
      ['house', 76, 80, 1.2],
      ['racks', 118, 90],
    ],
  },
  {
    words: /gate|check|guard|border|barrack|tower|post/i,
    things: [
      ['gate', 76, 86, 1.1],
      ['barrier', 112, 92],
    ],
  },
  {
    words: /field|farm|rice|paddy|village/i,
    things: [
      ['field', 80, 100],
      ['house', 72, 78],
    ],
  },
  {
    words: /forest|wood|bamboo|garden|grove/i,
    things: [
      ['bamboo', 62, 84, 1.2],
      ['pine', 96, 86, 1.2],
    ],
  },
  {
    words: /pass|mountain|cliff|cave|rock|mine/i,
    things: [
      ['rocks', 60, 90, 1.5],
      ['rocks', 106, 86, 1.2],
    ],
  },
  {
    words: /\binn\b|tea|house|hall|theatre|palace|tent|caravan|script/i,
    things: [
      ['hall', 78, 82, 1.1],
      ['lamps', 112, 91],
    ],
  },
  {
    words: /town|city|market|bazaar|street|quarter|road/i,
    things: [
      ['house', 58, 77],
      ['house', 94, 75, 0.9],
      ['stall', 78, 92],
    ],
  },
];

const SIDES: readonly [readonly Thing[], ...(readonly Thing[])[]] = [
  [
    ['pine', 22, 84],
    ['house', 138, 79],
  ],
  [
    ['house', 24, 78],
    ['pine', 142, 84],
  ],
  [
    ['bamboo', 20, 84],
    ['house', 138, 80, 0.9],
  ],
  [
    ['pine', 20, 82, 1.1],
    ['pine', 146, 84, 0.9],
  ],
];

export function placeOf(id: string, name: string): Place {
  const key = keyOf(name);
  const own = Object.hasOwn(PLACES, key) ? PLACES[key] : undefined;
  if (own) return own;
  const motif = MOTIFS.find(({ words }) => words.test(name)) ?? MOTIFS[seedOf(id) % MOTIFS.length];
  const things = [...pickBy(SIDES, id, 'sides'), ...(motif?.things ?? [])];
  // What stands nearer is drawn later; water lies under everything.
  return { things: things.toSorted((a, b) => depth(a) - depth(b)) };
}

const depth = ([kind, , y]: Thing): number => (kind === 'water' || kind === 'field' ? 0 : y);
