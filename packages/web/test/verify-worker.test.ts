// The worker that checks a deal in the browser: a match that holds is proved, and one that was changed is named with its kind
// and place, also where everything was made to fit that can be without playing.

import { FastChance, type Log, Match, type MisfitKind, sampleAnswer, writeLog } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { gapsOf } from '../src/replay/deal/checks.ts';
import type { FromWorker, ToWorker, Verdict } from '../src/replay/deal/verify.ts';

const SEATS = 3;
const NAMES = ['Ada', 'Bruno', 'Clara'];
const SECRET = '5e'.repeat(32);
let check: (text: string, held?: ToWorker['held']) => Promise<Verdict>;
let record: Log;

async function played(fairness: Log['fairness'], most = Number.POSITIVE_INFINITY): Promise<Log> {
  const game = (await gamePackageOf('courier'))?.game;
  const match = game && Match.start<unknown, unknown>(game, { seats: SEATS, options: {}, fairness });
  if (!(match instanceof Match)) throw new Error('no match');
  const chance = new FastChance(3);
  for (let i = 0; i < most && match.batch !== null; i++) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  const said = { row: 3, seat: 0, name: 'Ada', text: 'Good luck!', side: null };
  return { ...match.record(), table: { names: NAMES, bots: [null, null, null], begun: 1, ended: 2, chat: [said] } };
}

beforeAll(async () => {
  record = await played({ secret: SECRET, contributions: ['a', 'b', 'c'], bound: true });
  let hear: (message: { readonly data: ToWorker }) => void = () => {};
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  let done: (verdict: Verdict) => void = () => {};
  vi.stubGlobal('postMessage', (message: FromWorker) => {
    if (message.type === 'done') done(message.verdict);
  });
  await import('../src/replay/deal/verify-worker.ts');
  check = (text, held = {}) =>
    new Promise((resolve) => {
      done = resolve;
      hear({ data: { text, held } });
    });
});

type Change = (log: Log) => Partial<Log>;

/** What somebody changes who knows how the file is made: checksum, chain and fingerprint are made anew. */
const TEN: readonly [string, Change, readonly MisfitKind[]][] = [
  ['the secret', ({ fairness }) => ({ fairness: { ...fairness, secret: '6f'.repeat(32) } }), ['secret']],
  ['my number', ({ fairness }) => ({ fairness: { ...fairness, contributions: ['x', 'b', 'c'] } }), ['numbers']],
  ['no numbers', ({ fairness }) => ({ fairness: { ...fairness, contributions: [] } }), ['numbers']],
  ['an option', ({ options }) => ({ options: { ...(options as object), silence: 9 } }), ['answer', 'told events']],
  ['the seats', () => ({ seats: SEATS + 1 }), ['numbers']],
  ['a row', ({ rows }) => ({ rows: rows.with(7, { ...rows[7], choice: 'else' } as Log['rows'][number]) }), ['answer']],
  ['the end', ({ rows }) => ({ rows: rows.slice(0, -9) }), ['cut row']],
  [
    'a row more',
    ({ rows }) => ({ rows: [...rows, { ...rows[0], seq: rows.length } as Log['rows'][number]] }),
    ['added row'],
  ],
  ['who won', ({ result }) => ({ result: { reason: '', ...result, winners: [] } }), ['result']],
  ['what was told', ({ told = [] }) => ({ told: told.with(9, '0123456789abcdef') }), ['told events']],
  [
    'the story',
    ({ story = [] }) => ({
      story: story.with(
        story.findLastIndex((one) => one.length > 0),
        [],
      ),
    }),
    ['story'],
  ],
  ['the names', ({ table }) => (table ? { table: { ...table, names: ['Ada'] } } : {}), ['table']],
];

describe('in the worker', () => {
  test('a match that nobody touched holds', async () => {
    expect(await check(writeLog(record))).toMatchObject({ ok: true });
    expect(gapsOf(record, null)[0]).toBe('stranger');
  });

  test.each(TEN)('%s: the change is named, although everything was made to fit', async (_, change, kinds) => {
    const held = { commitment: '', numbers: [{ seat: 0, number: 'a' }] };
    const { commitment } = JSON.parse(writeLog(record)) as { commitment: string };
    const verdict = await check(writeLog({ ...record, ...change(record) }), { ...held, commitment });
    if (verdict.ok || verdict.kind === 'missing') throw new Error('it was not found');
    expect(kinds).toContain(verdict.kind);
    expect(verdict.place).not.toBe('');
    expect(verdict.reason).toMatch(/^[A-Z].+\.$/);
  });

  test('a match that was dealt by a seed holds, with or without numbers, and is said to prove less', async () => {
    for (const contributions of [[], ['a', 'b', 'c']]) {
      const log = await played({ secret: SECRET, contributions, seeded: true });
      expect(await check(writeLog(log))).toMatchObject({ ok: true });
      expect(gapsOf(log, null)[0]).toBe('seed');
    }
  });

  test('a match that is not over is not called changed', async () => {
    const log = await played({ secret: SECRET, contributions: [] }, 9);
    expect(await check(writeLog(log))).toMatchObject({ ok: false, kind: 'unfinished' });
  });
});
