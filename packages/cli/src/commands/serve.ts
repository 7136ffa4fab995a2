// tabella serve: the web table, until somebody stops it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Outage, serve as open, optionsFrom, type Served, type ServeOptions } from '@tabella/table';
import type { ServeArgs } from '../args.ts';
import { stopped } from '../stopped.ts';
import { Trouble } from '../trouble.ts';

const WEB = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PORT = 3000;

export async function serve(args: ServeArgs): Promise<number> {
  const stop = stopped();
  const terms = termsOf(args);
  let served: Served;
  try {
    served = await open(terms);
  } catch (thrown) {
    throw new Trouble(whyNot(thrown, terms));
  }
  process.stdout.write(`The table is open: ${served.url}\n`);
  if (!existsSync(WEB)) process.stdout.write('The pages are not built; run npm run build.\n');
  process.stdout.write(
    `${terms.databaseUrl ? 'Games are kept in PostgreSQL.' : `Games are kept in ${terms.data}.`} Ctrl-C closes it.\n`,
  );
  await stop;
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

function whyNot(thrown: unknown, { port = PORT, host, data, databaseUrl }: ServeOptions): string {
  if (thrown instanceof Outage) {
    return databaseUrl
      ? `The database cannot be used: ${thrown.message}. Check DATABASE_URL, and whether it runs.`
      : `The data in ${data} cannot be used: ${thrown.message}.`;
  }
  const { code, syscall, message } = thrown as NodeJS.ErrnoException;
  if (syscall === 'listen') {
    switch (code) {
      case 'EADDRINUSE':
        return `Port ${port} is taken: stop what listens there, or choose another with --port or PORT.`;
      case 'EACCES':
        return `Port ${port} may not be used by this user: choose one above 1023 with --port or PORT.`;
      case 'EADDRNOTAVAIL':
        return `This machine has no address ${host}: choose another with --host or HOST.`;
    }
  }
  if (syscall === 'getaddrinfo') return `There is no address of the name ${host}: choose another with --host or HOST.`;
  if (syscall === 'mkdir' || syscall === 'open') {
    return `The data folder ${data} cannot be written (${code}): put its rights in order, or choose another with --data or TABELLA_DATA.`;
  }
  return `The table could not be opened: ${message}`;
}
