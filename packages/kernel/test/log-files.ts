// Replay files of Courier for tests, whole and edited, and what becomes of them when they are read.

import { courier, type State } from '@tabella/courier';
import { expect } from 'vitest';
import { sampleAnswer } from '../src/ask.ts';
import { chainOf } from '../src/chain.ts';
import { FastChance, pickOne } from '../src/chance.ts';
import { encode } from '../src/data.ts';
import { type Log, type Row, readLog, writeLog } from '../src/log.ts';
import { Match } from '../src/match.ts';
import type { Refusal } from '../src/refusal.ts';
import { sha256Hex } from '../src/sha256.ts';
import { type FileBody, logOf } from './file-body.ts';

/** A random match of Courier; now and then somebody takes something back. */
export function played(seed: number, answers = Number.POSITIVE_INFINITY): Match<State> {
  const chance = new FastChance(seed);
  const seats = 3 + (seed % 3);
  const contributions = Array.from({ length: seats }, (_, seat) => `number ${seat} é`);
  const fairness = { secret: sha256Hex(`log ${seed}`), contributions };
  const match = Match.start(courier, { seats, options: { silence: 3, errands: seed % 2 === 0 }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  for (let i = 0; i < answers && match.result === null; i++) {
    const ask = pickOne(chance, match.asks());
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    if (!reply.ok) throw new Error(reply.reason);
    if (chance.int(12) === 0) match.undo(ask.seat, chance.int(2) === 0 ? 'right' : 'consent');
  }
  return match as Match<State>;
}

export function opened(text: string): Log {
  const read = readLog(text);
  if (!read.ok) throw new Error(read.reason);
  return read.log;
}

export function replayed(log: Log): Match<State> {
  const match = Match.replay(courier, log);
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match as Match<State>;
}

/** The whole way of a file into a match: the refusal, or null when it was let in. */
export function refusalOf(text: string): Refusal | null {
  const read = readLog(text);
  if (!read.ok) return read;
  const match = Match.replay(courier, read.log);
  return match instanceof Match ? null : match;
}

export function expectRefused(text: string, code: Refusal['code'] = 'bad-log', reason = /./): void {
  const refusal = refusalOf(text);
  expect(refusal).toMatchObject({ ok: false, code });
  expect(refusal?.reason).toMatch(/^[A-Z].{10,200}\.$/s);
  expect(refusal?.reason).toMatch(reason);
}

/** An edited file with a checksum that fits. */
export function summed(text: string, edit: (body: Record<string, unknown>) => void): string {
  const { sum: _, ...body } = JSON.parse(text);
  edit(body);
  return JSON.stringify({ ...body, sum: sha256Hex(encode(body)) });
}

/** An edited file with a chain that fits, too: what somebody does who has read our source. */
export function forged(text: string, edit: (body: Record<string, unknown>) => void): string {
  return summed(text, (body) => {
    edit(body);
    try {
      body.chain = chainOf(logOf(body as FileBody));
    } catch {
      // There is no chain of what is no log.
    }
  });
}

export const whole = played(4);
export const file = writeLog(whole.record());
export const rowsOf = (body: Record<string, unknown>): Row[] => body.rows as Row[];
