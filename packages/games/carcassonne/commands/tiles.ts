// `tabella carcassonne tiles FILE`: reads a tile file and says what is in it, or what is wrong with it.

import { readFileSync } from 'node:fs';
import type { Tool } from '@tabella/kernel';
import type { SetDoc } from '../tiles/index.ts';
import { readTiles } from '../tiles/read.ts';

export const tilesTool: Tool = {
  usage: 'FILE',
  about: 'Checks a file of tiles (JSON): edges, fields and cities must fit each other.',
  run: (args) => {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) return { ok: false, reason: 'Name one file of tiles.' };
    let given: unknown;
    try {
      given = JSON.parse(readFileSync(file, 'utf8'));
    } catch (thrown) {
      return { ok: false, reason: `${file} cannot be read: ${(thrown as Error).message}` };
    }
    const read = readTiles(given);
    return read.ok ? { ok: true, lines: read.sets.map(setLine) } : { ok: false, reason: `${file}: ${read.reason}.` };
  },
};

function setLine({ id, name, total, tiles }: SetDoc): string {
  return `${id}: ${name}, ${total} tiles of ${tiles.length} kinds`;
}
