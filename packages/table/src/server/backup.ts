// A backup of the data folder while the server runs: one file, whole and consistent.

import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { fileIn } from '../store/sqlite.ts';

const BUSY_MS = 10_000;

/** Writes all that the data folder holds into a new file. */
export async function backup(data: string, file: string): Promise<void> {
  const from = fileIn(data);
  if (!existsSync(from)) throw new Error(`there is no data in ${data}`);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const db = new DatabaseSync(from, { timeout: BUSY_MS });
  try {
    db.prepare('VACUUM INTO ?').run(file);
  } finally {
    db.close();
  }
}
