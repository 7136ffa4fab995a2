// Whose the data is: the folder and its files hold secrets, notes and chats, so that nobody but their owner may read them.

import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;
const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** Makes a folder that is its owner's alone, unless there is one. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/** Makes an empty file that is its owner's alone; false when there is one already, which is left as it is. */
export function privateFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', FILE_MODE));
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  }
}

/** Takes the rights of others away from a data folder and what Tabella keeps in it; one sentence for each that had some. */
export function tighten(folder: string): string[] {
  const faults = join(folder, 'faults');
  const own = namesIn(folder).filter((name) => name.startsWith('tabella.sqlite'));
  const files = [...own.map((name) => join(folder, name)), ...namesIn(faults).map((name) => join(faults, name))];
  return [...[folder, faults].flatMap(tightenFolder), ...files.flatMap((file) => tightenOne(file, FILE_MODE))];
}

/** A folder that everybody shares, such as /tmp, is not ours to close. */
function tightenFolder(folder: string): string[] {
  const full = resolve(folder);
  const found = statsOf(full);
  if (!found?.isDirectory()) return [];
  if ((found.mode & STICKY) === 0 && dirname(full) !== full) return tightenOne(folder, FOLDER_MODE);
  return [`${folder} is shared with others: keep the data in a folder of its own`];
}

function tightenOne(path: string, wanted: number): string[] {
  const found = statsOf(path);
  if (!found || (found.mode & OTHERS) === 0) return [];
  try {
    chmodSync(path, wanted);
    return [`${path} was open to other users of this machine and is now private`];
  } catch (thrown) {
    return [`${path} is open to other users of this machine, and that cannot be changed: ${(thrown as Error).message}`];
  }
}

function statsOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    // Not there yet, or not ours to see: opening it will say so.
    return null;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // As above.
    return [];
  }
}
