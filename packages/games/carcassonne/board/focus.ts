// What the board brings out by itself: the feature whose points are walked, or on which a message would work.

import type { FeatureView, View } from '../rules/view.ts';
import type { Box, Camera } from './map/camera.ts';
import { isAimed } from './reading/choices.ts';
import type { TurnControls } from './use-play.ts';

/** The feature at a segment of a tile, by number. */
const featureOf = (view: View, tile: number, segment: number): number | null =>
  view.tiles[tile]?.features[segment] ?? null;

export function inFocus(view: View, play: TurnControls): number | null {
  if (play.move && play.move.award.tile >= 0) return featureOf(view, play.move.award.tile, play.move.award.segment);
  const { message, way } = play;
  if (message === null) return null;
  const aims = message.choices.map(({ choice }) => choice).filter(isAimed);
  const aim = way !== null && isAimed(way) ? way : way === null || message.message === 8 ? null : aims[0];
  return aim ? featureOf(view, aim.tile, aim.segment) : null;
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where a feature is, in units. */
export const boxOf = ({ tiles }: View, { members }: FeatureView): Box =>
  boxRound(members.flatMap(({ tile }) => tiles[tile] ?? []));

/** Where all of these cells lie. */
export function boxRound(cells: readonly Cell[]): Box {
  return {
    left: Math.min(...cells.map(({ x }) => x)) * 100,
    top: Math.min(...cells.map(({ y }) => y)) * 100,
    right: (Math.max(...cells.map(({ x }) => x)) + 1) * 100,
    bottom: (Math.max(...cells.map(({ y }) => y)) + 1) * 100,
  };
}

/** The same on the screen, in pixels. */
export const onScreen = ({ left, top, right, bottom }: Box, { x, y, k }: Camera): Box => ({
  left: x + left * k,
  top: y + top * k,
  right: x + right * k,
  bottom: y + bottom * k,
});
