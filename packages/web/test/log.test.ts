// The log by turns: what stands under which heading, what is mine, what is left out.

import type { GameEvent } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import { turnsOf } from '../src/table/log-turns.ts';
import { marked } from '../src/table/sentences.ts';

const name = marked((seat) => `Seat ${seat}`);
const event = (kind: string, seat = 0): GameEvent => ({ kind, seat });

const turns = (told: readonly GameEvent[], more: Partial<Parameters<typeof turnsOf>[0]> = {}) =>
  turnsOf({
    told,
    earlier: 0,
    most: 100,
    of: null,
    undone: [],
    say: ({ kind, seat }) => (kind === 'quiet' ? '' : `${name(seat as number)} ${kind}`),
    turn: ({ kind, seat }) => (kind === 'turn' ? `Turn of ${seat}` : null),
    ...more,
  });

describe('the log', () => {
  const told = [event('begins'), event('turn', 1), event('plays', 1), event('quiet'), event('turn', 0), event('sends')];

  test('stands under the heading of each turn, and what came before the first under none', () => {
    expect(turns(told).map(({ title, lines }) => [title, lines.length])).toEqual([
      [null, 1],
      ['Turn of 1', 2],
      ['Turn of 0', 2],
    ]);
  });

  test('shows on wish what speaks of me alone, and no empty turn', () => {
    const mine = turns(told, { of: 1 });
    expect(mine.map(({ title }) => title)).toEqual(['Turn of 1']);
    expect(mine[0]?.lines.map(({ at }) => at)).toEqual([1, 2]);
  });

  test('leaves the oldest lines out first', () => {
    expect(turns(told, { most: 3 }).map(({ lines }) => lines.map(({ at }) => at))).toEqual([[2], [4, 5]]);
  });

  test('says where something was taken back, counted over all that was told', () => {
    const after = turns([event('plays', 1)], { earlier: 7, undone: [{ at: 8, text: 'taken back' }] });
    expect(
      after.flatMap(({ lines }) => lines.map(({ text, event: one }) => [text.includes('taken'), one === null])),
    ).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});
