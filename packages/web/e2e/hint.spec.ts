// What would you do? A strong bot says it at the prompt, at tables that allow it.

import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

const ASK = 'What would you do?';

test('a strong bot says what it would do and why, when it is asked', async ({ page }) => {
  await page.goto(`/t/${await newTable(page, { fill: 'random', start: true, hints: true })}`);
  const ask = page.getByRole('button', { name: ASK });
  await ask.click();
  await expect(page.locator('.prompt-hint')).toHaveText(/%.*\./, { timeout: 30_000 });
  await expect(ask).toHaveCount(0);
  await expect(page.locator('.btn-choice').first()).toBeEnabled();
});

test('nobody is given hints where the host has not said so; the waiting room says it', async ({ page }) => {
  await page.goto(`/t/${await newTable(page, { fill: 'random', start: true })}`);
  await expect(page.locator('.btn-choice').first()).toBeVisible();
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0);
  await page.goto(`/t/${await newTable(page, {})}`);
  const hints = page.getByLabel(/^Hints/);
  await expect(hints).not.toBeChecked();
  await hints.check();
  await page.reload();
  await expect(hints).toBeChecked();
});
