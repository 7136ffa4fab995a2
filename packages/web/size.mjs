// How much a browser loads, in kilobytes: for the front page, and for each game more than that; JavaScript and styles gzipped,
// fonts as they are. One line of JSON per figure; the exit code says whether all are within their limits.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadsOf } from './build/load.mjs';

/** Of JavaScript. */
const LIMITS = { front: 130, game: 90 };
const dist = join(import.meta.dirname, 'dist');
const bytesOf = (file) => readFileSync(join(dist, file));
const manifest = JSON.parse(bytesOf('.vite/manifest.json').toString('utf8'));

const kilobytes = (files, sizeOf) => files.reduce((sum, file) => sum + sizeOf(bytesOf(file)), 0) / 1000;
const zipped = (bytes) => gzipSync(bytes).length;

const figures = loadsOf(manifest, (file) => bytesOf(file).toString('utf8')).flatMap(({ page, files }, i) => {
  const js = kilobytes(files.js, zipped);
  const css = kilobytes(files.css, zipped);
  const fonts = kilobytes(files.fonts, (bytes) => bytes.length);
  return [
    { figure: `${page}, JavaScript gzipped, kB`, value: js, limit: i === 0 ? LIMITS.front : LIMITS.game },
    { figure: `${page}, CSS gzipped, kB`, value: css },
    { figure: `${page}, fonts at most, kB`, value: fonts },
    { figure: `${page}, in all at most, kB`, value: js + css + fonts },
  ];
});
for (const { value, ...rest } of figures) console.log(JSON.stringify({ ...rest, value: Math.round(value * 10) / 10 }));
process.exitCode = figures.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
