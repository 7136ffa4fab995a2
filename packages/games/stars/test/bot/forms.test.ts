// R13 for what people say too: forms of one word are one word, wherever a bot listens, speaks or stands behind a clue.

import { expect, it } from 'vitest';
import { isAkinToAny, isFormOfAny, newMind, placesOf } from '../../bot/mind.ts';
import { ALIEN, SCIENTISTS } from '../../rules/state.ts';
import { botOf, deck, lexicon, played } from './support.ts';

const mind = newMind(deck, lexicon);

it('R13: hears a word once, however often it comes in another form', () => {
  const [doctor, storm] = ['DOCTOR', 'STORM'].map((word) => lexicon.indexOf(word));
  expect(placesOf(mind, ['DOCTOR', 'DOCTORS', 'STORM', 'DOCTOR', 'STORMS'])).toEqual([doctor, storm]);
});

it.each([
  ['DOCTORS', 'DOCTOR'],
  ['MICE', 'MOUSE'],
  ['SANG', 'SING'],
])('R13: neither says %s after %s nor stands behind it', (one, other) => {
  expect(isFormOfAny(mind, one, ['STORM', other])).toBe(true);
  expect(isFormOfAny(mind, other, ['STORM', one])).toBe(true);
});

it('R13: knows a form that is in no list by the way it ends', () => {
  expect(lexicon.indexOf('SNORKELLERS')).toBe(-1);
  expect(isFormOfAny(mind, 'SNORKELLER', ['SNORKELLERS'])).toBe(true);
});

it('R13: lets two words that look alike be two', () => {
  expect(isFormOfAny(mind, 'NEWS', ['NEW'])).toBe(false);
  expect(isFormOfAny(mind, 'STARE', ['STAR'])).toBe(false);
});

it.each([
  ['ADVERTISEMENT', 'ADVERTISING'],
  ['EXPLOSIVES', 'EXPLOSIVE'],
  ['POLLUTION', 'POLLUTED'],
])('knows that %s and %s come from one root', (one, other) => {
  expect(isAkinToAny(mind, one, ['STORM', other])).toBe(true);
  expect(isAkinToAny(mind, other, [one])).toBe(true);
});

it.each([
  ['UNIVERSITY', 'UNIVERSE'],
  ['STATION', 'STATE'],
  ['CARPET', 'CARPENTER'],
])('but not %s and %s', (one, other) => {
  expect(isAkinToAny(mind, one, [other])).toBe(false);
});

// On these deals it said INFECTED after INFECTION, and ADVERTISING after ADVERTISEMENT.
it.each(['roots 92', 'roots 153'])('hard says no second word of a root (%s)', (seed) => {
  const { sent } = played([botOf('hard')], 2, {}, seed).state;
  for (const side of [ALIEN, SCIENTISTS]) {
    const words = sent.filter((one) => one.side === side).map(({ word }) => word);
    expect(words.filter((word, i) => isAkinToAny(mind, word, words.slice(0, i)))).toEqual([]);
  }
});
