// Limits the young generation of V8's heap: the objects of a table live briefly, and a larger space would only be filled
// before it is swept. Must be imported before anything else, for the space never shrinks.

import { setFlagsFromString } from 'node:v8';

const MEGABYTES = 4;

setFlagsFromString(`--max-semi-space-size=${MEGABYTES}`);
setFlagsFromString(`--semi-space-growth-factor=1`);
