// Makes a checkout ready: `node scripts/ensure.mjs build` installs and builds what is missing or out of date.
// npm runs it before start, test, dev and bench, also when nothing is installed yet, so it uses Node alone.

import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = engines.node.replace(/^\D*/, '');
const running = process.versions.node;
if (least.localeCompare(running, 'en', { numeric: true }) > 0) {
  console.error(`Tabella needs Node ${least} or newer, and this is Node ${running}: get one from https://nodejs.org.`);
  process.exitCode = 1;
} else {
  // Loaded only now: an old Node would stumble over newer syntax before it could say why.
  const { ensure } = await import('./ensure/main.mjs');
  const failure = await ensure(process.argv.slice(2));
  if (failure !== null) {
    console.error(failure);
    process.exitCode = 1;
  }
}
