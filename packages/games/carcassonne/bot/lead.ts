// Lead: what the points of all seats mean to one of them.

/** By how much a seat with these points of all seats is ahead: of the others on average, and of the best of them. */
export function leadOf(points: ArrayLike<number>, seats: number, seat: number): number {
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const value = points[other] as number;
    sum += value;
    if (value > best) best = value;
  }
  return (points[seat] as number) - (sum / (seats - 1) + best) / 2;
}
