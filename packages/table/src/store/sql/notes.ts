// Notes, in SQL.

import type { Choice } from '@tabella/kernel';
import { type Engine, sql } from '../engine.ts';
import type { Store } from '../port.ts';
import { text } from './columns.ts';

export function notes(engine: Engine): Pick<Store, 'keepNote' | 'notes'> {
  return {
    keepNote: (code, owner, value) =>
      engine.write(function* () {
        yield sql(
          `INSERT INTO notes (code, owner, body) VALUES ($1, $2, $3)
           ON CONFLICT (code, owner) DO UPDATE SET body = excluded.body`,
          ...[code, owner, JSON.stringify(value)],
        );
      }),
    notes: async (code) => {
      const rows = await engine.read(sql('SELECT owner, body FROM notes WHERE code = $1', code));
      return new Map(rows.map((row) => [text(row.owner), JSON.parse(text(row.body)) as Choice]));
    },
  };
}
