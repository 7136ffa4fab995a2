// Opening a store: PostgreSQL where there is an address for it, otherwise a file in the data folder.

import type { Engine } from './engine.ts';
import { Outage } from './outage.ts';
import { Fenced, type Store } from './port.ts';
import { postgresEngine } from './postgres.ts';
import { tighten } from './private.ts';
import { sqlStore } from './sql/index.ts';
import { sqliteEngine } from './sqlite.ts';

export interface StoreTerms {
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  readonly onTrouble?: (error: Error) => void;
  /** Something that the operator of the server should know. */
  readonly onNote?: (sentence: string) => void;
  /** A write could not be kept. */
  readonly onOutage?: (outage: Outage) => void;
  /** A write was refused: somebody else runs the table by now. */
  readonly onFenced?: () => void;
  /** Milliseconds for which a lost or locked database is tried again. */
  readonly patience?: number | undefined;
  /** Where SQL runs, if neither of the usual places; tests bring their own. */
  readonly engine?: Engine | undefined;
}

export async function openStore(terms: StoreTerms): Promise<Store> {
  if (terms.data !== '') for (const sentence of tighten(terms.data)) terms.onNote?.(sentence);
  const engine = watched(terms.engine ?? (await engineOf(terms)), terms);
  try {
    return await sqlStore(engine);
  } catch (thrown) {
    await engine.close();
    throw thrown;
  }
}

async function engineOf({ databaseUrl, data, patience, onTrouble }: StoreTerms): Promise<Engine> {
  return databaseUrl ? postgresEngine(databaseUrl, { onTrouble, patience }) : sqliteEngine(data, { patience });
}

function watched(engine: Engine, { onOutage, onFenced }: Pick<StoreTerms, 'onOutage' | 'onFenced'>): Engine {
  return {
    ...engine,
    write: (work) =>
      engine.write(work).catch((thrown: unknown) => {
        if (thrown instanceof Outage) onOutage?.(thrown);
        if (thrown instanceof Fenced) onFenced?.();
        throw thrown;
      }),
  };
}

export type { Engine } from './engine.ts';
export { Outage } from './outage.ts';
export type { Store, StoredTable } from './port.ts';
export { sqliteEngine } from './sqlite.ts';
