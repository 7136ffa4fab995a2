// German Monasteries: six tiles.

import type { SetDoc } from '../../tiles/schema.ts';

export const german: SetDoc = {
  id: 'german',
  name: 'German Monasteries',
  total: 6,
  tiles: [
    {
      id: 'german-1',
      letter: '1',
      count: 1,
      edges: 'FFRF',
      note: 'German monastery with road end',
      features: [
        { type: 'monastery', special: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'german-2',
      letter: '2',
      count: 1,
      edges: 'FFFF',
      note: 'German monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'german-3',
      letter: '3',
      count: 1,
      edges: 'FFRF',
      note: 'German monastery with road end',
      features: [
        { type: 'monastery', special: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'german-4',
      letter: '4',
      count: 1,
      edges: 'FFFF',
      note: 'German monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'german-5',
      letter: '5',
      count: 1,
      edges: 'FFFF',
      note: 'German monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'german-6',
      letter: '6',
      count: 1,
      edges: 'FFFF',
      note: 'German monastery',
      features: [
        { type: 'monastery', special: true },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
  ],
};
