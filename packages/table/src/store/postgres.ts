// The engine for many servers: PostgreSQL. Writes go through one connection, together; reads through a pool. A connection
// that is lost is replaced; what it was about to commit is done again, unless the database says that it was committed.

import pg from 'pg';
import { type Engine, GroupCommit, type Query, type SqlRow, sql, type Work } from './engine.ts';
import { Outage } from './outage.ts';
import { Patience } from './patience.ts';
import { meaning } from './postgres-errors.ts';

const BIGINT = 20;
const READERS = 8;
/** A database that says nothing for so long is gone. */
const ANSWER_MS = 10_000;

/** Counts and times are numbers here as on every other engine. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface PostgresTerms {
  readonly onTrouble?: ((error: Error) => void) | undefined;
  /** Milliseconds for which a lost database is tried again. */
  readonly patience?: number | undefined;
}

export function postgresEngine(url: string, { onTrouble = () => {}, patience }: PostgresTerms = {}): Engine {
  const pool = (max: number): pg.Pool => {
    const times = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, keepAlive: true };
    const made = new pg.Pool({ connectionString: url, max, types, ...times });
    // One that breaks while idle is replaced at its next use; one that breaks in use fails what it is used for.
    made.on('error', onTrouble);
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const [readers, writers] = [pool(READERS), pool(1)];
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

  const commit = async (works: readonly Work<unknown>[]): Promise<readonly unknown[]> => {
    const client = await connected(writers);
    let lost: Error | undefined;
    try {
      const id = await begin(client);
      const values: unknown[] = [];
      for (const work of works) values.push(await drive(client, work));
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
  const group = new GroupCommit((works) => writing.run(() => commit(works)));

  return {
    now: 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)',
    forShare: 'FOR SHARE',
    forUpdate: 'FOR UPDATE SKIP LOCKED',
    read,
    write: (work) => group.add(work),
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

async function ask(on: pg.Pool | pg.PoolClient, { sql: text, values }: Query): Promise<readonly SqlRow[]> {
  try {
    return (await on.query(text, [...values])).rows as SqlRow[];
  } catch (thrown) {
    throw meaning(thrown);
  }
}

/** Begins a transaction, in one round trip with the question of its name. */
async function begin(client: pg.PoolClient): Promise<string> {
  try {
    const results: unknown = await client.query('BEGIN; SELECT txid_current()::text AS id');
    return String(Array.isArray(results) ? results[1]?.rows[0]?.id : '');
  } catch (thrown) {
    throw meaning(thrown);
  }
}

async function drive(client: pg.PoolClient, work: Work<unknown>): Promise<unknown> {
  const steps = work();
  let at = steps.next();
  while (!at.done) at = steps.next(await ask(client, at.value));
  return at.value;
}
