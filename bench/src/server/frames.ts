// How smoothly a big board moves in the browser, on a processor four times slower, and how soon a replay is there, from the
// act to the end of the frame that shows it: measured by the client's own scripts.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const FRAMES = 'frames';
/** From dist/src/server up to the root of the repository. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MOST_MS = 1_500_000;
/** Milliseconds of the main thread for a frame, and frames per second. */
const FLOOR = { most: 8, rate: 60 };
const PEER = 'one big box on an empty page';

interface Moving {
  readonly figure: string;
  readonly value: number;
  readonly rate: number;
}

/** What is waited for once, with its own limit, beside the same on a page with almost nothing on it. */
interface Waiting {
  readonly figure: string;
  /** By the clock. */
  readonly value: number;
  /** Of the page's main thread on a processor: what else runs on the machine does not lengthen it. */
  readonly work: number;
  readonly emptyPage: number;
  readonly emptyPageWork: number;
  readonly most: number;
}

const holds = ({ value, rate }: Moving): boolean => value < FLOOR.most && rate >= FLOOR.rate;

function judged(found: Moving | Waiting): object {
  if (!('most' in found)) return { ...found, unit: 'ms', peer: PEER, floor: FLOOR, ok: holds(found) };
  const { most, ...rest } = found;
  return { ...rest, unit: 'ms', floor: { most }, ok: rest.value <= most };
}

export async function measureFrames(): Promise<object[]> {
  return (await lines()).map((line) => judged(JSON.parse(line) as Moving | Waiting));
}

function lines(): Promise<string[]> {
  const script = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'packages/web/frames.config.ts'];
  return new Promise((done, failed) => {
    execFile(process.execPath, script, { cwd: ROOT, timeout: MOST_MS }, (error, output, complaint) => {
      const found = output.split('\n').filter((line) => line.startsWith('{'));
      if (found.length > 0) done(found);
      else failed(error ?? new Error(complaint));
    });
  });
}
