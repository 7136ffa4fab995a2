// The Fruit-Bearing Trees: six tiles of our own; how the printed ones look is not known to us.

import type { SetDoc } from '../../tiles/schema.ts';

export const fruit: SetDoc = {
  id: 'fruit',
  name: 'The Fruit-Bearing Trees (own tiles)',
  total: 6,
  tiles: [
    {
      id: 'fruit-A',
      letter: 'A',
      count: 1,
      edges: 'CFFF',
      note: 'cap, tree',
      fruitTree: true,
      features: [
        { type: 'city', edges: ['N'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [0] },
      ],
    },
    {
      id: 'fruit-B',
      letter: 'B',
      count: 1,
      edges: 'CRFR',
      note: 'cap over straight road, tree in the south',
      fruitTree: true,
      features: [
        { type: 'city', edges: ['N'] },
        { type: 'road', edges: ['E', 'W'] },
        { type: 'field', halves: ['EL', 'WR'], cities: [0] },
        { type: 'field', halves: ['ER', 'SL', 'SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'fruit-C',
      letter: 'C',
      count: 1,
      edges: 'FFRR',
      note: 'road bend, tree',
      fruitTree: true,
      features: [
        { type: 'road', edges: ['S', 'W'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'WR'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'fruit-D',
      letter: 'D',
      count: 1,
      edges: 'RFRF',
      note: 'straight road, tree in the west',
      fruitTree: true,
      features: [
        { type: 'road', edges: ['N', 'S'] },
        { type: 'field', halves: ['NL', 'SR', 'WL', 'WR'], cities: [] },
        { type: 'field', halves: ['NR', 'EL', 'ER', 'SL'], cities: [] },
      ],
    },
    {
      id: 'fruit-E',
      letter: 'E',
      count: 1,
      edges: 'CFFC',
      note: 'corner city, tree',
      fruitTree: true,
      features: [
        { type: 'city', edges: ['N', 'W'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'SR'], cities: [0] },
      ],
    },
    {
      id: 'fruit-F',
      letter: 'F',
      count: 1,
      edges: 'FRRR',
      note: 'village with three roads, tree in the north',
      fruitTree: true,
      features: [
        { type: 'road', edges: ['E'] },
        { type: 'road', edges: ['S'] },
        { type: 'road', edges: ['W'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'WR'], cities: [] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
  ],
};
