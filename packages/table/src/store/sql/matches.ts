// Lists of finished matches, in SQL. They are read by an index on the person, or on the access, and the end.

import type { Choice, Result } from '@tabella/kernel';
import type { Openness, Outcome } from '../../protocol/index.ts';
import { type Engine, type Query, type SqlRow, sql, type Value } from '../engine.ts';
import type { Finished, Store, Wanted } from '../port.ts';
import { number, parse, text, textOrNull } from './columns.ts';

type Matches = Pick<Store, 'matchesOf' | 'countMatches' | 'publicMatches' | 'finished' | 'hideMatch'>;

const SHOWN = `m.code, m.game, m.access, m.began, m.ended, m.names, t.rules, t.options, t.result,
  CASE WHEN t.origin IS NULL THEN 0 ELSE 1 END AS played_on`;

/** Everything that belongs to a match, by the names of its tables. */
const PARTS = [
  ...['tables', 'seats', 'moves', 'declared', 'chat', 'notes', 'analyses', 'matches', 'played'],
  ...['snapshots', 'stories', 'earlier', 'earlier_moves'],
];

/** All of it is gone. */
export function* deletion(code: string): Generator<Query, void, readonly SqlRow[]> {
  for (const part of PARTS) yield sql(`DELETE FROM ${part} WHERE code = $1`, code);
}

export function matches(engine: Engine): Matches {
  const seatsOf = async (rows: readonly SqlRow[]): Promise<readonly SqlRow[]> => {
    if (rows.length === 0) return [];
    const places = rows.map((_, i) => `$${i + 1}`).join(', ');
    const codes = rows.map((row) => text(row.code));
    return engine.read(sql(`SELECT code, person, bot FROM seats WHERE code IN (${places}) ORDER BY seat`, ...codes));
  };
  return {
    matchesOf: async (person, wanted) => {
      const { where, values } = conditions(wanted, 'h', [person]);
      const rows = await engine.read(
        sql(
          `SELECT ${SHOWN}, h.outcome, (SELECT COUNT(*) FROM played o
             WHERE o.code = h.code AND o.person <> h.person AND o.hidden = 0) AS others
           FROM played h JOIN matches m ON m.code = h.code JOIN tables t ON t.code = h.code
           WHERE h.person = $1 AND h.hidden = 0${where} ORDER BY h.ended DESC, h.code DESC LIMIT ${wanted.limit}`,
          ...values,
        ),
      );
      const seats = await seatsOf(rows);
      return rows.map((row) => ({
        ...finishedFrom(row, seats),
        outcome: text(row.outcome) as Outcome,
        keptByOthers: number(row.others),
      }));
    },
    countMatches: async (person) => {
      const [row] = await engine.read(
        sql('SELECT COUNT(*) AS many FROM played WHERE person = $1 AND hidden = 0', person),
      );
      return number(row?.many);
    },
    publicMatches: async (wanted) => {
      const { where, values } = conditions({ ...wanted, outcome: undefined }, 'm', []);
      const rows = await engine.read(
        sql(
          `SELECT ${SHOWN} FROM matches m JOIN tables t ON t.code = m.code
           WHERE m.access = 'public' AND m.hidden = 0 AND t.closed = 0${where} ORDER BY m.ended DESC, m.code DESC LIMIT ${wanted.limit}`,
          ...values,
        ),
      );
      const seats = await seatsOf(rows);
      return rows.map((row) => finishedFrom(row, seats));
    },
    finished: async (code) => {
      const [row] = await engine.read(sql('SELECT began, ended, names, hidden FROM matches WHERE code = $1', code));
      if (!row) return null;
      return {
        began: number(row.began),
        ended: number(row.ended),
        names: parse<string[]>(row.names),
        hidden: row.hidden === 1,
      };
    },
    hideMatch: (person, code) =>
      engine.write(function* () {
        const mine = yield sql(
          'UPDATE played SET hidden = 1 WHERE person = $1 AND code = $2 RETURNING code',
          ...[person, code],
        );
        if (mine.length === 0) return 'not-theirs';
        const [kept] = yield sql('SELECT COUNT(*) AS many FROM played WHERE code = $1 AND hidden = 0', code);
        if (number(kept?.many) > 0) {
          yield sql('UPDATE matches SET hidden = 1 WHERE code = $1', code);
          return 'hidden';
        }
        yield* deletion(code);
        return 'deleted';
      }),
  };
}

/** `at` is where the end is read from, so that the index serves the order. */
function conditions(
  { game, outcome, with: name, text: search, before }: Wanted,
  at: 'h' | 'm',
  first: readonly Value[],
): { readonly where: string; readonly values: readonly Value[] } {
  const values = [...first];
  const place = (value: Value): string => `$${values.push(value)}`;
  const like = (pattern: string): string => `m.words LIKE ${place(pattern)} ESCAPE '\\'`;
  const parts: string[] = [];
  if (game !== undefined) parts.push(`m.game = ${place(game)}`);
  if (outcome !== undefined) parts.push(`h.outcome = ${place(outcome)}`);
  if (name !== undefined) parts.push(like(`%\n${literally(name)}\n%`));
  if (search !== undefined) {
    const games = search.games.map((one) => ` OR m.game = ${place(one)}`).join('');
    parts.push(`(${like(`%${literally(search.part)}%`)}${games})`);
  }
  if (before !== undefined) parts.push(`(${at}.ended, ${at}.code) < (${place(before.ended)}, ${place(before.code)})`);
  return { where: parts.map((part) => ` AND ${part}`).join(''), values };
}

const literally = (part: string): string => part.replace(/[\\%_]/g, '\\$&');

function finishedFrom(row: SqlRow, seats: readonly SqlRow[]): Finished {
  const names = parse<string[]>(row.names);
  return {
    code: text(row.code),
    game: text(row.game),
    rules: number(row.rules),
    open: text(row.access) as Openness,
    options: parse<Record<string, Choice>>(row.options),
    began: number(row.began),
    ended: number(row.ended),
    result: parse<Result>(row.result),
    playedOn: number(row.played_on) === 1,
    seats: seats
      .filter((seat) => seat.code === row.code)
      .map((seat, i) => ({ person: textOrNull(seat.person), bot: textOrNull(seat.bot), name: names[i] ?? '' })),
  };
}
