// Japanese Buildings: six tiles of our own; how the printed ones look is not known to us.

import type { SetDoc } from '../../tiles/schema.ts';

export const japan: SetDoc = {
  id: 'japan',
  name: 'Japanese Buildings (own tiles)',
  total: 6,
  tiles: [
    {
      id: 'japan-A',
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
      id: 'japan-B',
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
      id: 'japan-C',
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
      id: 'japan-D',
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
      id: 'japan-E',
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
      id: 'japan-F',
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
