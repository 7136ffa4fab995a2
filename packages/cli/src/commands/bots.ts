// tabella bots: bots think here for the servers on one database, until somebody stops it.

import { Outage, optionsFrom, type ServedBots, serveBots } from '@tabella/table';
import type { BotsArgs } from '../host-args.ts';
import { stopped } from '../stopped.ts';
import { Trouble } from '../trouble.ts';

export async function bots({ threads, port, host, log }: BotsArgs): Promise<number> {
  const stop = stopped();
  const settings = settingsHere();
  const { databaseUrl, natsUrl } = settings;
  if (databaseUrl === undefined) {
    throw new Trouble('Bots of their own need servers on one PostgreSQL: set DATABASE_URL as for the servers.');
  }
  let served: ServedBots;
  try {
    served = await serveBots({ databaseUrl, natsUrl, threads, port, host, log: log ?? settings.log });
  } catch (thrown) {
    throw new Trouble(whyNot(thrown));
  }
  process.stdout.write(`Bots think here, ${served.threads} at once. Ctrl-C stops it.\n`);
  if (served.url !== null) process.stdout.write(`Figures: ${served.url}/metrics\n`);
  await stop;
  await served.close();
  return 0;
}

function settingsHere(): ReturnType<typeof optionsFrom> {
  try {
    return optionsFrom(process.env);
  } catch (thrown) {
    throw new Trouble(`${(thrown as Error).message}.`);
  }
}

const whyNot = (thrown: unknown): string =>
  thrown instanceof Outage
    ? `The database cannot be used: ${thrown.message}. Check DATABASE_URL, and whether it runs.`
    : `Bots could not be started: ${(thrown as Error).message}.`;
