// Go-to-definition lands in sources: the compiler resolves imports between packages to TypeScript files, not to what is built.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('imports between packages resolve to sources', () => {
  const args = ['node_modules/typescript/bin/tsc', '-p', 'packages/cli', '--traceResolution', '--noEmit'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  const found = [...stdout.matchAll(/'(@tabella\/[^']+)' was successfully resolved to '([^']+)'/g)];
  expect(new Set(found.map(([, name]) => name))).toContain('@tabella/kernel');
  expect(found.filter(([, , path = '']) => path.endsWith('.d.ts')).map(([, name]) => name)).toEqual([]);
});
