// `tabella onmitsu check FILE`: can this card set be played? If not, everything that is wrong with it, and where.

import type { Tool } from '@tabella/kernel';
import type { Library } from '../rules/library.ts';
import type { SetFile } from '../rules/set/types.ts';
import { setIn, unreadable } from './set-file.ts';

export function checkTool(library: Library): Tool {
  return {
    usage: 'FILE',
    about: 'Whether a card set can be played, and if not, why: each fault with its place in the file.',
    run: (args) => {
      const [file, ...more] = args;
      if (file === undefined || more.length > 0)
        return { ok: false, reason: 'Name one file: tabella onmitsu check FILE.' };
      const read = setIn(library, file);
      if (read === null) return { ok: false, reason: unreadable(file) };
      if (read.ok) return { ok: true, holds: true, lines: [summary(read.value)] };
      const count = read.faults.length;
      const last = `${count} ${count === 1 ? 'fault' : 'faults'}: this set cannot be played.`;
      return { ok: true, holds: false, lines: [...read.faults, last] };
    },
  };
}

function summary(set: SetFile): string {
  const people = set.people.reduce((sum, one) => sum + one.count, 0);
  const scrolls = set.scrolls.reduce((sum, one) => sum + one.count, 0);
  return `"${set.name}" can be played: ${set.people.length} people on ${people} cards, ${set.locations.length} Locations, ${scrolls} scrolls.`;
}
