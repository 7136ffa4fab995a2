// The places where a store can be, for tests that hold on every one of them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Engine } from '../src/store/engine.ts';
import { openStore } from '../src/store/index.ts';
import type { Store } from '../src/store/port.ts';
import { postgresEngine } from '../src/store/postgres.ts';
import { sqliteEngine } from '../src/store/sqlite.ts';
import { freshDatabase, postgresPrograms, startPostgres } from './postgres.ts';

export interface Place {
  readonly name: string;
  /** Several stores, opened at once on a place where there was nothing. */
  fresh(): Promise<Store[]>;
  /** A place where there was nothing: without a store, and with one. */
  bare(): Promise<Engine>;
  open(): Promise<Store>;
  again(): Promise<Store>;
  end(): void;
}

function sqlite(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'tabella-store-'));
  let n = 0;
  const at = (): Promise<Store> => openStore({ data: join(folder, String(n)) });
  return {
    name: 'SQLite',
    fresh: () => {
      n++;
      return Promise.all([at(), at(), at()]);
    },
    bare: () => {
      n++;
      return sqliteEngine(join(folder, String(n)));
    },
    open: () => {
      n++;
      return at();
    },
    again: at,
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function postgres(server: string, database: string): Place {
  let url = '';
  const at = (): Promise<Store> => openStore({ data: '', databaseUrl: url });
  return {
    name: 'PostgreSQL',
    fresh: async () => {
      url = await freshDatabase(server, database);
      return Promise.all([at(), at(), at()]);
    },
    bare: async () => {
      url = await freshDatabase(server, database);
      return postgresEngine(url);
    },
    open: async () => {
      url = await freshDatabase(server, database);
      return at();
    },
    again: at,
    end: () => {},
  };
}

/** SQLite, and PostgreSQL where there is one. Call it at the top of a file; the name is for its database. */
export async function storePlaces(database: string): Promise<Place[]> {
  const named = process.env.TABELLA_TEST_POSTGRES;
  const started = named === undefined && postgresPrograms() !== null ? await startPostgres() : null;
  const server = named ?? started?.url;
  afterAll(() => started?.stop());
  return server ? [sqlite(), postgres(server, database)] : [sqlite()];
}
