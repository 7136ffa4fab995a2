// All live connections of a server: whose they are, how many an address has, and that they are alive.

import type { Bye } from '../protocol/index.ts';
import { countedAddress } from './address.ts';
import { newPace } from './pace.ts';

/** So often a connection shows that it is alive: some in each part of that time, for thousands at once would hold up play. */
export const HEARTBEAT_MS = 20_000;
const PARTS = 200;

/** What of a connection the server looks after. */
export interface Kept {
  /** Its table is run by another node. */
  readonly relayed: boolean;
  beat(): void;
  close(reason: Bye['reason']): void;
}

export interface Holder {
  readonly person: string | null;
  readonly ip: string;
}

export class Sockets {
  readonly pace = newPace();
  private readonly open = new Map<Kept, Holder>();
  /** Those that have their turn together. */
  private readonly parts = Array.from({ length: PARTS }, () => new Set<Kept>());
  private added = 0;
  private turn = 0;
  private readonly perAddress = new Map<string, number>();
  private readonly beat = setInterval(() => {
    for (const connection of this.parts[this.turn++ % PARTS] ?? []) connection.beat();
  }, HEARTBEAT_MS / PARTS);

  /** `sent` is told how many bytes went out. */
  constructor(readonly sent: (bytes: number) => void = () => {}) {
    this.beat.unref();
  }

  get size(): number {
    return this.open.size;
  }

  get relayed(): number {
    let count = 0;
    for (const { relayed } of this.open.keys()) if (relayed) count++;
    return count;
  }

  count(address: string): number {
    return this.perAddress.get(address) ?? 0;
  }

  add(connection: Kept, holder: Holder): void {
    const address = countedAddress(holder.ip);
    this.open.set(connection, holder);
    this.parts[this.added++ % PARTS]?.add(connection);
    this.perAddress.set(address, this.count(address) + 1);
  }

  remove(connection: Kept): void {
    const holder = this.open.get(connection);
    if (!holder) return;
    this.open.delete(connection);
    for (const part of this.parts) if (part.delete(connection)) break;
    const address = countedAddress(holder.ip);
    const left = this.count(address) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
  }

  /** Sends those away who are banned. */
  dismiss(banned: (holder: Holder) => boolean): void {
    for (const [connection, holder] of this.open) if (banned(holder)) connection.close('banned');
  }

  stop(): void {
    clearInterval(this.beat);
    for (const connection of this.open.keys()) connection.close('restart');
  }
}
