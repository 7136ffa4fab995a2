// The database and the bus: reachable, new enough, allowed to make tables, and with a clock like ours.

import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { ANSWER_MS, type Finding, fine, why, wrong } from './finding.ts';

/** As PostgreSQL counts its versions. */
const OLDEST = 130_000;
const MOST_APART_MS = 1_000;

export async function examineDatabase(url: string | undefined, now: () => number): Promise<Finding[]> {
  const OF = 'DATABASE_URL';
  if (url === undefined) return [fine(OF, 'not set: games are kept in the data folder')];
  if (!/^postgres(ql)?:\/\//.test(url)) return [wrong(OF, 'is no address of PostgreSQL: it begins with postgres://')];
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const asked = now();
    const { rows } = await client.query(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
         (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::float8 AS clock,
         has_schema_privilege(current_schema(), 'CREATE') AS may`,
    );
    const answered = now();
    const { version, number, clock, may } = rows[0] as { version: string; number: number; clock: number; may: boolean };
    return [
      versionOf(OF, version, number),
      ...rightsOf(OF, may),
      clockOf(clock - (asked + answered) / 2, answered - asked),
    ];
  } catch (thrown) {
    return [wrong(OF, `the database cannot be used (${why(thrown)}): check the address, and whether it runs`)];
  } finally {
    await client.end().catch(() => {});
  }
}

function versionOf(of: string, version: string, number: number): Finding {
  if (number >= OLDEST) return fine(of, `PostgreSQL ${version} answers`);
  return wrong(of, `PostgreSQL ${version} is too old: upgrade it to ${OLDEST / 10_000} or newer`);
}

const rightsOf = (of: string, may: boolean): Finding[] =>
  may ? [] : [wrong(of, 'its user may not make tables: GRANT CREATE ON SCHEMA public TO that user')];

/** What the question itself took may be an error of the comparison. */
function clockOf(apart: number, took: number): Finding {
  const off = Math.max(0, Math.abs(apart) - took / 2);
  const said = `this machine's clock is ${(off / 1_000).toFixed(1)} s ${apart > 0 ? 'behind' : 'ahead of'} the database's`;
  return off <= MOST_APART_MS
    ? fine('clock', "agrees with the database's")
    : wrong('clock', `${said}: let both machines set their clocks by NTP`);
}

export async function examineBus(natsUrl: string | undefined, databaseUrl: string | undefined): Promise<Finding> {
  const OF = 'NATS_URL';
  if (natsUrl === undefined)
    return fine(OF, databaseUrl === undefined ? 'not set' : 'not set: news goes over PostgreSQL');
  if (databaseUrl === undefined) return wrong(OF, 'is of no use without DATABASE_URL: set that, or take it away');
  try {
    const line = await connect({ servers: natsUrl.split(','), timeout: ANSWER_MS, reconnect: false });
    const version = line.info?.version ?? '';
    await line.close();
    return fine(OF, `NATS ${version} answers`);
  } catch (thrown) {
    return wrong(OF, `NATS does not answer (${why(thrown)}): check the address, and whether it runs`);
  }
}
