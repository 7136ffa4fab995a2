// Arrow keys among things that lie about a map: the nearest one in the direction of the key.

export interface Lying {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Null for other keys, and where nothing lies that way. What is off the line counts double. */
export function nearestTowards<T extends Lying>(key: string, from: Lying, things: readonly T[]): T | null {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  let found: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [dx, dy] = [thing.x - from.x, thing.y - from.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      found = thing;
    }
  }
  return found;
}
