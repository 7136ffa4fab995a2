// What one table needs besides what the server gives to all.

import type { GamePackage } from '@tabella/kernel';
import type { Made } from '../core/replies.ts';
import type { Lease, StoredTable } from '../store/port.ts';
import type { ServerDeps } from './ports.ts';

export interface TableDeps {
  readonly server: ServerDeps;
  /** The right to write what becomes of it. */
  readonly lease: Lease;
  readonly gamePackage: GamePackage;
  /** Makes the table of a rematch. */
  readonly rematch: (table: StoredTable, people: readonly string[]) => Promise<Made>;
  /** The table is of no use any more: what it holds may differ from what is stored. */
  readonly broken: (code: string) => void;
}

export const freshContribution = ({ hex }: Pick<ServerDeps, 'hex'>): string => hex(16);
