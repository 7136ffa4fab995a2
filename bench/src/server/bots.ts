// Tables of hard bots, many at once: how long a bot waits before it can think, and whether anything is ever played in its place.

import { once } from 'node:events';
import { setTimeout as passed } from 'node:timers/promises';
import { gameIds, gamePackageOf } from '@tabella/registry';
import type { Created } from '@tabella/table/protocol';
import { WebSocket } from 'ws';
import { percentile } from './load.ts';
import { ServerProcess } from './server-process.ts';
import { rounded } from './turns.ts';

const BOT = 'hard';
const TABLES = 20;
const SEATS = 4;
/** Until the queue is as long as it will be. */
const BEGIN_MS = 5_000;
const MEASURED_MS = 30_000;
/** Seconds. */
const MOST_WAITING = 3;

const nameOf = (game: string): string => `bots, ${TABLES} tables of hard bots, ${game}`;

/** A figure for every game that has such a bot. */
export async function measureBots(wanted: (figure: string) => boolean): Promise<object[]> {
  const lines: object[] = [];
  for (const game of gameIds) {
    const found = wanted(nameOf(game)) ? await gamePackageOf(game) : null;
    if (!found?.bots.some(({ id }) => id === BOT)) continue;
    lines.push({ figure: nameOf(game), ...(await figureOf(game, Math.min(SEATS, found.game.seats.max))) });
  }
  return lines;
}

async function figureOf(game: string, seats: number): Promise<object> {
  const server = await ServerProcess.open('bots');
  try {
    const tables = Array.from({ length: TABLES }, () => new BotTable(server.address, game, seats));
    for (const table of tables) await table.begin();
    await passed(BEGIN_MS);
    await server.usage();
    const before = await fallbacks(server.address);
    await passed(MEASURED_MS);
    const { thoughts = [] } = await server.usage();
    const instead = (await fallbacks(server.address)) - before;
    for (const table of tables) table.close();
    const seconds = (of: readonly number[], part: number): number =>
      rounded(
        percentile(
          of.toSorted((a, b) => a - b),
          part,
        ) / 1_000,
      );
    const waits = thoughts.map(({ waited }) => waited);
    const value = seconds(waits, 0.95);
    return {
      ...{ value, unit: 's', p50: seconds(waits, 0.5), perSecond: rounded((thoughts.length * 1_000) / MEASURED_MS) },
      thoughtP50: seconds(
        thoughts.map(({ took }) => took),
        0.5,
      ),
      ...{
        fallbacks: instead,
        floor: { most: MOST_WAITING, fallbacks: 0 },
        ok: value <= MOST_WAITING && instead === 0,
      },
    };
  } finally {
    await server.close();
  }
}

/** How often something was played in the place of a bot, for whatever reason. */
async function fallbacks(address: string): Promise<number> {
  const figures = await (await fetch(`http://${address}/metrics`)).text();
  const counts = [...figures.matchAll(/^tabella_bot_slips_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A table at which bots play one match after another, and the host looks on. */
class BotTable {
  private socket: WebSocket | null = null;
  private said = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly game: string,
    private readonly seats: number,
  ) {}

  async begin(): Promise<void> {
    const { headers } = await fetch(`http://${this.address}/api/me`);
    const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const made = await fetch(`http://${this.address}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game: this.game, seats: this.seats }),
    });
    const { code } = (await made.json()) as Created;
    const socket = new WebSocket(`ws://${this.address}/api/tables/${code}/live`, { headers: { cookie } });
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    await once(socket, 'open');
    this.say({ type: 'hello' });
    this.say({ type: 'stand', seat: 0 });
    for (let seat = 0; seat < this.seats; seat++) this.say({ type: 'bot', seat, bot: BOT });
    this.say({ type: 'start' });
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private say(body: object): void {
    this.socket?.send(JSON.stringify({ ...body, id: `b${++this.said}` }));
  }

  private hear(text: string): void {
    const heard = JSON.parse(text) as { readonly type: string; readonly ok?: boolean; readonly reason?: string } & {
      readonly result?: unknown;
    };
    if (heard.type === 'ack' && heard.ok === false) throw new Error(`refused: ${heard.reason}`);
    if (heard.type !== 'update' || !heard.result || this.closed) return;
    this.socket?.close();
    void this.begin();
  }
}
