// Boards in a replay: whoever jumps back and forth, with anybody's eyes, sees what a page shows that was opened there; nothing is
// left over from another moment, nothing is asked, and all hands lie open to those who see everything.

import type { Page } from '@playwright/test';
import { FastChance, type GamePackage, Replay, writeLog } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { newMatch } from './match-files.ts';
import { expect, test } from './test-server.ts';

const CODE = 'ABC-DEF';
const JUMPS = 16;
/** So many of them are compared with a page that was opened there. */
const COMPARED = 2;

function playedBy(gamePackage: GamePackage): Replay {
  const { game } = gamePackage;
  const match = newMatch(gamePackage, Math.max(game.seats.min, Math.min(4, game.seats.max)));
  const replay = Replay.open<unknown>(game, match.record());
  if (!(replay instanceof Replay)) throw new Error(replay.reason);
  return replay;
}

/** The board as people read it; it is drawn once its parts are there. */
async function boardOf(page: Page): Promise<string> {
  const board = page.locator('.frame-board');
  await expect(board.locator(':scope > *').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return board.innerText();
}

for (const id of gameIds) {
  test(`the board of ${id} shows any moment as it was, with anybody's eyes`, async ({ page, context, server }) => {
    const gamePackage = await gamePackageOf(id);
    if (!gamePackage) throw new Error('there is no such game');
    const replay = playedBy(gamePackage);
    const wrong: string[] = [];
    await context.route('**/api/tables/*/log', (route) => route.fulfill({ body: writeLog(replay.log) }));
    page.on('pageerror', ({ message }) => wrong.push(message));
    const steps = replay.steps();
    const views = ['all', 'public', ...Array.from({ length: replay.seats }, (_, seat) => String(seat + 1))];
    const chance = new FastChance(11);
    await page.goto(`${server.url}/replay/${CODE}?row=0&as=all`);
    const slider = page.getByRole('slider');
    await expect(slider).toBeVisible();
    let eyes = 0;
    for (let i = 1; i <= JUMPS; i++) {
      const step = chance.int(steps.length);
      await slider.fill(String(step));
      if (chance.int(2) === 0) {
        await page.keyboard.press('v');
        eyes = (eyes + 1) % views.length;
      }
      if (i % (JUMPS / COMPARED) !== 0) continue;
      const fresh = await context.newPage();
      await fresh.goto(`${server.url}/replay/${CODE}?row=${steps[step]}&as=${views[eyes]}`);
      // Parts of a board come after it.
      await expect.poll(async () => (await boardOf(page)) === (await boardOf(fresh))).toBe(true);
      await fresh.close();
    }
    expect(wrong).toEqual([]);
  });
}
