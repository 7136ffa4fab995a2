// How sharp each tile is drawn: plainly from afar; with every tuft where it is in sight and large enough. Pictures are
// made a few at a time, so that a land of 150 tiles does not hold up the table.

import type { Detail } from '../art/paint.ts';
import type { Laid, Land } from '../scene.ts';
import type { Camera, Size } from './camera.ts';

export interface Sharpness {
  /** Tiles that have a picture already. */
  readonly shown: ReadonlySet<number>;
  /** Tiles drawn in full. */
  readonly full: ReadonlySet<number>;
}

/** From so many pixels a tile on, all of it is drawn. */
const CLOSE = 60;
const AT_ONCE = 12;

export const detailAt = ({ k }: Camera): Detail => (k * 100 >= CLOSE ? 'full' : 'plain');

/** Pictures for tiles that have none yet; the same object when all have one. */
export function withMissing(now: Sharpness, land: Land, camera: Camera, screen: Size): Sharpness {
  const close = detailAt(camera) === 'full';
  const missing = land.tiles.filter(({ tile }) => !now.shown.has(tile));
  if (missing.length === 0) return now;
  const seen = missing.filter((tile) => close && isSeen(tile, camera, screen));
  const next = (seen.length > 0 ? seen : missing).slice(0, AT_ONCE).map(({ tile }) => tile);
  return {
    shown: new Set([...now.shown, ...next]),
    full: seen.length > 0 ? new Set([...now.full, ...next]) : now.full,
  };
}

/** Other pictures for tiles that now are nearer or farther; the same object when there is nothing more to do. */
export function sharper(now: Sharpness, land: Land, camera: Camera, screen: Size): Sharpness {
  if (detailAt(camera) === 'plain') return now.full.size > 0 ? { shown: now.shown, full: new Set() } : now;
  const wanted = land.tiles.filter((tile) => !now.full.has(tile.tile) && isSeen(tile, camera, screen));
  if (wanted.length === 0) return now;
  return { shown: now.shown, full: new Set([...now.full, ...wanted.slice(0, AT_ONCE).map(({ tile }) => tile)]) };
}

function isSeen({ x, y }: Laid, camera: Camera, screen: Size): boolean {
  const [left, top] = [camera.x + x * 100 * camera.k, camera.y + y * 100 * camera.k];
  const side = 100 * camera.k;
  return left > -side && top > -side && left < screen.width && top < screen.height;
}
