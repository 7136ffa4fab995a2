// Everybody can play: no violation that axe knows of on any page in either theme, and a move without a pointer.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newTable, playAnything } from './play.ts';
import { expect, test } from './test-server.ts';

/** Of a page that differs in its colours only. */
const COLOURS = ['color-contrast'];

async function isClean(page: Page, rules: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${theme}`, async ({ page, isMobile, time }) => {
    test.setTimeout(300_000);
    const rules = theme === 'dark' ? COLOURS : [];
    // Without motion: what is still fading in would be measured half transparent.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('.game').first()).toBeVisible();
    await isClean(page, rules);
    await page.getByRole('button', { name: /With friends.*Courier/ }).click();
    await page.getByText('House rules').click();
    await isClean(page, rules);
    await page.getByRole('button', { name: /A bot takes seat 2/ }).click();
    await expect(page.getByLabel(/'s level/)).toBeVisible();
    await isClean(page, rules);

    const code = await newTable(page, { fill: 'random', start: true, clock: 90 });
    await page.goto(`/t/${code}`);
    await expect(page.locator('.btn-choice').first()).toBeEnabled();
    await isClean(page, rules);
    await page.getByRole('button', { name: 'Menu of the table' }).click();
    await page.getByText('A fair deal is promised').click();
    await isClean(page, rules);
    await page.keyboard.press('Escape');
    for (const part of isMobile ? ['Log', 'Chat', 'Rules'] : []) {
      await page.getByRole('navigation').getByRole('button', { name: part }).click();
      await isClean(page, rules);
    }
    if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'why?' }).click();
    await isClean(page, rules);
    if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'Table' }).click();
    else await page.keyboard.press('Escape');
    await playAnything([page], time);
    await page.getByText('Deal verified in part').click();
    await isClean(page, rules);

    await page.goto('/');
    await expect(page.getByRole('region', { name: 'My tables' }).getByRole('listitem').first()).toBeVisible();
    await isClean(page, rules);
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await isClean(page, rules);
    await page.goto('/t/ABCDEF');
    await expect(page.getByRole('heading', { name: 'No table has this code' })).toBeVisible();
    await isClean(page, rules);
  });
}

test('axe finds nothing on a board, a companion page and a guide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const code = await newTable(page, { game: 'stars', seats: 2, options: {}, fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  await expect(page.locator('.frame-board .stars')).toBeVisible();
  await isClean(page);
  for (const path of ['/stars/companion', '/stars/guide']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await isClean(page);
  }
});

test('from the front page to the first move with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: /Play now.*Courier/ });
  await expect(play).toBeVisible();
  for (let i = 0; i < 30 && !(await play.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
  await expect(page.locator('.btn-choice').nth(1)).toBeEnabled();
  // No button that answers has the focus by itself: Enter would press it.
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
  await page.keyboard.press('2');
  await expect(page.locator('.prompt')).not.toContainText('fetch or watch');
});

test('text at twice its size: nothing is cut off, and the prompt can be used', async ({ page }) => {
  const code = await newTable(page, { fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  await page.locator('.btn-choice').first().waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.locator('.btn-choice').first().click();
  await expect(page.locator('.prompt')).not.toContainText('fetch or watch');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
