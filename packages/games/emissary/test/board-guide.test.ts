// The guided game: it can be played through, and what it shows is consistent.

import { same } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { offered, openWith, partsOf } from '../board/choose/parts.ts';
import { LESSONS } from '../board/guide/lessons.ts';
import { COLOURS } from '../rules/terms.ts';
import { say as guide } from '../words/en/board/guide.ts';

const STEPS = Object.values(LESSONS).flat();

describe('the guided games', () => {
  it('has words for every step, a task and a hint for every question', () => {
    expect(STEPS.map((step) => step.id)).toEqual(Object.keys(guide.steps));
    for (const { id, ask } of STEPS) {
      const words = guide.steps[id];
      expect(words.text).not.toBe('');
      if (ask) expect([words.task, words.hint]).not.toContain(undefined);
    }
  });

  it('every wanted answer is among those offered, with cards that lie in the hand', () => {
    for (const { ask, want, view } of STEPS) {
      if (!ask || want === undefined) continue;
      expect(ask.from.some((choice) => same(choice, want))).toBe(true);
      const hand = view.hand.map((one) => one.card);
      for (const card of offered(ask.from, {}).get('card') ?? []) expect(hand).toContain(card);
      if (typeof want === 'object') expect(openWith(ask.from, partsOf(want))).toEqual([want]);
    }
  });

  it('what can be played glows, and only that', () => {
    for (const { ask, view } of STEPS) {
      const may = ask ? offered(ask.from, {}).get('card') : undefined;
      for (const { card, why } of view.hand) {
        if (may?.has(card)) expect(why).toBeNull();
        else if (ask) expect(why).not.toBeNull();
      }
    }
  });

  it('messages are counted right, nobody lives with three black, and each ends with a victory', () => {
    for (const { view } of STEPS) {
      for (const seat of view.seats) {
        for (const colour of COLOURS) {
          expect(seat.messages.filter((message) => message.card.colour === colour)).toHaveLength(seat[colour]);
        }
        expect(seat.black).toBeLessThan(3);
      }
    }
    const [first, second] = Object.values(LESSONS).map((steps) => steps.at(-1)?.view);
    expect(first?.ending?.reason).toBe('three-red');
    expect(first?.seats[first.ending?.declarer ?? 0]).toMatchObject({ red: 3, identity: 'KDR' });
    expect(second?.ending?.reason).toBe('mission');
    expect(second?.seats[second.ending?.declarer ?? 0]).toMatchObject({ red: 2, blue: 2, identity: 'MOF' });
  });
});
