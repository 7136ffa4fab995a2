// The word guess as it is sent and as it is read back.

import { describe, expect, it } from 'vitest';
import { NO_PICKS, picked, pieces, readPicks, wordsText } from '../../board/guess.ts';
import { loadDeck } from '../../lexicon/load.ts';
import { readWordGuess } from '../../rules/texts.ts';

const card = (await loadDeck('en')).cards[0];
if (!card) throw new Error('the deck is empty');

describe('the word guess', () => {
  it('is sent when every column has its word, and the rules read the words picked', () => {
    const two = picked(picked(NO_PICKS, 0, 2), 2, 5);
    expect(wordsText(two)).toBeNull();
    const text = wordsText(picked(two, 1, 0));
    expect(text).toBe('3 1 6');
    const words = [card.columns[0][2], card.columns[1][0], card.columns[2][5]].join(' ');
    expect(readWordGuess(String(text), card)).toEqual({ ok: true, text: words });
    expect(readPicks(words, card.columns)).toEqual([2, 0, 5]);
  });

  it('a text of another card is no pick', () => {
    expect(readPicks('NO SUCH WORDS', card.columns)).toBeNull();
    expect(readPicks('', card.columns)).toBeNull();
  });

  it('a sentence falls into text and blanks, in the order of the sentence', () => {
    expect(pieces('{2} or {1}, {3}!')).toEqual([1, ' or ', 0, ', ', 2, '!']);
  });
});
