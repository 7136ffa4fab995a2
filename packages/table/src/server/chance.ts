// The machine's own chance: what it decides must not be foreseen.

import { randomBytes, randomFillSync } from 'node:crypto';
import type { ServerChance } from '../table/ports.ts';

/** Drawn many at a time: a table asks for one at every question. */
const drawn = new BigUint64Array(256);
let left = 0;

export const machineChance: ServerChance = {
  random: () => {
    if (left === 0) {
      randomFillSync(drawn);
      left = drawn.length;
    }
    return Number((drawn[--left] as bigint) >> 11n) / 2 ** 53;
  },
  hex: (bytes) => randomBytes(bytes).toString('hex'),
};
