// The engine for many servers: PostgreSQL. Writes go through one connection, together; reads through a pool.

import pg from 'pg';
import { type Engine, GroupCommit, type SqlRow, type Work } from './engine.ts';

const BIGINT = 20;
const READERS = 8;

/** Counts and times are numbers here as on every other engine. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function postgresEngine(url: string, onTrouble: (error: Error) => void): Engine {
  const readers = new pg.Pool({ connectionString: url, max: READERS, types });
  const writers = new pg.Pool({ connectionString: url, max: 1, types });
  // A connection that breaks while idle is replaced at its next use.
  readers.on('error', onTrouble);
  writers.on('error', onTrouble);

  const group = new GroupCommit(async (works) => {
    const client = await writers.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const values: unknown[] = [];
      for (const work of works) values.push(await drive(client, work));
      await client.query('COMMIT');
      return values;
    } catch (thrown) {
      // If even this fails the connection is gone, and the transaction with it.
      await client.query('ROLLBACK').catch((error: Error) => {
        broken = error;
      });
      throw thrown;
    } finally {
      client.release(broken);
    }
  });

  return {
    read: async ({ sql, values }) => (await readers.query(sql, [...values])).rows as SqlRow[],
    write: (work) => group.add(work),
    close: async () => {
      await group.idle();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

async function drive(client: pg.PoolClient, work: Work<unknown>): Promise<unknown> {
  const steps = work();
  let at = steps.next();
  while (!at.done) {
    const { sql, values } = at.value;
    at = steps.next((await client.query(sql, [...values])).rows as SqlRow[]);
  }
  return at.value;
}
