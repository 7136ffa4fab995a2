// What must hold at every resting point.

import { SOURCES } from './awards.ts';
import { boxOf } from './box.ts';
import { checkFeatures, checkFrontier, checkRoom } from './core/check.ts';
import { standsOn } from './core/figures.ts';
import { tileAt } from './core/grid.ts';
import { pileBetween } from './core/piles.ts';
import { meeplesLeft, tallyOf } from './core/purse.ts';
import { BIG } from './core/sizes.ts';
import { tileX, tileY, variantsLaid } from './core/tiles.ts';
import type { State } from './state.ts';
import { scoreOf } from './track.ts';

export function check(s: State): void {
  const { tiles, segments } = boxOf(s.options).pile;
  checkRoom(s.land, tiles, segments);
  checkTiles(s);
  checkFrontier(s.land);
  checkFeatures(s.land);
  checkSeats(s);
  for (const one of boxOf(s.options).checking) one.check(s);
}

/** Every tile of the box is on the land, in a hand, in the pile or out of the game, once. */
function checkTiles(s: State): void {
  const { land } = s;
  const held = [
    ...variantsLaid(land),
    ...pileBetween(land, s.at, s.size + s.hidden),
    ...s.removed,
    ...s.aside,
    ...boxOf(s.options).storing.flatMap((one) => one.keeps(s)),
    ...[s, ...s.waiting].flatMap(({ drawn }) => (drawn < 0 ? [] : [drawn])),
  ];
  const { pile, dealing } = boxOf(s.options);
  for (const one of dealing) held.push(...one.inHands(s));
  const dealt = Array.from({ length: s.seats }, () => pile.dealt);
  const whole = [...pile.table.map(({ variant }) => variant), ...pile.parts.flat(), ...dealt.flat()];
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
