// The shelf: what the host has put into a folder for options that take data of one's own, such as card sets. It is read
// once, at the start. A table that takes something from it gets the data itself, so no match depends on the folder.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Field, type GamePackage, type OptionValues, readOwnText } from '@tabella/kernel';

interface Shelved {
  readonly game: string;
  readonly option: string;
  /** The name of the file, without its ending. */
  readonly id: string;
  readonly name: string;
  readonly value: OptionValues[string];
}

export type Shelf = readonly Shelved[];

const NAMED = /^([a-z0-9][a-z0-9-]{0,39})\.json$/;

/** Throws with everything that is wrong, file by file. */
export function readShelf(folder: string, packages: readonly GamePackage[]): Shelf {
  const shelf: Shelved[] = [];
  const wrong: string[] = [];
  for (const file of filesIn(folder)) {
    const id = NAMED.exec(file)?.[1];
    if (id === undefined) {
      wrong.push(`${file}: a name is made of small letters, digits and -`);
      continue;
    }
    for (const { game } of packages) {
      for (const [option, field] of Object.entries<Field>(game.options)) {
        if (field.kind !== 'data') continue;
        const read = readOwnText(field.read, readFileSync(join(folder, file), 'utf8'));
        if (field.of.includes(id)) wrong.push(`${file}: "${id}" comes with ${game.id} already`);
        else if (!read.ok) wrong.push(...read.faults.map((fault) => `${file}: ${fault}`));
        else {
          const { value } = read;
          shelf.push({ game: game.id, option, id, name: value.name, value: value as typeof value & OptionValues });
        }
      }
    }
  }
  if (wrong.length > 0) throw new Error(`TABELLA_SETS, ${folder}:\n${wrong.join('\n')}`);
  return shelf;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    throw new Error(`TABELLA_SETS: the folder ${folder} cannot be read`);
  }
}

/** Options in which what lies on the shelf is named, with the data itself. */
export function fromShelf(shelf: Shelf, game: string, options: OptionValues | undefined): OptionValues | undefined {
  if (options === undefined) return undefined;
  const taken = shelf.filter((one) => one.game === game && options[one.option] === one.id);
  return { ...options, ...Object.fromEntries(taken.map(({ option, value }) => [option, value])) };
}
