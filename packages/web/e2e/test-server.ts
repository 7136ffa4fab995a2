// The server of the browser tests: for each worker a real one on a free port with an empty data folder.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { gameIds } from '@tabella/registry';
import { serve } from '@tabella/table';
import { openStore, type Store } from '@tabella/table/store';
import { chance, seedDevice } from './chance.ts';
import { type SitDown, sitDownIn } from './several-people.ts';
import { ServerTime } from './time.ts';

export { expect } from '@playwright/test';

export interface TestServer {
  readonly url: string;
  /** What the server has stored, and reads when it is asked for it. */
  readonly store: Store;
  readonly time: ServerTime;
}

interface InTest {
  /** From which everything follows that is drawn; said when the test fails. */
  readonly seed: number;
  /** Nobody is new to a game, unless a test wants it so: the guide is not offered. */
  readonly knows: boolean;
  /** Time stands still in the tests that ask for it, but for what they let pass. */
  readonly time: ServerTime;
  /** Another person's page, in a browser of their own of the same size. */
  readonly guest: () => Promise<Page>;
  /** People sit down at a steered table. Time stands still. */
  readonly sitDown: SitDown;
}

interface ForWorker {
  /** Milliseconds that bots wait after what people were shown. */
  readonly pace: number;
  readonly server: TestServer;
}

/** A browser of somebody who has read the guides of all games, unless they are new to them. */
async function prepare(context: BrowserContext, knows: boolean, device: number): Promise<void> {
  await context.addInitScript(seedDevice, device);
  if (!knows) return;
  await context.addInitScript((games) => {
    for (const game of games) localStorage.setItem(`tabella.known.${game}`, 'yes');
  }, gameIds);
}

export const test = base.extend<InTest, ForWorker>({
  pace: [0, { option: true, scope: 'worker' }],
  server: [
    async ({ pace }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'tabella-e2e-'));
      const web = join(import.meta.dirname, '../dist');
      const time = new ServerTime();
      const quiet = { log: 'silent', limits: false, pace } as const;
      const server = await serve({ port: 0, host: '127.0.0.1', data, web, time, chance: chance.server, ...quiet });
      const store = await openStore({ data });
      await use({ url: server.url, store, time });
      await store.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  knows: [true, { option: true }],
  seed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use, info) => {
      const seed = chance.begin();
      await use(seed);
      if (info.status !== info.expectedStatus) await info.attach('seed', { body: `SEED=${seed}` });
    },
    { auto: true },
  ],
  context: async ({ context, knows }, use) => {
    await prepare(context, knows, chance.device());
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
  time: async ({ server }, use) => {
    server.time.stand();
    await use(server.time);
    server.time.run();
  },
  guest: async ({ browser, page, baseURL, knows }, use) => {
    const here: Page[] = [];
    await use(async () => {
      const device = chance.device();
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: page.viewportSize(),
      });
      await prepare(context, knows, device);
      const guest = await context.newPage();
      here.push(guest);
      return guest;
    });
    for (const one of here) await one.context().close();
  },
  sitDown: async ({ server, time, page, guest }, use) => use(sitDownIn({ server, time, page, guest })),
});
