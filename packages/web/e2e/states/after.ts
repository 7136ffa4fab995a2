// What comes after a match: its replay with everything in the open, as one seat knew it, and its analysis. The deal once.

import { expect, type Page } from '@playwright/test';
import { writeLog } from '@tabella/kernel';
import { choose } from '../match-files.ts';
import { byBots } from './by-bots.ts';
import type { Visit } from './visit.ts';

const SEATS = { carcassonne: 3, courier: 4, emissary: 5, onmitsu: 4, stars: 3 } as const;
const NAMES = ['Mirela', 'Jonas', 'Ada', 'Bruno', 'Clara'];
const ANALYSED_MS = 240_000;

async function openMatch(page: Page, game: keyof typeof SEATS): Promise<void> {
  const seats = SEATS[game];
  const { match } = await byBots({
    game,
    seats,
    bot: 'normal',
    secret: 'b1c7'.repeat(16),
    happens: ({ result }) => result !== null,
  });
  const names = NAMES.slice(0, seats);
  const chat = [{ row: 2, seat: 1, name: 'Jonas', text: 'Good luck!', side: null }];
  const table = { names, bots: names.map(() => null), begun: 1_794_900_000_000, ended: 1_794_901_500_000, chat };
  await page.goto('/replay');
  await choose(page, writeLog({ ...match.record(), table }));
  await expect(page.locator('.frame-board > *')).not.toHaveCount(0);
}

const goTo = (page: Page, tab: string): Promise<void> =>
  page.getByRole('link', { name: tab }).filter({ visible: true }).click();

const after =
  (game: keyof typeof SEATS): Visit =>
  async ({ page }, at) => {
    await openMatch(page, game);
    if (game === 'courier') {
      await goTo(page, 'Fair deal');
      await expect(page.locator('.deal-line[data-state=ok]')).toHaveCount(5);
      await at(page, 'fair-deal', 'main');
    }
    await goTo(page, 'Analysis');
    await page.getByRole('button', { name: 'Analyse this match' }).click();
    await expect(page.locator('.analysis-foot')).toBeVisible({ timeout: ANALYSED_MS });
    await at(page, `${game}-analysis`, 'main');
    // Now the slider carries the story.
    await goTo(page, 'Replay');
    const slider = page.getByRole('slider', { name: 'Moment of the match' });
    await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.6)));
    await at(page, `${game}-replay`, 'main');
    await page.keyboard.press('v');
    await page.keyboard.press('v');
    await at(page, `${game}-replay-seat`);
  };

export const AFTER: Readonly<Record<string, Visit>> = Object.fromEntries(
  (Object.keys(SEATS) as (keyof typeof SEATS)[]).map((game) => [`${game}, after the match`, after(game)]),
);
