import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyTips,
  colourOf,
  emptyNotes,
  LETTERS,
  markOf,
  SECTIONS,
  score,
  setMark,
  splitsOf,
  tipsFor,
} from '../../solver/index.ts';
import { anyCipher, anyWord, C1 } from './support.ts';

const tipsOf = (word: string, points: number) => tipsFor([{ word, score: points }]);

describe('the rulebook tips', () => {
  test('a score of 0 rules out every letter from trust', () => {
    expect(tipsOf('BORAX', 0)).toEqual([{ key: 'zero', clue: 0, section: 'trust', ruledOut: 'ABORX' }]);
  });

  test('an odd score rules out every letter from amplify', () => {
    expect(tipsOf('OOPS', -1)).toEqual([
      { key: 'odd', clue: 0, section: 'amplify', ruledOut: 'OPS' },
      { key: 'negative', clue: 0, section: 'suspicion', oneOf: 'OPS' },
    ]);
  });

  test('a negative score: one of the letters must be the suspicion letter', () => {
    expect(tipsOf('CHOPPER', -8)[0]).toEqual({ key: 'negative', clue: 0, section: 'suspicion', oneOf: 'CEHOPR' });
  });

  test('a score of 6: three trust letters doubled, or six; six would need N and O, both common', () => {
    const splits = splitsOf('NONNOO', 6);
    expect(splits).toEqual([
      { trust: 6, doublings: 0, possible: false },
      { trust: 3, doublings: 1, possible: false },
    ]);
    expect(splitsOf('ONIONY', 6)).toEqual([
      { trust: 6, doublings: 0, possible: false },
      { trust: 3, doublings: 1, possible: true },
    ]);
    expect(tipsOf('ONIONY', 6)).toContainEqual({ key: 'split', clue: 0, splits: splitsOf('ONIONY', 6) });
  });

  test('one red letter: the one circled eliminates all others', () => {
    const notes = setMark(emptyNotes(), 'amplify', 'X', 'yes');
    const tips = tipsFor([], notes);
    expect(tips).toEqual([{ key: 'oneRed', letter: 'X', section: 'amplify', ruledOut: 'JKQVZ' }]);
    const sheet = applyTips(notes, tips);
    for (const section of SECTIONS) for (const letter of 'JKQVZ') expect(markOf(sheet, section, letter)).toBe('no');
    expect(markOf(sheet, 'amplify', 'X')).toBe('yes');
  });
});

describe('the tips are theorems', () => {
  const anyClue = fc.tuple(anyCipher, anyWord).map(([cipher, word]) => ({ cipher, word, points: score(cipher, word) }));

  test('what a tip rules out is never there, and one of those it names always is', () => {
    fc.assert(
      fc.property(anyClue, ({ cipher, word, points }) => {
        for (const tip of tipsOf(word, points)) {
          if (tip.key === 'negative') expect(tip.oneOf).toContain(cipher.suspicion);
          else if (tip.key !== 'split' && tip.key !== 'oneRed')
            for (const letter of tip.ruledOut) expect(cipher[tip.section]).not.toContain(letter);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the true split is always among the possible ones, and every split makes the score', () => {
    fc.assert(
      fc.property(anyClue, ({ cipher, word, points }) => {
        if (points === 0) return;
        const times = (letters: string) => Array.from(word).filter((letter) => letters.includes(letter)).length;
        const splits = splitsOf(word, points);
        expect(splits).toContainEqual({ trust: times(cipher.trust), doublings: times(cipher.amplify), possible: true });
        for (const { trust, doublings } of splits) expect(trust * 2 ** doublings).toBe(Math.abs(points));
      }),
      { numRuns: 500 },
    );
  });

  test('a cipher has at most one red letter, so another one is in no section', () => {
    fc.assert(
      fc.property(anyCipher, (cipher) => {
        for (const section of SECTIONS) {
          for (const letter of cipher[section]) {
            if (colourOf(letter) !== 'red') continue;
            const [tip] = tipsFor([], setMark(emptyNotes(), section, letter, 'yes'));
            if (tip?.key !== 'oneRed') throw new Error('no tip');
            expect(tip.ruledOut).toHaveLength(LETTERS.red.length - 1);
            for (const other of SECTIONS) for (const out of tip.ruledOut) expect(cipher[other]).not.toContain(out);
          }
        }
      }),
    );
  });

  test('a sheet filled in by tips alone crosses no true letter and circles no false one', () => {
    fc.assert(
      fc.property(anyCipher, fc.array(anyWord, { minLength: 1, maxLength: 8 }), (cipher, words) => {
        const clues = words.map((word) => ({ word, score: score(cipher, word) }));
        let sheet = applyTips(emptyNotes(), tipsFor(clues));
        sheet = applyTips(sheet, tipsFor(clues, sheet));
        for (const section of SECTIONS) {
          for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
            const mark = markOf(sheet, section, letter);
            if (mark === 'no') expect(cipher[section]).not.toContain(letter);
            if (mark === 'yes') expect(cipher[section]).toContain(letter);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the only letter left of a negative word is circled, and marks made by hand stay', () => {
    const clues = [
      { word: 'OOPS', score: -1 },
      { word: 'SPEED', score: 3 },
    ];
    const mine = setMark(emptyNotes(), 'suspicion', 'P', 'maybe');
    expect(markOf(applyTips(emptyNotes(), tipsFor(clues)), 'suspicion', 'O')).toBe('yes');
    const sheet = applyTips(mine, tipsFor(clues));
    expect(markOf(sheet, 'suspicion', 'P')).toBe('maybe');
    expect(markOf(sheet, 'suspicion', 'O')).toBe('maybe');
    expect(markOf(mine, 'suspicion', 'S')).toBe('unknown');
    expect(score(C1, 'SPEED')).toBe(3);
  });
});
