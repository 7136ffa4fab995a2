// How long the server takes to say what an answer would bring: one person plays every game against bots, and asks about a few
// choices of every question before answering it.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Choice, FastChance, sampleAnswer } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { serve, type Time, wallTime } from '@tabella/table';
import type { Created, Heard, OpenAsk } from '@tabella/table/protocol';
import { WebSocket } from 'ws';
import { percentile } from './load.ts';

export const PREVIEWS = 'previews';
/** What a person does not notice. */
const MOST_MS = 50;
const SAMPLES = 150;
/** Asked about per question, as the prompt does while somebody tries things out. */
const CHOICES = 4;
/** Before anything counts. */
const WARM = 20;

/** Nobody waits for windows and clocks longer than it takes to ask in them. */
const HASTY: Time = { now: () => wallTime.now(), after: (ms, run) => wallTime.after(Math.min(ms, 60), run) };

export async function measurePreviews(): Promise<readonly object[]> {
  const data = mkdtempSync(join(tmpdir(), 'tabella-bench-'));
  const server = await serve({ port: 0, host: '127.0.0.1', data, log: 'silent', limits: false, pace: 0, time: HASTY });
  try {
    const lines: object[] = [];
    for (const game of gameIds) {
      const taken = await previewsOf(server.url.replace('localhost', '127.0.0.1'), game);
      const sorted = taken.slice(WARM).toSorted((a, b) => a - b);
      if (sorted.length === 0) continue;
      const value = Number(percentile(sorted, 0.95).toPrecision(3));
      lines.push({
        ...{ figure: `${PREVIEWS}, ${game}, p95`, value, unit: 'ms', of: sorted.length },
        ...{ floor: { most: MOST_MS }, ok: value <= MOST_MS },
      });
    }
    return lines;
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Milliseconds from each question about a choice to what would come of it. */
async function previewsOf(url: string, game: string): Promise<number[]> {
  const { headers } = await fetch(`${url}/api/me`);
  const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { seats } = (await gamePackageOf(game))?.game ?? { seats: { min: 2, max: 2 } };
  const chance = new FastChance(1);
  const taken: number[] = [];
  // A game that is answered by typing alone has nothing to ask about.
  for (let match = 0; match < 40 && taken.length < SAMPLES + WARM; match++) {
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game, seats: Math.min(seats.max, Math.max(seats.min, 4)), fill: 'random', start: true }),
    });
    const { code } = (await made.json()) as Created;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${code}/live`, { headers: { cookie } });
    await once(socket, 'open');
    await new Player(socket, chance, taken).play();
    socket.close();
  }
  return taken;
}

/** Plays one match by chance, and notes how long every preview took. */
class Player {
  private ids = 0;
  private readonly done = new Map<string, (ok: boolean) => void>();
  private ask: OpenAsk | null = null;
  private over = false;
  private news: () => void = () => {};

  constructor(
    private readonly socket: WebSocket,
    private readonly chance: FastChance,
    private readonly taken: number[],
  ) {
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Heard));
  }

  async play(): Promise<void> {
    await this.say({ type: 'hello' });
    while (!this.over && this.taken.length < SAMPLES + WARM) {
      const { ask } = this;
      if (ask === null || ask.declared !== undefined) {
        await new Promise<void>((news) => {
          this.news = news;
        });
        continue;
      }
      const from = { seat: ask.seat, ask: ask.id };
      const choices = ask.text ? [] : Array.from({ length: CHOICES }, () => sampleAnswer(ask, this.chance));
      for (const choice of choices) {
        const since = performance.now();
        const told = await this.say({ type: 'preview', ...from, choice: choice as Choice });
        if (told) this.taken.push(performance.now() - since);
      }
      this.ask = null;
      await this.say({ type: 'answer', ...from, choice: (choices[0] ?? ask.fallback) as Choice });
    }
  }

  /** Whether it was obeyed. */
  private say(body: object): Promise<boolean> {
    const id = String(++this.ids);
    return new Promise((done) => {
      this.done.set(id, done);
      this.socket.send(JSON.stringify({ ...body, id }));
    });
  }

  private hear(heard: Heard): void {
    if (heard.type === 'welcome' || heard.type === 'views') for (const view of heard.views) this.look(view);
    else if (heard.type === 'update') this.look(heard);
    else if (heard.type === 'ack') this.done.get(heard.id)?.(heard.ok);
  }

  private look({ ask, result }: { readonly ask: OpenAsk | null; readonly result: unknown }): void {
    this.ask = ask;
    this.over = result !== null;
    this.news();
  }
}
