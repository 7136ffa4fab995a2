// The embedded engine: SQLite in one file, durable at every commit. Nothing here waits long for another process while holding up
// this one: a file that stays locked is tried again after a pause.

import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { countOf, type Engine, GroupCommit, type Laned, type Query, type SqlRow, sql } from './engine.ts';
import { Outage } from './outage.ts';
import { Patience } from './patience.ts';
import { privateFile, privateFolder } from './private.ts';

export const fileIn = (folder: string): string => join(folder, 'tabella.sqlite');

/** What SQLite says, and what it means. Its codes are lost when it has rolled back by itself; its words never are. */
const MEANINGS: readonly (readonly [says: RegExp, means: string, brief: boolean])[] = [
  [/is locked|locking protocol/, 'another program holds the database file', true],
  [/disk is full/, 'the disk is full', false],
  [/readonly database/, 'the database file is read-only', false],
  [/unable to open/, 'the database file cannot be opened', false],
  [/disk I\/O error/, 'the disk does not take or give the data', false],
  [/malformed|not a database/, 'the database file is damaged', false],
];

function told(thrown: unknown): unknown {
  const said = thrown instanceof Error ? thrown.message : '';
  const found = MEANINGS.find(([says]) => says.test(said));
  return found ? new Outage(found[1], { brief: found[2], cause: thrown }) : thrown;
}

/** How long a commit by another connection to the file may hold up this one, in milliseconds. */
const HELD_UP_MS = 5;
/** When the journal has so many pages they are moved into the file; a page that was written often is moved once. */
const JOURNAL_PAGES = 1_000;

const BEGIN = sql('BEGIN IMMEDIATE');
const COMMIT = sql('COMMIT');

export interface SqliteTerms {
  /** Milliseconds for which a locked file is tried again. */
  readonly patience?: number | undefined;
  /** Told how many milliseconds the disk took for a commit. */
  readonly onCommit?: (ms: number) => void;
}

export async function sqliteEngine(folder: string, { patience, onCommit }: SqliteTerms = {}): Promise<Engine> {
  privateFolder(folder);
  const db = opened(folder);
  const [reading, writing] = [new Patience(patience), new Patience(patience)];
  const exec = (text: string): void => {
    try {
      db.exec(text);
    } catch (thrown) {
      throw told(thrown);
    }
  };
  try {
    await writing.run(() => exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL'));
    exec(`PRAGMA wal_autocheckpoint = ${JOURNAL_PAGES}; PRAGMA cache_size = -8000`);
  } catch (thrown) {
    db.close();
    throw thrown;
  }
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();

  const run = ({ sql: text, values, counted }: Query): readonly SqlRow[] => {
    try {
      let statement = prepared.get(text);
      if (!statement) {
        statement = db.prepare(text.replaceAll('$', '?'));
        prepared.set(text, statement);
      }
      if (counted) return countOf(statement.run(...values).changes);
      return statement.all(...values) as unknown as readonly SqlRow[];
    } catch (thrown) {
      throw told(thrown);
    }
  };

  const drive = ({ work }: Laned): unknown => {
    const steps = work();
    let at = steps.next();
    while (!at.done) at = steps.next(run(at.value));
    return at.value;
  };

  // Nothing is awaited inside: no other statement can come between BEGIN and COMMIT.
  const commit = (works: readonly Laned[]): readonly unknown[] => {
    run(BEGIN);
    try {
      const values = works.map(drive);
      const began = performance.now();
      run(COMMIT);
      onCommit?.(performance.now() - began);
      return values;
    } catch (thrown) {
      // On a full disk it has rolled back by itself, and would complain.
      if (db.isTransaction) exec('ROLLBACK');
      throw thrown;
    }
  };
  const group = new GroupCommit((works) => writing.run(() => commit(works)));

  return {
    now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    // A write has the whole file for itself.
    forShare: '',
    atOnce: '',
    read: (query) => reading.run(() => run(query)),
    write: (work) => group.add(work),
    aside: (work) => group.add(work),
    close: async () => {
      await group.idle();
      db.close();
    },
  };
}

function opened(folder: string): InstanceType<typeof DatabaseSync> {
  const file = fileIn(folder);
  try {
    // The files beside it take over its rights.
    privateFile(file);
    return new DatabaseSync(file, { timeout: HELD_UP_MS });
  } catch (thrown) {
    throw told(thrown);
  }
}
