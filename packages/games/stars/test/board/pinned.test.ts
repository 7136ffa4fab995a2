// How far clues pin the cipher down, as the plot of a match tells it.

import { expect, test } from 'vitest';
import { pinnedBy } from '../../board/pinned.ts';
import { allCiphers, type Clue, cipherAt, handle, score } from '../../solver/index.ts';

const CIPHER = cipherAt(allCiphers(), 100_000);

function pinnedAfter(clues: readonly Clue[]) {
  const reply = handle({ id: 1, kind: 'beliefs', draw: 'deck', clues });
  if (!reply.ok || reply.kind !== 'beliefs') throw new Error('nothing was found');
  return pinnedBy(reply.beliefs);
}

test('before the first clue nothing is sure and every letter is possible', () => {
  expect(pinnedAfter([])).toEqual({ sure: 0, possible: 26 });
});

test('clues leave fewer letters possible, and never fewer than are sure', () => {
  const clues = ['PLANET', 'SIGNAL', 'ORBIT', 'COMETS'].map((word) => ({ word, score: score(CIPHER, word) }));
  let before = 26;
  for (let count = 1; count <= clues.length; count++) {
    const { sure, possible } = pinnedAfter(clues.slice(0, count));
    expect(possible).toBeLessThanOrEqual(before);
    expect(sure).toBeLessThanOrEqual(possible);
    before = possible;
  }
});
