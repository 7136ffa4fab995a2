// Prove: in the own play phase, face-down to another player, who does what the card tells his identity. What he does or
// says is public; the card is known to the two of them, and then out of the game face-down.

import { choose, EVERYONE, type Flow, only, type Seat, type Table } from '@tabella/kernel';
import { box } from '../box.ts';
import { discard, draw } from '../deeds/hand.ts';
import { cardOf, castOf, handOf, identityAt, identityCard, isUp, others, type State } from '../state.ts';
import type { CardFace, ProveKind } from '../terms.ts';
import type { CardEffect } from './effect.ts';

export const prove: CardEffect = {
  effect: 'prove',
  windows: ['play'],
  bar: (s, seat, window) => {
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
    t.tell(only(by, to), { kind: 'proves', seat: by, to, card: face });
    const free = castOf(s, to).lies === true && isUp(s, to);
    const truth = identityAt(s, to) === bet;
    const acts = free ? yield* askAnswer(to, bet, kind, truth) : truth;
    if (free) box.learn(s.cards, EVERYONE, 'proveKind', [card], kind);
    else box.learn(s.cards, EVERYONE, 'answered', [identityCard(s, to), card], { kind, acts });
    s.claims.push(Object.freeze({ turn: s.turn, by, to, card, kind, acts, free }));
    t.tell(EVERYONE, { kind: 'answers', seat: to, by, prove: kind, acts, free });
    if (acts) yield* obey(s, t, to, kind);
  },
};

function* askAnswer(seat: Seat, bet: string, kind: ProveKind, truth: boolean): Flow<boolean> {
  const from = truth ? ['acts', 'says'] : ['says', 'acts'];
  return (
    (yield* choose(seat, 'answer', from, { open: true, about: { ability: 'Modulation', bet, prove: kind } })) === 'acts'
  );
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
