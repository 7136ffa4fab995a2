// tabella serve: the web table, until somebody stops it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve as open, optionsFrom, type Served, type ServeOptions } from '@tabella/table';
import type { ServeArgs } from '../args.ts';
import { Trouble } from '../trouble.ts';

const WEB = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PORT = 3000;

export async function serve(args: ServeArgs): Promise<number> {
  const terms = termsOf(args);
  let served: Served;
  try {
    served = await open(terms);
  } catch (thrown) {
    throw new Trouble(whyNot(thrown as NodeJS.ErrnoException, terms.port ?? PORT));
  }
  process.stdout.write(`The table is open: ${served.url}\n`);
  if (!existsSync(WEB)) process.stdout.write('The pages are not built; run npm run build.\n');
  process.stdout.write(
    `${terms.databaseUrl ? 'Games are kept in PostgreSQL.' : `Games are kept in ${terms.data}.`} Ctrl-C closes it.\n`,
  );
  await stopped();
  await served.close();
  return 0;
}

/** What the environment says, and before it what the command line says. */
function termsOf({ port, host, data, log }: ServeArgs): ServeOptions {
  try {
    const said = Object.entries({ port, host, data, log }).filter(([, value]) => value !== undefined);
    return { ...optionsFrom(process.env), web: WEB, ...Object.fromEntries(said) };
  } catch (thrown) {
    throw new Trouble(`${(thrown as Error).message}.`);
  }
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
