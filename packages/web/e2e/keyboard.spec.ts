// Every game by keyboard alone, from the front page on: no pointer, and what has the focus can be seen.

import { gameIds } from '@tabella/registry';
import { Keyboard } from './keyboard/keys.ts';
import { playByKeys } from './keyboard/play.ts';
import { codeOf } from './play.ts';
import { expect, test } from './test-server.ts';

const SOME_ANSWERS = 4;
/** Short enough to be played to its end every time. */
const SHORT = 'stars';

for (const game of gameIds) {
  for (const whole of game === SHORT ? [true] : [false, true]) {
    const title = `${game} is played by keyboard${whole ? ', to the end' : ''}`;
    test(title, { tag: whole && game !== SHORT ? '@whole' : [] }, async ({ page, server, time }) => {
      const keys = new Keyboard(page);
      await page.goto('/');
      await expect(page.locator('.game').first()).toBeVisible();
      await keys.tabTo(`.game[data-game="${game}"] .btn-wax`);
      await keys.press('Enter');
      await page.waitForURL(/\/t\//);
      const code = codeOf(page);
      const mine = async (): Promise<number> =>
        (await server.store.moves(code)).filter(({ said }) => said !== null).length;
      const over = await playByKeys(page, keys, time, async () => !whole && (await mine()) >= SOME_ANSWERS);
      if (over) await keys.tabTo('.over-row .btn-wax');
      expect([...keys.unseen]).toEqual([]);
    });
  }
}
