// What the kinds of tiles are called.

import { PRINTED } from '../tiles/built.ts';
import { kinds } from '../tiles/index.ts';

/** By number; the kinds themselves are of many shapes, and slower to read. */
const KIND_IDS = Array.from(PRINTED, (kind) => kinds[kind]?.id ?? '');

export const kindId = (variant: number): string => KIND_IDS[variant >> 1] ?? '';
