// Marks, pencilled slots and the letter guess.

import { describe, expect, it } from 'vitest';
import { cipherSlots, deduced, letterGuess, slotsOf, tapped, toggledSure, withGuess } from '../../board/marks.ts';
import { readLetterGuess } from '../../rules/texts.ts';
import { emptyNotes, markOf, type Notes, type Section, setMark } from '../../solver/index.ts';

const C1 = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };

function sure(notes: Notes, section: Section, letters: string): Notes {
  return Array.from(letters).reduce((sheet, letter) => toggledSure(sheet, section, letter) ?? sheet, notes);
}

describe('marks', () => {
  it('a tap circles, crosses, clears', () => {
    let notes = emptyNotes();
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      notes = tapped(notes, 'trust', 'A');
      seen.push(markOf(notes, 'trust', 'A'));
    }
    expect(seen).toEqual(['maybe', 'no', 'unknown']);
  });

  it('a sure letter is crossed in the other sections, for there is one card of it', () => {
    const notes = sure(emptyNotes(), 'trust', 'E');
    expect(['trust', 'amplify', 'suspicion'].map((section) => markOf(notes, section as Section, 'E'))).toEqual([
      'yes',
      'no',
      'no',
    ]);
  });

  it('a full section takes no further sure letter, and gives one back', () => {
    const notes = sure(emptyNotes(), 'amplify', 'RX');
    expect(toggledSure(notes, 'amplify', 'B')).toBeNull();
    const fewer = toggledSure(notes, 'amplify', 'R');
    expect(fewer && markOf(fewer, 'amplify', 'R')).toBe('unknown');
  });

  it('slots take sure letters by colour, and circled ones only while they all have room', () => {
    const notes = setMark(sure(emptyNotes(), 'trust', 'HE'), 'trust', 'P', 'maybe');
    expect(slotsOf(notes).map((slot) => slot?.letter ?? '')).toEqual(['E', 'H', 'P', '', '', '']);
    expect(slotsOf(notes)[2]?.sure).toBe(false);
    const crowded = setMark(notes, 'trust', 'B', 'maybe');
    expect(slotsOf(crowded)[2]).toBeNull();
  });

  it('two common trust letters both find a slot, though no cipher has them', () => {
    expect(slotsOf(sure(emptyNotes(), 'trust', 'AE')).map((slot) => slot?.letter ?? '')).toEqual([
      'A',
      'E',
      '',
      '',
      '',
      '',
    ]);
  });

  it('shows a cipher with the common letter first', () => {
    expect(cipherSlots({ trust: 'HPE', amplify: 'XR', suspicion: 'O' })).toEqual(['E', 'H', 'P', 'R', 'X', 'O']);
  });

  it('tips are written over blanks alone, and counted', () => {
    const mine = setMark(emptyNotes(), 'amplify', 'A', 'maybe');
    const found = deduced(mine, [{ word: 'COMPASS', score: -1 }]);
    expect(markOf(found.notes, 'amplify', 'C')).toBe('no');
    expect(markOf(found.notes, 'amplify', 'A')).toBe('maybe');
    expect(found.added).toBe(5 + 6);
    expect(deduced(found.notes, [{ word: 'COMPASS', score: -1 }]).added).toBe(0);
  });
});

describe('the letter guess', () => {
  it('is the sure letters as the rules read them', () => {
    const guess = letterGuess(withGuess(emptyNotes(), C1));
    expect(guess).toEqual({ ok: true, text: 'EHP RX O' });
    expect(guess.ok && readLetterGuess(guess.text)).toEqual({ ok: true, text: 'EHP RX O' });
  });

  it('says what is missing, and what stands twice', () => {
    expect(letterGuess(sure(emptyNotes(), 'trust', 'EH'))).toEqual({ ok: false, missing: 4, twice: '' });
    const twice = setMark(withGuess(emptyNotes(), C1), 'amplify', 'R', 'unknown');
    expect(letterGuess(setMark(twice, 'amplify', 'E', 'yes'))).toEqual({ ok: false, missing: 0, twice: 'E' });
  });

  it('filling in another guess leaves none of the first', () => {
    const notes = withGuess(withGuess(emptyNotes(), C1), { trust: 'ABC', amplify: 'ED', suspicion: 'F' });
    expect(letterGuess(notes)).toEqual({ ok: true, text: 'ABC DE F' });
  });
});
