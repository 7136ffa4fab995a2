// Keeps V8's heap small. What is kept for people who come back outlives the young generation and is garbage soon after: V8 would
// let several times of what is in use pile up before it looks for it. And the young generation of the threads that are started
// from here may be small, for little is made there; that of this thread has its size already.

import { setFlagsFromString } from 'node:v8';

/** By so much of what is in use it may grow until garbage is looked for. */
const GROWING_PERCENT = 100;
const YOUNG_MEGABYTES = 4;

/** For the whole process, so only a server says it: whatever else loads this package keeps the heap it has. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  setFlagsFromString(`--max-semi-space-size=${YOUNG_MEGABYTES}`);
}
