// When the camera moves by itself. It belongs to whoever looks: their zoom and place stay, and the land moves only if what
// they must see is out of sight.

import { type Box, brought, type Camera, isSeen, type Size } from './camera.ts';

/** The cell with some room around it, in units. */
export const cellBox = ({ x, y }: { readonly x: number; readonly y: number }, around = 0): Box => ({
  left: (x - around) * 100,
  top: (y - around) * 100,
  right: (x + 1 + around) * 100,
  bottom: (y + 1 + around) * 100,
});

export interface Sight {
  readonly now: Camera;
  readonly screen: Size;
  readonly margin: Box;
  /** The camera that shows all of it, for somebody who never moved it; otherwise null. */
  readonly whole: Camera | null;
}

/** A tile is to be laid: all spots for whoever lets the board choose, one of them for whoever chose a place. */
export function toLay({ now, screen, margin, whole }: Sight, spots: readonly Box[]): Camera {
  const seen = spots.filter((spot) => isSeen(now, spot, screen, margin));
  if (seen.length === spots.length) return now;
  if (whole) return whole;
  if (seen.length > 0) return now;
  return spots
    .map((spot) => brought(now, spot, screen, margin))
    .reduce((best, next) => (far(next, now) < far(best, now) ? next : best));
}

const far = (a: Camera, b: Camera): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Something must be seen: the same camera while it is. */
export function toSee({ now, screen, margin }: Omit<Sight, 'whole'>, box: Box): Camera {
  const next = brought(now, box, screen, margin);
  return far(next, now) < 1 ? now : next;
}
