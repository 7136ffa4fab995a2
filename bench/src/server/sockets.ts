// Many sockets, little play: at every table somebody answers once in a second. What they wait for, and what all of it costs.

import { SEATS } from './game.ts';
import { type Load, playSlowly } from './load.ts';
import { Site } from './site.ts';
import { rounded } from './turns.ts';

const SOCKETS = 5_000;
const EVERY_MS = 1_000;
const WARM_MS = 5_000;
const ROUND_MS = 10_000;
const MOST_P99_MS = 100;

const NAME = 'server with 5,000 sockets, one move per second per table';
export const SOCKET_NAMES = [`${NAME}, p99`, `${NAME}, p50`, `${NAME}, moves`, `${NAME}, processor`] as const;

export async function measureSockets(): Promise<ReadonlyMap<string, object>> {
  const ours = await measured(() => Site.ours(SOCKETS / SEATS));
  const peer = await measured(() => Site.peer(SOCKETS / SEATS));
  const line = (value: number, peerValue: number, unit: string): object => ({
    ...{ value: rounded(value), unit, peer: 'boardgame.io 0.50.2, server in memory', peerValue: rounded(peerValue) },
  });
  const [p99, p50, moves, processor] = SOCKET_NAMES;
  return new Map<string, object>([
    [p99, { ...line(ours.p99, peer.p99, 'ms'), floor: { most: MOST_P99_MS }, ok: ours.p99 <= MOST_P99_MS }],
    [p50, line(ours.p50, peer.p50, 'ms')],
    [moves, line(ours.moves, peer.moves, 'moves/s')],
    [processor, line(ours.processor, peer.processor, 'processors')],
  ]);
}

/** One site after the other: both at once would be twice as many sockets. */
async function measured(open: () => Promise<Site>): Promise<Load & { readonly processor: number }> {
  const site = await open();
  try {
    await playSlowly(site.tables, EVERY_MS, WARM_MS);
    const before = await site.cpu();
    const load = await playSlowly(site.tables, EVERY_MS, ROUND_MS);
    return { ...load, processor: ((await site.cpu()) - before) / ROUND_MS };
  } finally {
    await site.close();
  }
}
