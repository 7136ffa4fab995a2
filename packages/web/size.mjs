// How much JavaScript a browser loads, gzipped: for the front page, and for each game more than that. One line of JSON
// per figure; the exit code tells whether all are within their limits.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMITS = { front: 130, game: 75 };
const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk and everything that must be there with it. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name].imports ?? []) withImports(other, found);
  return found;
}

const kilobytes = (names) =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, manifest[name].file))).length, 0) / 1000;

const front = withImports('index.html');
const tablePage = 'src/table/table-page.tsx';
/** What a table of each game loads, by the folder it comes from; companions and guides are pages of their own. */
const games = new Map();
for (const [name, { isDynamicEntry }] of Object.entries(manifest)) {
  const id = isDynamicEntry && /\/games\/([^/]+)\//.exec(name)?.[1];
  if (id && !/\/(companion|guide)\.tsx$/.test(name)) games.set(id, [...(games.get(id) ?? []), name]);
}

const figures = [{ figure: 'front page, JS gzipped, kB', value: kilobytes(front), limit: LIMITS.front }];
for (const [id, parts] of games) {
  const all = [tablePage, ...parts].reduce((found, name) => withImports(name, found), new Set());
  const more = [...all].filter((name) => !front.has(name));
  figures.push({ figure: `a game of ${id} more, JS gzipped, kB`, value: kilobytes(more), limit: LIMITS.game });
}
for (const { value, ...rest } of figures) console.log(JSON.stringify({ ...rest, value: Math.round(value * 10) / 10 }));
process.exitCode = figures.some(({ value, limit }) => value > limit) ? 1 : 0;
