// The log of a match, and the file in which it travels: enough to reproduce every state, byte for byte, anywhere.

import type { Answer, Choice, Seat } from './ask.ts';
import { breakIn, chainOf } from './chain.ts';
import { encode } from './data.ts';
import { commitment, type Fairness } from './fairness.ts';
import type { Result } from './game.ts';
import type { Told } from './known.ts';
import { FIRST_FORMAT, FORMAT, isRecord, type LogFile, Misshapen, shapeOf } from './log-shape.ts';
import type { Position } from './position.ts';
import { type Refusal, refuse } from './refusal.ts';
import { sha256Hex } from './sha256.ts';

export interface AnswerRow {
  readonly seq: number;
  readonly seat: Seat;
  readonly ask: number;
  readonly choice: Answer;
}

interface UndoRow {
  readonly seq: number;
  readonly seat: Seat;
  /** The `seq` of the row that is taken back, with everything after it. */
  readonly undo: number;
  readonly by: 'right' | 'consent';
}

export type Row = AnswerRow | UndoRow;

export interface Log {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Choice;
  readonly fairness: Fairness;
  /** A match that goes on from a moment of another begins there. */
  readonly from?: Position;
  readonly rows: readonly Row[];
  readonly result: Result | null;
  /** Digests of what was told, to whomever: at the start, and after each row. Only in a record (`Match.record`). */
  readonly told?: readonly string[];
  /** What was told, in full, at the start and by each row: it can be read where these rules are no longer here. */
  readonly story?: readonly (readonly Told[])[];
  /** Who sat there, and what was said. */
  readonly table?: TableRecord;
  /** In a fault file: the answer at which a rule broke, and what it said. */
  readonly fault?: { readonly row: AnswerRow; readonly message: string };
}

/** What a record holds of the table at which it was played. It is no part of the match, and proves nothing. */
export interface TableRecord {
  /** Per seat. */
  readonly names: readonly string[];
  /** Per seat: the bot that played it, if one did from the start. */
  readonly bots: readonly (string | null)[];
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly ended: number;
  /** What the person who saved it could read. */
  readonly chat: readonly SaidThen[];
}

export interface SaidThen {
  /** So many rows had been played. */
  readonly row: number;
  /** Null for somebody who watched. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** The seats it was said to; null for all. */
  readonly side: readonly Seat[] | null;
}

/** More than any match needs; a file beyond this is not read at all. */
export const MOST_BYTES = 16_000_000;

/** The log as a file: one line, closed by a checksum. */
export function writeLog(log: Log): string {
  const { told = null, fairness, ...rest } = log;
  const { contributions: numbers, ...deal } = fairness;
  const body = {
    tabella: FORMAT,
    commitment: commitment(fairness.secret),
    ...rest,
    fairness: { ...deal, numbers },
    told,
    chain: chainOf(log),
  };
  return `${encode({ ...body, sum: sha256Hex(encode(body)) })}\n`;
}

/** A log from a file; anything damaged, edited or foreign is refused with the reason. */
export function readLog(text: string): { readonly ok: true; readonly log: Log } | Refusal {
  const bad = (reason: string): Refusal => refuse('bad-log', reason);
  try {
    const parsed = parseLog(text);
    if (!parsed.whole) return bad('This replay file was changed: its checksum does not fit.');
    const { log, chain, commitment: promised } = parsed.file();
    if (promised !== commitment(log.fairness.secret))
      return bad('The secret in this file is not the one that was promised at the start.');
    if (chain !== null && breakIn(log, chain) !== null)
      return bad('This replay file was changed: its parts do not fit each other.');
    return { ok: true, log };
  } catch (thrown) {
    if (thrown instanceof Misshapen) return bad(thrown.message);
    throw thrown;
  }
}

export interface ParsedLog {
  /** The one way in which this content is written, but for white space. */
  readonly canonical: string;
  /** The checksum fits. */
  readonly whole: boolean;
  /** Throws `Misshapen`. */
  file(): LogFile;
}

/** The first step of reading a file: that it is one. Throws `Misshapen`. */
export function parseLog(text: string): ParsedLog {
  const not = (reason: string): Misshapen => new Misshapen('the file', reason);
  if (text.length > MOST_BYTES) throw not('This file is too large to be a replay.');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw not('This is not a whole replay file: it is cut short or of another kind.');
  }
  if (!isRecord(read) || (read.tabella !== FORMAT && read.tabella !== FIRST_FORMAT))
    throw not('This is not a replay file of Tabella.');
  try {
    // Each part is written once, for the file and for its checksum.
    const parts = Object.keys(read)
      .sort()
      .map((key) => ({ key, text: encode({ [key]: read[key] }).slice(1, -1) }));
    const joined = (some: typeof parts): string => `{${some.map((one) => one.text).join(',')}}`;
    const whole = read.sum === sha256Hex(joined(parts.filter(({ key }) => key !== 'sum')));
    return { canonical: joined(parts), whole, file: () => shapeOf(read) };
  } catch {
    // A forbidden key, a number beyond all numbers, lists without end.
    throw not('This replay file holds something that no checksum can be made of.');
  }
}
