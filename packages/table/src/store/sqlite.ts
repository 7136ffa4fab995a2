// The embedded engine: SQLite in one file, durable at every commit.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Engine, GroupCommit, type Query, type SqlRow, type Work } from './engine.ts';

/** Another process on the same file (a backup, a second server) may hold it for a moment. */
const BUSY_MS = 5_000;

export const fileIn = (folder: string): string => join(folder, 'tabella.sqlite');

export function sqliteEngine(folder: string): Engine {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(fileIn(folder), { timeout: BUSY_MS });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();

  const run = ({ sql, values }: Query): readonly SqlRow[] => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = db.prepare(sql.replaceAll('$', '?'));
      prepared.set(sql, statement);
    }
    return statement.all(...values) as unknown as readonly SqlRow[];
  };

  const drive = (work: Work<unknown>): unknown => {
    const steps = work();
    let at = steps.next();
    while (!at.done) at = steps.next(run(at.value));
    return at.value;
  };

  // Nothing is awaited inside: no other statement can come between BEGIN and COMMIT.
  const group = new GroupCommit(async (works) => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const values = works.map(drive);
      db.exec('COMMIT');
      return values;
    } catch (thrown) {
      db.exec('ROLLBACK');
      throw thrown;
    }
  });

  return {
    read: async (query) => run(query),
    write: (work) => group.add(work),
    close: async () => {
      await group.idle();
      db.close();
    },
  };
}
