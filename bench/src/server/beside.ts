// The server of this checkout beside that of another one, such as an older commit: both are up at once and take turns.

import { pathToFileURL } from 'node:url';
import { nameOf } from './figures.ts';
import { MEMORY, mostMemory } from './memory.ts';
import { Site } from './site.ts';
import { figureOf, KINDS, median, rounded, takeTurns, warmUp } from './turns.ts';

const SIZES = [1, 10, 100] as const;
const MOST = Math.max(...SIZES);
const ROUNDS = 60;
const MEMORY_ROUNDS = 5;

/** Prints the figures of the server whose name contains the filter; the folder is that of a checkout that is built. */
export async function measureBeside(folder: string, filter: string, print: (line: object) => void): Promise<void> {
  const checkout = pathToFileURL(`${folder}/`);
  const wanted = (figure: string): boolean => figure.includes(filter);
  const sizes = SIZES.filter((size) => KINDS.some((kind) => wanted(nameOf(kind, size))));
  const sites: Site[] = [];
  try {
    if (sizes.length > 0) sites.push(await Site.ours(MOST), await Site.of(checkout, MOST));
    for (const site of sites) await warmUp(site);
    for (const size of sizes) {
      const rounds = await takeTurns(sites, size, ROUNDS);
      for (const kind of KINDS) {
        const figure = nameOf(kind, size);
        if (wanted(figure)) print({ figure, ...figureOf(kind, rounds, [0, 1], { peer: folder }) });
      }
    }
  } finally {
    for (const site of sites) await site.close();
  }
  if (wanted(MEMORY)) print({ figure: MEMORY, ...(await memoryBeside(folder, checkout)) });
}

async function memoryBeside(peer: string, checkout: URL): Promise<object> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < MEMORY_ROUNDS; round++) {
    ours.push(await mostMemory());
    theirs.push(await mostMemory({ checkout }));
  }
  const [value, peerValue] = [median(ours), median(theirs)];
  return {
    value: rounded(value),
    unit: 'MB',
    peer,
    peerValue: rounded(peerValue),
    ratio: rounded(peerValue / value),
    ours: ours.map(rounded),
    theirs: theirs.map(rounded),
  };
}
