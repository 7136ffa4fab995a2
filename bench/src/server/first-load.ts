// How much a browser loads first, JavaScript, CSS and fonts: measured by the client's own script, on what is built.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const FIRST_LOAD = 'first load';
/** From dist/src/server up to the root of the repository. */
const SIZE = fileURLToPath(new URL('../../../../packages/web/size.mjs', import.meta.url));
const MOST_MS = 20_000;

interface Size {
  readonly figure: string;
  readonly value: number;
  /** Only what has one can be too much. */
  readonly limit?: number;
}

export async function measureFirstLoad(): Promise<{ readonly figure: string }[]> {
  const sizes = (await lines(SIZE)).map((line) => JSON.parse(line) as Size);
  return sizes.map(({ figure, value, limit }) => ({
    figure: `${FIRST_LOAD}, ${figure.replace(/, kB$/, '')}`,
    value,
    unit: 'kB',
    floor: limit === undefined ? null : { most: limit },
    ok: limit === undefined || value <= limit,
  }));
}

function lines(script: string): Promise<string[]> {
  return new Promise((done, failed) => {
    execFile(process.execPath, [script], { timeout: MOST_MS }, (error, output, complaint) => {
      const found = output.split('\n').filter((line) => line !== '');
      // It also fails when a figure is beyond its limit, and we report that ourselves.
      if (found.length > 0) done(found);
      else failed(error ?? new Error(complaint));
    });
  });
}
