// `tabella onmitsu check FILE`: can this card set be played? If not, everything that is wrong with it, by card and field.

import { readFileSync } from 'node:fs';
import type { Tool } from '@tabella/kernel';
import { faultLine, readSet } from '../rules/set/read.ts';
import type { SetFile } from '../rules/set/types.ts';

const MOST_BYTES = 1_000_000;

export const checkTool: Tool = {
  usage: 'FILE',
  about: 'Whether a card set can be played, and if not, why: card by card and field by field.',
  run: (args) => {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0)
      return { ok: false, reason: 'Name one file: tabella onmitsu check FILE.' };
    const text = textOf(file);
    if (text === null) return { ok: false, reason: `${file.slice(0, 200)} cannot be read.` };
    if (text.length > MOST_BYTES) return { ok: false, reason: 'A card set has at most a million characters.' };
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch (thrown) {
      return { ok: true, holds: false, lines: [`This is not JSON: ${(thrown as Error).message}`] };
    }
    const read = readSet(data);
    if (read.ok) return { ok: true, holds: true, lines: [summary(read.set)] };
    const count = read.faults.length;
    return {
      ok: true,
      holds: false,
      lines: [
        ...read.faults.map(faultLine),
        `${count} ${count === 1 ? 'fault' : 'faults'}: this set cannot be played.`,
      ],
    };
  },
};

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function summary(set: SetFile): string {
  const people = set.people.reduce((sum, one) => sum + one.count, 0);
  const scrolls = set.scrolls.reduce((sum, one) => sum + one.count, 0);
  return `"${set.name}" can be played: ${set.people.length} people on ${people} cards, ${set.locations.length} Locations, ${scrolls} scrolls.`;
}
