// tabella serve: the web table, until somebody stops it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve as open, type Served } from '@tabella/table';
import type { ServeArgs } from '../args.ts';
import { Trouble } from '../trouble.ts';

const WEB = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PORT = 3000;

export async function serve(args: ServeArgs): Promise<number> {
  const port = args.port ?? portFrom(process.env.PORT) ?? PORT;
  const host = args.host ?? process.env.HOST;
  const data = args.data ?? process.env.TABELLA_DATA ?? 'data';
  const databaseUrl = process.env.DATABASE_URL;
  let served: Served;
  try {
    served = await open({
      port,
      data,
      web: WEB,
      log: args.log ?? 'warn',
      ...(host === undefined ? {} : { host }),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
  } catch (thrown) {
    throw new Trouble(whyNot(thrown as NodeJS.ErrnoException, port));
  }
  process.stdout.write(`The table is open: ${served.url}\n`);
  if (!existsSync(WEB)) process.stdout.write('The pages are not built; run npm run build.\n');
  process.stdout.write(
    `${databaseUrl ? 'Games are kept in PostgreSQL.' : `Games are kept in ${data}.`} Ctrl-C closes it.\n`,
  );
  await stopped();
  await served.close();
  return 0;
}

function portFrom(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Trouble(`PORT is a number up to 65535, not "${text.slice(0, 40)}".`);
  return Number(text);
}

function whyNot(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what listens there, or choose another with --port or PORT.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023 with --port or PORT.`;
    case 'ECONNREFUSED':
      return 'The database does not answer: check DATABASE_URL.';
    default:
      return `The table could not be opened: ${error.message}`;
  }
}

/** Until somebody asks us to stop. */
function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
}
