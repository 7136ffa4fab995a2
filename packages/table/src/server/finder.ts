// Finding a table by its code: people who guess codes are stopped, people who sit there never are.

import { no } from '../core/replies.ts';
import { isShortCode, readCode } from '../table/codes.ts';
import type { LiveTable } from '../table/live-table.ts';
import { Elsewhere, type Tables } from '../table/tables.ts';
import { Buckets } from './bucket.ts';

/** Wrong codes of an address: so many at once, and so many in a minute. */
const MISSES = 20;

export const TOO_MANY_MISSES = no('too-many', 'Too many wrong codes. Wait a minute, then try again.', {
  case: 'codes',
});

export const CLOSED = no('closed', 'The operator of this server has closed this table.');

export const HIDDEN = no('hidden', 'Somebody who played this match has hidden it.');

export class Finder {
  private readonly misses = new Buckets(MISSES, MISSES / 60);

  constructor(
    private readonly tables: () => Tables,
    private readonly limits: boolean,
  ) {}

  /**
   * Null when there is no such table for this person; 'too-many' after too many wrong codes, whatever this one is; 'hidden'
   * when somebody who played there has hidden the match from everybody else; 'closed' when an operator has closed it.
   */
  async find(
    given: string,
    person: string | null,
    address: string,
  ): Promise<LiveTable | Elsewhere | null | 'too-many' | 'hidden' | 'closed'> {
    const code = readCode(given);
    const found = code === null ? null : await this.tables().locate(code);
    // The node that has it looks at the rest; but whoever guesses learns nothing through this one either.
    if (found instanceof Elsewhere) return this.mayAsk(address, code, person).then((may) => (may ? found : 'too-many'));
    if (found && person !== null && found.sat(person)) return found;
    if (this.limits && !this.misses.has(address)) return 'too-many';
    // The oldest codes are short enough to be found by patience: what is over is for those who played it, unless the table was public.
    const ofPlayers = found?.over && !found.isPublic && code !== null && isShortCode(code);
    const table = ofPlayers ? null : found;
    if (found === null && code !== null && (await this.tables().isClosed(code))) return 'closed';
    if (table === null) this.misses.take(address);
    return table?.over && code !== null && (await this.tables().matches.isHidden(code)) ? 'hidden' : table;
  }

  private async mayAsk(address: string, code: string | null, person: string | null): Promise<boolean> {
    if (!this.limits || this.misses.has(address)) return true;
    return code !== null && person !== null && this.tables().isSeated(code, person);
  }
}
