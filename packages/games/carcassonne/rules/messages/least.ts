// Messages 1 to 3: the least of your roads, cities or monasteries, as at the end of the game. No majority is needed, the
// figure stays, and only the feature counts, not what its figure might bring.

import type { Seat } from '@tabella/kernel';
import { featureAward, itemsOf } from '../awards.ts';
import { type Count, countFeature, newCount, worth } from '../core/count.ts';
import { featureOf } from '../core/features.ts';
import { followersOn } from '../core/followers.ts';
import { nodeOf, segmentOf, tileOf } from '../core/land.ts';
import type { Award } from '../names.ts';
import type { State } from '../state.ts';
import type { Message, MessageAction, Offer } from './message.ts';

const count = newCount();

/** Features of these types on which the seat has a follower, each named by the first tile on which one stands. */
function* ownFeatures(
  s: State,
  seat: Seat,
  types: readonly number[],
): Generator<{ readonly node: number; readonly points: number }> {
  const nodes = types.flatMap((type) => followersOn(s.land, seat, type)).sort((a, b) => a - b);
  const met: number[] = [];
  for (const node of nodes) {
    const feature = featureOf(s.land, node);
    if (met.includes(feature)) continue;
    met.push(feature);
    yield { node, points: worthNow(s, node, count) };
  }
}

/** As at the end of the game. */
function worthNow(s: State, node: number, into: Count): number {
  countFeature(s.land, node, into);
  return worth(into, into.complete, s.options);
}

export function leastOf(id: 1 | 2 | 3, ...types: readonly number[]): Message {
  return {
    id,
    offers: (s, seat) => {
      const own = [...ownFeatures(s, seat, types)];
      const least = Math.min(...own.map((one) => one.points));
      return own
        .filter((one) => one.points === least)
        .map(({ node, points }): Offer => {
          return { choice: { message: id, tile: tileOf(s.land, node), segment: segmentOf(s.land, node) }, points };
        });
    },
    act: (s, _table, seat, choice) => leastAward(s, seat, choice),
  };
}

function leastAward(s: State, seat: Seat, choice: MessageAction): Award {
  const { tile, segment, message } = choice as Extract<MessageAction, { readonly tile: number }>;
  countFeature(s.land, nodeOf(s.land, tile, segment), count);
  const items = itemsOf(count, count.complete, s.options);
  const award = featureAward(count, seat, 'message', count.complete, s, items);
  return { ...award, source: 'message', name: award.name || award.source, message, tile, segment };
}
