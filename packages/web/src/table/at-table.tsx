// What every part of a table page needs: the live state, how to speak to the server, and what the seats are called.

import type { NameOf } from '@tabella/kernel';
import type { Ack, SeatInfo, TableInfo } from '@tabella/table/protocol';
import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../i18n/languages.ts';
import type { Message } from '../live/connection.ts';
import type { LiveTable, TableHandle } from '../live/table-store.ts';

export const TableContext = createContext<TableHandle | null>(null);

export function useHandle(): TableHandle {
  const handle = useContext(TableContext);
  if (handle === null) throw new Error('used away from a table');
  return handle;
}

export function useLive<T>(pick: (live: LiveTable) => T): T {
  return useStore(useHandle().store, pick);
}

/** The table as it is known to all; parts below the loading screen always have one. */
export function useTable(): TableInfo {
  const table = useLive((live) => live.table);
  if (table === null) throw new Error('used before the welcome');
  return table;
}

/** Speaks to the server and forgets: what comes of it comes back as news. */
export function useSend(): (message: Message) => Promise<Ack> {
  const handle = useHandle();
  return useCallback((message) => handle.send(message), [handle]);
}

/** Names of seats, as people call each other. */
export function useNames(): NameOf {
  const say = useSay();
  const { seats } = useTable();
  return useCallback((seat) => seats[seat]?.name ?? say('seat.number', { number: seat + 1 }), [seats, say]);
}

export const mySeats = (table: TableInfo): readonly SeatInfo[] => table.seats.filter((seat) => seat.mine);
