// The figures of the web table: the server under load, on a file and on PostgreSQL, its memory, opening a table, what it
// sends, its previews, the first load, how a board moves, and the start from a fresh clone.

import { measureBots } from './bots.ts';
import { measureBytes } from './bytes.ts';
import { Databases } from './databases.ts';
import { FAILOVER, measureFailover } from './failover.ts';
import { loadNames, measureLoad } from './figures.ts';
import { FIRST_LOAD, measureFirstLoad } from './first-load.ts';
import { FRAMES, measureFrames } from './frames.ts';
import { MEMORY, measureIdle, measureMemory, PER_SOCKET, PER_TABLE } from './memory.ts';
import { BUSES, measureNodes, nodeNames } from './nodes.ts';
import { measureOpening, OPENING } from './opening.ts';
import { measurePreviews, PREVIEWS } from './previews.ts';
import { measureSockets, SOCKET_NAMES } from './sockets.ts';
import { measureStart, START } from './start.ts';

type Print = (line: object) => void;

/** Prints every figure whose name contains the filter; what takes a browser or a clone only by its own name. */
export async function runServer(filter: string, print: Print): Promise<void> {
  if (filter === START) {
    for (const line of await measureStart()) print(line);
    return;
  }
  if (filter === FRAMES) {
    for (const line of await measureFrames()) print(line);
    return;
  }
  const all = async (names: readonly string[], measure: () => Promise<ReadonlyMap<string, object>>): Promise<void> => {
    const wanted = names.filter((name) => name.includes(filter));
    if (wanted.length === 0) return;
    const figures = await measure();
    for (const figure of wanted) print({ figure, ...figures.get(figure) });
  };
  await all(loadNames, measureLoad);
  await all(SOCKET_NAMES, measureSockets);
  if (MEMORY.includes(filter)) print({ figure: MEMORY, ...(await measureMemory()) });
  await all([PER_TABLE, PER_SOCKET], measureIdle);
  await onDatabases(filter, print, all);
  if (OPENING.includes(filter)) print({ figure: OPENING, ...(await measureOpening()) });
  for (const line of await measureBots((figure) => figure.includes(filter))) print(line);
  for (const line of await measureBytes((figure) => figure.includes(filter))) print(line);
  if (PREVIEWS.includes(filter) || filter.startsWith(PREVIEWS)) {
    for (const line of await measurePreviews()) print(line);
  }
  if (FIRST_LOAD.includes(filter) || filter.startsWith(FIRST_LOAD)) {
    for (const line of await measureFirstLoad()) if (line.figure.includes(filter)) print(line);
  }
}

/** What takes PostgreSQL and NATS. */
async function onDatabases(
  filter: string,
  print: Print,
  all: (names: readonly string[], measure: () => Promise<ReadonlyMap<string, object>>) => Promise<void>,
): Promise<void> {
  const names = [...BUSES.flatMap(nodeNames), FAILOVER].filter((name) => name.includes(filter));
  if (names.length === 0) return;
  const databases = await Databases.open();
  if (databases === null) {
    for (const figure of names) print({ figure, missing: 'postgresql and nats-server, which npm test installs' });
    return;
  }
  try {
    for (const bus of BUSES) await all(nodeNames(bus), () => measureNodes(databases, bus));
    if (FAILOVER.includes(filter)) print({ figure: FAILOVER, ...(await measureFailover(databases)) });
  } finally {
    await databases.close();
  }
}
