// Bot nodes as processes of their own: they think for the servers on one database, over PostgreSQL and over NATS, and when
// one of them stands still or is killed the match goes on.

import { afterAll, expect, test } from 'vitest';
import { startNats } from './nats.ts';
import { freshDatabase, startPostgres } from './postgres.ts';
import { freePort, startBots, startServer } from './server-process.ts';
import { type Live, Visitor } from './web-client.ts';

const postgres = await startPostgres();
const nats = await startNats();
afterAll(async () => {
  await nats.halt();
  await postgres.stop();
});

const figure = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (.+)$`, 'm').exec(text)?.[1] ?? 0);
};

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === 300) throw new Error('waited in vain');
    await new Promise((next) => setTimeout(next, 100));
  }
}

const view = (live: Live) => [...live.views.values()][0];

/** Answers whatever is asked, so often; bots play between. */
async function play(live: Live, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const shown = await live.until(() => (view(live)?.ask || view(live)?.result ? view(live) : null));
    const { ask } = shown;
    if (!ask) return;
    await live.say({ type: 'answer', seat: ask.seat, ask: ask.id, choice: ask.from[0] ?? null });
    await live.until(() => view(live)?.ask?.id !== ask.id);
  }
}

for (const over of ['PostgreSQL', 'NATS'] as const) {
  test(`bots of two servers think on a bot node, called over ${over}`, async () => {
    const databaseUrl = await freshDatabase(postgres.url, `bot_nodes_${over.toLowerCase()}`);
    const natsUrl = over === 'NATS' ? nats.url : undefined;
    const start = async () => startServer({ data: '', port: await freePort(), databaseUrl, natsUrl });
    const servers = await Promise.all([start(), start()]);
    const bots = await startBots({ databaseUrl, natsUrl });
    for (const { url } of servers) await until(async () => (await figure(url, 'tabella_bot_nodes')) === 1);
    for (const { url } of servers) {
      const ada = await Visitor.come(url);
      const code = await ada.make({ game: 'carcassonne', seats: 3, fill: 'easy', start: true });
      const live = await ada.sit(code);
      await play(live, 6);
      await live.end();
      expect(await figure(url, 'tabella_bot_sent_bytes_total')).toBeGreaterThan(1_000);
      expect(await figure(url, 'tabella_bot_think_seconds_count')).toBeGreaterThan(4);
    }
    expect(await figure(bots.url, 'tabella_bot_node_questions_total{how="answered"}')).toBeGreaterThan(8);
    expect((await fetch(`${bots.url}/healthz`)).status).toBe(200);
    await bots.drain();
    for (const { url } of servers) await until(async () => (await figure(url, 'tabella_bot_nodes')) === 0);
    for (const server of servers) await server.kill();
  });
}

test('a match goes on when a bot node stands still, when it is killed, and when another one comes', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'bot_nodes_kill');
  const server = await startServer({ data: '', port: await freePort(), databaseUrl });
  const first = await startBots({ databaseUrl });
  await until(async () => (await figure(server.url, 'tabella_bot_nodes')) === 1);
  const ada = await Visitor.come(server.url);
  const code = await ada.make({ game: 'carcassonne', seats: 3, fill: 'random', start: true });
  const live = await ada.sit(code);
  await play(live, 4);
  first.freeze();
  await play(live, 4);
  await until(async () => (await figure(server.url, 'tabella_bot_nodes')) === 0);
  first.thaw();
  await until(async () => (await figure(server.url, 'tabella_bot_nodes')) === 1);
  await play(live, 4);
  const second = await startBots({ databaseUrl });
  await first.kill();
  await play(live, 4);
  expect(await figure(second.url, 'tabella_bot_node_questions_total{how="answered"}')).toBeGreaterThan(0);
  await second.kill();
  await play(live, 4);
  expect(await figure(server.url, 'tabella_bot_slips_total{reason="late"}')).toBe(0);
  expect(await figure(server.url, 'tabella_bot_slips_total{reason="broke"}')).toBe(0);
  await live.end();
  await server.kill();
});

test('only who has the key of the nodes is told what a bot may know', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'bot_nodes_key');
  const server = await startServer({ data: '', port: await freePort(), databaseUrl });
  for (const path of ['begin', 'end']) {
    for (const key of [undefined, 'guess', 'ab'.repeat(32)]) {
      const reply = await fetch(`${server.url}/nodes/bots/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { 'x-tabella-relay': key } : {}) },
        body: JSON.stringify({ id: 'x', by: 'me', whole: true, ended: {} }),
      });
      expect(reply.status).toBe(404);
    }
  }
  await server.kill();
});
