// What is assumed: who plays what and how fast, what machines there are, and what they cost.

import type { GameName } from './costs.ts';

export interface World {
  readonly people: number;
  readonly tables: number;
  /** Per game its part of the tables, and the median of seconds between two rows of a table. */
  readonly games: Readonly<Record<GameName, { readonly part: number; readonly pause: number }>>;
  /** Of all rows, how many bots answer by thinking. */
  readonly bots: number;
  /** Names, deletions and tables that become free, per table and hour. */
  readonly news: number;
  /** Parts of the tables that are in each region; and of all tables how many have people of two. */
  readonly regions: Readonly<Record<string, number>>;
  readonly abroad: number;
  /** Load over the day, beside its peak. */
  readonly average: number;
  /** So busy may a machine be at the peak. */
  readonly headroom: number;
  /** At 99 of 100 moves the answer comes within so many milliseconds. */
  readonly patience: number;
  readonly machines: {
    readonly server: { readonly processors: number; readonly gigabytes: number; readonly gigabits: number };
    readonly database: { readonly processors: number; readonly connections: number; readonly terabytes: number };
    readonly bots: { readonly processors: number };
  };
  /** Codes of tables, and how many wrong ones an address may try. */
  readonly codes: { readonly letters: number; readonly length: number; readonly perMinute: number };
  /** Euro a month; traffic per terabyte, disk per gigabyte. */
  readonly prices: {
    readonly server: number;
    readonly database: number;
    readonly bots: number;
    readonly bus: number;
    readonly traffic: readonly [hoster: number, cloud: number];
    readonly disk: number;
  };
}

export const MILLION: World = {
  people: 1_000_000,
  tables: 200_000,
  games: {
    carcassonne: { part: 0.3, pause: 10 },
    emissary: { part: 0.25, pause: 5 },
    onmitsu: { part: 0.15, pause: 6 },
    stars: { part: 0.2, pause: 20 },
    courier: { part: 0.1, pause: 5 },
  },
  bots: 0.2,
  news: 1,
  regions: { Europe: 0.4, America: 0.35, Asia: 0.25 },
  abroad: 0.1,
  average: 0.45,
  headroom: 0.6,
  patience: 100,
  machines: {
    server: { processors: 4, gigabytes: 8, gigabits: 1 },
    database: { processors: 16, connections: 100, terabytes: 4 },
    bots: { processors: 16 },
  },
  codes: { letters: 32, length: 12, perMinute: 20 },
  prices: { server: 30, database: 500, bots: 110, bus: 15, traffic: [1, 50], disk: 0.1 },
};
