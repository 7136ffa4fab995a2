// The guided first game: each step can be done with what is offered in it, and speaks of cards that exist.

import { same } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { deckOf } from '../board/deck.ts';
import { script } from '../board/guide/script.ts';
import { wayOf } from '../board/picks.ts';
import { idOfCard } from '../board/scene.ts';
import { say as guide } from '../words/en/board/guide.ts';

describe('the guided first game', () => {
  it('has a text for each step, and a step for each text', () => {
    expect(script.map(({ step }) => step)).toEqual(Object.keys(guide.texts));
  });

  it.each(script)('offers what step $step wants', ({ ask, want }) => {
    if (want === undefined) expect(ask).toBeNull();
    else expect(ask?.from.some((choice) => same(choice, want))).toBe(true);
  });

  it.each(script)('shows only cards of the set in step $step', ({ view, ask }) => {
    const deck = deckOf('original');
    for (const { id } of [...view.hand, ...view.discard, ...view.places, ...view.queue, ...view.plays]) {
      expect(deck.face(id).id).toBe(id);
    }
    for (const choice of ask?.from ?? []) {
      const card = /^card (\d+)$/.exec(wayOf(choice, view.me)[0] ?? '')?.[1];
      if (card !== undefined) expect(idOfCard({ view, me: view.me }, Number(card))).not.toBeNull();
    }
  });

  it.each(script)('counts hands as they lie in step $step', ({ view }) => {
    if (view.phase !== 'over') expect(view.hand.length).toBe(view.seats[0]?.cards);
  });

  it('ends with points that add up', () => {
    const verdicts = script.at(-1)?.view.end?.verdicts ?? [];
    expect(verdicts.map(({ points }) => points)).toEqual(script.at(-1)?.result?.scores);
  });
});
