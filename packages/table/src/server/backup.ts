// A backup of the data folder while the server runs: one file, whole and consistent, and its owner's alone.

import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { privateFile } from '../store/private.ts';
import { fileIn } from '../store/sqlite.ts';

const BUSY_MS = 10_000;

/** Writes all that the data folder holds into a new file. */
export async function backup(data: string, file: string): Promise<void> {
  const from = fileIn(data);
  if (!existsSync(from)) throw new Error(`there is no data in ${data}`);
  const db = new DatabaseSync(from, { timeout: BUSY_MS });
  try {
    if (!privateFile(file)) throw new Error(`${file} exists already`);
    try {
      db.prepare('VACUUM INTO ?').run(file);
    } catch (thrown) {
      rmSync(file, { force: true });
      throw thrown;
    }
  } finally {
    db.close();
  }
}
