import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWord } from '../../solver/index.ts';
import { why } from '../../words/en/why.ts';

const read = (word: string, changed: boolean) => ({ ok: true, word, changed });

describe('typed words', () => {
  test.each(['', ' ', ' \t\n ', '\u00a0', '-', "'-'"])('scenario 44: %j is refused, enter a word', (typed) => {
    expect(readWord(typed)).toMatchObject({ ok: false, code: 'empty' });
  });

  test.each([
    ['chopper', 'CHOPPER'],
    ['  Dumbo ', 'DUMBO'],
    ['TITLE\n', 'TITLE'],
  ])('%j is sent as %s without a preview', (typed, word) => {
    expect(readWord(typed)).toEqual(read(word, false));
  });

  test.each([
    ['café', 'CAFE'],
    ['cafe\u0301', 'CAFE'],
    ['naïve', 'NAIVE'],
    ['straße', 'STRASSE'],
    ['ŒUVRE', 'OEUVRE'],
    ['smørrebrød', 'SMORREBROD'],
    ['İstanbul', 'ISTANBUL'],
    ['ﬁre', 'FIRE'],
    ['ＷＩＤＥ', 'WIDE'],
  ])('scenario 47: %s is shown as %s before it is sent', (typed, word) => {
    expect(readWord(typed)).toEqual(read(word, true));
  });

  test.each([
    ['X-RAY', 'XRAY'],
    ["DON'T", 'DONT'],
    ['don’t', 'DONT'],
    ['x\u2011ray', 'XRAY'],
  ])('scenario 48: %s is shown as %s', (typed, word) => {
    expect(readWord(typed)).toEqual(read(word, true));
  });

  test.each([
    ['an emoji', 'ROCKET🚀', 'letters'],
    ['a heart with variation selector', 'LOVE❤\ufe0f', 'invisible'],
    ['a ZWJ sequence', '👩\u200d🚀', 'invisible'],
    ['right-to-left letters', 'שלום', 'letters'],
    ['a right-to-left mark', 'WORD\u200f', 'invisible'],
    ['a right-to-left override', '\u202eDROW', 'invisible'],
    ['a zero-width space', 'WO\u200bRD', 'invisible'],
    ['a byte order mark', '\ufeffWORD', 'invisible'],
    ['a soft hyphen', 'WO\u00adRD', 'invisible'],
    ['a variation selector on a letter', 'A\ufe0f', 'invisible'],
    ['a NUL', 'WO\0RD', 'invisible'],
    ['a lone surrogate', 'WORD\ud800', 'invisible'],
    ['a Cyrillic look-alike', 'САT', 'letters'],
    ['an enclosing keycap', 'A\u20e3', 'letters'],
    ['digits', 'MP3', 'letters'],
    ['punctuation', 'STOP!', 'letters'],
    ['two words', 'NEW YORK', 'two-words'],
  ])('scenario 49: %s is refused', (_, typed, code) => {
    const reading = readWord(typed);
    expect(reading).toMatchObject({ ok: false, code });
    expect(reading.ok ? '' : why(reading)).toMatch(/^[A-Z].*\.$/);
  });

  test('R14: the capital sharp s is read as the small one is', () => {
    expect(readWord('STRAẞE')).toEqual(read('STRASSE', true));
    expect(readWord('STRAẞE')).toEqual(readWord('straße'));
    expect(readWord('ẞ'.repeat(17))).toMatchObject({ ok: false, code: 'too-long' });
  });

  test('scenario 52: 32 letters are accepted, 33 refused, also when they grow while read', () => {
    expect(readWord('a'.repeat(32))).toEqual(read('A'.repeat(32), false));
    expect(readWord('a'.repeat(33))).toMatchObject({ ok: false, code: 'too-long' });
    expect(readWord('ß'.repeat(16))).toEqual(read('S'.repeat(32), true));
    expect(readWord('ß'.repeat(17))).toMatchObject({ ok: false, code: 'too-long' });
    expect(readWord('é'.normalize('NFD').repeat(32))).toEqual(read('E'.repeat(32), true));
  });

  test('scenario 52: 1,000 letters or a megabyte are refused by length before any other work', () => {
    expect(readWord('A'.repeat(1000))).toMatchObject({ ok: false, code: 'too-long' });
    expect(readWord('\u200b'.repeat(1 << 20))).toMatchObject({ ok: false, code: 'too-long' });
    expect(readWord(' '.repeat(1 << 20))).toMatchObject({ ok: false, code: 'too-long' });
  });

  test.each([null, undefined, 7, ['WORD'], { word: 'WORD' }])('scenario 44: %j is not text', (typed) => {
    expect(readWord(typed)).toMatchObject({ ok: false, code: 'not-text' });
  });

  test.each(['Dumbo', 'Qwertyx'])('scenario 55: %s is read, whatever a dictionary thinks', (typed) => {
    expect(readWord(typed).ok).toBe(true);
  });

  test('scenario 56: reading a word again changes nothing; what is read is always plain', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 40 });
    const latin = fc.string({ unit: fc.constantFrom(...'aZéÅßœŁ-’ \u0301'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(typed, latin), (text) => {
        const first = readWord(text);
        if (!first.ok) return;
        expect(first.word).toMatch(/^[A-Z]{1,32}$/);
        expect(readWord(first.word)).toEqual(read(first.word, false));
        if (!first.changed) expect(first.word.toLowerCase()).toBe(text.trim().toLowerCase());
      }),
      { numRuns: 500 },
    );
  });
});
