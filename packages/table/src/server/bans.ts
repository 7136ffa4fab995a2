// Who is not wanted here: people and addresses that an operator has banned. They are read from the store at the start and
// whenever they have changed.

import { BlockList, isIPv4 } from 'node:net';
import { no } from '../core/replies.ts';
import type { Store } from '../store/port.ts';
import { bareAddress } from './address.ts';

export const BANNED = no('banned', 'The operator of this server has banned you.');

/** Thrown for a request of a banned person. */
export class BannedPerson extends Error {
  override readonly name = 'BannedPerson';
}

export class Bans {
  private people: ReadonlySet<string> = new Set();
  private addresses = new BlockList();

  constructor(
    private readonly store: Pick<Store, 'bans'>,
    /** Somebody was refused. */
    private readonly refused: () => void,
  ) {}

  async read(): Promise<void> {
    const all = await this.store.bans();
    const addresses = new BlockList();
    for (const { kind, what } of all) {
      if (kind !== 'address') continue;
      const [address = '', bits] = what.split('/');
      const family = isIPv4(address) ? 'ipv4' : 'ipv6';
      if (bits === undefined) addresses.addAddress(address, family);
      else addresses.addSubnet(address, Number(bits), family);
    }
    this.addresses = addresses;
    this.people = new Set(all.flatMap(({ kind, what }) => (kind === 'person' ? [what] : [])));
  }

  /** Whether either is banned. */
  has(person: string | null, ip: string): boolean {
    return (person !== null && this.people.has(person)) || this.hasAddress(ip);
  }

  /** The same, for somebody who is refused if so. */
  refuses(person: string | null, ip: string): boolean {
    const banned = this.has(person, ip);
    if (banned) this.refused();
    return banned;
  }

  private hasAddress(ip: string): boolean {
    const bare = bareAddress(ip);
    return this.addresses.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6');
  }
}
