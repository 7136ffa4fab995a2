// The River: 12 tiles from the spring to the lake.

import type { SetDoc } from '../../tiles/schema.ts';

export const river: SetDoc = {
  id: 'river',
  name: 'The River (river I)',
  total: 12,
  tiles: [
    {
      id: 'river-spring',
      count: 1,
      edges: 'FVFF',
      startCopies: 1,
      note: 'spring; start tile when the river is used',
      features: [
        { type: 'river', edges: ['E'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'river-lake',
      count: 1,
      edges: 'FFFV',
      note: 'lake; last river tile',
      features: [
        { type: 'river', edges: ['W'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [] },
      ],
    },
    {
      id: 'river-caps',
      count: 1,
      edges: 'CVCV',
      note: 'two caps either side',
      features: [
        { type: 'city', edges: ['N'] },
        { type: 'city', edges: ['S'] },
        { type: 'river', edges: ['E', 'W'] },
        { type: 'field', halves: ['EL', 'WR'], cities: [0] },
        { type: 'field', halves: ['ER', 'WL'], cities: [1] },
      ],
    },
    {
      id: 'river-gate',
      count: 1,
      edges: 'CVRV',
      note: 'cap, gate road crossing the river by a bridge',
      features: [
        { type: 'city', edges: ['N'] },
        { type: 'road', edges: ['S'] },
        { type: 'river', edges: ['E', 'W'] },
        { type: 'field', halves: ['EL'], cities: [0] },
        { type: 'field', halves: ['WR'], cities: [0] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'river-monastery',
      count: 1,
      edges: 'FVRV',
      note: 'monastery with road crossing the river',
      features: [
        { type: 'monastery' },
        { type: 'road', edges: ['S'] },
        { type: 'river', edges: ['E', 'W'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'WR'], cities: [] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'river-bridge',
      count: 1,
      edges: 'VRVR',
      note: 'straight road over straight river',
      features: [
        { type: 'road', edges: ['E', 'W'] },
        { type: 'river', edges: ['N', 'S'] },
        { type: 'field', halves: ['NL', 'WR'], cities: [] },
        { type: 'field', halves: ['NR', 'EL'], cities: [] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'river-straight',
      count: 2,
      edges: 'FVFV',
      note: 'straight river',
      features: [
        { type: 'river', edges: ['E', 'W'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'WR'], cities: [] },
        { type: 'field', halves: ['ER', 'SL', 'SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'river-corner-city',
      count: 1,
      edges: 'CVVC',
      note: 'corner city, river bend',
      features: [
        { type: 'city', edges: ['N', 'W'] },
        { type: 'river', edges: ['E', 'S'] },
        { type: 'field', halves: ['EL', 'SR'], cities: [0] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
      ],
    },
    {
      id: 'river-road-bend',
      count: 1,
      edges: 'RRVV',
      note: 'road bend beside river bend',
      features: [
        { type: 'road', edges: ['N', 'E'] },
        { type: 'river', edges: ['S', 'W'] },
        { type: 'field', halves: ['NL', 'ER', 'SL', 'WR'], cities: [] },
        { type: 'field', halves: ['NR', 'EL'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'river-bend',
      count: 2,
      edges: 'FFVV',
      gardenCopies: 1,
      note: 'river bend',
      features: [
        { type: 'river', edges: ['S', 'W'] },
        { type: 'field', halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'WR'], cities: [] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
  ],
};
