// Memory for what lives briefly: a table's work is short, and more room would only be filled before it is swept. Said
// before anything else is loaded, for the room never shrinks.

import { setFlagsFromString } from 'node:v8';

const MEGABYTES = 4;

setFlagsFromString(`--max-semi-space-size=${MEGABYTES}`);
setFlagsFromString(`--semi-space-growth-factor=1`);
