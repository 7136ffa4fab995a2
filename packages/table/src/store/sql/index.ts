// The store on SQL: every statement once, for both engines.

import { hostname } from 'node:os';
import { type Engine, sql, type Work } from '../engine.ts';
import { callOf, namesOf, storesOf } from '../made-of.ts';
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
  return storeOn(engine);
}

/** A part of the store, on an engine that is fenced where there is a lease, and on the bare one. */
type Part = (engine: Engine, bare: Engine, lease: Lease | null) => Partial<Store>;

const PARTS: readonly Part[] = [
  people,
  tables,
  (_, bare, lease) => logs(bare, lease),
  snapshots,
  chats,
  notes,
  matches,
  analyses,
  nodes,
  operator,
  botQueue,
];

function storeOn(bare: Engine): Store {
  const parts = PARTS.map((part) => ({ part, whole: part(bare, bare, null) }));
  const partOf = new Map(parts.flatMap(({ part, whole }) => namesOf(whole).map((name) => [name, part] as const)));
  const root: Store = Object.assign({}, ...parts.map(({ whole }) => whole), {
    under: (lease: Lease) => under({ lease }),
    probe: async () => {
      await bare.write(probing);
      await bare.write(probed);
    },
    close: () => bare.close(),
  });
  // Of what is under a lease only the part that is called is made, for that call.
  const under = storesOf<{ readonly lease: Lease }>(namesOf(root), ({ lease }, name, args) => {
    const part = partOf.get(name)?.(fenced(bare, lease), bare, lease) ?? root;
    return callOf(part, name, args);
  });
  return root;
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
