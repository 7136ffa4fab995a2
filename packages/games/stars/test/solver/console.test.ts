import { describe, expect, test } from 'vitest';
import { alienConsole, emptyNotes, markOf, readNotes, scientistConsole, setMark } from '../../solver/index.ts';
import { C1 } from './support.ts';

describe("the Alien's helper", () => {
  test('scenario 27: cipher in, word in, score out, with the way to it', () => {
    const reading = alienConsole(C1, 'chopper');
    expect(reading).toMatchObject({ ok: true, word: 'CHOPPER', changed: false });
    expect(reading.ok ? reading.explanation.score : null).toBe(-8);
  });

  test('scenario 47: a folded word is shown as changed', () => {
    expect(alienConsole(C1, 'straße')).toMatchObject({ ok: true, word: 'STRASSE', changed: true });
  });

  test('a bad cipher or word is refused with a reason', () => {
    expect(alienConsole({ ...C1, suspicion: 'Z' }, 'CHOPPER')).toMatchObject({
      ok: false,
      kind: 'cipher',
      code: 'red',
    });
    expect(alienConsole(C1, ' ')).toMatchObject({ ok: false, kind: 'word', code: 'empty' });
  });
});

describe("the Scientists' console", () => {
  test('three grids of 26 letters with colours, slots and marks, and the tips of the clues', () => {
    const notes = setMark(setMark(emptyNotes(), 'trust', 'E', 'yes'), 'suspicion', 'Q', 'no');
    const view = scientistConsole([{ word: 'BORAX', score: 0 }], notes);
    expect(view.sections.map(({ section, slots }) => [section, slots.length])).toEqual([
      ['trust', 3],
      ['amplify', 2],
      ['suspicion', 1],
    ]);
    expect(view.sections[0]?.letters[4]).toEqual({ letter: 'E', colour: 'green', mark: 'yes', sign: 'circle' });
    expect(view.sections[2]?.letters[16]).toEqual({ letter: 'Q', colour: 'red', mark: 'no', sign: 'cross' });
    expect(view.tips.map(({ key }) => key)).toEqual(['zero']);
  });

  test('notes are plain data: they survive a wire, and what is not notes is refused', () => {
    const notes = setMark(emptyNotes(), 'amplify', 'X', 'maybe');
    const back = readNotes(JSON.parse(JSON.stringify(notes)));
    expect(back).toEqual(notes);
    expect(back === null ? null : markOf(back, 'amplify', 'X')).toBe('maybe');
    const bad = [
      null,
      7,
      {},
      { ...notes, trust: ['yes'] },
      { ...notes, trust: notes.trust.with(0, 'toString' as 'no') },
    ];
    for (const given of bad) expect(readNotes(given)).toBeNull();
  });
});
