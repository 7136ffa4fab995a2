// The lobby: public tables that wait for people, and whose host is there or was a moment ago. Nobody fills it alone.

import type { LobbyLine } from '../protocol/index.ts';
import type { Listed, Store } from '../store/port.ts';

const LINES = 50;
/** Some of the newest are not shown; so many are looked at. */
const LOOKED_AT = 500;
/** Public tables of one host that have not begun: so many may be, and are shown. */
export const PUBLIC_PER_HOST = 3;
/** How long a table stays without its host. */
const HOST_GONE_MS = 600_000;

export class Lobby {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** Whether the host of a table has a connection to it. */
    private readonly hostHere: (code: string) => Promise<boolean>,
  ) {}

  /** Notes in the store which hosts are there, for every node; call it now and then. */
  async look(codes: Iterable<string>): Promise<void> {
    for (const code of codes) if (await this.hostHere(code)) await this.store.touch(code, this.now());
  }

  async lines(): Promise<LobbyLine[]> {
    const perHost = new Map<string, number>();
    const lines: LobbyLine[] = [];
    for (const table of await this.store.lobby(LOOKED_AT)) {
      if (lines.length === LINES) break;
      const before = perHost.get(table.host) ?? 0;
      if (before === PUBLIC_PER_HOST || !(await this.isShown(table))) continue;
      perHost.set(table.host, before + 1);
      const { code, game, seats, window, clock, made } = table;
      const names = seats.flatMap((seat) => seat.name ?? []);
      lines.push({ code, game, seats: seats.length, taken: names.length, names, window, clock, made });
    }
    return lines;
  }

  private async isShown({ code, host, seats, touched }: Listed): Promise<boolean> {
    if (await this.hostHere(code)) return true;
    return seats.some((seat) => seat.person === host) && this.now() - touched <= HOST_GONE_MS;
  }
}
