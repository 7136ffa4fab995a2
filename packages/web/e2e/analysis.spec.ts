// The analysis of a match, by the real worker: begun, stopped and gone on with, read, stored, and back to its moments.

import type { Page } from '@playwright/test';
import { writeLog } from '@tabella/kernel';
import { axeFinds } from './axe.ts';
import { choose, matchOf } from './match-files.ts';
import { plant } from './steer.ts';
import { expect, test } from './test-server.ts';

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).locator('visible=true');
const curve = (page: Page, title: string) => page.getByRole('img', { name: title, exact: true });

const faults = (page: Page): Promise<string[]> => axeFinds(page, { include: '.analysis' });

test('an analysis is stopped, keeps what is done and goes on; plots are there before it', async ({ page }) => {
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  const match = await matchOf('courier');
  await page.goto('/replay');
  await choose(page, writeLog(match.record()));
  await tab(page, 'Analysis').click();
  await expect(curve(page, 'Letters before each one at the end')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse this match' }).click();
  const bar = page.getByRole('progressbar', { name: 'How far the analysis is' });
  await expect(bar).toBeVisible();
  await expect(page.getByText(/^Turn \d+ of \d+$/)).toBeVisible();
  // The first turns are shown while the others are worked out.
  await expect(curve(page, 'Chance to win, turn by turn')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Stopped after turn \d+ of \d+$/)).toBeVisible();
  await expect(curve(page, 'Chance to win, turn by turn')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const before = await bar.getAttribute('value');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(Number(await bar.getAttribute('value'))).toBeGreaterThanOrEqual(Number(before));
  await page.getByRole('button', { name: 'Cancel' }).click();
  // What is done is there after a look at the replay.
  await tab(page, 'Replay').click();
  await tab(page, 'Analysis').click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('what was worked out is read in pictures, words and tables, leads to its moments, and is stored', async ({
  page,
  server,
}) => {
  const match = await matchOf('stars');
  const code = await plant(server.store, { match, steps: [] }, 'stars', [page], { bots: [1, 2] });
  await page.goto(`/replay/${code}/analysis`);
  await page.getByRole('button', { name: 'Analyse this match' }).click();
  // Who goes elsewhere is told when it is done.
  await page.getByRole('button', { name: 'Tell me when it’s done' }).click();
  await expect(page.getByRole('button', { name: 'You will be told' })).toBeDisabled();
  await tab(page, 'Fair deal').click();
  const note = page.getByRole('complementary', { name: /^The analysis of .* is done\.$/ });
  await note.getByRole('button', { name: 'Look at it' }).click({ timeout: 60_000 });
  await expect(note).toHaveCount(0);
  await expect(page.getByText(/^Worked out in/)).toBeVisible();
  await expect(page.getByText('two thirds of all games end in here')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your decisions' })).toBeVisible();
  await expect(page.locator('.analysis-sums')).toContainText(/\d+ of \d+/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faults(page), colorScheme).toEqual([]);
  }
  // The same as a table.
  const card = page.locator('.analysis-curve');
  await card.getByText('Show as table').click();
  const rows = await card.getByRole('row').count();
  expect(rows).toBeGreaterThan(4);
  await card.getByText('Show as table').click();
  // A point by keyboard, and the way to its moment.
  await card.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(card.locator('.chart-tip')).toContainText('points');
  await card.locator('.chart-tip').getByRole('button', { name: 'Show this moment' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${code}\\?row=[1-9]`));
  // It comes from the server now.
  await page.goto(`/replay/${code}/analysis`);
  await expect(page.getByText(/^Worked out in/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyse this match' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try it again' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a match by rules that were kept from earlier has plots, and one sentence says why it has no analysis', async ({
  page,
}) => {
  const match = await matchOf('emissary', 1);
  await page.goto('/replay');
  await choose(page, writeLog(match.record()));
  await tab(page, 'Analysis').click();
  await expect(page.getByRole('status').filter({ hasText: 'version 1 of the rules' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Messages by colour at the end' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyse this match' })).toHaveCount(0);
});
