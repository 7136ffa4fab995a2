// Besieged Cities: ten tiles.

import type { SetDoc } from '../../tiles/schema.ts';

export const siege: SetDoc = {
  id: 'siege',
  name: 'Besieged Cities',
  total: 10,
  tiles: [
    {
      id: 'siege-C1',
      letter: 'C1',
      count: 1,
      edges: 'CCFF',
      note: 'corner city',
      features: [
        { type: 'city', edges: ['N', 'E'], besieged: true },
        { type: 'field', halves: ['SL', 'SR', 'WL', 'WR'], cities: [0] },
      ],
    },
    {
      id: 'siege-C2',
      letter: 'C2',
      count: 1,
      edges: 'CCRR',
      note: 'corner city, road bend',
      features: [
        { type: 'city', edges: ['N', 'E'], besieged: true },
        { type: 'road', edges: ['S', 'W'] },
        { type: 'field', halves: ['SL', 'WR'], cities: [0] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'siege-C3',
      letter: 'C3',
      count: 1,
      edges: 'CFFF',
      note: 'cap',
      features: [
        { type: 'city', edges: ['N'], besieged: true },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [0] },
      ],
    },
    {
      id: 'siege-C4',
      letter: 'C4',
      count: 1,
      edges: 'CRFR',
      note: 'cap, passing road',
      features: [
        { type: 'city', edges: ['N'], besieged: true },
        { type: 'road', edges: ['E', 'W'] },
        { type: 'field', halves: ['EL', 'WR'], cities: [0] },
        { type: 'field', halves: ['ER', 'SL', 'SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'siege-B1',
      letter: 'B1',
      count: 1,
      edges: 'CFRC',
      note: 'corner city, gate road',
      features: [
        { type: 'city', edges: ['N', 'W'], besieged: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['EL', 'ER', 'SL'], cities: [0] },
        { type: 'field', halves: ['SR'], cities: [0] },
      ],
    },
    {
      id: 'siege-B2',
      letter: 'B2',
      count: 1,
      edges: 'CCFC',
      note: 'three-sided city',
      features: [
        { type: 'city', edges: ['N', 'E', 'W'], besieged: true },
        { type: 'field', halves: ['SL', 'SR'], cities: [0] },
      ],
    },
    {
      id: 'siege-B3',
      letter: 'B3',
      count: 1,
      edges: 'CFRR',
      note: 'cap, road bends south-west',
      features: [
        { type: 'city', edges: ['N'], besieged: true },
        { type: 'road', edges: ['S', 'W'] },
        { type: 'field', halves: ['EL', 'ER', 'SL', 'WR'], cities: [0] },
        { type: 'field', halves: ['SR', 'WL'], cities: [] },
      ],
    },
    {
      id: 'siege-B4',
      letter: 'B4',
      count: 1,
      edges: 'CFRF',
      note: 'cap with gate road',
      features: [
        { type: 'city', edges: ['N'], besieged: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['EL', 'ER', 'SL'], cities: [0] },
        { type: 'field', halves: ['SR', 'WL', 'WR'], cities: [0] },
      ],
    },
    {
      id: 'siege-B5',
      letter: 'B5',
      count: 1,
      edges: 'CCRF',
      note: 'corner city, gate road',
      features: [
        { type: 'city', edges: ['N', 'E'], besieged: true },
        { type: 'road', edges: ['S'] },
        { type: 'field', halves: ['SL'], cities: [0] },
        { type: 'field', halves: ['SR', 'WL', 'WR'], cities: [0] },
      ],
    },
    {
      id: 'siege-B6',
      letter: 'B6',
      count: 1,
      edges: 'CRRF',
      note: 'cap, road bends east-south',
      features: [
        { type: 'city', edges: ['N'], besieged: true },
        { type: 'road', edges: ['E', 'S'] },
        { type: 'field', halves: ['EL', 'SR', 'WL', 'WR'], cities: [0] },
        { type: 'field', halves: ['ER', 'SL'], cities: [] },
      ],
    },
  ],
};
