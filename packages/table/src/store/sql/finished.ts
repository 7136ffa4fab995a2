// A match that has ended, noted for lists: who sat there to the end, what became of each, and by which words it is found.

import type { Result, Seat } from '@tabella/kernel';
import type { Outcome } from '../../protocol/index.ts';
import { type Query, type SqlRow, sql } from '../engine.ts';
import { folded } from '../folded.ts';
import { json, number, parse, text } from './columns.ts';

type Notes = Generator<Query, void, readonly SqlRow[]>;

/** Goes into the write that stores the last row. */
export function* noteFinished(code: string, result: Result, at: number): Notes {
  const [table] = yield sql('SELECT game, access, began FROM tables WHERE code = $1', code);
  if (!table) return;
  const seats = yield sql(
    `SELECT s.person, COALESCE(s.name, p.name, 'Guest') AS name FROM seats s LEFT JOIN people p ON p.id = s.person
     WHERE s.code = $1 ORDER BY s.seat`,
    code,
  );
  const names = seats.map(({ name }) => text(name));
  yield sql(
    `INSERT INTO matches (code, game, access, began, ended, names, words, hidden)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 0) ON CONFLICT DO NOTHING`,
    ...[code, text(table.game), text(table.access), number(table.began ?? at), at],
    ...[json(names), wordsOf([...names, text(table.game), code])],
  );
  const held = new Map<string, Seat[]>();
  for (const [seat, { person }] of seats.entries()) {
    if (person) held.set(text(person), [...(held.get(text(person)) ?? []), seat]);
  }
  for (const [person, mine] of held) {
    yield sql(
      `INSERT INTO played (person, code, outcome, ended, hidden) VALUES ($1, $2, $3, $4, 0) ON CONFLICT DO NOTHING`,
      ...[person, code, outcomeOf(result, mine), at],
    );
  }
}

/** Matches that ended before there was such a list. */
export function* noteEarlier(): Notes {
  const over = yield sql(
    `SELECT t.code, t.result, COALESCE((SELECT MAX(at) FROM moves WHERE moves.code = t.code), t.touched) AS at
     FROM tables t WHERE t.phase = 'over' AND t.result IS NOT NULL`,
  );
  for (const { code, result, at } of over) yield* noteFinished(text(code), parse<Result>(result), number(at));
}

/** Several seats of one person may have won and lost. */
function outcomeOf({ winners }: Result, mine: readonly Seat[]): Outcome {
  const won = mine.filter((seat) => winners.includes(seat)).length;
  return won === mine.length ? 'won' : won === 0 ? 'lost' : 'other';
}

/** Each on a line of its own, so that a whole name can be looked for. */
const wordsOf = (names: readonly string[]): string => `\n${names.map(folded).join('\n')}\n`;
