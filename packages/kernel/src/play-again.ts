// A log played again, row by row: refused at the first one that does not fit.

import type { Accepted, Fault } from './accepted.ts';
import { same } from './data.ts';
import type { Log, Row } from './log.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What takes rows: a match. */
interface Taking {
  readonly result: Log['result'];
  take(row: Row): Accepted | Refusal | Fault;
}

/** Whether the log is of this game and these rules. */
export function refusedLog(game: { readonly id: string; readonly rules: number }, log: Log): Refusal | null {
  if (log.game !== game.id)
    return refuse('bad-log', `This is a replay of "${log.game.slice(0, 40)}", not of "${game.id}".`);
  if (log.rules === game.rules) return null;
  return refuse(
    'unknown-rules',
    `This replay was played by rules version ${log.rules}; here is version ${game.rules}.`,
  );
}

/** `look` looks at the match at its start and after each row. */
export function* playAgain<M extends Taking>(
  match: M,
  log: Log,
  upTo: number,
  look?: (match: M) => void,
): Generator<void, M | Refusal, void> {
  look?.(match);
  for (const row of log.rows.slice(0, upTo)) {
    const reply = match.take(row);
    if (!reply.ok) return refuse('bad-log', `Row ${row.seq} of the replay does not fit: ${reply.reason}`);
    if (!same(reply.row, row)) return refuse('bad-log', `Row ${row.seq} of the replay is not what was played.`);
    look?.(match);
    yield;
  }
  if (upTo >= log.rows.length && !same(match.result, log.result))
    return refuse('bad-log', 'The result in this replay is not what was played.');
  return match;
}
