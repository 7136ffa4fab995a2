// Prove: in the own play phase, face-down to another player, who does what it says for their identity. What they do or
// say is public; the card is known to the two of them, and then out of the game face-down.

import { EVERYONE, type Flow, only, type Seat } from '@tabella/kernel';
import { choose } from '../asking.ts';
import { box } from '../box.ts';
import { castOf } from '../characters/index.ts';
import { discard, draw } from '../deeds/hand.ts';
import { cardOf, handOf, identityAt, identityCard, isUp, others, type State } from '../state.ts';
import type { CardFace, Identity, ProveKind } from '../terms.ts';
import type { Table } from '../types.ts';
import type { CardEffect } from './effect.ts';

export const prove: CardEffect = {
  effect: 'prove',
  windows: ['play'],
  whyBarred: (s, seat, window) => {
    if (window === 'counter') return 'answer-first';
    return window === 'play' && seat === s.active ? null : 'own-play-phase';
  },
  offer: (s, seat, card, out) => {
    for (const to of others(s, seat)) out.push({ card, as: 'prove', to });
  },
  *resolve(s, t, played) {
    const { by, to, card } = played;
    box.peek(s.cards, card, to);
    const face = cardOf(s, card);
    const { bet, kind } = face.prove as NonNullable<CardFace['prove']>;
    t.announce(only(by, to), { kind: 'proves', seat: by, to, card: face });
    const free = castOf(s, to).lies === true && isUp(s, to);
    const truth = identityAt(s, to) === bet;
    const acts = free ? yield* askAnswer(to, bet, kind, truth) : truth;
    if (free) box.learn(s.cards, EVERYONE, 'proveKind', [card], kind);
    else box.learn(s.cards, EVERYONE, 'answered', [identityCard(s, to), card], { kind, acts });
    s.claims.push(Object.freeze({ turn: s.turn, by, to, card, kind, acts, free }));
    t.announce(EVERYONE, { kind: 'answers', seat: to, by, prove: kind, acts, free });
    if (acts) yield* obey(s, t, to, kind);
  },
};

function* askAnswer(seat: Seat, bet: Identity, kind: ProveKind, truth: boolean): Flow<boolean> {
  const from = truth ? (['acts', 'says'] as const) : (['says', 'acts'] as const);
  const about = { ability: 'Modulation', bet, prove: kind };
  return (yield* choose(seat, 'answer', from, { open: true, about })) === 'acts';
}

/** Draws two, or discards one; with nothing to discard it is only announced (ruling R12). */
function* obey(s: State, t: Table, seat: Seat, kind: ProveKind): Flow {
  if (kind === 'draw') {
    draw(s, t, seat, 2);
    return;
  }
  const hand = handOf(s, seat);
  if (hand.length === 0) return;
  const from = hand.map((card) => ({ card }));
  const { card } = yield* choose(seat, 'discard', from, { open: true });
  discard(s, t, seat, card);
}
