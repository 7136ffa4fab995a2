// The store on SQL: every statement once, for both engines.

import { hostname } from 'node:os';
import { type Engine, sql, type Work } from '../engine.ts';
import { Outage } from '../outage.ts';
import type { Lease, Store } from '../port.ts';
import { SETTINGS, STEPS, WITH_MATCHES } from '../schema.ts';
import { analyses } from './analyses.ts';
import { botQueue } from './bot-queue.ts';
import { chats } from './chat.ts';
import { number } from './columns.ts';
import { noteEarlier } from './finished.ts';
import { logs } from './logs.ts';
import { matches } from './matches.ts';
import { fenced, nodes } from './nodes.ts';
import { notes } from './notes.ts';
import { operator } from './operator.ts';
import { people } from './people.ts';
import { snapshots } from './snapshots.ts';
import { tables } from './tables.ts';

/** Opens a store on an engine, and brings its tables up to date. */
export async function sqlStore(engine: Engine): Promise<Store> {
  await bringUpToDate(engine);
  return storeOn(engine, null);
}

function storeOn(bare: Engine, lease: Lease | null): Store {
  const engine = lease === null ? bare : fenced(bare, lease);
  return {
    ...people(engine),
    ...tables(engine),
    ...logs(bare, lease),
    ...snapshots(engine),
    ...chats(engine),
    ...notes(engine),
    ...matches(engine),
    ...analyses(engine),
    ...nodes(engine),
    ...operator(engine),
    ...botQueue(engine),
    under: (held) => storeOn(bare, held),
    probe: async () => {
      await engine.write(probing);
      await engine.write(probed);
    },
    close: () => engine.close(),
  };
}

/** About as much as a move needs, and a little more: a store that takes it takes moves. */
const PROBE = 'x'.repeat(8_192);
/** Each server has one of its own: its moves must not wait for another's. */
export const PROBED = `probe ${hostname()} ${process.pid}`;

const probing: Work<void> = function* () {
  yield sql(
    'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    ...[PROBED, PROBE],
  );
};

const probed: Work<void> = function* () {
  yield sql('DELETE FROM settings WHERE name = $1', PROBED);
};

/** Servers that start together may get in each other's way: the second finds it done. */
async function bringUpToDate(engine: Engine): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await engine.write(upToDate);
    } catch (thrown) {
      if (tries === 3 || thrown instanceof Outage) throw thrown;
    }
  }
}

const upToDate: Work<void> = function* () {
  yield sql(SETTINGS);
  const [row] = yield sql("SELECT value FROM settings WHERE name = 'schema'");
  const done = row ? number(row.value) : 0;
  if (done > STEPS.length) throw new Error('this data was written by a newer version of Tabella');
  for (const step of STEPS.slice(done)) for (const statement of step) yield sql(statement);
  if (done > 0 && done < WITH_MATCHES) yield* noteEarlier();
  if (done < STEPS.length) {
    yield sql(
      "INSERT INTO settings (name, value) VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      String(STEPS.length),
    );
  }
};
