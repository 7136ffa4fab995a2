// Which card to send how, and to whom.

import type { SendChoice } from '../rules/choices.ts';
import { keepWorth } from './keep.ts';
import { colourPlace, type Held, type Post, type Situation, sits } from './situation.ts';
import { rightOf, travel } from './travel.ts';

/** How much of a card's worth in the hand is lost when it is sent: one must be. */
const SPENT = 0.5;

export function sendWorths(sc: Situation, from: readonly SendChoice[]): number[] {
  return from.map((choice) => {
    const held = sc.hand.find((one) => one.card === choice.card);
    if (held === undefined) return -100;
    return sentWorth(sc, held, choice.by, choice.by === 'OM' ? choice.to : rightOf(sc, sc.me));
  });
}

function sentWorth(sc: Situation, held: Held, by: Post['stamp'], to: number): number {
  const post: Post = { stamp: by, from: sc.me, at: to, colour: colourPlace(held.face) };
  return travel(sc, post, to, post.colour, sc.locked, sc.trapped) - SPENT * keepWorth(sc, held);
}

/** The best that can be sent from the hand as it is. */
function bestSend(sc: Situation): number {
  let best = -100;
  for (const held of sc.hand) {
    const { stamp } = held.face;
    const spreads = sc.cast[sc.me]?.sendsAs?.includes('OM') === true;
    if (stamp !== 'OM') {
      best = Math.max(best, sentWorth(sc, held, stamp, rightOf(sc, sc.me)));
    }
    if (stamp !== 'OM' && !spreads) continue;
    for (let to = 0; to < sc.seats; to++) {
      if (to === sc.me || !sits(sc.alive, to)) continue;
      best = Math.max(best, sentWorth(sc, held, 'OM', to));
    }
  }
  return best;
}

/** Lock On before the message is sent, where it cannot be played later; the card that is spent on it cannot be sent. */
export function lockFirst(sc: Situation, to: number, spent?: Held): number {
  const hand = sc.hand.filter((one) => one !== spent);
  return bestSend({ ...sc, hand, locked: sc.locked | (1 << to) }) - bestSend(sc);
}
