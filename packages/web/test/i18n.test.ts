// Sentences in the reader's language.

import { expect, test } from 'vitest';
import en from '../src/i18n/en.json' with { type: 'json' };
import { firstLanguage, type Key, listOf, speaker } from '../src/i18n/i18n.ts';

const key = (name: string): Key => name as Key;

test('fills in what is named, and leaves what is not', () => {
  const say = speaker('en', { greet: 'Hello {{name}}, {{ title }}' });
  expect(say(key('greet'), { name: 'Ada' })).toBe('Hello Ada, {{ title }}');
});

test('takes the plural form of the language', () => {
  const words = { cards_one: '{{count}} карта', cards_few: '{{count}} карты', cards_many: '{{count}} карт' };
  const say = speaker('ru', words);
  expect([1, 3, 5, 21].map((count) => say(key('cards'), { count }))).toEqual([
    '1 карта',
    '3 карты',
    '5 карт',
    '21 карта',
  ]);
});

test('an exact zero may have words of its own', () => {
  const say = speaker('en', { cards_zero: 'no cards', cards_other: '{{count}} cards' });
  expect(say(key('cards'), { count: 0 })).toBe('no cards');
});

test('falls back to English, then to the key', () => {
  const say = speaker('de', { hello: 'Hallo' }, { hello: 'Hello', bye: 'Goodbye' });
  expect([say(key('hello')), say(key('bye')), say(key('gone'))]).toEqual(['Hallo', 'Goodbye', 'gone']);
});

test('numbers and lists follow the language', () => {
  expect(speaker('de', { n: '{{count}}' })(key('n'), { count: 12345 })).toBe('12.345');
  expect(listOf('de', ['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo und Cy');
});

test('the first language is one that there is', () => {
  expect(firstLanguage(['pt-BR', 'de-AT'], ['en', 'de'])).toBe('de');
  expect(firstLanguage(['pt'], ['en'])).toBe('en');
});

test('English has every form of what it counts', () => {
  const counted = Object.keys(en).filter((name) => name.endsWith('_one'));
  expect(counted.filter((name) => !(name.replace('_one', '_other') in en))).toEqual([]);
});
