// A part of the page cannot be loaded, or comes late: the page says so and can be
// reloaded, and is never white.

import type { Page } from '@playwright/test';
import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

/** Whatever is asked for from now on is not there any more. */
const block = async (page: Page): Promise<void> => {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
};

test('a page that does not load says so, and is there after a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.front-foot')).toBeVisible();
  await block(page);
  await page.getByRole('link', { name: 'How it works' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
});

test('one can go elsewhere from a page that did not load', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.front-foot')).toBeVisible();
  await block(page);
  await page.getByRole('link', { name: 'How it works' }).first().click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.front-foot')).toBeVisible();
});

test('without its board a match can still be played in the prompt', async ({ page }) => {
  const code = await newTable(page, { start: true, fill: 'random' });
  await page.route('**/assets/board-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/t/${code}`);
  await expect(page.getByRole('heading', { name: 'The board did not load' })).toBeVisible();
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
});

test('what a set brings is one file, loaded where it is in play; without it the page says so, and is there after a reload', async ({
  page,
}) => {
  const terms = { game: 'carcassonne', seats: 2, start: true, fill: 'random' } as const;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const sets = () => asked.filter((url) => /\/assets\/carcassonne-set-[^/]*\.js/.test(url)).length;
  const code = await newTable(page, { ...terms, options: {} });
  await page.goto(`/t/${code}`);
  await expect(page.locator('.cc-map')).toBeVisible();
  expect(sets()).toBe(0);
  const other = await newTable(page, { ...terms, options: { sets: ['wind', 'siege'] } });
  await page.route('**/assets/carcassonne-set-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/t/${other}`);
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.unroute('**/assets/carcassonne-set-*.js');
  asked.length = 0;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.cc-map')).toBeVisible();
  expect(sets()).toBe(2);
});

test('a list that was opened stays open when the board comes', async ({ page, time }) => {
  const code = await newTable(page, { game: 'emissary', seats: 5, options: {}, start: true, fill: 'random' });
  let come: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/board-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(`/t/${code}`);
  const list = page.getByRole('button', { name: 'Show as list' });
  await time.until(() => list.isVisible());
  await list.click();
  come();
  await expect(page.locator('.em-board')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide list' })).toBeVisible();
});
