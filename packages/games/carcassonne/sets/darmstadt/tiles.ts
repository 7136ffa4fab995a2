// Darmstadt: three tiles.

import type { SetDoc } from '../../tiles/schema.ts';

export const darmstadt: SetDoc = {
  id: 'darmstadt',
  name: 'Darmstadt',
  total: 3,
  tiles: [
    {
      id: 'darmstadt-A',
      letter: 'A',
      count: 1,
      edges: 'CCCC',
      note: 'Darmstadtium in an all-city tile',
      features: [{ type: 'city', edges: ['N', 'E', 'S', 'W'], darmstadtium: true }],
    },
    {
      id: 'darmstadt-B',
      letter: 'B',
      count: 1,
      edges: 'RRRR',
      note: 'church of St. Louis: four separate road ends',
      features: [
        { type: 'monastery', church: true },
        { type: 'road', edges: ['N'] },
        { type: 'road', edges: ['W'] },
        { type: 'road', edges: ['S'] },
        { type: 'road', edges: ['E'] },
        { type: 'field', halves: ['NL', 'WR'], cities: [] },
        { type: 'field', halves: ['NR', 'EL'], cities: [] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'darmstadt-C',
      letter: 'C',
      count: 1,
      edges: 'FRRF',
      note: 'church of St. Mary Magdalene: one road bending past it',
      features: [
        { type: 'monastery', church: true },
        { type: 'road', edges: ['E', 'S'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'SR', 'WL', 'WR'], cities: [] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
      ],
    },
  ],
};
