// The log of a match, and the file in which it travels: enough to reproduce every state, byte for byte, anywhere.

import type { Answer, Choice, Seat } from './ask.ts';
import { encode } from './data.ts';
import { commitment, type Fairness } from './fairness.ts';
import type { Result } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { sha256Hex } from './sha256.ts';

export interface AnswerRow {
  readonly seq: number;
  readonly seat: Seat;
  readonly ask: number;
  readonly choice: Answer;
}

export interface UndoRow {
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
  readonly rows: readonly Row[];
  readonly result: Result | null;
  /** In a fault file: the answer at which a rule broke, and what it said. */
  readonly fault?: { readonly row: AnswerRow; readonly message: string };
}

const FORMAT = 1;
/** More than any match needs; a file beyond this is not read at all. */
export const MOST_BYTES = 16_000_000;

/** The log as a file: one line, closed by a checksum. */
export function writeLog(log: Log): string {
  const body = { tabella: FORMAT, commitment: commitment(log.fairness.secret), ...log };
  return `${encode({ ...body, sum: sha256Hex(encode(body)) })}\n`;
}

/** A log from a file; anything damaged, edited or foreign is refused with the reason. */
export function readLog(text: string): { readonly ok: true; readonly log: Log } | Refusal {
  const bad = (reason: string): Refusal => refuse('bad-log', reason);
  if (text.length > MOST_BYTES) return bad('This file is too large to be a replay.');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return bad('This is not a whole replay file: it is cut short or of another kind.');
  }
  if (!isRecord(file) || file.tabella !== FORMAT) return bad('This is not a replay file of Tabella.');
  const { sum, ...body } = file;
  if (typeof sum !== 'string' || sum !== sumOf(body))
    return bad('This replay file was changed: its checksum does not fit.');
  const log = logFrom(body);
  if (log === null) return bad('This replay file lacks something a replay needs.');
  if (body.commitment !== commitment(log.fairness.secret))
    return bad('The secret in this file is not the one that was promised at the start.');
  return { ok: true, log };
}

/** The checksum; null for what has none, such as a file that nests without end. */
function sumOf(body: Raw): string | null {
  try {
    return sha256Hex(encode(body));
  } catch {
    return null;
  }
}

type Raw = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function logFrom(body: Raw): Log | null {
  const { game, rules, seats, options, fairness, rows, result, fault } = body;
  if (typeof game !== 'string' || !isCount(rules) || !isCount(seats) || !isRecord(options)) return null;
  if (!isRecord(fairness) || typeof fairness.secret !== 'string' || !Array.isArray(fairness.numbers)) return null;
  if (!fairness.numbers.every((one) => typeof one === 'string') || !Array.isArray(rows)) return null;
  const read: Row[] = [];
  for (const row of rows) {
    const one = rowFrom(row);
    if (one === null) return null;
    read.push(one);
  }
  let faultRead: Log['fault'];
  if (fault !== undefined) {
    const row = isRecord(fault) ? rowFrom(fault.row) : null;
    if (row === null || 'undo' in row || !isRecord(fault) || typeof fault.message !== 'string') return null;
    faultRead = { row, message: fault.message };
  }
  const ended = result === null ? null : resultFrom(result);
  if (ended === undefined) return null;
  return {
    game,
    rules,
    seats,
    options: options as Choice,
    fairness: { secret: fairness.secret, numbers: fairness.numbers as string[] },
    rows: read,
    result: ended,
    ...(faultRead ? { fault: faultRead } : {}),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function rowFrom(row: unknown): Row | null {
  if (!isRecord(row) || !isCount(row.seq) || !isCount(row.seat)) return null;
  const { seq, seat, ask, choice, undo, by } = row;
  if (isCount(undo) && (by === 'right' || by === 'consent')) return { seq, seat, undo, by };
  if (!isCount(ask) || choice === undefined) return null;
  return { seq, seat, ask, choice: choice as Choice };
}

function resultFrom(result: unknown): Result | undefined {
  if (!isRecord(result) || !Array.isArray(result.winners) || typeof result.reason !== 'string') return undefined;
  const { winners, reason, scores, parts } = result;
  if (!winners.every(isCount) || !(scores === undefined || isNumbers(scores))) return undefined;
  if (parts !== undefined && !(isRecord(parts) && Object.values(parts).every(isNumbers))) return undefined;
  return {
    winners,
    reason,
    ...(scores === undefined ? {} : { scores }),
    ...(parts === undefined ? {} : { parts: parts as Parts }),
  };
}

type Parts = Readonly<Record<string, readonly number[]>>;

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(Number.isFinite);
}
