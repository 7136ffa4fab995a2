// Everybody can play: no button that answers takes the focus by itself, and text may be twice as large.

import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

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
