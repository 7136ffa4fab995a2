// The operator's desk: what is done to tables and people on a store, whether or not servers run on it. They hear of it over
// the bus, or find it in the store.

import { existsSync } from 'node:fs';
import type { Bus } from '../nodes/bus.ts';
import { type BusPlace, openBus } from '../nodes/open-bus.ts';
import { openStore, type Store } from '../store/index.ts';
import type { Ban, Banned, OperatedTable, OperatorNote } from '../store/operator-port.ts';
import { fileIn } from '../store/sqlite.ts';
import { readCode } from '../table/codes.ts';
import { bannedNetwork } from './address.ts';

export interface DeskTerms extends BusPlace {
  readonly data: string;
  /** The user of the system, as it is noted. */
  readonly who: string;
}

/** What an operator wants done; false when there is nothing to do. */
export interface Desk {
  tables(text: string | null, limit: number): Promise<readonly OperatedTable[]>;
  close(code: string): Promise<boolean>;
  open(code: string): Promise<boolean>;
  delete(code: string): Promise<boolean>;
  /** What was banned, as it is kept; null when there is no such person and it is no address. */
  ban(what: string): Promise<string | null>;
  unban(what: string): Promise<boolean>;
  bans(): Promise<readonly (Ban & { readonly name: string | null })[]>;
  log(limit: number): Promise<readonly OperatorNote[]>;
  end(): Promise<void>;
}

export async function openDesk({ data, who, ...place }: DeskTerms): Promise<Desk> {
  // An empty one would tell nothing, and might belong to another user than the server's.
  if (!place.databaseUrl && !existsSync(fileIn(data))) throw new Error(`there is no data in ${data}`);
  const store = await openStore({ data, databaseUrl: place.databaseUrl });
  const bus = await busOf(place);
  /** Servers that do not hear it read it within two seconds. */
  const tell = async (done: boolean, subject: string): Promise<boolean> => {
    if (!done) return false;
    await store.tell([subject]);
    await bus?.publish([subject]);
    return true;
  };
  const codeOf = (given: string): string => readCode(given) ?? given;
  return {
    tables: (text, limit) => store.operatedTables(text, limit),
    close: async (code) => tell(await store.closeTable(codeOf(code), who), `gone:${codeOf(code)}`),
    open: (code) => store.openTable(codeOf(code), who),
    delete: async (code) => tell(await store.deleteTable(codeOf(code), who), `gone:${codeOf(code)}`),
    ban: async (what) => {
      const banned = await bannedOf(store, what);
      if (banned === null) return null;
      await tell(await store.ban(banned, who), 'bans');
      return banned.what;
    },
    unban: async (what) => {
      const network = bannedNetwork(what);
      const banned: Banned = network === null ? { kind: 'person', what } : { kind: 'address', what: network };
      return tell(await store.unban(banned, who), 'bans');
    },
    bans: async () => {
      const all = await store.bans();
      const names = await store.namesOf(all.flatMap(({ kind, what }) => (kind === 'person' ? [what] : [])));
      return all.map((ban) => ({ ...ban, name: names.get(ban.what) ?? null }));
    },
    log: (limit) => store.operatorLog(limit),
    end: async () => {
      await bus?.close();
      await store.close();
    },
  };
}

/** Without a bus everything takes two seconds longer. */
async function busOf(place: BusPlace): Promise<Bus | null> {
  const quiet = { hear: () => {}, missed: () => {}, onTrouble: () => {} };
  return openBus(place, quiet).catch(() => null);
}

async function bannedOf(store: Store, what: string): Promise<Banned | null> {
  const network = bannedNetwork(what);
  if (network !== null) return { kind: 'address', what: network };
  return (await store.namesOf([what])).has(what) ? { kind: 'person', what } : null;
}
