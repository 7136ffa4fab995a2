// Opening a store: PostgreSQL where there is an address for it, otherwise a file in the data folder.

import type { Store } from './port.ts';
import { postgresEngine } from './postgres.ts';
import { sqlStore } from './sql/index.ts';
import { sqliteEngine } from './sqlite.ts';

export interface StoreTerms {
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  readonly onTrouble?: (error: Error) => void;
}

export function openStore(terms: StoreTerms): Promise<Store> {
  const engine = terms.databaseUrl
    ? postgresEngine(terms.databaseUrl, terms.onTrouble ?? (() => {}))
    : sqliteEngine(terms.data);
  return sqlStore(engine);
}

export type { Store, StoredTable } from './port.ts';
