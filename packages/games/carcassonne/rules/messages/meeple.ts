// Message 8: one of your followers on the land comes home. Its feature is scored as at the end of the game, for you alone; by
// HiG only with a majority (a tie is one), by ZMG in any case, and there its points may be left. It comes home even for
// nothing.

import type { Seat } from '@tabella/kernel';
import { FIELD, PLACE } from '../../tiles/compile.ts';
import { featureAward, itemsOf, pointsOf } from '../awards.ts';
import { type Box, boxOf } from '../box.ts';
import { countFeature, newCount } from '../core/count.ts';
import { hasPig, standsOn } from '../core/figures.ts';
import { slotsOut } from '../core/followers.ts';
import { segmentOf, tileOf } from '../core/land.ts';
import { hasMost } from '../core/majority.ts';
import { mayLeavePoints, needsMajority } from '../editions.ts';
import { itemsByCity } from '../fields.ts';
import { leave } from '../leaving.ts';
import type { Award, Item } from '../names.ts';
import type { State } from '../state.ts';
import type { Message, MessageAction, Offer } from './message.ts';

const count = newCount();

/** What the follower in this slot would bring. */
function awardFor(s: State, seat: Seat, slot: number, box: Box): Award {
  const { land } = s;
  const node = standsOn(land, seat, slot);
  countFeature(land, node, count);
  const items = count.type === PLACE ? box.placing.flatMap((one) => one.placed(s, seat, node)) : itemsFor(s, seat);
  for (const one of box.giving) {
    const bonus = one.bonus(s, seat, slot);
    if (bonus > 0) items.push({ what: 'bonus', count: 1, each: bonus });
  }
  const award = featureAward(count, seat, 'message', count.complete, s, items);
  const [tile, segment] = [tileOf(land, node), segmentOf(land, node)];
  return {
    ...award,
    points: pointsOf(items),
    source: 'message',
    name: award.name || award.source,
    message: 8,
    tile,
    segment,
  };
}

/** The lines of the feature that was counted. */
function itemsFor(s: State, seat: Seat): Item[] {
  const { land, options } = s;
  const field = count.type === FIELD;
  if (field && options.fields === 'city') return itemsByCity(s, seat, count.feature, needsMajority(s));
  if (needsMajority(s) && !hasMost(land, count.feature, seat)) return [];
  const items = itemsOf(count, count.complete, options);
  if (field && hasPig(land, seat, count.feature)) items.push({ what: 'pig', count: count.cities, each: 1 });
  return items;
}

/** What the follower in this slot is worth at home, for those who think ahead. */
export const homePoints = (s: State, seat: Seat, slot: number): number =>
  awardFor(s, seat, slot, boxOf(s.options)).points;

/** Followers that stand on each other are all the same. */
function oncePerPlace({ land }: State, seat: Seat): number[] {
  const slots = slotsOut(land, seat);
  const nodes = slots.map((slot) => standsOn(land, seat, slot));
  return slots.filter((_, i) => nodes.indexOf(nodes[i] ?? 0) === i);
}

export const meepleHome: Message = {
  id: 8,
  offers: (s, seat, box) =>
    oncePerPlace(s, seat).flatMap((slot): Offer[] => {
      const { tile, segment, points } = awardFor(s, seat, slot, box);
      const scored: Offer = { choice: { message: 8, tile, segment }, points };
      if (points === 0 || !mayLeavePoints(s)) return [scored];
      return [scored, { choice: { message: 8, tile, segment, unscored: true }, points: 0 }];
    }),
  act: (s, table, seat, choice, box) => {
    const { tile, segment, unscored } = choice as Extract<MessageAction, { readonly message: 8 }>;
    const slot = slotsOut(s.land, seat).find((one) => {
      const node = standsOn(s.land, seat, one);
      return tileOf(s.land, node) === tile && segmentOf(s.land, node) === segment;
    });
    if (slot === undefined) throw new Error(`no follower of seat ${seat} stands on tile ${tile}`);
    const award = awardFor(s, seat, slot, box);
    leave(s, table, seat, slot);
    return unscored ? null : award;
  },
};
