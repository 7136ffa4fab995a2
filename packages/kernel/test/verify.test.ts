// Records: whatever is changed in one is refused, and what and where is said.

import { courier } from '@tabella/courier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAnswer } from '../src/ask.ts';
import { chainOf } from '../src/chain.ts';
import { FastChance, pickOne } from '../src/chance.ts';
import { encode } from '../src/data.ts';
import { commitment, type Fairness } from '../src/fairness.ts';
import { type AnswerRow, type Row, writeLog } from '../src/log.ts';
import { Match } from '../src/match.ts';
import { type Misfit, type MisfitKind, openRecord } from '../src/record.ts';
import { sha256Hex } from '../src/sha256.ts';
import { type Held, verifyRecord } from '../src/verify.ts';
import { type FileBody, inFile, logOf } from './file-body.ts';

const fairness: Fairness = {
  secret: sha256Hex('verify'),
  contributions: ['6f3a', 'é \u001f', 'bot', 'bot'],
  bound: true,
};

function start(deal: Fairness, silence = 8): Match<unknown, unknown> {
  const match = Match.start<unknown, unknown>(courier as never, {
    seats: deal.contributions.length,
    options: { silence, errands: false },
    fairness: deal,
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

function played(deal: Fairness, seed = 1, answers = Number.POSITIVE_INFINITY): Match<unknown, unknown> {
  const chance = new FastChance(seed);
  const match = start(deal);
  for (let i = 0; i < answers && match.result === null; i++) {
    const ask = pickOne(chance, match.asks());
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    if (!reply.ok) throw new Error(reply.reason);
    if (chance.int(15) === 0) match.undo(ask.seat, 'consent');
  }
  return match;
}

const filed = inFile(fairness);
const whole = played(fairness);
const record = whole.record();
const file = writeLog(record);
const held: Held = { commitment: commitment(fairness.secret), numbers: [{ seat: 0, number: '6f3a' }] };

function check(text: string, known: Held = held): Misfit | null {
  const opened = openRecord(text);
  if (!opened.ok) return opened;
  const verified = verifyRecord(opened, courier as never, known);
  return verified.ok ? null : verified;
}

type Body = FileBody;
type Edit = (body: { -readonly [K in keyof Body]: Body[K] }) => void;

/** Somebody edits the file, and leaves the rest as it is. */
function edited(text: string, edit: Edit): string {
  const body = JSON.parse(text) as Body;
  edit(body);
  return `${encode(body)}\n`;
}

/** Somebody edits the file and recomputes the checksum, the chain and the fingerprint. */
function forged(text: string, edit: Edit): string {
  const changed = edited(text, edit);
  const { sum: _, ...body } = JSON.parse(changed) as Body;
  const anew = { ...body, commitment: commitment(body.fairness.secret), chain: chainOf(logOf(body)) };
  return `${encode({ ...anew, sum: sha256Hex(encode(anew)) })}\n`;
}

const rows = record.rows;
const isAnswer = (row: Row | undefined): row is AnswerRow => row !== undefined && !('undo' in row);
/** A row of the middle of the match at which there was another legal answer, and that answer. */
function another(): { at: number; row: AnswerRow } {
  for (let at = 40; at < rows.length; at++) {
    const row = rows[at];
    const match = Match.replay<unknown, unknown>(courier as never, record, at);
    if (!isAnswer(row) || !(match instanceof Match)) continue;
    const choice = match.asks(row.seat)[0]?.from.find((one) => encode(one) !== encode(row.choice));
    if (choice !== undefined) return { at, row: { ...row, choice } };
  }
  throw new Error('nobody ever had a choice');
}
const other = another();
const { at } = other;
const renumbered = (list: readonly Row[]): Row[] => list.map((row, seq) => ({ ...row, seq }));
const swapped = (list: readonly Row[]): Row[] => {
  const next = list.findIndex((row, i) => i > at && row.seat !== list[at]?.seat);
  return list.with(at, list[next] as Row).with(next, list[at] as Row);
};
const lastRow = rows.length - 1;
const changedRow = (change: Partial<AnswerRow>): Edit => {
  return (body) => {
    body.rows = rows.with(at, { ...(rows[at] as AnswerRow), ...change });
  };
};

interface Kind {
  readonly edit: Edit;
  /** What is said when nothing else was changed. */
  readonly plain: readonly [MisfitKind, string];
  /** What may be said when everything was made to fit that can be without playing. */
  readonly forged: readonly MisfitKind[];
}

const PLAYED: readonly MisfitKind[] = ['answer', 'told events', 'added row', 'cut row'];

const KINDS: Readonly<Record<string, Kind>> = {
  'another legal answer': {
    edit: changedRow(other.row),
    plain: ['answer', `rows[${at}]`],
    forged: PLAYED,
  },
  'an answer that was not offered': {
    edit: changedRow({ choice: { card: 999 } }),
    plain: ['answer', `rows[${at}]`],
    forged: ['answer'],
  },
  'the seat of an answer': {
    edit: changedRow({ seat: ((rows[at]?.seat ?? 0) + 1) % 4 }),
    plain: ['answer', `rows[${at}]`],
    forged: ['answer'],
  },
  'the question of an answer': { edit: changedRow({ ask: 1 }), plain: ['answer', `rows[${at}]`], forged: ['answer'] },
  'two rows in the wrong order': {
    edit: (body) => {
      body.rows = swapped(rows);
    },
    plain: ['order', `rows[${at}]`],
    forged: ['order'],
  },
  'two rows in the wrong order, counted anew': {
    edit: (body) => {
      body.rows = renumbered(swapped(rows));
    },
    plain: ['answer', `rows[${at}]`],
    forged: PLAYED,
  },
  'a row added in the middle': {
    edit: (body) => {
      body.rows = renumbered(rows.toSpliced(at, 0, rows[at] as Row));
    },
    // It equals its neighbour but for its number, so that the next one is the first that is another.
    plain: ['added row', `rows[${at + 1}]`],
    forged: PLAYED,
  },
  'a row added after the end': {
    edit: (body) => {
      body.rows = [...rows, { seq: rows.length, seat: 0, ask: 9999, choice: 'pass' }];
    },
    plain: ['added row', `rows[${rows.length}]`],
    forged: ['added row'],
  },
  'a row cut out of the middle': {
    edit: (body) => {
      body.rows = renumbered(rows.toSpliced(at, 1));
    },
    plain: ['cut row', `rows[${at}]`],
    forged: PLAYED,
  },
  'the end cut off, with its result': {
    edit: (body) => {
      body.rows = rows.slice(0, -10);
      body.result = null;
    },
    plain: ['cut row', `rows[${lastRow - 9}]`],
    forged: ['cut row'],
  },
  'the number of seats': {
    edit: (body) => {
      body.seats = 3;
    },
    plain: ['seats', 'seats'],
    forged: ['numbers'],
  },
  'an option': {
    edit: (body) => {
      body.options = { silence: 8, errands: true };
    },
    plain: ['options', 'options'],
    forged: PLAYED,
  },
  'an option without effect': {
    edit: (body) => {
      body.options = { silence: 9, errands: false };
    },
    plain: ['options', 'options'],
    forged: PLAYED,
  },
  'the number of a seat': {
    edit: (body) => {
      body.fairness = { ...filed, numbers: filed.numbers.with(1, 'mine') };
    },
    plain: ['numbers', 'fairness.numbers'],
    forged: PLAYED,
  },
  'my own number': {
    edit: (body) => {
      body.fairness = { ...filed, numbers: filed.numbers.with(0, 'mine') };
    },
    plain: ['numbers', 'fairness.numbers'],
    forged: ['numbers'],
  },
  'the secret': {
    edit: (body) => {
      body.fairness = { ...filed, secret: sha256Hex('ground') };
    },
    plain: ['secret', 'fairness.secret'],
    forged: ['secret'],
  },
  'the rules version': {
    edit: (body) => {
      body.rules = courier.rules + 1;
    },
    plain: ['rules version', 'rules'],
    forged: ['rules version'],
  },
  'who won': {
    edit: (body) => {
      body.result = { reason: '', ...record.result, winners: [3, 2] };
    },
    plain: ['result', 'result'],
    forged: ['result'],
  },
  'why the match ended': {
    edit: (body) => {
      body.result = { winners: [], ...record.result, reason: 'three-blue' };
    },
    plain: ['result', 'result'],
    forged: ['result'],
  },
  'what was told': {
    edit: (body) => {
      body.told = (record.told ?? []).with(at, '0123456789abcdef');
    },
    plain: ['told events', `told[${at}]`],
    forged: ['told events'],
  },
};

describe('V18: a record in which one thing was changed', () => {
  test('verifies when nothing was, written in one line or prettily', () => {
    expect(check(file)).toBeNull();
    expect(check(JSON.stringify(JSON.parse(file), null, 2))).toBeNull();
    expect(record.rows.some((row) => 'undo' in row)).toBe(true);
  });

  test.each(Object.entries(KINDS))('%s: is refused, and kind and place are named', (_, { edit, plain }) => {
    expect(check(edited(file, edit))).toMatchObject({ ok: false, kind: plain[0], place: plain[1] });
    // With a checksum that fits it is the same.
    const summed = edited(file, (body) => {
      edit(body);
      const { sum: _, ...rest } = body;
      body.sum = sha256Hex(encode(rest));
    });
    expect(check(summed)).toMatchObject({ ok: false, kind: plain[0], place: plain[1] });
  });

  test.each(Object.entries(KINDS))('%s: is refused although everything was made to fit', (_, kind) => {
    const misfit = check(forged(file, kind.edit));
    expect(misfit?.ok).toBe(false);
    expect(kind.forged).toContain(misfit?.kind);
    expect(misfit?.reason).toMatch(/^[A-Z].+\.$/);
    const row = /^(?:rows|told)\[(\d+)\]$/.exec(misfit?.place ?? '')?.[1];
    // Nothing before the edited row is blamed; terms and numbers are in the key, so that the first thing told may be.
    if (kind.plain[1].startsWith('rows'))
      expect(Number(row)).toBeGreaterThanOrEqual(Number(/\d+/.exec(kind.plain[1])) - 1);
  });

  test('the option of these tests has no effect: without a bound key the same answers are a whole match', () => {
    const { bound: _, ...unbound } = fairness;
    const free = played(unbound);
    const again = Match.replay(courier, { ...free.log(), options: { silence: 9, errands: false } });
    expect(again).toBeInstanceOf(Match);
    for (const match of [free, whole]) expect(match.result?.reason).not.toBe('silence');
  });

  test('a changed checksum is named as such', () => {
    expect(check(file.replace(/"sum":"./, '"sum":"x'))).toMatchObject({ kind: 'checksum', place: 'sum' });
  });
});

test('V18: any single changed character outside of white space is refused', () => {
  const character = fc.oneof(
    fc.constantFrom(...'0123456789abcdefF"\\,:[]{} -.eE\n'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  // Half of them where there are terms, numbers and result, which are a small part of the file.
  const short = file.replace(/"rows":\[.*?\],|"told":\[.*?\],/g, '');
  const places = fc.oneof(
    fc.nat(file.length - 2),
    fc.nat(short.length - 9).map((i) => file.indexOf(short.slice(i, i + 8))),
  );
  fc.assert(
    fc.property(places, character, (place, one) => {
      fc.pre(place >= 0 && file[place] !== one);
      expect(check(file.slice(0, place) + one + file.slice(place + 1))).not.toBeNull();
    }),
    { numRuns: 200 },
  );
  // A sign that is written otherwise, and means the same.
  expect(file).toContain('\\u001f');
  expect(check(file.replace('\\u001f', '\\u001F'))).toMatchObject({ kind: 'form' });
});

describe('V18: what is proved, and against what', () => {
  const another = played({ ...fairness, secret: sha256Hex('another') });

  test('another whole match is told apart by the fingerprint one was shown, and by nothing else', () => {
    const text = writeLog(another.record());
    expect(check(text, {})).toBeNull();
    expect(check(text, { commitment: commitment(fairness.secret) })).toMatchObject({ kind: 'secret' });
  });

  test('another deal under the same fingerprint is told apart by the number one sent', () => {
    const text = writeLog(played({ ...fairness, contributions: ['ground', 'x', 'bot', 'bot'] }).record());
    expect(check(text, { commitment: commitment(fairness.secret) })).toBeNull();
    expect(check(text, held)).toMatchObject({ kind: 'numbers', place: 'fairness.numbers[0]' });
    expect(check(file, { numbers: [{ seat: 7, number: 'x' }] })).toMatchObject({ kind: 'numbers' });
  });

  test('a match that is not over is called unfinished, whoever made the file', () => {
    expect(check(writeLog(played(fairness, 1, 30).record()))).toMatchObject({ kind: 'unfinished' });
    expect(check(writeLog(start(fairness).record()))).toMatchObject({ kind: 'unfinished', place: 'rows[0]' });
    const { result } = record;
    expect(check(writeLog({ ...played(fairness, 1, 30).record(), result }))).toMatchObject({ kind: 'cut row' });
  });

  test('a match that was dealt by a seed holds with numbers or without, and the mark cannot be changed', () => {
    for (const contributions of [[], fairness.contributions]) {
      const seeded = { ...start(fairness).log(), fairness: { ...fairness, contributions, seeded: true } as const };
      const match = Match.start<unknown, unknown>(courier as never, seeded);
      if (!(match instanceof Match)) throw new Error(match.reason);
      const chance = new FastChance(2);
      while (match.result === null) {
        const ask = pickOne(chance, match.asks());
        match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      }
      const text = writeLog(match.record());
      expect(check(text, {})).toBeNull();
      const unmarked = edited(text, (body) => {
        const { seeded: _, ...rest } = body.fairness;
        body.fairness = rest;
      });
      expect(check(unmarked, {})).toMatchObject({ kind: 'secret', place: 'fairness.secret' });
    }
    expect(check(edited(file, (body) => (body.fairness = { ...filed, numbers: ['6f3a'] })))).toMatchObject({
      kind: 'numbers',
    });
    expect(
      check(
        forged(file, (body) => (body.fairness = { ...filed, numbers: [] })),
        {},
      ),
    ).not.toBeNull();
  });

  test('an option that is left out, though it has its default, is not how a match is written', () => {
    const given = start(fairness, 5).record();
    const text = writeLog({ ...given, options: { errands: false } });
    expect(check(text)).toMatchObject({ kind: 'options' });
  });

  test('a file from before there were chains verifies, and is known as old', () => {
    const { bound: _, ...unbound } = fairness;
    const log = played(unbound).log();
    const old = { tabella: 1, commitment: commitment(fairness.secret), ...log, fairness: inFile(log.fairness) };
    const text = `${encode({ ...old, sum: sha256Hex(encode(old)) })}\n`;
    const opened = openRecord(text);
    expect(opened).toMatchObject({ ok: true, old: true });
    if (opened.ok) expect(verifyRecord(opened, courier as never, held)).toMatchObject({ ok: true, old: true });
    expect(check(text.replace('"seats":4', '"seats":3'))).not.toBeNull();
  });
});
