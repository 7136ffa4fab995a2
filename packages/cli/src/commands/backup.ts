// tabella backup: all tables and games of a data folder in one file, while the server runs.

import { backup as write } from '@tabella/table';
import type { BackupArgs } from '../args.ts';
import { Trouble } from '../trouble.ts';

export async function backup(args: BackupArgs): Promise<number> {
  if (process.env.DATABASE_URL) throw new Trouble('This table is kept in PostgreSQL: back it up with pg_dump.');
  try {
    await write(args.data ?? process.env.TABELLA_DATA ?? 'data', args.file);
  } catch (thrown) {
    throw new Trouble(`No backup was made: ${(thrown as Error).message}.`);
  }
  process.stdout.write(`Everything is in ${args.file}.\n`);
  return 0;
}
