// Places that would lie on each other are moved apart, each as little as may be.

export interface Placed {
  readonly x: number;
  readonly y: number;
}

const ROUNDS = 40;

/** The same places, at least so far from each other if there is room. */
export function movedApart(places: readonly Placed[], least: number): readonly Placed[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let touched = false;
    moved.forEach((a, i) => {
      for (const b of moved.slice(i + 1)) {
        const far = Math.hypot(b.x - a.x, b.y - a.y);
        if (far >= least) continue;
        touched = true;
        const [dx, dy] = far > 0.01 ? [(b.x - a.x) / far, (b.y - a.y) / far] : [1, 0];
        const by = (least - far) / 2 + 0.05;
        a.x -= dx * by;
        a.y -= dy * by;
        b.x += dx * by;
        b.y += dy * by;
      }
    });
    if (!touched) break;
  }
  return moved;
}
