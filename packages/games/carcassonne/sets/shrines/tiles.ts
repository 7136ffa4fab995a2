// Heretics & Shrines: six tiles.

import type { SetDoc } from '../../tiles/schema.ts';

export const shrines: SetDoc = {
  id: 'shrines',
  name: 'Heretics & Shrines',
  total: 6,
  tiles: [
    {
      id: 'shrines-1',
      letter: '1',
      count: 1,
      edges: 'CFFF',
      note: 'shrine, cap',
      features: [
        { type: 'monastery', shrine: true },
        { type: 'city', edges: ['N'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [1] },
      ],
    },
    {
      id: 'shrines-2',
      letter: '2',
      count: 1,
      edges: 'CFRF',
      note: 'shrine, cap, road end at the shrine',
      features: [
        { type: 'monastery', shrine: true },
        { type: 'city', edges: ['N'] },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [1] },
      ],
    },
    {
      id: 'shrines-3',
      letter: '3',
      count: 1,
      edges: 'FFFF',
      note: 'shrine',
      features: [
        { type: 'monastery', shrine: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'shrines-4',
      letter: '4',
      count: 1,
      edges: 'FFRF',
      note: 'shrine with road end',
      features: [
        { type: 'monastery', shrine: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'shrines-5',
      letter: '5',
      count: 1,
      edges: 'RFRF',
      note: 'shrine between two road ends',
      features: [
        { type: 'monastery', shrine: true },
        { type: 'road', edges: ['N'] },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['NL', 'SR', 'WL', 'WR'], cities: [] },
        { type: 'field', halves: ['NR', 'EL', 'ER', 'SL'], cities: [] },
      ],
    },
    {
      id: 'shrines-6',
      letter: '6',
      count: 1,
      edges: 'CRFR',
      note: 'shrine, cap, two road ends',
      features: [
        { type: 'monastery', shrine: true },
        { type: 'city', edges: ['N'] },
        { type: 'road', edges: ['E'] },
        { type: 'road', edges: ['W'] },
        { type: 'field', halves: ['EL', 'WR'], cities: [1] },
        { type: 'field', halves: ['ER', 'SL', 'SR', 'WL'], cities: [] },
      ],
    },
  ],
};
