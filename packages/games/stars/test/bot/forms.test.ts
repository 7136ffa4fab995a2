// R13 for what people say too: forms of one word are one word, wherever a bot listens, speaks or stands behind a clue.

import { expect, it } from 'vitest';
import { isFormOfAny, newMind, placesOf } from '../../bot/mind.ts';
import { deck, lexicon } from './support.ts';

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
