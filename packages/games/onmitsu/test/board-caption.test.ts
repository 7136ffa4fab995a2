// The few words under a card of the hand.

import { describe, expect, it } from 'vitest';
import { deckOf } from '../board/deck.ts';
import { position, question, seat } from '../board/guide/views.ts';
import { captionOf, isHandAsk } from '../board/hand/caption.ts';
import type { OnmitsuOpenAsk } from '../rules/types.ts';
import type { HandCardView } from '../rules/view.ts';
import { say as en } from '../words/en/board/index.ts';

const deck = deckOf('original');
const view = position({ seats: [seat(0, 2), seat(1, 2)] });
const scene = (ask: OnmitsuOpenAsk | null) => ({ ask, me: 0, deck, view });
const held = (id: string, more: Partial<HandCardView> = {}): HandCardView => ({
  card: 5,
  id,
  actions: [],
  notNow: null,
  ...more,
});
const window = {
  id: 1,
  ...question(0, 'respond', [{ card: 5, action: 'A' }, 'pass'], { about: { window: 'declare' }, reaction: true }),
};
const choose = { id: 1, ...question(0, 'choose', [{ card: 5 }]) };

describe('under a card', () => {
  it('stands in a window the Action with which it answers', () => {
    expect(captionOf(scene(window), en, held('kunoichi'), true)).toBe('Turn the Blade');
  });

  it('stands in a window why it cannot answer', () => {
    const timing = held('hyogushi', { notNow: { why: 'timing' } });
    expect(captionOf(scene(window), en, timing, false)).toBe(en.notAnyTime);
    const elsewhere = held('kunoichi', { notNow: { why: 'not-aimed-at-you' } });
    expect(captionOf(scene(window), en, elsewhere, false)).toBe('Not aimed at you');
  });

  it('stands a warning when none of its Actions could do anything if it acted now', () => {
    const castle = held('daimyos_castle', {
      actions: [{ action: 'A', why: [{ why: 'locations', have: 2, need: 5 }] }],
    });
    expect(captionOf(scene(choose), en, castle, true)).toBe('2 of 5 Locations');
  });

  it('stands nothing while one of its Actions works, or nothing is asked', () => {
    const hyogushi = held('hyogushi', {
      actions: [
        { action: 'A', why: [{ why: 'cost', count: 1, keyword: 'Craftsman' }] },
        { action: 'B', why: [] },
      ],
    });
    expect(captionOf(scene(choose), en, hyogushi, true)).toBe('');
    expect(captionOf(scene(null), en, hyogushi, false)).toBe('');
  });

  it('stands nothing more once the choice of the turn is made', () => {
    expect(isHandAsk(scene({ ...choose, declared: { card: 5 } }))).toBe(false);
  });
});
