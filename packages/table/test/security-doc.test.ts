// The page on security promises nothing that no test holds.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = read('../../../docs/security.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| an enemy'));

test('there are threats on the page', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('%s', (row) => {
  const [, file, name] = /`([\w-]+\.test\.ts)`: (.+) \|$/.exec(row) ?? [];
  if (file === undefined || name === undefined) throw new Error('this row names no test');
  expect(read(`./${file}`)).toContain(name);
});
