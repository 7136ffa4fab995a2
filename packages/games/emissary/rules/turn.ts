// A turn: it begins, cards are drawn, cards are played, a message is sent and travels (see `hop.ts`), statuses end. Each
// function plays one step, from one resting point to the next; those that ask nobody are no flows.

import { EVERYONE, type Flow } from '@tabella/kernel';
import { choose } from './asking.ts';
import { box, DECK, DISCARD } from './box.ts';
import { castOf } from './characters/index.ts';
import type { SendChoice } from './choices.ts';
import { eliminate } from './deeds/fall.ts';
import { draw, reshuffle } from './deeds/hand.ts';
import { sendLetter } from './deeds/letter.ts';
import { cardOf, handOf, handSize, isUp, others, rightOf, type State } from './state.ts';
import { clearStatuses } from './status.ts';
import type { Stamp } from './terms.ts';
import type { Table } from './types.ts';

/** Part 1: nothing happens at the beginning of a turn unless an ability says so. */
export function begin(s: State, t: Table): void {
  t.announce(EVERYONE, { kind: 'turn', seat: s.active, turn: s.turn });
  const { draws } = castOf(s, s.active);
  s.drawsLeft = draws !== null && isUp(s, s.active) ? draws : 2;
  s.priority = s.active;
  drawing(s, t);
}

/** Part 2: two cards are drawn. When the deck runs out it is shuffled again and play rests, then the rest is drawn. */
export function drawing(s: State, t: Table): void {
  const there = Math.min(s.drawsLeft, box.count(s.cards, DECK));
  if (there > 0) draw(s, t, s.active, there);
  s.drawsLeft -= there;
  s.phase = 'play';
  if (s.drawsLeft > 0 && box.count(s.cards, DISCARD) > 0) {
    reshuffle(s, t);
    s.phase = 'draw';
  } else s.drawsLeft = 0;
}

/**
 * Part 4, when cards have been played (see `game.ts`): exactly one message is sent; a player with none to send is
 * eliminated, and no ability answers it.
 */
export function* send(s: State, t: Table): Flow {
  const me = s.active;
  if (handSize(s, me) === 0) {
    s.phase = 'end';
    return yield* eliminate(s, t, me, -1, 'silence');
  }
  const any = castOf(s, me).sendsAs ?? [];
  const sent = yield* choose(me, 'send', sendChoices(s, any), { open: true });
  sendLetter(s, t, me, sent, any.includes(sent.by));
}

/** Every way to send a card of the hand; `any`: as what this sender may send any card. */
function sendChoices(s: State, any: readonly Stamp[]): SendChoice[] {
  const me = s.active;
  const out: SendChoice[] = [];
  for (const card of handOf(s, me)) {
    const { stamp } = cardOf(s, card);
    for (const by of any.includes(stamp) ? any : [stamp, ...any]) {
      if (by !== 'OM') out.push({ card, by });
      else for (const to of others(s, me)) out.push({ card, by, to });
    }
  }
  return out;
}

/** Part 5: all statuses end, the turn goes to the right, and the next one begins. */
export function end(s: State, t: Table): void {
  clearStatuses(s);
  s.used = 0;
  s.imputed = 0;
  s.active = rightOf(s, s.active);
  s.turn++;
  t.announce(EVERYONE, { kind: 'ends' });
  begin(s, t);
}
