// npm run simulate: prints the tables of docs/scale.md.

import { FULL, report } from './report.ts';
import { MILLION } from './world.ts';

process.stdout.write(report(MILLION, FULL));
