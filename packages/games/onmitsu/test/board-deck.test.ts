// Every card of every set can be drawn, and what the board says of it is short enough to stand where it stands.

import { describe, expect, it } from 'vitest';
import { lookOf } from '../board/art/looks.ts';
import { placeOf } from '../board/art/places.ts';
import { tradeOf } from '../board/art/trades.ts';
import { actionOf } from '../board/card/face.ts';
import { deckOf } from '../board/deck.ts';
import type { Why } from '../rules/view.ts';
import { setEntries } from '../sets/index.ts';
import { say as en } from '../words/en/board/index.ts';

describe.each(setEntries.map(({ id }) => id))('the set %s', (set) => {
  const deck = deckOf(set);

  it('has a look for each person and things in each place', () => {
    for (const face of deck.cards) {
      if (face.kind === 'person') expect(lookOf(face.id, face.name, face.keywords).signs).not.toBe('');
      else expect(placeOf(face.id, face.name).things.length).toBeGreaterThan(1);
    }
  });

  it('draws each keyword as a trade', () => {
    for (const face of deck.cards) for (const keyword of face.keywords) expect(tradeOf(keyword)).not.toBeNull();
  });

  it('tells the kinds of scrolls apart by their marks', () => {
    expect(new Set(deck.scrolls.map(({ mark }) => mark)).size).toBe(deck.scrolls.length);
  });

  it('says what each Location does in a few words', () => {
    for (const face of deck.cards) {
      if (face.modifiers.length > 0) expect(en.effectTag(face)).toMatch(/^.{3,45}$/);
    }
  });

  it('finds both Actions of each person', () => {
    for (const face of deck.cards) for (const { id } of face.actions) expect(actionOf(face, id).name).not.toBe('');
  });
});

describe('why not', () => {
  const deck = deckOf('original');
  const all: readonly Why[] = [
    { why: 'timing' },
    { why: 'no-answer' },
    { why: 'not-aimed-at-you' },
    { why: 'cost', count: 1, keyword: null },
    { why: 'cost', count: 1, keyword: 'Craftsman' },
    { why: 'location', id: 'temple_clearing' },
    { why: 'locations', have: 3, need: 5 },
    { why: 'not-contested' },
    ...(['self', 'target', 'all'] as const).flatMap((whose): Why[] => [
      { why: 'no-sealed', whose },
      { why: 'no-cracked', whose },
      { why: 'hand', whose },
    ]),
    { why: 'has-scroll' },
    { why: 'pile-empty' },
    { why: 'discard-empty' },
    { why: 'cancelled', keyword: 'Combat' },
  ];

  it.each(all)('is said in at most four words: %o', (why) => {
    expect(en.why(why, deck).split(' ').length).toBeLessThanOrEqual(4);
  });

  it('is said in at most four words of a card that is no any-time card', () => {
    expect(en.notAnyTime.split(' ').length).toBeLessThanOrEqual(4);
    expect(en.notAsked.split(' ').length).toBeLessThanOrEqual(4);
  });
});
