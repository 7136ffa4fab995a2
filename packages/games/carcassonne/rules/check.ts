// What must hold at every resting point.

import { SOURCES } from './awards.ts';
import { checkFeatures, checkFrontier } from './core/check.ts';
import { featureOf, isClosed } from './core/features.ts';
import { standsOn } from './core/figures.ts';
import { tileAt } from './core/grid.ts';
import { nodeOf } from './core/land.ts';
import { messageAt, pileBetween } from './core/piles.ts';
import { goodsHeld, meeplesLeft, tallyOf } from './core/purse.ts';
import { BIG } from './core/sizes.ts';
import { goodsAt, segmentsOn, tileX, tileY, variantsLaid } from './core/tiles.ts';
import { pileFor } from './pile.ts';
import { stackSize } from './stack.ts';
import type { State } from './state.ts';
import { scoreOf } from './track.ts';

export function check(s: State): void {
  checkTiles(s);
  checkFrontier(s.land);
  checkFeatures(s.land);
  checkSeats(s);
  checkGoods(s);
  const stack = Array.from({ length: stackSize(s) }, (_, place) => messageAt(s.land, place));
  const out = [...(s.message === 0 ? [] : [s.message]), ...s.waiting.map(() => 4)];
  const messages = [...stack, ...out].sort();
  if (messages.join('') !== '12345678') throw new Error('the messages are not the eight');
  if (s.message !== 0 && s.stage !== 'message') throw new Error('a message lies open outside its turn');
}

/** Every tile of the box is on the land, in hand, in the pile or out of the game, once. */
function checkTiles(s: State): void {
  const { land } = s;
  const held = [
    ...variantsLaid(land),
    ...pileBetween(land, s.at, s.size),
    ...s.removed,
    ...[s, ...s.waiting].flatMap(({ drawn }) => (drawn < 0 ? [] : [drawn])),
  ];
  const { start, parts } = pileFor(s.options);
  const whole = [start, ...parts.flat()];
  const sorted = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(' ');
  if (sorted(held) !== sorted(whole)) throw new Error('a tile is missing or twice there');
  for (let tile = 0; tile < land.laid; tile++) {
    if (tileAt(land, tileX(land, tile), tileY(land, tile)) !== tile)
      throw new Error(`tile ${tile} is not where it was laid`);
  }
}

function checkSeats(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let free = 0;
    for (let slot = 0; slot < BIG; slot++) if (standsOn(s.land, seat, slot) === 0) free++;
    if (free !== meeplesLeft(s.land, seat)) throw new Error(`seat ${seat} has not the meeples it says`);
    const tally = SOURCES.reduce((sum, _, source) => sum + tallyOf(s.land, seat, source), 0);
    if (tally !== scoreOf(s, seat)) throw new Error(`the points of seat ${seat} do not add up`);
  }
}

/** Nobody can hold more goods than lie in completed cities. */
function checkGoods({ land, seats }: State): void {
  const goods = [0, 0, 0];
  for (let tile = 0; tile < land.laid; tile++) {
    for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
      const kind = goodsAt(land, tile, segment) - 1;
      if (kind >= 0 && isClosed(land, featureOf(land, nodeOf(tile, segment)))) goods[kind] = (goods[kind] ?? 0) + 1;
    }
  }
  goods.forEach((there, kind) => {
    let held = 0;
    for (let seat = 0; seat < seats; seat++) held += goodsHeld(land, seat, kind);
    if (held > there) throw new Error('goods were taken twice');
  });
}
