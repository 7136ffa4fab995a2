// Small judgements of the prompt: what acts with one tap, what is no question, what is known of an answer.

import type { Preview } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { describe, expect, test } from 'vitest';
import { type KnownPreviews, NO_PREVIEWS, Previews, previewIn } from '../src/live/previews.ts';
import { hasNoChoice, tapsOf } from '../src/prompt/taps.ts';

const ask = (more: Partial<OpenAsk> = {}): OpenAsk => ({
  id: 1,
  seat: 0,
  kind: 'k',
  from: ['yes', 'no'],
  fallback: 'no',
  stop: true,
  ...more,
});

describe('one tap', () => {
  test('two plain choices act at once, three are chosen first', () => {
    expect(tapsOf(ask(), 'here')).toEqual(['yes', 'no']);
    expect(tapsOf(ask({ from: ['a', 'b', 'c'] }), 'here')).toEqual([]);
  });

  test('what is pointed at on the board does not, what stands beside it in words does', () => {
    expect(tapsOf(ask({ from: [{ card: 1 }, { card: 2 }, 'pass on'] }), 'pointed')).toEqual(['pass on']);
    expect(tapsOf(ask({ from: [{ card: 1 }, 'accept', 'pass on'] }), 'listed')).toEqual([]);
  });

  test('neither writing nor picking several does', () => {
    expect(tapsOf(ask({ min: 0, max: 2 }), 'here')).toEqual([]);
    expect(tapsOf(ask({ from: [], text: { rule: 'word', max: 9 } }), 'here')).toEqual([]);
  });

  test('in a window passing always does', () => {
    expect(tapsOf(ask({ reaction: true, from: ['pass', { card: 1 }, { card: 2 }, { card: 3 }] }), 'here')).toEqual([
      'pass',
    ]);
  });
});

test('a question with one answer is none, but a window is one for everybody', () => {
  expect(hasNoChoice(ask({ from: ['go'] }))).toBe(true);
  expect(hasNoChoice(ask({ from: ['a'], min: 0, max: 0 }))).toBe(true);
  expect(hasNoChoice(ask({ from: ['a'], min: 0, max: 1 }))).toBe(false);
  expect(hasNoChoice(ask({ from: ['a', 'b'], min: 2, max: 2 }))).toBe(true);
  expect(hasNoChoice(ask({ from: ['pass'], reaction: true }))).toBe(false);
});

describe('previews', () => {
  const brings: Preview = { events: [{ kind: 'scores' }], ends: false, wins: false };

  function made() {
    let known: KnownPreviews = NO_PREVIEWS;
    const said: string[] = [];
    const previews = new Previews({
      known: () => known,
      change: (next) => {
        known = next;
      },
      send: (_, __, id) => {
        said.push(id);
        return Promise.resolve({ type: 'ack', id, ok: true });
      },
    });
    return { previews, said, of: (one: OpenAsk, answer: string) => previewIn(known, one, answer) };
  }

  test('an answer is asked about once, and known from then on', async () => {
    const { previews, said, of } = made();
    const first = previews.find(ask(), 'yes');
    const second = previews.find(ask(), 'yes');
    expect(said).toHaveLength(1);
    expect(of(ask(), 'yes')).toBeUndefined();
    previews.heard({ type: 'previewed', id: said[0] ?? '', preview: { ...brings, events: [...brings.events] } });
    expect(await first).toEqual(brings);
    expect(await second).toEqual(brings);
    expect(of(ask(), 'yes')).toEqual(brings);
    expect(of(ask(), 'no')).toBeUndefined();
  });

  test('what comes after the question is gone is dropped', async () => {
    const { previews, said, of } = made();
    const late = previews.find(ask(), 'yes');
    void previews.find(ask({ id: 2 }), 'yes');
    previews.heard({ type: 'previewed', id: said[0] ?? '', preview: { ...brings, events: [...brings.events] } });
    await late;
    expect(of(ask(), 'yes')).toBeUndefined();
    expect(of(ask({ id: 2 }), 'yes')).toBeUndefined();
  });
});
