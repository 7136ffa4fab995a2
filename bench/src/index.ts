// The bench: prints one JSON line per figure, each beside the peer it was measured with in the same run.

import { measureAlone } from './alone.ts';
import { figures } from './figures.ts';

/** Measures every figure whose name contains the filter. */
export async function run(filter = ''): Promise<void> {
  for (const figure of Object.keys(figures)) {
    if (!figure.includes(filter)) continue;
    process.stdout.write(`${JSON.stringify({ figure, ...(await measureAlone(figure)) })}\n`);
  }
}
