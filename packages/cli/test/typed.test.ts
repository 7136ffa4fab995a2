// What is typed becomes an answer, and what is shown fits the screen.

import { type Ask, question } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import { readTyped } from '../src/answers.ts';
import { draw, type Frame } from '../src/frame.ts';
import { columns, wrap } from '../src/layout.ts';
import { noPaint, paint, paintFor } from '../src/paint.ts';
import { PERSON, seat } from '../src/seating.ts';

const LABELS = ['Red seal', 'Blue seal', 'Blue seal', 'Ask Bruno', 'Ask Clara'];
const one: Ask = question(0, 'send', ['a', 'b', 'c', 'd', 'e']);
const some: Ask = { ...one, min: 0, max: 3, fallback: [] };

describe('an answer', () => {
  test('is a number or the first letters of a label or of a word in it', () => {
    expect(readTyped(' 4 ', one, LABELS)).toEqual({ ok: true, answer: 'd' });
    expect(readTyped('RED', one, LABELS)).toEqual({ ok: true, answer: 'a' });
    expect(readTyped('clara', one, LABELS)).toEqual({ ok: true, answer: 'e' });
    expect(readTyped('blue', one, LABELS)).toEqual({ ok: true, answer: 'b' });
  });

  test('is refused when it fits nothing or several, and these are named', () => {
    expect(readTyped('ask', one, LABELS)).toMatchObject({ ok: false, fits: [3, 4] });
    for (const typed of ['', '0', '6', 'zebra'])
      expect(readTyped(typed, one, LABELS)).toMatchObject({ ok: false, fits: [] });
  });

  test('is a list where several may be chosen', () => {
    expect(readTyped('1,3', some, LABELS)).toEqual({ ok: true, answer: ['a', 'c'] });
    expect(readTyped('1 4', some, LABELS)).toEqual({ ok: true, answer: ['a', 'd'] });
    expect(readTyped('red, ask c', some, LABELS)).toEqual({ ok: true, answer: ['a', 'e'] });
    expect(readTyped('none', some, LABELS)).toEqual({ ok: true, answer: [] });
    expect(readTyped('1,9', some, LABELS)).toMatchObject({ ok: false });
  });

  test('is the text itself where text is wanted', () => {
    const write: Ask = { ...one, from: [], text: { rule: 'word', max: 9 }, fallback: '' };
    expect(readTyped(' hello 1 ', write, [])).toEqual({ ok: true, answer: 'hello 1' });
  });
});

describe('a screen', () => {
  const frame = (labels: number, log: number): Frame => ({
    title: 'Courier',
    corner: 'what Ada sees',
    table: ['names', ...Array.from({ length: 12 }, (_, i) => (i % 4 === 3 ? '' : `line ${i}`))],
    log: Array.from(
      { length: log },
      (_, i) => `Ada did ${i}, which takes many words to tell, ${'more '.repeat(i % 20)}and more.`,
    ),
    fresh: log - 2,
    names: ['Ada'],
    question: {
      prompt: 'What do you do?',
      labels: Array.from({ length: labels }, (_, i) => `Thing ${i}`),
      keys: 'keys',
    },
  });

  test.each([
    [80, 24],
    [100, 35],
    [60, 30],
  ])('of %i by %i holds everything', (width, height) => {
    for (const labels of [1, 2, 9, 30, 400]) {
      for (const log of [0, 1, 5, 60]) {
        const lines = draw(frame(labels, log), { width, height }, noPaint);
        // One line is left to type on.
        expect(lines.length).toBeLessThan(height);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        expect(lines.at(-1)).toBe('keys');
        if (log > 0) expect(lines.some((line) => line.includes('and more.'))).toBe(true);
      }
    }
  });

  test('wraps words and lays out columns downwards', () => {
    expect(wrap('  one two three', 9, '  ')).toEqual(['  one two', '    three']);
    expect(columns(['1', '2', '3', '4', '5'], 20, 2)).toEqual(['1   3   5', '2   4']);
    expect(columns(['1', '2'], 20, 9)).toEqual(['1', '2']);
  });

  test('is coloured only on a terminal that wants it', () => {
    expect(paintFor({ isTTY: true }, {})).toBe(paint);
    for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }]) expect(paintFor({ isTTY: true }, env)).toBe(noPaint);
    expect(paintFor({ isTTY: false }, {})).toBe(noPaint);
    expect(paint.sentence('Ada takes a red seal.', ['Ada'])).toBe(
      '\x1b[1mAda\x1b[0m takes a \x1b[1;31mred seal\x1b[0m.',
    );
  });
});

describe('seats', () => {
  test('are filled by people from theirs on and by bots in turn, and every name is there once', () => {
    const seating = seat({
      seats: 4,
      seat: 3,
      people: 2,
      names: ['Bruno', 'A\x1b[31mb\n'],
      bots: ['random', 'search'],
    });
    expect(seating.players).toEqual([PERSON, 'random', 'search', PERSON]);
    expect(seating.names[3]).toBe('Bruno');
    expect(seating.names[0]).toBe('A[31mb');
    expect(new Set(seating.names).size).toBe(4);
  });
});
