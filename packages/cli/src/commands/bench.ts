// tabella bench: figures, each beside a peer measured in the same run. They live in a workspace of their own.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../trouble.ts';

/** From dist/src/commands up to the root of the repository. */
const BENCH = new URL('../../../../../bench/dist/src/index.js', import.meta.url);

interface Bench {
  run(filter?: string): Promise<void>;
}

export async function bench(filter?: string): Promise<number> {
  if (!existsSync(fileURLToPath(BENCH))) {
    throw new Trouble('The bench workspace is not installed here: it comes with the source, after npm run build.');
  }
  const { run } = (await import(BENCH.href)) as Bench;
  await run(filter);
  return 0;
}
