// The School: two tiles that lie together beside the start tile. How the grass runs on over their seam is our own.

import type { SetDoc } from '../../tiles/schema.ts';

export const school: SetDoc = {
  id: 'school',
  name: 'The School',
  total: 2,
  tiles: [
    {
      id: 'school-A',
      letter: 'A',
      count: 1,
      block: [0, 0],
      school: true,
      edges: 'R#RR',
      note: 'west half: three road ends at the school',
      features: [
        { type: 'road', edges: ['N'] },
        { type: 'road', edges: ['S'] },
        { type: 'road', edges: ['W'] },
        { type: 'field', halves: ['NR', 'EL'], cities: [] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
        { type: 'field', halves: ['NL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'school-B',
      letter: 'B',
      count: 1,
      block: [1, 0],
      school: true,
      edges: 'RRR#',
      note: 'east half: three road ends at the school',
      features: [
        { type: 'road', edges: ['N'] },
        { type: 'road', edges: ['E'] },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['NR', 'EL'], cities: [] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
        { type: 'field', halves: ['NL', 'WR'], cities: [] },
      ],
    },
  ],
};
