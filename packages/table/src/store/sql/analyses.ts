// Analyses of finished matches, in SQL.

import type { Analysis } from '@tabella/kernel';
import { type Engine, sql } from '../engine.ts';
import type { Store } from '../port.ts';
import { json, parse } from './columns.ts';

export function analyses(engine: Engine): Pick<Store, 'keepAnalysis' | 'analysis'> {
  return {
    keepAnalysis: (code, analysis) =>
      engine.write(function* () {
        const [match] = yield sql('SELECT code FROM matches WHERE code = $1', code);
        if (!match) return false;
        yield sql(
          'INSERT INTO analyses (code, body) VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET body = excluded.body',
          ...[code, json(analysis)],
        );
        return true;
      }),
    analysis: async (code) => {
      const [row] = await engine.read(sql('SELECT body FROM analyses WHERE code = $1', code));
      return row ? parse<Analysis>(row.body) : null;
    },
  };
}
