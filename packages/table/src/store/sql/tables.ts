// Tables and their seats, in SQL.

import type { Choice, Position, Result, Seat } from '@tabella/kernel';
import type { Openness, Phase, Windows } from '../../protocol/index.ts';
import { type Engine, type Query, type SqlRow, sql } from '../engine.ts';
import { Conflict, type Listed, type Origin, type Store, type StoredTable } from '../port.ts';
import { json, jsonOrNull, number, parse, parseOrNull, text, textOrNull } from './columns.ts';

type Tables = Pick<
  Store,
  'addTable' | 'table' | 'saveTable' | 'slipped' | 'touch' | 'lobby' | 'gatheringOf' | 'tablesOf' | 'sweep'
>;

const LISTED = 'SELECT t.code, t.host, t.game, t.phase, t.windows, t.clock, t.made, t.touched, t.waiting FROM tables t';

/** The seats of these tables, with the names that are shown. */
export function seatsOf(engine: Engine, rows: readonly SqlRow[]): Promise<readonly SqlRow[]> {
  const places = rows.map((_, i) => `$${i + 1}`).join(', ');
  return engine.read(
    sql(
      `SELECT s.code, s.person, COALESCE(s.name, p.name) AS name FROM seats s LEFT JOIN people p ON p.id = s.person
       WHERE s.code IN (${places}) ORDER BY s.code, s.seat`,
      ...rows.map((row) => text(row.code)),
    ),
  );
}

export function tables(engine: Engine): Tables {
  const listed = async (rows: readonly SqlRow[]): Promise<Listed[]> => {
    if (rows.length === 0) return [];
    const seats = await seatsOf(engine, rows);
    return rows.map((row) => ({
      code: text(row.code),
      host: text(row.host),
      game: text(row.game),
      phase: text(row.phase) as Phase,
      window: text(row.windows) as Windows,
      clock: number(row.clock),
      made: number(row.made),
      touched: number(row.touched),
      waiting: parse<Seat[]>(row.waiting),
      seats: seats
        .filter((seat) => seat.code === row.code)
        .map((seat) => ({ person: textOrNull(seat.person), name: textOrNull(seat.name) })),
    }));
  };
  return {
    addTable: (table) =>
      engine.write(function* () {
        const added = yield sql(
          `INSERT INTO tables (code, game, rules, options, access, windows, clock, fill, host, phase, paused, secret,
             next, waiting, result, made, touched, revision, barred, bound, origin, late, hints)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '[]', $14, $15, $16, $17, $18, $19, $20, $21, $22)
           ON CONFLICT DO NOTHING RETURNING code`,
          ...[table.code, table.game, table.rules, json(table.options), table.open, table.window, table.clock],
          ...[table.fill, table.host, table.phase, table.paused ? 1 : 0, table.secret, table.next],
          ...[jsonOrNull(table.result), table.made, table.touched, table.revision, json(table.barred)],
          ...[table.bound ? 1 : 0, jsonOrNull(table.from ?? null), table.late, table.hints ? 1 : 0],
        );
        if (added.length === 0) return false;
        yield* writeSeats(table);
        return true;
      }),
    table: async (code) => {
      const [row] = await engine.read(sql('SELECT * FROM tables WHERE code = $1', code));
      if (!row) return null;
      return tableFrom(row, await engine.read(sql('SELECT * FROM seats WHERE code = $1 ORDER BY seat', code)));
    },
    saveTable: (table) =>
      engine
        .write(function* () {
          const saved = yield sql(
            `UPDATE tables SET phase = $2, paused = $3, next = $4, host = $5, touched = $6, revision = $7, barred = $8,
               options = $9, access = $10, windows = $11, clock = $12, late = $13, hints = $14
             WHERE code = $1 AND revision = $7 - 1 RETURNING code`,
            ...[table.code, table.phase, table.paused ? 1 : 0, table.next, table.host, table.touched, table.revision],
            ...[json(table.barred), json(table.options), table.open, table.window, table.clock, table.late],
            table.hints ? 1 : 0,
          );
          if (saved.length === 0) return false;
          yield sql('DELETE FROM seats WHERE code = $1 AND seat >= $2', table.code, table.seats.length);
          yield* writeSeats(table);
          return true;
        })
        .then((saved) => {
          if (!saved) throw new Conflict(`table ${table.code} was changed elsewhere`);
        }),
    slipped: (code, seat) =>
      engine.write(function* () {
        yield sql('UPDATE seats SET slips = slips + 1 WHERE code = $1 AND seat = $2', code, seat);
      }),
    touch: (code, at) =>
      engine.write(function* () {
        yield sql("UPDATE tables SET touched = $2 WHERE code = $1 AND phase = 'gathering'", code, at);
      }),
    lobby: async (limit) =>
      listed(
        await engine.read(
          sql(
            `${LISTED} WHERE t.phase = 'gathering' AND t.access = 'public' AND t.closed = 0 ORDER BY t.made DESC LIMIT $1`,
            limit,
          ),
        ),
      ),
    gatheringOf: async (person) => {
      const rows = await engine.read(
        sql(
          `SELECT t.access, COUNT(*) AS many FROM tables t WHERE t.phase = 'gathering' AND t.host = $1
             AND EXISTS (SELECT 1 FROM seats s WHERE s.code = t.code AND s.person = $1) GROUP BY t.access`,
          person,
        ),
      );
      const open = number(rows.find((row) => row.access === 'public')?.many ?? 0);
      return { all: rows.reduce((sum, row) => sum + number(row.many), 0), open };
    },
    tablesOf: async (person, limit) =>
      listed(
        await engine.read(
          sql(
            `${LISTED} WHERE t.code IN (SELECT code FROM seats WHERE person = $1 AND gone = 0)
               AND t.code NOT IN (SELECT code FROM played WHERE person = $1 AND hidden = 1)
             ORDER BY t.touched DESC LIMIT $2`,
            person,
            limit,
          ),
        ),
      ),
    sweep: (before) =>
      engine.write(function* () {
        const gone = yield sql("DELETE FROM tables WHERE phase = 'gathering' AND touched < $1 RETURNING code", before);
        for (const { code } of gone) {
          yield sql('DELETE FROM seats WHERE code = $1', text(code));
          yield sql('DELETE FROM chat WHERE code = $1', text(code));
        }
        return gone.length;
      }),
  };
}

function* writeSeats(table: StoredTable): Generator<Query, void, readonly SqlRow[]> {
  for (const [i, seat] of table.seats.entries()) {
    yield sql(
      `INSERT INTO seats (code, seat, person, bot, name, number, gone, offered)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (code, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot, name = excluded.name,
         number = excluded.number, gone = excluded.gone, offered = excluded.offered`,
      ...[table.code, i, seat.person, seat.bot, seat.name, seat.number, seat.left ? 1 : 0],
      seat.offered ? 1 : 0,
    );
  }
}

function tableFrom(row: SqlRow, seats: readonly SqlRow[]): StoredTable {
  return {
    code: text(row.code),
    game: text(row.game),
    rules: number(row.rules),
    options: parse<Record<string, Choice>>(row.options),
    open: text(row.access) as Openness,
    window: text(row.windows) as Windows,
    clock: number(row.clock),
    late: row.late === null ? null : number(row.late),
    fill: text(row.fill),
    host: text(row.host),
    phase: text(row.phase) as Phase,
    paused: row.paused === 1,
    ...(row.closed === 1 ? { closed: true } : {}),
    secret: text(row.secret),
    ...(row.bound === 1 ? { bound: true } : {}),
    ...(row.hints === 1 ? { hints: true } : {}),
    ...(textOrNull(row.origin) === null ? {} : { from: parse<Origin>(row.origin) }),
    ...(textOrNull(row.upgraded) === null ? {} : { upgraded: parse<Position>(row.upgraded) }),
    next: textOrNull(row.next),
    result: parseOrNull<Result>(row.result),
    made: number(row.made),
    touched: number(row.touched),
    revision: number(row.revision),
    barred: parse<string[]>(row.barred),
    seats: seats.map((seat) => ({
      person: textOrNull(seat.person),
      bot: textOrNull(seat.bot),
      name: textOrNull(seat.name),
      number: textOrNull(seat.number),
      left: seat.gone === 1,
      offered: seat.offered === 1,
      ...(number(seat.slips) > 0 ? { slips: number(seat.slips) } : {}),
    })),
  };
}
