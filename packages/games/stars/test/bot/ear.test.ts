// Understanding clues: what goes with a word of the card speaks for it, and nothing speaks for nothing.

import { describe, expect, it } from 'vitest';
import { understoodNow, wordChances } from '../../bot/ear.ts';
import { HARD } from '../../bot/level.ts';
import { newMind, placesOf } from '../../bot/mind.ts';
import { deck, lexicon } from './support.ts';

const mind = newMind(deck, lexicon);
const card = deck.cards.find((one) => one.columns.flat().includes('PANCAKES'));
if (card === undefined) throw new Error('no card with PANCAKES');
const reader = mind.reader('people', card, HARD.ear);
const believe = (...clues: string[]): Float64Array => reader.believe(placesOf(mind, clues));
const chanceOf = (belief: Float64Array, word: string): number =>
  wordChances(belief)[card.columns.flat().indexOf(word)] as number;

describe('clues for a card', () => {
  it('without one every word is as likely as the others of its column', () => {
    for (const chance of wordChances(believe())) expect(chance).toBeCloseTo(1 / 6, 10);
  });

  it('speak for what they go with, whatever column it is in', () => {
    const belief = believe('SYRUP', 'LAVA', 'WEDDING');
    expect(chanceOf(belief, 'PANCAKES')).toBeGreaterThan(0.8);
    expect(chanceOf(belief, 'VOLCANO')).toBeGreaterThan(0.8);
    expect(chanceOf(belief, 'MARRY')).toBeGreaterThan(0.8);
  });

  it('of no known meaning change nothing', () => {
    expect(believe('SYRUP', 'QWERTYX')).toEqual(believe('SYRUP'));
  });

  it('make the chances of a column add up to one', () => {
    const chances = wordChances(believe('RAIN', 'ICE', 'MUSIC', 'SPORT'));
    for (let column = 0; column < 3; column++) {
      const sum = chances.slice(6 * column, 6 * column + 6).reduce((so, chance) => so + chance, 0);
      expect(sum).toBeCloseTo(1, 10);
    }
  });

  it('are weighed by what the partner would understand after them', () => {
    const dice = [0, 1, 1]; // PANCAKES, FREEZE, VOLCANO
    const place = lexicon.indexOf('SYRUP');
    expect(reader.understood(believe('ICE'), place, dice)).toBeCloseTo(
      understoodNow(believe('ICE', 'SYRUP'), dice),
      10,
    );
    expect(reader.understood(believe(), place, dice)).toBeGreaterThan(understoodNow(believe(), dice) + 0.3);
  });
});
