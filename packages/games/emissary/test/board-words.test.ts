// The words of the board: every card, ability and mission has them, and those that must be short are.

import { describe, expect, it } from 'vitest';
import { strokesOf } from '../board/card/strokes.ts';
import { noteOf, readNotes, TEXT_LENGTH, turned, written } from '../board/notes.ts';
import { people } from '../rules/people.ts';
import { EFFECTS } from '../rules/terms.ts';
import { say as en } from '../words/en/board/index.ts';

describe('words', () => {
  it('every ability of every character is explained, and no other', () => {
    const names = people.flatMap((one) => [...one.blue, ...one.red]);
    expect(Object.keys(en.abilities).sort()).toEqual([...new Set(names)].sort());
  });

  it('every mission is explained, and no other', () => {
    expect(Object.keys(en.missions).sort()).toEqual([...new Set(people.map((one) => one.mission))].sort());
  });

  it('why a card cannot be played is said in at most four words', () => {
    const long = Object.values(en.reasons).filter((why) => why.split(' ').length > 4);
    expect(long).toEqual([]);
  });

  it('the text of a card fits on it: at most five lines of nineteen letters', () => {
    const lines = (text: string): number => {
      let count = 1;
      let width = 0;
      for (const word of text.split(' ')) {
        if (width > 0 && width + 1 + word.length > 19) {
          count++;
          width = word.length;
        } else width += (width > 0 ? 1 : 0) + word.length;
      }
      return count;
    };
    expect(EFFECTS.filter((effect) => lines(en.cards[effect].text) > 5)).toEqual([]);
  });

  it('a title in Morse: dots of one, dashes of three, letters three apart', () => {
    expect(strokesOf('ET').path).toBe('M0 1h1M4 1h3');
  });
});

describe('notes', () => {
  it('a mark goes from possible to crossed out to marked and back', () => {
    const marks = [0, 1, 2, 3].map((times) => {
      let notes = readNotes(null);
      for (let i = 0; i < times; i++) notes = turned(notes, 2, 'KDR');
      return noteOf(notes, 2).marks.KDR ?? 'open';
    });
    expect(marks).toEqual(['open', 'out', 'in', 'open']);
  });

  it('what was written comes back as it was', () => {
    const notes = written(turned(readNotes(null), 1, 'FRS'), 1, 'declined after Decode');
    expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  });

  it('a sheet that is no sheet is an empty one, and long lines are cut', () => {
    for (const bad of ['x', [1], { a: 1 }, { 1: 'x' }, { 1: { marks: { KDR: 'maybe' }, text: 7 } }]) {
      expect(noteOf(readNotes(bad), 1)).toEqual({ marks: {}, text: '' });
    }
    expect(noteOf(written({}, 0, 'x'.repeat(900)), 0).text).toHaveLength(TEXT_LENGTH);
  });

  it('nine full lines fit on the sheet that a table keeps', () => {
    let notes = readNotes(null);
    for (let seat = 0; seat < 9; seat++) {
      notes = written(turned(turned(notes, seat, 'KDR'), seat, 'MOF'), seat, 'x'.repeat(TEXT_LENGTH));
    }
    expect(JSON.stringify(notes).length).toBeLessThan(8_000);
  });
});
