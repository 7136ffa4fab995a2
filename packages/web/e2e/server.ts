// The real server for the browser tests, on a free port with an empty data folder.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@tabella/table';

export default async function start(): Promise<() => Promise<void>> {
  const data = process.env.TABELLA_DATA ?? mkdtempSync(join(tmpdir(), 'tabella-e2e-'));
  const web = join(import.meta.dirname, '../dist');
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    data,
    web,
    log: 'silent',
    limits: false,
    pace: 0,
  });
  process.env.TABELLA_URL = server.url;
  process.env.TABELLA_STORE = data;
  return async () => {
    await server.close();
    if (process.env.TABELLA_DATA === undefined) rmSync(data, { recursive: true, force: true });
  };
}
