// Makes a checkout ready: `node scripts/ensure.mjs build` installs and builds what is missing or out of date.
// npm runs it before start, test and bench, also when nothing is installed yet, so it uses Node alone.

import { readFileSync } from 'node:fs';
import { refusalOfNode } from './ensure/version.mjs';

const house = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const refusal = refusalOfNode(process.versions.node, house.engines.node);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  // Loaded only now: an old Node would stumble over newer syntax before it could say why.
  const { run } = await import('./ensure/main.mjs');
  await run(process.argv.slice(2));
}
