// The companion page: setting a cipher, reading scores, and what it remembers.

import { describe, expect, it } from 'vitest';
import {
  cipherOf,
  draftOf,
  drawCipher,
  EMPTY_DRAFT,
  fitOf,
  nextSlot,
  put,
  readCipher,
} from '../../board/companion/cipher-draft.ts';
import { FRESH, keyIn, readSaved, readScore } from '../../board/companion/saved.ts';
import { checkCipher } from '../../solver/index.ts';

describe('setting the cipher', () => {
  it('a slot takes its colours, a letter once, and one tough letter in all', () => {
    expect([fitOf(EMPTY_DRAFT, 0, 'E'), fitOf(EMPTY_DRAFT, 0, 'P')]).toEqual(['fits', 'colour']);
    const draft = put(put(EMPTY_DRAFT, 0, 'E'), 1, 'X');
    expect([fitOf(draft, 5, 'E'), fitOf(draft, 2, 'Q'), fitOf(draft, 1, 'Q')]).toEqual(['taken', 'colour', 'fits']);
  });

  it('goes on to the next empty slot, round the end', () => {
    const draft = put(put(EMPTY_DRAFT, 0, 'E'), 5, 'O');
    expect([nextSlot(draft, 0), nextSlot(draft, 5)]).toEqual([1, 1]);
  });

  it('reads six letters in any order inside their sections', () => {
    const read = readCipher('pHe x-r o');
    expect(read?.ok && draftOf(read.cipher)).toEqual(['E', 'H', 'P', 'R', 'X', 'O']);
    expect(readCipher('EPH RX')).toBeNull();
    expect(readCipher('EPH RX E')?.ok).toBe(false);
  });

  it('draws a cipher by the rules', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 16807) % 2147483647;
      return seed % n;
    };
    for (let i = 0; i < 50; i++) expect(checkCipher(cipherOf(draftOf(drawCipher(random)))).ok).toBe(true);
  });
});

describe('what is remembered', () => {
  it('comes back as it was, the cipher hidden', () => {
    const saved = { ...FRESH, cipher: { trust: 'EHP', amplify: 'RX', suspicion: 'O' }, words: ['CHOPPER'], aid: true };
    expect(readSaved(JSON.stringify(saved))).toEqual({ ...saved, hidden: true });
  });

  it('what is damaged is forgotten', () => {
    expect(readSaved('{')).toBe(FRESH);
    expect(readSaved(null)).toBe(FRESH);
    const odd = readSaved(
      JSON.stringify({ cipher: { trust: 1 }, words: [1, 'ok', 'OK'], clues: [{ word: 'A' }], notes: 3 }),
    );
    expect(odd).toEqual({ ...FRESH, hidden: true, words: ['OK'] });
  });

  it('scores are read with any minus', () => {
    expect(['6', '-8', '−8', ' 0 ', '2.5', '', 'x'].map(readScore)).toEqual([6, -8, -8, 0, null, null, null]);
  });

  it('the same word twice has two keys', () => {
    expect([0, 1, 2].map((i) => keyIn(['A', 'B', 'A'], i))).toEqual(['A 0', 'B 0', 'A 1']);
  });
});
