// Opening a store: PostgreSQL where there is an address for it, otherwise a file in the data folder.

import type { Engine } from './engine.ts';
import { storeOnEngine, type Watchers } from './on-engine.ts';
import type { Store } from './port.ts';
import { tighten } from './private.ts';
import { embeddedStore } from './thread/embedded.ts';

export interface StoreTerms extends Watchers {
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  readonly onTrouble?: (error: Error) => void;
  /** Something that the operator of the server should know. */
  readonly onNote?: (sentence: string) => void;
  /** Milliseconds for which a lost or locked database is tried again. */
  readonly patience?: number | undefined;
  /** Where SQL runs, if neither of the usual places; tests bring their own. */
  readonly engine?: Engine | undefined;
}

export async function openStore(terms: StoreTerms): Promise<Store> {
  const { data, databaseUrl, engine, patience, onTrouble } = terms;
  if (data !== '') for (const sentence of tighten(data)) terms.onNote?.(sentence);
  if (engine) return storeOnEngine(engine, terms);
  if (databaseUrl) {
    const { postgresEngine } = await import('./postgres.ts');
    return storeOnEngine(postgresEngine(databaseUrl, { onTrouble, patience }), terms);
  }
  return embeddedStore(data, terms);
}

export type { Engine } from './engine.ts';
export { Outage } from './outage.ts';
export type { Store, StoredTable } from './port.ts';
export { sqliteEngine } from './sqlite.ts';
