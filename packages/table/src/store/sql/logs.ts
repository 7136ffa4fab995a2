// The logs of matches, in SQL: the primary key of a row is its table and its number, and that is the only lock.

import type { Choice, Row } from '@tabella/kernel';
import { counted, type Engine, sql } from '../engine.ts';
import { Conflict, Fenced, type Lease, type Store } from '../port.ts';
import { json, number, parse, textOrNull } from './columns.ts';
import { noteFinished } from './finished.ts';
import { fenced } from './nodes.ts';
import { forgetSnapshot } from './snapshots.ts';

/** The lease under which it is written still holds; without one, always. */
const HELD = 'epoch = COALESCE(CAST($4 AS INTEGER), epoch)';

type Logs = Pick<Store, 'append' | 'moves' | 'times' | 'declare' | 'declarations'>;

/** Under a lease rows are added while its epoch holds: the row of the table is written anyway, and tells. */
export function logs(engine: Engine, lease: Lease | null): Logs {
  const guarded = lease === null ? engine : fenced(engine, lease);
  const epoch = lease?.epoch ?? null;
  return {
    append: async (code, moves, { waiting, result, undeclared = false }, at) => {
      const added = await engine.write(function* () {
        for (const [i, { row, said, late }] of moves.entries()) {
          const [inserted] = yield counted(
            'INSERT INTO moves (code, seq, move, said, late, at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING',
            ...[code, row.seq, json(row), said, late ? 1 : 0, at],
          );
          if (inserted?.changed === 1) continue;
          // Rows follow each other: if the first is new, so are the others, unless the caller left a gap.
          if (i > 0) throw new Error(`the log of ${code} has a gap`);
          return false;
        }
        if (!undeclared) yield sql('DELETE FROM declared WHERE code = $1', code);
        if (result === null) {
          const [held] = yield counted(
            `UPDATE tables SET waiting = $2, touched = $3, began = COALESCE(began, $3) WHERE code = $1 AND ${HELD}`,
            ...[code, json(waiting), at, epoch],
          );
          if (held?.changed === 0 && lease !== null) throw new Fenced(`table ${code} is run elsewhere`);
        } else {
          const [held] = yield counted(
            `UPDATE tables SET waiting = '[]', touched = $2, phase = 'over', result = $3, revision = revision + 1
             WHERE code = $1 AND ${HELD}`,
            ...[code, at, json(result), epoch],
          );
          if (held?.changed === 0 && lease !== null) throw new Fenced(`table ${code} is run elsewhere`);
          yield* noteFinished(code, result, at);
          yield* forgetSnapshot(code);
        }
        return true;
      }, code);
      if (!added) throw new Conflict(`the log of ${code} has gone on elsewhere`);
    },
    moves: async (code, from = 0) => {
      const rows = await engine.read(
        sql('SELECT move, said, late FROM moves WHERE code = $1 AND seq >= $2 ORDER BY seq', code, from),
      );
      return rows.map(({ move, said, late }) => ({
        row: parse<Row>(move),
        said: textOrNull(said),
        ...(late === 1 && { late: true }),
      }));
    },
    times: async (code) => {
      const rows = await engine.read(sql('SELECT at FROM moves WHERE code = $1 ORDER BY seq', code));
      return rows.map((row) => number(row.at));
    },
    declare: (code, { seat, ask, choice, said }) =>
      guarded.write(function* () {
        yield sql(
          `INSERT INTO declared (code, seat, ask, choice, said) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (code, seat) DO UPDATE SET ask = excluded.ask, choice = excluded.choice, said = excluded.said`,
          ...[code, seat, ask, json(choice), said],
        );
      }, code),
    declarations: async (code) => {
      const rows = await engine.read(sql('SELECT seat, ask, choice, said FROM declared WHERE code = $1', code));
      return rows.map((row) => ({
        seat: number(row.seat),
        ask: number(row.ask),
        choice: parse<Choice>(row.choice),
        said: textOrNull(row.said),
      }));
    },
  };
}
