// What things cost, as measured; each says by which figure of `npm run bench`, or how else. When a figure changes, so do these.

export interface Cost {
  readonly value: number;
  readonly unit: string;
  /** The figure of the bench that it follows from. */
  readonly figure?: string;
  /** How it was measured where the bench has no figure for it, or that it is assumed. */
  readonly how?: string;
}

export const COSTS = {
  /** 5,500 moves per second keep one processor busy. */
  move: { value: 0.18, unit: 'ms of a server per row', figure: 'server moves, 100 tables' },
  /** With its part of a table. */
  socket: { value: 0.1, unit: 'MB per connection', figure: 'server memory, 1,000 idle and 100 active sockets' },
  process: { value: 90, unit: 'MB per server', how: 'process_resident_memory_bytes of a server without tables' },
  statements: { value: 0.5, unit: 'ms of a connection per row', how: 'assumed: five round trips within a rack' },
  row: {
    value: 0.57,
    unit: 'ms of the database per row',
    how: 'processor time of PostgreSQL 15, 4,000 rows by hundreds',
  },
  flush: {
    value: 3,
    unit: 'ms per write to the disk',
    how: 'assumed: an ordinary disk; all commits that wait share it',
  },
  look: {
    value: 0.014,
    unit: 'ms of the database per server asked about',
    how: 'the look for dead servers, 50 servers, 200,000 tables',
  },
  match: { value: 7, unit: 'kB of disk per match', how: 'a store of 20,000 finished matches of 60 answers' },
  news: { value: 250_000, unit: 'messages per second', how: 'nats-server 2.9, one publisher, one subscriber' },
  connections: { value: 10, unit: 'connections per server', how: 'eight readers, a writer, a listener' },
} as const satisfies Readonly<Record<string, Cost>>;

interface GameCosts {
  /** Bytes per row and connection. */
  readonly bytes: number;
  /** Milliseconds of a server per row and connection. */
  readonly view: number;
  /** Milliseconds of a processor per decision of the hard bot. */
  readonly bot: number;
}

export const GAME_COSTS = {
  carcassonne: { bytes: 1_290, view: 0.08, bot: 68 },
  emissary: { bytes: 1_000, view: 0.04, bot: 0.6 },
  onmitsu: { bytes: 530, view: 0.13, bot: 16 },
  stars: { bytes: 290, view: 0.02, bot: 0.9 },
  courier: { bytes: 480, view: 0.02, bot: 1 },
} as const satisfies Readonly<Record<string, GameCosts>>;

export type GameName = keyof typeof GAME_COSTS;

export const HOW_GAMES: Readonly<Record<keyof GameCosts, string>> = {
  bytes: '`npm run bench`: bytes per answer and seat',
  view: 'a profile: view, and what changed in it, for one of four seats; in Carcassonne they share it',
  bot: '`tabella arena GAME --bots hard,normal`: p50 of a decision; of Courier its search',
};
