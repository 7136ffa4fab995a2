// The camera over the land: where the world's origin is on the screen, and how many pixels a unit has.

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels a unit; a tile is 100 units. */
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In units of the world, or in pixels of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A tile is never larger than 260 pixels, nor smaller than a finger can hit. */
export const MOST = 2.6;
export const LEAST = 0.48;

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export const panned = ({ x, y, k }: Camera, dx: number, dy: number): Camera => ({ x: x + dx, y: y + dy, k });

/** Zoomed by a factor so that what is at this point of the screen stays there. */
export function zoomed({ x, y, k }: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  // Who sees all of a large land may be farther away already.
  const to = within(Math.min(LEAST, k), k * factor, MOST);
  const grown = to / k;
  return { x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown, k: to };
}

/** So that a box of the world fills the screen within a margin; never closer than `most`, nor farther than `least`. */
export function fitted(box: Box, screen: Size, margin: Box, most: number, least = LEAST): Camera {
  const width = Math.max(1, screen.width - margin.left - margin.right);
  const height = Math.max(1, screen.height - margin.top - margin.bottom);
  const k = within(least, Math.min(width / (box.right - box.left), height / (box.bottom - box.top)), most);
  return {
    x: margin.left + (width - (box.left + box.right) * k) / 2,
    y: margin.top + (height - (box.top + box.bottom) * k) / 2,
    k,
  };
}

/** Moved no further than that some of the land stays in sight. */
export function kept(camera: Camera, land: Box, screen: Size): Camera {
  const { k } = camera;
  const shown = Math.min(90, 60 * k + 20);
  return {
    x: within(shown - land.right * k, camera.x, screen.width - shown - land.left * k),
    y: within(shown - land.bottom * k, camera.y, screen.height - shown - land.top * k),
    k,
  };
}

/** Moved by as little as brings a box into the part of the screen inside the margin, or fills that part with it. */
export function brought(camera: Camera, box: Box, screen: Size, margin: Box): Camera {
  const { x, y, k } = camera;
  const shift = (low: number, high: number, from: number, to: number): number => {
    const [first, last] = high - low > to - from ? [to - high, from - low] : [from - low, to - high];
    return Math.max(0, first) + Math.min(0, last);
  };
  return {
    x: x + shift(x + box.left * k, x + box.right * k, margin.left, screen.width - margin.right),
    y: y + shift(y + box.top * k, y + box.bottom * k, margin.top, screen.height - margin.bottom),
    k,
  };
}

/** Whether all of a box of the world is inside the margin. */
export function isSeen({ x, y, k }: Camera, box: Box, screen: Size, margin: Box): boolean {
  return (
    x + box.left * k >= margin.left - 1 &&
    y + box.top * k >= margin.top - 1 &&
    x + box.right * k <= screen.width - margin.right + 1 &&
    y + box.bottom * k <= screen.height - margin.bottom + 1
  );
}

export const toWorld = ({ x, y, k }: Camera, sx: number, sy: number): { readonly x: number; readonly y: number } => ({
  x: (sx - x) / k,
  y: (sy - y) / k,
});

export const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  k: a.k + (b.k - a.k) * t,
});
