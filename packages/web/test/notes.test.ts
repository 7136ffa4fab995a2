// Note sheets: what I write stands at once, and is not undone by what others wrote before it.

import type { Ack, Heard, Noted } from '@tabella/table/protocol';
import { beforeEach, expect, test } from 'vitest';
import { NoteSheets } from '../src/live/notes.ts';

let notes: readonly Noted[];
let said: { id: string; settle: () => void }[];
let sheets: NoteSheets;

beforeEach(() => {
  notes = [];
  said = [];
  sheets = new NoteSheets({
    notes: () => notes,
    change: (next) => {
      notes = next;
    },
    send: (_message, id) =>
      new Promise<Ack>((answer) => {
        said.push({ id, settle: () => answer({ type: 'ack', id, ok: true }) });
      }),
  });
});

const taken = (value: string, by = 'other-1'): Heard => ({ type: 'note', said: by, seat: 0, value });

test('a stroke is on the sheet before the server has it', () => {
  void sheets.write(0, 'mine');
  expect(notes).toEqual([{ seat: 0, value: 'mine' }]);
});

test('what another wrote meanwhile is passed over, what comes later is not', async () => {
  const written = sheets.write(0, 'mine');
  expect(sheets.sift(taken('theirs'))).toBeNull();
  said[0]?.settle();
  await written;
  expect(sheets.sift(taken('theirs, later'))).toEqual(taken('theirs, later'));
});

test('the echo of an earlier stroke does not undo a later one', () => {
  void sheets.write(0, 'one');
  void sheets.write(0, 'two');
  expect(sheets.sift(taken('one', said[0]?.id))).toBeNull();
  expect(sheets.sift(taken('two', said[1]?.id))).not.toBeNull();
});

test('after a break the strokes that are still on their way are kept', () => {
  void sheets.write(0, 'mine');
  const welcome = {
    type: 'welcome',
    notes: [
      { seat: 0, value: 'old' },
      { seat: 1, value: 'b' },
    ],
  } as unknown as Heard;
  expect(sheets.sift(welcome)).toMatchObject({
    notes: [
      { seat: 1, value: 'b' },
      { seat: 0, value: 'mine' },
    ],
  });
});
