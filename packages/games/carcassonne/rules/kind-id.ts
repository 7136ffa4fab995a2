// What the kinds of tiles are called.

import { kinds } from '../tiles/index.ts';

/** By number; the kinds themselves are of many shapes, and slower to read. */
const KIND_IDS = kinds.map(({ id }) => id);

export const kindId = (variant: number): string => KIND_IDS[variant >> 1] ?? '';
