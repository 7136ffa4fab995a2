// The Wind Roses: six tiles. What is drawn on each is a fact of the printed game; the words are ours.

import type { SetDoc } from '../../tiles/schema.ts';

export const wind: SetDoc = {
  id: 'wind',
  name: 'The Wind Roses',
  total: 6,
  tiles: [
    {
      id: 'wind-1',
      letter: '1',
      count: 1,
      edges: 'FCFR',
      startCopies: 1,
      windRose: 'full',
      note: 'orange rose: start tile of the HiG version; cap with gate road',
      features: [
        { type: 'city', edges: ['E'] },
        { type: 'road', edges: ['W'] },
        { type: 'field', halves: ['NL', 'NR', 'WR'], cities: [0] },
        { type: 'field', halves: ['SL', 'SR', 'WL'], cities: [0] },
      ],
    },
    {
      id: 'wind-2',
      letter: '2',
      count: 1,
      edges: 'FFRR',
      windRose: 'full',
      note: 'blue rose: takes over as reference when placed; road bend',
      features: [
        { type: 'road', edges: ['S', 'W'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'WR'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'wind-3',
      letter: '3',
      count: 1,
      edges: 'CFFC',
      windRose: 'NE',
      note: 'corner city',
      features: [
        { type: 'city', edges: ['N', 'W'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'SR'], cities: [0] },
      ],
    },
    {
      id: 'wind-4',
      letter: '4',
      count: 1,
      edges: 'CFFC',
      windRose: 'SE',
      note: 'two separate adjacent caps',
      features: [
        { type: 'city', edges: ['N'] },
        { type: 'city', edges: ['W'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'SR'], cities: [0, 1] },
      ],
    },
    {
      id: 'wind-5',
      letter: '5',
      count: 1,
      edges: 'CFRR',
      windRose: 'SW',
      note: 'cap, road bends south-west',
      features: [
        { type: 'city', edges: ['N'] },
        { type: 'road', edges: ['S', 'W'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'WR'], cities: [0] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'wind-6',
      letter: '6',
      count: 1,
      edges: 'CFCF',
      windRose: 'NW',
      note: 'city corridor',
      features: [
        { type: 'city', edges: ['N', 'S'] },
        { type: 'field', halves: ['EL', 'ER'], cities: [0] },
        { type: 'field', halves: ['WL', 'WR'], cities: [0] },
      ],
    },
  ],
};
