// `npm run dev`: compiles on change, restarts the server with what was compiled, and serves the page with hot reload.
// Ctrl-C ends everything; so does the end of any part.

import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onChange } from './dev/watch.mjs';
import { ensure } from './ensure/main.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Programs of Node, with their arguments. */
const PARTS = [
  ['--watch', '--watch-preserve-output', 'packages/cli/dist/src/main.js', 'serve'],
  ['node_modules/vite/bin/vite.js', 'packages/web'],
];

const ready = spawnSync(process.execPath, ['scripts/ensure.mjs', 'build'], { cwd: ROOT, stdio: 'inherit' });
if (ready.status !== 0) process.exit(1);

const parts = PARTS.map((script) =>
  spawn(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }),
);
let left = parts.length;
for (const part of parts) {
  part.once('exit', (code) => {
    left -= 1;
    process.exitCode ??= code ?? 0;
    if (left === 0) process.exit();
    stop();
  });
}
function stop() {
  for (const part of parts) part.kill('SIGTERM');
}
process.on('SIGINT', stop).on('SIGTERM', stop);

onChange(join(ROOT, 'packages'), async () => {
  const failure = await ensure(['compile']);
  if (failure !== null) console.error(failure);
});
console.log('The page is at the "Local" address below. It reloads by itself, and the server restarts when it changes.');
