// The bench: prints one JSON line per figure, each beside the peer it was measured with in the same run, or beside the
// most it may be.

import { measureAlone } from './alone.ts';
import { clock } from './clock.ts';
import { figures } from './figures.ts';
import { measuredGames } from './game-figures.ts';
import { measureBeside } from './server/beside.ts';
import { runServer } from './server/index.ts';

/** Measures every figure whose name contains the filter, or those of the server beside the checkout in another folder. */
export async function run(filter = '', beside?: string): Promise<void> {
  if (beside !== undefined) return measureBeside(beside, filter, print);
  for (const figure of Object.keys(figures)) {
    if (figure.includes(filter)) print({ figure, ...(await measureAlone(figure)) });
  }
  await runServer(filter, print);
  for (const { brought } of await measuredGames()) {
    const { limits } = brought;
    if (!limits || (!limits.name.includes(filter) && !filter.startsWith(limits.name))) continue;
    for (const one of limits.measure(clock)) {
      if (one.figure.includes(filter)) print({ ...one, ok: one.value <= one.floor });
    }
  }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
