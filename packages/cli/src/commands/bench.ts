// tabella bench: figures, each beside a peer measured in the same run. They live in a workspace of their own.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchArgs } from '../args.ts';
import { Trouble } from '../trouble.ts';

/** From dist/src/commands up to the root of the repository. */
const BENCH = new URL('../../../../../bench/dist/src/index.js', import.meta.url);

interface Bench {
  run(filter: string | undefined, beside: string | undefined): Promise<void>;
}

export async function bench({ filter, beside }: BenchArgs): Promise<number> {
  if (!existsSync(fileURLToPath(BENCH))) {
    throw new Trouble('The bench workspace is not installed here: it comes with the source, after npm run build.');
  }
  const other = beside === undefined ? undefined : resolve(beside);
  if (other !== undefined && !existsSync(join(other, 'bench', 'dist'))) {
    throw new Trouble(`There is no checkout in ${other} that is built: npm run build there makes one.`);
  }
  const { run } = (await import(BENCH.href)) as Bench;
  await run(filter, other);
  return 0;
}
