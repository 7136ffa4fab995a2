// tabella copy: all tables and games of a data folder into an empty PostgreSQL database.

import { copyStore, NotCopied } from '@tabella/table';
import { plural } from '@tabella/ui/english';
import { Trouble } from '../trouble.ts';

export async function copy(folder: string | undefined): Promise<number> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Trouble('Say where to: DATABASE_URL=postgres://... of an empty database.');
  const data = folder ?? process.env.TABELLA_DATA ?? 'data';
  let shown = -1;
  const onProgress = (done: number, all: number): void => {
    const percent = all === 0 ? 100 : Math.floor((100 * done) / all);
    if (percent === shown || !process.stderr.isTTY) return;
    shown = percent;
    process.stderr.write(`\r${percent} %`);
  };
  try {
    const { people = 0, tables = 0, moves = 0 } = await copyStore({ data, databaseUrl, onProgress });
    if (shown >= 0) process.stderr.write('\n');
    process.stdout.write(
      `Everything is there: ${plural(people, 'person', 'people')}, ${plural(tables, 'table')}, ${plural(moves, 'move')}.\n`,
    );
    process.stdout.write('Start the server with this DATABASE_URL from now on.\n');
    return 0;
  } catch (thrown) {
    if (shown >= 0) process.stderr.write('\n');
    if (thrown instanceof NotCopied) throw new Trouble(thrown.message);

    throw new Trouble(`Not everything was copied: ${(thrown as Error).message}.`);
  }
}
