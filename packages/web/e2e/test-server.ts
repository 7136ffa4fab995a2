// The house in which the browser tests play: for each worker a real server on a free port with an empty data folder.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { serve } from '@tabella/table';
import { openStore, type Store } from '@tabella/table/store';
import { type SitDown, sitDownIn } from './company.ts';
import { HouseTime } from './time.ts';

export { expect } from '@playwright/test';

export interface TestServer {
  readonly url: string;
  /** What the server has stored, and reads when it is asked for it. */
  readonly store: Store;
  readonly time: HouseTime;
}

interface InTest {
  /** Time stands still in the tests that ask for it, but for what they let pass. */
  readonly time: HouseTime;
  /** Another person's page, in a browser of his own of the same size. */
  readonly guest: () => Promise<Page>;
  /** People sit down at a steered table. Time stands still. */
  readonly sitDown: SitDown;
}

export const test = base.extend<InTest, { readonly house: TestServer }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'tabella-e2e-'));
      const web = join(import.meta.dirname, '../dist');
      const time = new HouseTime();
      const quiet = { log: 'silent', limits: false, pace: 0 } as const;
      const server = await serve({ port: 0, host: '127.0.0.1', data, web, time, ...quiet });
      const store = await openStore({ data });
      await use({ url: server.url, store, time });
      await store.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  time: async ({ house }, use) => {
    house.time.stand();
    await use(house.time);
    house.time.run();
  },
  guest: async ({ browser, page, baseURL }, use) => {
    const here: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: page.viewportSize(),
      });
      const guest = await context.newPage();
      here.push(guest);
      return guest;
    });
    for (const one of here) await one.context().close();
  },
  sitDown: async ({ house, time, page, guest }, use) => use(sitDownIn({ house, time, page, guest })),
});
