// Opening a table: how long a server that has just been started takes for tables of 50 and of 1,000 answers, one after another.

import { once } from 'node:events';
import type { Created, Heard } from '@tabella/table/protocol';
import { WebSocket } from 'ws';
import { CHOICES, GAME, SEATS } from './game.ts';
import { percentile } from './load.ts';
import { ServerProcess } from './server-process.ts';

export const OPENING = 'opening a table of 1,000 answers';
const SHORT = 50;
const LONG = 1_000;
/** Tables of each length. */
const TABLES = 8;
/** How much longer the long ones may take. */
const MOST = 1.25;

interface Played {
  readonly code: string;
  readonly cookie: string;
}

export async function measureOpening(): Promise<object> {
  const first = await ServerProcess.open('ours');
  const tables: (readonly [short: Played, long: Played])[] = [];
  for (let i = 0; i < TABLES; i++) tables.push([await played(first.address, SHORT), await played(first.address, LONG)]);
  await first.stop();
  const again = await ServerProcess.open('ours', { folder: first.folder });
  try {
    const took: [number[], number[]] = [[], []];
    for (const pair of tables)
      for (const [i, table] of pair.entries()) took[i]?.push(await opened(again.address, table));
    const [short, long] = took.map((list) =>
      percentile(
        list.toSorted((a, b) => a - b),
        0.5,
      ),
    ) as [number, number];
    const ratio = Number((long / short).toPrecision(3));
    return {
      ...{ value: Number(long.toPrecision(3)), unit: 'ms', of50: Number(short.toPrecision(3)), ratio },
      ...{ floor: { most: MOST }, ok: ratio <= MOST },
    };
  } finally {
    await again.close();
  }
}

/** A table at which one person has all seats, and so many answers were given. */
async function played(address: string, answers: number): Promise<Played> {
  const { headers } = await fetch(`http://${address}/api/me`);
  const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const made = await fetch(`http://${address}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ game: GAME, seats: SEATS }),
  });
  const table = { code: ((await made.json()) as Created).code, cookie };
  let given = 0;
  let done = (): void => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const say = (body: object): void => socket.send(JSON.stringify(body));
  const socket = new WebSocket(`ws://${address}/api/tables/${table.code}/live`, { headers: { cookie } });
  socket.on('message', (data) => {
    const heard = JSON.parse(String(data)) as Heard;
    const asks =
      heard.type === 'update' ? [heard.ask] : heard.type === 'views' ? heard.views.map(({ ask }) => ask) : [];
    for (const ask of asks) {
      if (!ask) continue;
      if (given === answers) return done();
      say({ type: 'answer', id: `a${given}`, seat: ask.seat, ask: ask.id, choice: CHOICES[given++ & 1] });
    }
  });
  await once(socket, 'open');
  say({ type: 'hello', id: 'hello' });
  for (let seat = 1; seat < SEATS; seat++) say({ type: 'sit', id: `s${seat}`, seat });
  say({ type: 'start', id: 'start' });
  await all;
  socket.close();
  return table;
}

/** Milliseconds until the server, which has not opened it yet, says how the table stands. */
async function opened(address: string, { code, cookie }: Played): Promise<number> {
  const since = performance.now();
  await (await fetch(`http://${address}/api/tables/${code}`, { headers: { cookie } })).text();
  return performance.now() - since;
}
