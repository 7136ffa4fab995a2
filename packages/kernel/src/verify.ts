// Verifying a record: every shuffle, answer and announcement is played again, and all of it held against what the reader
// was shown and sent. Nothing here reads or writes; a browser can do it too.

import { markOf } from './chain.ts';
import { same } from './data.ts';
import { commitment } from './fairness.ts';
import type { AnyGame } from './game.ts';
import type { Told } from './known.ts';
import type { Log } from './log.ts';
import { Match } from './match.ts';
import { readOptions } from './options.ts';
import { type Misfit, misfit, type OpenedRecord } from './record.ts';
import type { Refusal } from './refusal.ts';

/** What the reader knows from elsewhere: only this makes a proof of what is otherwise merely consistent. */
export interface Held {
  /** The fingerprint that was shown before the match. */
  readonly commitment?: string;
  /** Numbers that the reader sent. */
  readonly numbers?: readonly { readonly seat: number; readonly number: string }[];
}

export interface VerifiedRecord {
  readonly ok: true;
  readonly log: Log;
  readonly old: boolean;
  readonly match: Match<unknown, unknown>;
}

/** The match played again by its rules, and held against what the reader knows. */
export function verifyRecord(opened: OpenedRecord, game: AnyGame, held: Held = {}): VerifiedRecord | Misfit {
  const rows = verifying(opened, game, held);
  let at = rows.next();
  while (!at.done) at = rows.next();
  return at.value;
}

/** The same, a row at a time, for callers who show how far it is; yields how many rows are played. */
export function* verifying(
  opened: OpenedRecord,
  game: AnyGame,
  held: Held = {},
): Generator<number, VerifiedRecord | Misfit, void> {
  const { log, old, late } = opened;
  const wrong = heldMisfit(log, held) ?? termsMisfit(log, game);
  if (wrong) return wrong;
  const { seats, options, fairness, from } = log;
  const match = Match.start<unknown, unknown>(game, { seats, options, fairness, ...(from ? { from } : {}) });
  if (!(match instanceof Match)) return startMisfit(match);
  const played =
    toldMisfit(log, 0, match.told) ??
    (yield* rowsMisfit(log, match)) ??
    endMisfit(log, match) ??
    storyMisfit(log) ??
    late;
  return played ?? { ok: true, log, old, match };
}

function heldMisfit({ fairness, seats }: Log, held: Held): Misfit | null {
  const promised = commitment(fairness.secret);
  if (held.commitment !== undefined && held.commitment.trim().toLowerCase() !== promised) {
    return misfit(
      'secret',
      'fairness.secret',
      `The secret belongs to the fingerprint ${promised}, not to the one that you were shown: this is another match.`,
    );
  }
  for (const { seat, number } of held.numbers ?? []) {
    if (seat < 0 || seat >= seats) return misfit('numbers', 'fairness.numbers', `There is no seat ${seat + 1}.`);
    if (fairness.contributions[seat] === number) continue;
    const place = `fairness.numbers[${seat}]`;
    return misfit('numbers', place, `The number of seat ${seat + 1} is not the one that you sent.`);
  }
  return null;
}

function termsMisfit(log: Log, game: AnyGame): Misfit | null {
  if (log.game !== game.id) return misfit('game', 'game', `This is not a match of ${game.id}.`);
  if (log.rules !== game.rules) {
    const reason = `The file says rules version ${log.rules}; here is version ${game.rules}.`;
    return misfit('rules version', 'rules', reason);
  }
  const read = readOptions(game.options, log.options);
  if (!read.ok) return misfit('options', 'options', read.reason);
  if (same(read.options, log.options)) return null;
  return misfit('options', 'options', 'The options are not written as they are when a match begins.');
}

const startMisfit = ({ code, reason }: Refusal): Misfit => {
  if (code === 'bad-position') return misfit('position', 'from', reason);
  return code === 'bad-seats' ? misfit('seats', 'seats', reason) : misfit('options', 'options', reason);
};

/** What else may have been changed when something does not follow: all of it is in the key or in the rows before. */
const SINCE = 'It was changed, or something that it follows from: terms, secret, numbers or an earlier row.';

function toldMisfit(log: Log, at: number, told: readonly Told[]): Misfit | null {
  if (log.told === undefined || log.told[at] === markOf(told)) return null;
  const when = at === 0 ? 'at the start' : `after row ${at - 1}`;
  return misfit('told events', `told[${at}]`, `What was told ${when} is not what these rules tell. ${SINCE}`);
}

/** The story must be what the digests were made of. */
function storyMisfit({ story, told, rows }: Log): Misfit | null {
  if (!story || !told) return null;
  const at = story.findIndex((one, i) => markOf(one) !== told[i]);
  if (at >= 0) return misfit('story', `story[${at}]`, 'The story does not say what was told here.');
  return story.length === rows.length + 1
    ? null
    : misfit('story', 'story', 'The story is longer or shorter than the match.');
}

function* rowsMisfit(log: Log, match: Match<unknown, unknown>): Generator<number, Misfit | null, void> {
  for (const [at, row] of log.rows.entries()) {
    const place = `rows[${at}]`;
    if (row.seq !== at) return misfit('order', place, `Row ${at} says that it is row ${row.seq}.`);
    const reply = 'undo' in row ? match.undo(row.seat, row.by) : match.answer(row.seat, row.ask, row.choice);
    if (!reply.ok && reply.code === 'over') return misfit('added row', place, 'The match was over before this row.');
    if (!reply.ok) return misfit('answer', place, `Row ${at} cannot be played: ${reply.reason} ${SINCE}`);
    if (!same(reply.row, row)) return misfit('answer', place, `Row ${at} is not what was played. ${SINCE}`);
    const wrong = toldMisfit(log, at + 1, reply.told);
    if (wrong) return wrong;
    yield at + 1;
  }
  const more = (log.told?.length ?? log.rows.length + 1) - log.rows.length - 1;
  if (more > 0) return cutAt(log.rows.length);
  return null;
}

const cutAt = (at: number): Misfit =>
  misfit(
    'cut row',
    `rows[${at}]`,
    `The match stops after ${at} rows, and the file says more of it: the rest was cut off.`,
  );

/** Nothing else in the file says that there was more. */
const unfinishedAt = (at: number): Misfit =>
  misfit(
    'unfinished',
    `rows[${at}]`,
    `The match stops after ${at} rows and is not over: the rest was not played, or cut off.`,
  );

const BOTH = misfit('result', 'result', 'A match in which a rule broke has no result.');

function endMisfit(log: Log, match: Match<unknown, unknown>): Misfit | null {
  if (log.fault) return log.result === null ? faultMisfit(log.fault, match) : BOTH;
  if (match.result === null) return log.result === null ? unfinishedAt(log.rows.length) : cutAt(log.rows.length);
  if (same(match.result, log.result)) return null;
  return misfit('result', 'result', 'The match does not end as the file says.');
}

function faultMisfit({ row, message }: NonNullable<Log['fault']>, match: Match<unknown, unknown>): Misfit | null {
  if (match.result !== null || row.seq !== match.log().rows.length)
    return misfit('fault', 'fault.row', 'The rule did not break at this row.');
  const reply = match.answer(row.seat, row.ask, row.choice);
  if (reply.ok || !('file' in reply)) return misfit('fault', 'fault.row', 'The rule that broke does not break here.');
  if (reply.file.fault?.message === message) return null;
  return misfit('fault', 'fault.message', `The rule breaks in another way: ${reply.file.fault?.message ?? ''}`);
}
