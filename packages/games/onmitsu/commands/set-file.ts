// A card set from a file, for the tools of the command line.

import { readFileSync, statSync } from 'node:fs';
import { MOST_OWN_FILE, type OwnRead, readOwnText } from '@tabella/kernel';
import type { Library } from '../rules/library.ts';
import type { SetFile } from '../rules/set/types.ts';

/** The set in a file, or what is wrong with it; null when the file cannot be read. */
export function setIn(library: Library, file: string): OwnRead<SetFile> | null {
  try {
    if (statSync(file).size > 4 * MOST_OWN_FILE) return { ok: false, faults: ['The file is too long for a card set.'] };
    return readOwnText((given) => library.read(given), readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

export const unreadable = (file: string): string => `${file.slice(0, 200)} cannot be read.`;
