// The figures of the web table: the server under load, its memory, what it sends, its previews, the first load, how a board
// moves, and the start from a fresh clone.

import { measureBytes } from './bytes.ts';
import { loadNames, measureLoad } from './figures.ts';
import { FIRST_LOAD, measureFirstLoad } from './first-load.ts';
import { FRAMES, measureFrames } from './frames.ts';
import { MEMORY, measureMemory } from './memory.ts';
import { measurePreviews, PREVIEWS } from './previews.ts';
import { measureStart, START } from './start.ts';

/** Prints every figure whose name contains the filter; what takes a browser or a clone only by its own name. */
export async function runServer(filter: string, print: (line: object) => void): Promise<void> {
  if (filter === START) {
    for (const line of await measureStart()) print(line);
    return;
  }
  if (filter === FRAMES) {
    for (const line of await measureFrames()) print(line);
    return;
  }
  const wanted = loadNames.filter((name) => name.includes(filter));
  if (wanted.length > 0) {
    const figures = await measureLoad();
    for (const figure of wanted) print({ figure, ...figures.get(figure) });
  }
  if (MEMORY.includes(filter)) print({ figure: MEMORY, ...(await measureMemory()) });
  for (const line of await measureBytes((figure) => figure.includes(filter))) print(line);
  if (PREVIEWS.includes(filter) || filter.startsWith(PREVIEWS)) {
    for (const line of await measurePreviews()) print(line);
  }
  if (FIRST_LOAD.includes(filter) || filter.startsWith(FIRST_LOAD)) {
    for (const line of await measureFirstLoad()) if (line.figure.includes(filter)) print(line);
  }
}
