// Talk: what was said in the waiting room is counted until it has been seen, and ready phrases are two taps away.

import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

test('a line in the waiting room is counted where the chat is out of sight, and leads there', async ({
  page,
  guest: another,
}) => {
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  const guest = await another();
  await guest.goto(`/t/${code}`);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  // As low as a phone in landscape: the chat is below.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
  await guest.getByRole('button', { name: 'Ready phrases' }).click();
  await guest.getByRole('button', { name: 'Hello!' }).click();
  const news = page.getByRole('button', { name: '1 new line in the chat' });
  await news.click();
  await expect(page.locator('.chat-lines li').filter({ hasText: 'Hello!' })).toBeInViewport();
  await expect(news).toHaveCount(0);
});

test('what was not seen in the waiting room is still counted at the table', async ({ page, guest: another }) => {
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  const guest = await another();
  await guest.goto(`/t/${code}`);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
  await guest.getByLabel('To the table …').fill('shall we?');
  await guest.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1 new line in the chat' })).toBeVisible();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.locator('.tab-count')).toHaveText(/^1/);
});
