// Dutch & Belgian Monasteries: six tiles.

import type { SetDoc } from '../../tiles/schema.ts';

export const dutch: SetDoc = {
  id: 'dutch',
  name: 'Dutch & Belgian Monasteries',
  total: 6,
  tiles: [
    {
      id: 'dutch-A',
      letter: 'A',
      count: 1,
      edges: 'FFRF',
      note: 'monastery with road end',
      features: [
        { type: 'monastery', special: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'dutch-B',
      letter: 'B',
      count: 1,
      edges: 'FFRF',
      note: 'monastery with road end',
      features: [
        { type: 'monastery', special: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'dutch-C',
      letter: 'C',
      count: 1,
      edges: 'FFFF',
      note: 'monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'dutch-D',
      letter: 'D',
      count: 1,
      edges: 'FFFF',
      note: 'monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'dutch-E',
      letter: 'E',
      count: 1,
      edges: 'FFFF',
      note: 'monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'dutch-F',
      letter: 'F',
      count: 1,
      edges: 'FFFF',
      note: 'monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
  ],
};
