// Small judgements of the table page: whose turn it is at a shared device, what a table in words looks like, what is
// chosen, what a code is.

import type { OpenAsk } from '@tabella/table/protocol';
import { describe, expect, test } from 'vitest';
import { readCode, showCode } from '../src/code.ts';
import type { SeatSnapshot } from '../src/live/state.ts';
import { answerOf, toggled } from '../src/prompt/selection.ts';
import { handOverTo, mayAnswerToo } from '../src/table/hot-seat.ts';
import { blocksOf } from '../src/table/lines.ts';
import { marked, partsOf } from '../src/table/sentences.ts';

const ask = (more: Partial<OpenAsk> = {}): OpenAsk => ({
  id: 1,
  seat: 0,
  kind: 'k',
  from: ['a', 'b', 'c'],
  fallback: 'a',
  stop: true,
  ...more,
});

const snapshot = (seat: number, open: OpenAsk | null): SeatSnapshot => ({
  seat,
  version: 1,
  view: {},
  told: [],
  earlier: 0,
  ask: open,
  undo: null,
  since: null,
  step: false,
  timedOut: [],
  undone: [],
  waiting: [],
  window: null,
  clock: null,
  result: null,
});

describe('a device that is shared', () => {
  test('stays with a person who still has to answer', () => {
    expect(handOverTo([snapshot(0, ask()), snapshot(1, ask())], 0)).toBeNull();
  });

  test('goes to the next person who is asked', () => {
    expect(handOverTo([snapshot(0, ask({ declared: 'a' })), snapshot(1, ask())], 0)).toBe(1);
    expect(handOverTo([snapshot(0, null), snapshot(1, ask({ declared: 'a' })), snapshot(2, ask())], 0)).toBe(2);
  });

  test('never goes anywhere when there is one seat, or nobody is asked', () => {
    expect(handOverTo([snapshot(0, null)], 0)).toBeNull();
    expect(handOverTo([snapshot(0, null), snapshot(1, null)], 0)).toBeNull();
  });

  test('in a window it is offered to everybody who is asked, whatever they hold', () => {
    const empty = ask({ reaction: true, from: ['pass'], stop: false });
    const armed = ask({ reaction: true, from: ['pass', { card: 1 }] });
    const snapshots = [snapshot(0, empty), snapshot(1, empty), snapshot(2, armed)];
    expect(handOverTo(snapshots, 0)).toBeNull();
    expect(mayAnswerToo(snapshots, 0)).toEqual([1, 2]);
  });
});

describe('a table in words', () => {
  test('columns that stand under each other are a table, sentences are lines', () => {
    const blocks = blocksOf([
      '           cards  seals',
      '>  Ada     3      0 of 5',
      ' @ Bruno   12     1 of 5',
      '',
      '  Deck: 9 cards.',
    ]);
    expect(blocks).toEqual([
      {
        kind: 'table',
        rows: [
          ['', 'cards', 'seals'],
          ['>  Ada', '3', '0 of 5'],
          ['@ Bruno', '12', '1 of 5'],
        ],
      },
      { kind: 'lines', lines: ['Deck: 9 cards.'] },
    ]);
  });

  test('signs before the names of rows belong to the names', () => {
    const [block] = blocksOf(['     cards  seals', '>    3      4', '     5      6']);
    expect(block).toMatchObject({ kind: 'lines' });
    const [rows] = blocksOf(['           cards  seals', '>   Ada    3      4', '    Bruno  5      6']);
    expect(rows).toMatchObject({
      kind: 'table',
      rows: [
        ['', 'cards', 'seals'],
        ['>   Ada', '3', '4'],
        ['Bruno', '5', '6'],
      ],
    });
  });

  test('two sentences one below the other are no table', () => {
    expect(blocksOf(['It is my turn now.', 'There is a card.'])).toEqual([
      { kind: 'lines', lines: ['It is my turn now.', 'There is a card.'] },
    ]);
  });
});

test('names in a sentence are found again, with their seats', () => {
  const name = marked((seat) => ['Ada', 'Bo'][seat] ?? '');
  expect(partsOf(`${name(1)} asks ${name(0)}.`)).toEqual([
    { text: 'Bo', seat: 1 },
    { text: ' asks ' },
    { text: 'Ada', seat: 0 },
    { text: '.' },
  ]);
});

describe('choosing', () => {
  test('one replaces the other where one is wanted', () => {
    expect(toggled(ask(), ['a'], 'b')).toEqual(['b']);
    expect(answerOf(ask(), [])).toBeUndefined();
    expect(answerOf(ask(), ['b'])).toBe('b');
  });

  test('where several are wanted a second touch takes back, and no more than may be are taken', () => {
    const some = ask({ min: 1, max: 2 });
    expect(toggled(some, ['a'], 'a')).toEqual([]);
    expect(toggled(some, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(answerOf(some, [])).toBeUndefined();
    expect(answerOf(some, ['a', 'c'])).toEqual(['a', 'c']);
  });
});

test('V15: a code is read however it was typed, those of six and eight as before, and all are shown in parts', () => {
  for (const typed of [' abc2-d4ef-ghjk ', 'https://example.org/t/ABC2D4EFGHJK', 'ABC2 D4EF GHJK']) {
    expect(readCode(typed)).toBe('ABC2D4EFGHJK');
  }
  expect([readCode('abc2-d4ef'), readCode('abc-2d4')]).toEqual(['ABC2D4EF', 'ABC2D4']);
  for (const wrong of ['ABC1O4', 'ABC2D4E', 'ABC2D4EFGH', 'ABC2D4EFGHJKL', '']) expect(readCode(wrong)).toBeNull();
  expect(['ABC2D4EFGHJK', 'ABC2D4EF', 'ABC2D4'].map(showCode)).toEqual(['ABC2-D4EF-GHJK', 'ABC2-D4EF', 'ABC-2D4']);
});
