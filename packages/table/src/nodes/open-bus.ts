// Which bus there is: NATS where there is an address for it, otherwise PostgreSQL; a store in a file needs none. What a host does
// not use is not loaded.

import type { Bus, BusTerms } from './bus.ts';

export interface BusPlace {
  readonly databaseUrl?: string | undefined;
  readonly natsUrl?: string | undefined;
}

/** In one process there is nobody to tell. */
const nobody: Bus = { publish: async () => {}, close: async () => {} };

export async function openBus({ databaseUrl, natsUrl }: BusPlace, terms: BusTerms): Promise<Bus> {
  if (databaseUrl === undefined) return nobody;
  if (natsUrl === undefined) return (await import('./notify-bus.ts')).notifyBus(databaseUrl, terms);
  return (await import('./nats-bus.ts')).natsBus(natsUrl, terms);
}
