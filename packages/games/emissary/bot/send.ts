// Which card to send how, and to whom.

import type { SendChoice } from '../rules/choices.ts';
import { keepWorth, RESERVE, TRUST } from './keep.ts';
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
  const alone = travel(sc, post, to, post.colour, sc.locked, sc.trapped);
  return alone + (sc.habits.plans ? planned(sc, held, post, alone) : 0) - SPENT * keepWorth(sc, held);
}

/** What a Lock On or a Trap adds that may be played when the message is on its way. */
function planned(sc: Situation, sent: Held, post: Post, alone: number): number {
  let best = 0;
  for (const held of sc.hand) {
    const { effect } = held.face;
    if (held === sent || (effect !== 'trap' && (effect !== 'lock-on' || !sc.lateLocks))) continue;
    for (let seat = 0; seat < sc.seats; seat++) {
      if (seat === sc.me || !sits(sc.alive, seat) || (post.stamp === 'OM' && seat !== post.at)) continue;
      const [locked, trapped] = effect === 'trap' ? [0, 1 << seat] : [1 << seat, 0];
      const then = travel(sc, post, post.at, post.colour, sc.locked | locked, sc.trapped | trapped);
      best = Math.max(best, TRUST * (then - alone) - keepWorth(sc, held) - RESERVE);
    }
  }
  return best;
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
