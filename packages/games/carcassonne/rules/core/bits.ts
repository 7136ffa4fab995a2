// Bits: a few small numbers in one, walked from the lowest on: `for (let left = bits; left !== 0; left &= left - 1)`.

/** The lowest of them. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
