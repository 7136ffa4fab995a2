// The engine for many servers: PostgreSQL. Writes go through one connection, together, and those of different tables without
// waiting for each other's answers; reads go through a pool. A connection that is lost is replaced; what it was about to commit is
// done again, unless the database says that it was committed.

import pg from 'pg';
import { countOf, type Engine, GroupCommit, type Laned, type Query, type SqlRow, sql, type Work } from './engine.ts';
import { Outage } from './outage.ts';
import { Patience } from './patience.ts';
import { Portions } from './portions.ts';
import { meaning } from './postgres-errors.ts';

const BIGINT = 20;
const READERS = 8;
/** A database that says nothing for so long is gone. */
const ANSWER_MS = 10_000;
/** A server that says nothing for so long in the middle of a write is gone: others may have the rows that it keeps from them. */
const STILL_MS = 5_000;

/** Counts and times are numbers here as on every other engine. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface PostgresTerms {
  readonly onTrouble?: ((error: Error) => void) | undefined;
  /** Milliseconds for which a lost database is tried again. */
  readonly patience?: number | undefined;
  /** Whether a write is on the disk when it resolves; it is, unless said otherwise. */
  readonly durable?: boolean;
}

export function postgresEngine(url: string, terms: PostgresTerms = {}): Engine {
  const { onTrouble = () => {}, patience, durable = true } = terms;
  const pool = (max: number, more: object = {}): pg.Pool => {
    const times = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, keepAlive: true };
    const made = new pg.Pool({ connectionString: url, max, types, ...times, ...more });
    // One that breaks while idle is replaced at its next use; one that breaks in use fails what it is used for.
    made.on('error', onTrouble);
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const [readers, writers] = [
    pool(READERS),
    pool(1, { pipeline: true, idle_in_transaction_session_timeout: STILL_MS }),
  ];
  const [reading, writing] = [new Patience(patience), new Patience(patience)];
  const read = (query: Query): Promise<readonly SqlRow[]> => reading.run(() => ask(readers, query));

  /** Whether a transaction was committed whose end nobody heard of. While that is not known nothing may be done again. */
  const wasCommitted = async (id: string): Promise<boolean> => {
    try {
      return await reading.run(async () => {
        const [row] = await ask(readers, sql('SELECT txid_status($1::bigint) AS fate', id));
        if (row?.fate === 'in progress') throw new Outage('the database has not finished a write', { brief: true });
        return row?.fate === 'committed';
      });
    } catch (thrown) {
      throw new Outage('the database was lost at the end of a write', { cause: thrown });
    }
  };

  const commit = async (works: readonly Laned[]): Promise<readonly unknown[]> => {
    const client = await connected(writers);
    let lost: Error | undefined;
    try {
      const id = await begin(client, durable);
      const values: unknown[] = [];
      for (const together of apart(works)) values.push(...(await driveAll(client, together)));
      try {
        await ask(client, sql('COMMIT'));
      } catch (thrown) {
        if (!(thrown instanceof Outage)) throw thrown;
        lost = thrown;
        if (!(await wasCommitted(id))) throw thrown;
      }
      return values;
    } catch (thrown) {
      if (thrown instanceof Outage) lost = thrown;
      // If even this fails the connection is gone, and the transaction with it.
      else
        await ask(client, sql('ROLLBACK')).catch((error: Error) => {
          lost = error;
        });
      throw thrown;
    } finally {
      client.release(lost);
    }
  };
  const resolved = new Portions<() => void>((resolve) => resolve());
  const group = new GroupCommit(
    (works) => writing.run(() => commit(works)),
    (resolves) => resolved.add(resolves),
  );

  return {
    now: 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)',
    forShare: 'FOR SHARE',
    atOnce: 'FOR UPDATE NOWAIT',
    read,
    write: (work, lane) => group.add(work, lane),
    aside: (work) => reading.run(() => drive(readers, work)),
    close: async () => {
      await group.idle();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (thrown) {
    throw meaning(thrown);
  }
}

/** With a name it is prepared once on a connection. */
async function ask(
  on: pg.Pool | pg.PoolClient,
  { sql: text, values, counted }: Query,
  name?: string,
): Promise<readonly SqlRow[]> {
  try {
    const { rows, rowCount } = await on.query({ text, values: [...values], ...(name && { name }) });
    return counted ? countOf(rowCount) : (rows as SqlRow[]);
  } catch (thrown) {
    throw meaning(thrown);
  }
}

/** Begins a transaction, in one round trip with the question of its name. */
async function begin(client: pg.PoolClient, durable: boolean): Promise<string> {
  const quickly = durable ? '' : 'SET LOCAL synchronous_commit TO off;';
  try {
    const results: unknown = await client.query(`BEGIN; ${quickly} SELECT txid_current()::text AS id`);
    return String(Array.isArray(results) ? results.at(-1)?.rows[0]?.id : '');
  } catch (thrown) {
    throw meaning(thrown);
  }
}

/** The same works in the same order, in portions of which none has two of one lane; without a lane each is alone. */
function apart(works: readonly Laned[]): readonly (readonly Laned[])[] {
  const portions: Laned[][] = [];
  let lanes = new Set<string | null>([null]);
  for (const one of works) {
    if (one.lane === null || lanes.has(one.lane) || lanes.has(null)) {
      portions.push([]);
      lanes = new Set();
    }
    portions.at(-1)?.push(one);
    lanes.add(one.lane);
  }
  return portions;
}

/** All at once. It ends when each has: what one of them still sent later would be outside the transaction. */
async function driveAll(client: pg.PoolClient, works: readonly Laned[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  const values = await Promise.all(
    works.map(({ work }) => drive(client, work).catch((thrown: unknown) => void faults.push(thrown))),
  );
  // The first is the cause of the others.
  if (faults.length > 0) throw faults[0];
  return values;
}

async function drive<T>(on: pg.Pool | pg.PoolClient, work: Work<T>): Promise<T> {
  const steps = work();
  let at = steps.next();
  while (!at.done) at = steps.next(await ask(on, at.value, nameOf(at.value)));
  return at.value;
}

/** By their text. Writes have few of them, but for those that make the tables, which have no values, and long lists. */
const names = new Map<string, string>();
const LONG = 2_000;

function nameOf({ sql: text, values }: Query): string | undefined {
  if (values.length === 0 || text.length > LONG) return undefined;
  const name = names.get(text) ?? `w${names.size}`;
  names.set(text, name);
  return name;
}
