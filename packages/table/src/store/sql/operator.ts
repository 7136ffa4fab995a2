// An operator's tools, in SQL. A table that is closed or deleted is taken from the server that runs it: its lease ends.

import { randomUUID } from 'node:crypto';
import type { Phase } from '../../protocol/index.ts';
import { type Engine, type Query, type SqlRow, sql, type Value } from '../engine.ts';
import type { Banned, Operator } from '../operator-port.ts';
import { number, text, textOrNull } from './columns.ts';
import { deletion } from './matches.ts';
import { seatsOf } from './tables.ts';

type Writing<T> = Generator<Query, T, readonly SqlRow[]>;

export function operator(engine: Engine): Operator {
  /** Notes it if the statement has changed something. */
  function* noted(done: Query, did: string, what: string, who: string): Writing<boolean> {
    const changed = yield done;
    if (changed.length === 0) return false;
    yield sql(
      `INSERT INTO operator_log (id, at, did, what, who) VALUES ($1, ${engine.now}, $2, $3, $4)`,
      ...[randomUUID(), did, what, who],
    );
    return true;
  }
  const write = (done: Query, did: string, what: string, who: string): Promise<boolean> =>
    engine.write(() => noted(done, did, what, who));

  return {
    operatedTables: async (wanted, limit) => {
      const rows = await engine.read(tablesLike(wanted, limit));
      if (rows.length === 0) return [];
      const seats = await seatsOf(engine, rows);
      return rows.map((row) => ({
        code: text(row.code),
        game: text(row.game),
        phase: text(row.phase) as Phase,
        closed: row.closed === 1,
        node: textOrNull(row.node),
        host: text(row.host),
        made: number(row.made),
        touched: number(row.touched),
        seats: seats
          .filter((seat) => seat.code === row.code)
          .map((seat) => ({ person: textOrNull(seat.person), name: textOrNull(seat.name) })),
      }));
    },
    closeTable: (code, who) =>
      write(
        sql(
          "UPDATE tables SET closed = 1, holder = '', epoch = epoch + 1 WHERE code = $1 AND closed = 0 RETURNING code",
          code,
        ),
        ...(['close', code, who] as const),
      ),
    openTable: (code, who) =>
      write(sql('UPDATE tables SET closed = 0 WHERE code = $1 AND closed = 1 RETURNING code', code), 'open', code, who),
    deleteTable: (code, who) =>
      engine.write(function* () {
        const there = yield* noted(sql('SELECT code FROM tables WHERE code = $1', code), 'delete', code, who);
        if (there) yield* deletion(code);
        return there;
      }),
    ban: ({ kind, what }, who) =>
      write(
        sql(
          `INSERT INTO bans (kind, what, at) VALUES ($1, $2, ${engine.now}) ON CONFLICT DO NOTHING RETURNING what`,
          ...[kind, what],
        ),
        ...(['ban', what, who] as const),
      ),
    unban: ({ kind, what }, who) =>
      write(
        sql('DELETE FROM bans WHERE kind = $1 AND what = $2 RETURNING what', kind, what),
        ...(['unban', what, who] as const),
      ),
    bans: async () => {
      const rows = await engine.read(sql('SELECT kind, what, at FROM bans ORDER BY at, what'));
      return rows.map((row) => ({
        kind: text(row.kind) as Banned['kind'],
        what: text(row.what),
        at: number(row.at),
      }));
    },
    operatorLog: async (limit) => {
      const rows = await engine.read(
        sql('SELECT at, did, what, who FROM operator_log ORDER BY at DESC, id LIMIT $1', limit),
      );
      return rows.map((row) => ({
        at: number(row.at),
        did: text(row.did),
        what: text(row.what),
        who: text(row.who),
      }));
    },
  };
}

function tablesLike(wanted: string | null, limit: number): Query {
  const like = `WHERE t.code = $2 OR t.game = $3 OR t.host = $4 OR EXISTS (
    SELECT 1 FROM seats s LEFT JOIN people p ON p.id = s.person
    WHERE s.code = t.code AND (s.person = $4 OR LOWER(COALESCE(s.name, p.name)) = $3))`;
  const values: Value[] = wanted === null ? [] : [wanted.toUpperCase(), wanted.toLowerCase(), wanted];
  return sql(
    `SELECT t.code, t.game, t.phase, t.closed, t.host, t.made, t.touched, n.id AS node
     FROM tables t LEFT JOIN nodes n ON n.id = t.holder ${wanted === null ? '' : like}
     ORDER BY t.touched DESC, t.code LIMIT $1`,
    ...[limit, ...values],
  );
}
