// Memory: how a number of the land is changed in place.

/** Adds to the number at a place, and returns the sum. */
export function add(mem: Int16Array, at: number, by: number): number {
  const sum = (mem[at] ?? 0) + by;
  mem[at] = sum;
  return sum;
}
