// Every game in Firefox: begun on the front page against bots, and played on its board with a pointer.

import { gameIds } from '@tabella/registry';
import type { GameInfo } from '@tabella/table/protocol';
import { Firefox } from './firefox/browser.ts';
import { begin, playOn } from './firefox/play.ts';
import { test as base, expect } from './test-server.ts';

const SOME_ANSWERS = 4;

const test = base.extend<object, { readonly firefox: Firefox }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const firefox = await Firefox.start();
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
});

for (const game of gameIds) {
  for (const whole of [false, true]) {
    const title = `${game} is played in Firefox${whole ? ', to the end' : ''}`;
    test(title, { tag: whole ? '@whole' : [] }, async ({ firefox, server, time, request }) => {
      const page = await firefox.newPage(1280, 800);
      await page.goto(server.url);
      const { games } = (await (await request.get('/api/games')).json()) as { games: readonly GameInfo[] };
      const code = await begin(page, games.find(({ id }) => id === game)?.title ?? game);
      // What bots do was said by nobody.
      const mine = async (): Promise<number> =>
        (await server.store.moves(code)).filter(({ said }) => said !== null).length;
      const over = await playOn(page, time, async () => !whole && (await mine()) >= SOME_ANSWERS);
      expect(over || (await mine()) >= SOME_ANSWERS).toBe(true);
      expect(firefox.errors).toEqual([]);
      await page.close();
    });
  }
}
