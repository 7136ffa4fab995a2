// Distribute: in the own play phase. As many cards as there are players are dealt from the deck as messages, one each,
// beginning with the active player. Whoever falls by it was eliminated by the active player.

import { EVERYONE, NONE } from '@tabella/kernel';
import { box, DECK, DISCARD, SPREAD } from '../box.ts';
import { deed } from '../deed.ts';
import { drawTop, shuffleDiscards } from '../deeds/deck.ts';
import { obtain } from '../deeds/messages.ts';
import { lives, livingFrom } from '../state.ts';
import type { CardEffect } from './effect.ts';

export const distribute: CardEffect = {
  effect: 'distribute',
  windows: ['play'],
  whyBarred: (s, seat, window) => {
    if (window === 'counter') return 'answer-first';
    return window === 'play' && seat === s.active ? null : 'own-play-phase';
  },
  offer: (_s, _seat, card, out) => {
    out.push({ card, as: 'distribute' });
  },
  *resolve(s, t, played) {
    const seats = livingFrom(s, s.active);
    const cards = spread(s, t, seats.length);
    t.announce(EVERYONE, { kind: 'distributes', seat: played.by, cards });
    for (const seat of seats) {
      const card = box.first(s.cards, SPREAD);
      if (card === NONE) break;
      if (lives(s, seat)) yield* obtain(s, t, seat, card, 'distribute', -1, s.active);
    }
    sweepUp(s, t);
  },
};

/** Takes so many cards from the deck, or all there are (ruling R24), and says how many. They must be random. */
const spread = deed((whole, s, t, n: number): number => {
  const known = box.list(s.cards, DECK).some((id) => box.seenBy(s.cards, id) !== 0);
  if (known || box.count(s.cards, DECK) < n) shuffleDiscards(whole, s, t);
  let taken = 0;
  while (taken < n && drawTop(whole, s, t, SPREAD) !== NONE) taken++;
  return taken;
});

/** What nobody is left to take is discarded. */
const sweepUp = deed((whole, s) => whole.moveAll(s.cards, SPREAD, DISCARD));
