// Which bus there is: NATS where there is an address for it, otherwise PostgreSQL; a store in a file needs none.

import type { Bus, BusTerms } from './bus.ts';
import { natsBus } from './nats-bus.ts';
import { notifyBus } from './notify-bus.ts';

export interface BusPlace {
  readonly databaseUrl?: string | undefined;
  readonly natsUrl?: string | undefined;
}

/** In one process there is nobody to tell. */
const nobody: Bus = { publish: async () => {}, close: async () => {} };

export async function openBus({ databaseUrl, natsUrl }: BusPlace, terms: BusTerms): Promise<Bus> {
  if (databaseUrl === undefined) return nobody;
  return natsUrl === undefined ? notifyBus(databaseUrl, terms) : natsBus(natsUrl, terms);
}
