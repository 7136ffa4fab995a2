// The second visit: the page comes from the device, also offline.

import { expect, test } from './test-server.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that was opened once opens offline', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first page was loaded before there was a worker; from the second on it keeps what is loaded.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.getByRole('link', { name: 'Tabella' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
});
