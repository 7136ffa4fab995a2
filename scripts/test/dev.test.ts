// Watching for changes: what is watched, and one call at a time.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foldersIn, onChange } from '../dev/watch.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tabella-dev-'));
  for (const folder of ['one/src/deep', 'one/dist/src', 'one/test', 'node_modules/two/src']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('looks at sources, not at what is built, installed or tested', () => {
  const folders = ['', 'one', 'one/src', 'one/src/deep'].map((folder) => join(root, folder));
  expect(foldersIn(root).sort()).toEqual(folders);
});

it('calls after a change, and again for a change during the call when that has ended', async () => {
  const ends: (() => void)[] = [];
  const close = onChange(root, () => new Promise<void>((end) => ends.push(end)));
  writeFileSync(join(root, 'one/src/deep/a.ts'), '');
  writeFileSync(join(root, 'one/src/b.ts'), '');
  await vi.waitFor(() => expect(ends).toHaveLength(1), 30_000);
  writeFileSync(join(root, 'one/src/b.ts'), 'changed');
  // However long the change takes to be noticed, the second call waits for the end of the first.
  await new Promise((done) => setTimeout(done, 300));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2), 30_000);
  close();
});
