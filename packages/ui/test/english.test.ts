// Small words of English: what a list, a plural or a number in words looks like to a reader.

import { capital, either, inWords, list, plural } from '@tabella/ui/english';
import { expect, test } from 'vitest';

test('a list has "and" or "or" before its last name', () => {
  expect(list(['Ada', 'Bruno', 'Clara'])).toBe('Ada, Bruno and Clara');
  expect(either(['Ada', 'Bruno'])).toBe('Ada or Bruno');
  expect(list(['Ada'])).toBe('Ada');
});

test('a list of nobody says what its sentence needs', () => {
  expect(list([])).toBe('');
  expect(list([], 'nobody')).toBe('nobody');
});

test('one thing is singular; none and many are plural', () => {
  expect([0, 1, 2].map((n) => plural(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect(plural(3, 'city', 'cities')).toBe('3 cities');
});

test('small numbers are words, others figures', () => {
  expect([0, 1, 6, 7].map(inWords)).toEqual(['no', 'one', 'six', '7']);
});

test('a sentence begins with a capital, whatever follows stays', () => {
  expect(capital('the KDR wins')).toBe('The KDR wins');
  expect(capital('')).toBe('');
});
