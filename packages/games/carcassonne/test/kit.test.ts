// The kernel's kit on Carcassonne: every number of seats, every option, and combinations of them. `npm run kit -- carcassonne`
// tries every option with every number of seats.

import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { carcassonne, carcassonneWith } from '../rules/game.ts';
import { schema } from '../rules/options.ts';
import { favours } from './favours.ts';

/** Of combinations, a sample. */
const sample = { every: 12, budget: { histories: 0, worlds: 50 } };
/** Of long matches with many sets, a smaller one. */
const few = { every: 100, budget: { histories: 0, worlds: 20 } };
const everything = {
  sets: schema.sets.of,
  abbot: true,
};

const sampleOf = (options: object) =>
  'sets' in options && Array.isArray(options.sets) && options.sets.length > 3 ? few : sample;

describe('Carcassonne keeps its invariants, its replays and its secrets', () => {
  it.each([2, 3, 4, 5, 6])('with %i seats', (seats) => {
    const tally = checkGame(carcassonne, { seats: [seats], options: [{}], every: 4 });
    expect(tally.worlds).toBeGreaterThanOrEqual(500);
    expect(tally.relaxed).toBe(0);
  });

  it.each([
    ['without The Messages', 3, { messages: 'off' }],
    ['by the Z-Man rules', 3, { messages: 'zmg', abbot: true, sets: ['traders'] }],
    ['by the rules of 2025', 2, { messages: '2025', abbot: true, sets: ['inns'] }],
    ['with everything', 4, everything],
    ['with everything, by the rules of 2025', 2, { ...everything, messages: '2025', fields: 'city', tiny: 'two' }],
    ['with all figures but no tiles, as on a real table', 2, { big: 'yes', builder: 'yes', pig: 'yes', aids: false }],
    [
      'with tiles but no figures or farmers',
      2,
      { sets: ['inns', 'traders'], big: 'no', builder: 'no', pig: 'no', farmers: false },
    ],
    ['with fruit trees and Darmstadt', 3, { sets: ['fruit', 'darmstadt', 'japan'], messages: 'zmg', fruit: 'next' }],
    ['with the wheel and the school', 2, { sets: ['wheel', 'school', 'river'], abbot: true }],
    ['with the wheel alone, by the rules of 2025', 3, { sets: ['wheel'], messages: '2025' }],
    ['with the wind roses alone', 2, { sets: ['wind'] }],
    ['with hills and sheep alone', 3, { sets: ['hills'] }],
    ['with the big top alone', 2, { sets: ['bigtop'], farmers: false }],
    ['with bridges, castles and bazaars alone', 3, { sets: ['bridges'] }],
    ['with abbeys and barns alone', 4, { sets: ['abbey'], barns: true, wagon: 'joined' }],
    ['with towers alone', 3, { sets: ['tower'], big: 'yes', builder: 'yes' }],
    ['with the river alone', 6, { sets: ['river'], messages: 'off', fields: 'city' }],
  ])('%s', (_name, seats, options) => {
    const tally = checkGame(carcassonne, { seats: [seats], options: [options], ...sampleOf(options) });
    expect(tally.relaxed).toBe(0);
  });

  it.each([
    ['HiG', 2, { abbot: true, builder: 'yes' }],
    ['HiG', 4, { abbot: true, sets: ['inns', 'traders', 'dragon', 'wind', 'tower'] }],
    ['ZMG', 3, { messages: 'zmg', abbot: true, builder: 'yes' }],
    ['2025', 3, { messages: '2025', abbot: true, builder: 'yes' }],
  ])('with messages all the time, by %s with %i seats', (_name, seats, options) => {
    const tally = checkGame(carcassonneWith([favours]), { seats: [seats], options: [options], ...sampleOf(options) });
    expect(tally.relaxed).toBe(0);
  });
});
