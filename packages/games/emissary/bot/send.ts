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
function bestSend(sc: Situation): { readonly worth: number; readonly held: Held | null } {
  let best: { worth: number; held: Held | null } = { worth: -100, held: null };
  for (const held of sc.hand) {
    const { stamp } = held.face;
    const spreads = sc.cast[sc.me]?.sendsAs?.includes('OM') === true;
    if (stamp !== 'OM') {
      const worth = sentWorth(sc, held, stamp, rightOf(sc, sc.me));
      if (worth > best.worth) best = { worth, held };
    }
    if (stamp !== 'OM' && !spreads) continue;
    for (let to = 0; to < sc.seats; to++) {
      if (to === sc.me || !sits(sc.alive, to)) continue;
      const worth = sentWorth(sc, held, 'OM', to);
      if (worth > best.worth) best = { worth, held };
    }
  }
  return best;
}

/** Lock On before the message is sent, where it cannot be played later. */
export function lockFirst(sc: Situation, to: number): number {
  return bestSend({ ...sc, locked: sc.locked | (1 << to) }).worth - bestSend(sc).worth;
}
