// The companion beside the real game: cipher in, word in, score out; and it goes on offline.

import { expect, test } from './test-server.ts';

test.use({ serviceWorkers: 'allow' });

test('the Alien’s helper scores words and the console reads scores, also offline', async ({ page, context }) => {
  await page.goto('/stars/companion');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByLabel('Six letters').fill('EPH RX O');
  await page.getByRole('button', { name: 'Use this cipher' }).click();
  await page.getByLabel('A word').fill('chopper');
  await expect(page.getByText('−8').first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  // Whoever it is, is still known.
  await expect(page.locator('.me-disc')).toHaveText('G');
  await page.getByLabel('A word').fill('horcruxes');
  await expect(page.getByText('−16').first()).toBeVisible();
  await page.getByText("Scientists' console").click();
  await page.getByLabel('Word', { exact: true }).fill('CHOPPER');
  await page.getByLabel('Score', { exact: true }).fill('-8');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Deduction aid').check();
  await expect(page.getByText(/6[,.\s]?738 ciphers/).first()).toBeVisible({ timeout: 30_000 });
});
