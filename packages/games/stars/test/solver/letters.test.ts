import { describe, expect, test } from 'vitest';
import { ALPHABET, COLOURS, COMMONNESS, colourOf, LETTERS, letterAt, letterIndex, SLOTS } from '../../solver/index.ts';

describe('letters', () => {
  test('26 cards: 9 green, 11 black, 6 red, each letter once', () => {
    expect(COLOURS.map((colour) => LETTERS[colour].length)).toEqual([9, 11, 6]);
    const all = COLOURS.map((colour) => LETTERS[colour]).join('');
    expect(Array.from(all).sort().join('')).toBe(ALPHABET);
    for (const colour of COLOURS) for (const letter of LETTERS[colour]) expect(colourOf(letter)).toBe(colour);
  });

  test('the rulebook calls E, R, N and O common, and X tough', () => {
    for (const letter of 'ERNO') expect(COMMONNESS[colourOf(letter)]).toBe('common');
    for (const letter of 'PH') expect(COMMONNESS[colourOf(letter)]).toBe('uncommon');
    expect(COMMONNESS[colourOf('X')]).toBe('tough');
  });

  test('six slots: trust 1 green and 2 others, amplify 1 and 1, suspicion any', () => {
    expect(SLOTS.map((slot) => `${slot.section} ${slot.colours.join('/')}`)).toEqual([
      'trust green',
      'trust black/red',
      'trust black/red',
      'amplify green',
      'amplify black/red',
      'suspicion green/black/red',
    ]);
  });

  test('letters and indices', () => {
    for (let i = 0; i < 26; i += 1) expect(letterIndex(letterAt(i))).toBe(i);
    for (const bad of ['', 'a', 'É', 'AB', '7']) expect(() => letterIndex(bad)).toThrow(RangeError);
  });
});
