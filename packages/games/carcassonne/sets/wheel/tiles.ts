// Wheel of Fortune: a start block of sixteen tiles, and numbers on nineteen tiles of the base game. The rim of the block, the
// crowns and which tiles have numbers are our own; how the printed ones look is not known to us.

import type { SetDoc, TileDoc } from '../../tiles/schema.ts';
import { base } from '../base/tiles.ts';

const block: readonly TileDoc[] = [
  {
    id: 'wheel-00',
    letter: '00',
    count: 1,
    edges: 'F##F',
    block: [0, 0],
    note: 'corner of the rim',
    features: [{ type: 'field', halves: ['NL', 'NR', 'EL', 'SR', 'WL', 'WR'], cities: [] }],
  },
  {
    id: 'wheel-10',
    letter: '10',
    count: 1,
    edges: 'C###',
    block: [1, 0],
    note: 'cap on the rim',
    features: [
      { type: 'city', edges: ['N'] },
      { type: 'field', halves: ['EL', 'WR'], cities: [0] },
    ],
  },
  {
    id: 'wheel-20',
    letter: '20',
    count: 1,
    edges: 'R###',
    block: [2, 0],
    note: 'road end at the wheel',
    features: [
      { type: 'road', edges: ['N'] },
      { type: 'field', halves: ['NR', 'EL'], cities: [] },
      { type: 'field', halves: ['NL', 'WR'], cities: [] },
    ],
  },
  {
    id: 'wheel-30',
    letter: '30',
    count: 1,
    edges: 'FF##',
    block: [3, 0],
    note: 'corner of the rim',
    features: [{ type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'WR'], cities: [] }],
  },
  {
    id: 'wheel-01',
    letter: '01',
    count: 1,
    edges: '###R',
    block: [0, 1],
    note: 'road end at the wheel',
    features: [
      { type: 'road', edges: ['W'] },
      { type: 'field', halves: ['NL', 'WR'], cities: [] },
      { type: 'field', halves: ['SR', 'WL'], cities: [] },
    ],
  },
  {
    id: 'wheel-11',
    letter: '11',
    count: 1,
    edges: '####',
    block: [1, 1],
    note: 'wheel, no landscape',
    features: [
      { type: 'place', crown: 'plague', at: [30, 53] },
      { type: 'place', crown: 'plague', at: [53, 30] },
    ],
  },
  {
    id: 'wheel-21',
    letter: '21',
    count: 1,
    edges: '####',
    block: [2, 1],
    note: 'wheel, no landscape',
    features: [
      { type: 'place', crown: 'fortune', at: [22, 18] },
      { type: 'place', crown: 'tax', at: [72, 55] },
      { type: 'place', crown: 'tax', at: [84, 87] },
    ],
  },
  {
    id: 'wheel-31',
    letter: '31',
    count: 1,
    edges: '#C##',
    block: [3, 1],
    note: 'cap on the rim',
    features: [
      { type: 'city', edges: ['E'] },
      { type: 'field', halves: ['NR', 'SL'], cities: [0] },
    ],
  },
  {
    id: 'wheel-02',
    letter: '02',
    count: 1,
    edges: '###C',
    block: [0, 2],
    note: 'cap on the rim',
    features: [
      { type: 'city', edges: ['W'] },
      { type: 'field', halves: ['NL', 'SR'], cities: [0] },
    ],
  },
  {
    id: 'wheel-12',
    letter: '12',
    count: 1,
    edges: '####',
    block: [1, 2],
    note: 'wheel, no landscape',
    features: [
      { type: 'place', crown: 'storm', at: [88, 84] },
      { type: 'place', crown: 'storm', at: [58, 74] },
      { type: 'place', crown: 'inquisition', at: [18, 22] },
    ],
  },
  {
    id: 'wheel-22',
    letter: '22',
    count: 1,
    edges: '####',
    block: [2, 2],
    note: 'wheel, no landscape',
    features: [{ type: 'place', crown: 'famine', at: [60, 60] }],
  },
  {
    id: 'wheel-32',
    letter: '32',
    count: 1,
    edges: '#R##',
    block: [3, 2],
    note: 'road end at the wheel',
    features: [
      { type: 'road', edges: ['E'] },
      { type: 'field', halves: ['ER', 'SL'], cities: [] },
      { type: 'field', halves: ['NR', 'EL'], cities: [] },
    ],
  },
  {
    id: 'wheel-03',
    letter: '03',
    count: 1,
    edges: '##FF',
    block: [0, 3],
    note: 'corner of the rim',
    features: [{ type: 'field', halves: ['NL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] }],
  },
  {
    id: 'wheel-13',
    letter: '13',
    count: 1,
    edges: '##R#',
    block: [1, 3],
    note: 'road end at the wheel',
    features: [
      { type: 'road', edges: ['S'] },
      { type: 'field', halves: ['SR', 'WL'], cities: [] },
      { type: 'field', halves: ['ER', 'SL'], cities: [] },
    ],
  },
  {
    id: 'wheel-23',
    letter: '23',
    count: 1,
    edges: '##C#',
    block: [2, 3],
    note: 'cap on the rim',
    features: [
      { type: 'city', edges: ['S'] },
      { type: 'field', halves: ['ER', 'WL'], cities: [0] },
    ],
  },
  {
    id: 'wheel-33',
    letter: '33',
    count: 1,
    edges: '#FF#',
    block: [3, 3],
    note: 'corner of the rim',
    features: [{ type: 'field', halves: ['NR', 'EL', 'ER', 'SL', 'SR', 'WL'], cities: [] }],
  },
];

/** Letters of tiles of the base game, and the number on one copy of them. */
const NUMBERS: readonly (readonly [letter: string, number: number])[] = [
  ['A', 1],
  ['B', 2],
  ['D', 3],
  ['E', 1],
  ['E', 2],
  ['H', 3],
  ['J', 1],
  ['K', 2],
  ['L', 3],
  ['N', 1],
  ['P', 2],
  ['R', 3],
  ['U', 1],
  ['U', 2],
  ['U', 3],
  ['V', 1],
  ['V', 2],
  ['V', 3],
  ['W', 1],
];

function numbered(letter: string, wheel: number): TileDoc {
  const tile = base.tiles.find(({ id }) => id === `base-${letter}`);
  if (!tile) throw new Error(`the base game has no tile ${letter}`);
  const { edges, note, features } = tile;
  return {
    id: `wheel-${letter}${wheel}`,
    letter: `${letter}${wheel}`,
    count: 1,
    edges,
    wheel,
    instead: tile.id,
    note,
    features,
  };
}

export const wheel: SetDoc = {
  id: 'wheel',
  name: 'Wheel of Fortune (own tiles)',
  total: 35,
  tiles: [...block, ...NUMBERS.map(([letter, number]) => numbered(letter, number))],
};
