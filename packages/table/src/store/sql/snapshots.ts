// Snapshots of running matches, and matches that go on by other rules, in SQL.

import { type Engine, type Query, type SqlRow, sql } from '../engine.ts';
import { Conflict, type Store, type StoredSnapshot, type StoryPart } from '../port.ts';
import { json, jsonOrNull, number, parse, text } from './columns.ts';

type Snapshots = Pick<Store, 'keepSnapshot' | 'snapshot' | 'upgrade'>;

/** What stands in the column `body`: the resting state is text already. */
type Body = Omit<StoredSnapshot, 'rules' | 'match'> & { readonly match: Omit<StoredSnapshot['match'], 'rest'> };

/** A match that is over is played again from its log; it needs no snapshot. */
export function* forgetSnapshot(code: string): Generator<Query, void, readonly SqlRow[]> {
  yield sql('DELETE FROM snapshots WHERE code = $1', code);
  yield sql('DELETE FROM stories WHERE code = $1', code);
}

export function snapshots(engine: Engine): Snapshots {
  return {
    keepSnapshot: (code, { rules, match: { rest, ...match }, ...more }, { first, told }) =>
      engine.write(function* () {
        const body: Body = { ...more, match };
        yield sql(
          `INSERT INTO snapshots (code, rules, rest, body) VALUES ($1, $2, $3, $4)
           ON CONFLICT (code) DO UPDATE SET rules = excluded.rules, rest = excluded.rest, body = excluded.body`,
          ...[code, rules, rest, json(body)],
        );
        yield sql('DELETE FROM stories WHERE code = $1 AND first >= $2', code, first);
        if (told.length > 0)
          yield sql('INSERT INTO stories (code, first, told) VALUES ($1, $2, $3)', code, first, json(told));
      }, code),
    snapshot: async (code) => {
      const [row] = await engine.read(sql('SELECT rules, rest, body FROM snapshots WHERE code = $1', code));
      if (!row) return null;
      const parts = await engine.read(sql('SELECT first, told FROM stories WHERE code = $1 ORDER BY first', code));
      const { match, ...more } = parse<Body>(row.body);
      return {
        snapshot: { ...more, rules: number(row.rules), match: { ...match, rest: text(row.rest) } },
        story: parts.map(({ first, told }) => ({ first: number(first), told: parse<StoryPart['told']>(told) })),
      };
    },
    upgrade: ({ code, rules, options, upgraded, revision }) =>
      engine.write(function* () {
        const [last] = yield sql('SELECT COUNT(*) AS parts FROM earlier WHERE code = $1', code);
        const part = number(last?.parts);
        yield sql(
          `INSERT INTO earlier (code, part, rules, bound, options, upgraded)
           SELECT code, $2, rules, bound, options, upgraded FROM tables WHERE code = $1 AND phase <> 'gathering'`,
          ...[code, part],
        );
        const saved = yield sql(
          `UPDATE tables SET rules = $2, options = $3, bound = 1, upgraded = $4, revision = $5
           WHERE code = $1 AND revision = $5 - 1 RETURNING code`,
          ...[code, rules, json(options), jsonOrNull(upgraded ?? null), revision],
        );
        if (saved.length === 0) throw new Conflict(`table ${code} was changed elsewhere`);
        yield sql(
          `INSERT INTO earlier_moves (code, part, seq, move, said, late, at)
           SELECT code, $2, seq, move, said, late, at FROM moves WHERE code = $1`,
          ...[code, part],
        );
        yield sql('DELETE FROM moves WHERE code = $1', code);
        yield sql('DELETE FROM declared WHERE code = $1', code);
        yield* forgetSnapshot(code);
      }),
  };
}
