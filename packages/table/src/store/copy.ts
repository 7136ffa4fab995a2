// A store copied into an empty one of another kind: how a host moves from the file in the data folder to PostgreSQL.

import { existsSync } from 'node:fs';
import { type Engine, type Query, type SqlRow, sql, type Value } from './engine.ts';
import { STEPS } from './schema.ts';
import { number } from './sql/columns.ts';
import { sqlStore } from './sql/index.ts';
import { fileIn, sqliteEngine } from './sqlite.ts';

/** Who is there at the moment, and what they are about to do: nothing of it outlives a server. */
const PASSING = ['nodes', 'news', 'bot_nodes', 'bot_tasks', 'bot_turns'];
/** Rows of one statement; PostgreSQL takes 65,535 values. */
const AT_ONCE = 500;

/** What is copied, by its name in the database: how many rows there are. */
export type Counts = Readonly<Record<string, number>>;

export interface CopyTerms {
  readonly data: string;
  readonly databaseUrl: string;
  /** So many rows of all are there. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Something that the host can put right; nothing was copied. */
export class NotCopied extends Error {}

export async function copyStore({ data, databaseUrl, onProgress }: CopyTerms): Promise<Counts> {
  if (!existsSync(fileIn(data))) throw new NotCopied(`There is no database in ${data}.`);
  const from = await sqliteEngine(data);
  const to = (await import('./postgres.ts')).postgresEngine(databaseUrl);
  try {
    // Both have the tables of today.
    await sqlStore(from);
    await sqlStore(to);
    return await copied(from, to, onProgress ?? (() => undefined));
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

async function copied(from: Engine, to: Engine, onProgress: (done: number, all: number) => void): Promise<Counts> {
  const names = namesOf(STEPS).filter((name) => !PASSING.includes(name));
  const there = await countsOf(to, names);
  if (Object.values(there).some((count) => count > 0))
    throw new NotCopied('The PostgreSQL database is not empty. Give an empty one; this one was left as it is.');
  const counts = await countsOf(from, names);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const name of [...names, 'settings']) {
    for (let last = 0; ; ) {
      const rows = await from.read(
        sql(`SELECT rowid AS place, ${name}.* FROM ${name} WHERE rowid > $1 ORDER BY rowid LIMIT ${AT_ONCE}`, last),
      );
      const end = rows.at(-1);
      if (!end) break;
      last = number(end.place);
      const kept = rows
        .map(({ place: _, ...row }) => row)
        .filter((row) => row.name !== 'schema' || name !== 'settings');
      for (const statement of inserts(name, kept)) {
        await to.write(function* () {
          yield statement;
        });
      }
      if (name !== 'settings') done += rows.length;
      onProgress(done, all);
    }
  }
  // Whoever ran a table runs it no more.
  await to.write(function* () {
    yield sql("UPDATE tables SET holder = ''");
  });
  const now = await countsOf(to, names);
  const missing = names.filter((name) => now[name] !== counts[name]);
  if (missing.length > 0)
    throw new Error(
      `not everything arrived: ${missing.join(', ')}; stop the server while it is copied, into an empty database`,
    );
  return counts;
}

const namesOf = (steps: typeof STEPS): readonly string[] =>
  steps.flat().flatMap((step) => /^\s*CREATE TABLE (\w+)/.exec(step)?.[1] ?? []);

async function countsOf(engine: Engine, names: readonly string[]): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const name of names) {
    const [row] = await engine.read(sql(`SELECT COUNT(*) AS many FROM ${name}`));
    counts[name] = number(row?.many);
  }
  return counts;
}

/** A setting that the other store has made for itself gives way. */
function inserts(name: string, rows: readonly SqlRow[]): readonly Query[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const values: Value[] = [];
  const places = rows.map((row) => {
    const own = columns.map((column) => {
      values.push(row[column] ?? null);
      return `$${values.length}`;
    });
    return `(${own.join(', ')})`;
  });
  const instead = name === 'settings' ? ' ON CONFLICT (name) DO UPDATE SET value = excluded.value' : '';
  return [sql(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${places.join(', ')}${instead}`, ...values)];
}
