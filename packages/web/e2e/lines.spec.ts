// Broken lines, two tabs, several people on one device.

import { answerOne, newTable, playAnything } from './play.ts';
import { expect, test } from './test-server.ts';

test('the line breaks in the middle of a question; it is still there, and is answered', async ({ page, context }) => {
  const code = await newTable(page, { fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  const choice = page.locator('.btn-choice').first();
  await expect(choice).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/Reconnecting/)).toBeVisible();
  // Said while the line is down: it is sent when the line is back.
  await choice.click();
  await expect(choice).toHaveText(/Sending/);
  await context.setOffline(false);
  await expect(page.getByText(/Reconnecting/)).toBeHidden();
  await expect(page.locator('.prompt')).not.toContainText('fetch or watch');
});

test('the page is reloaded in the middle of a question', async ({ page }) => {
  const code = await newTable(page, { fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
});

test('two tabs: what is answered in one is answered in the other', async ({ page, context }) => {
  const code = await newTable(page, { fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  const second = await context.newPage();
  await second.goto(`/t/${code}`);
  await expect(second.locator('.btn-choice').first()).toBeVisible();
  await answerOne(page);
  await expect(second.locator('.prompt')).not.toContainText('fetch or watch');
});

test('two people on one device: nothing is shown while it changes hands', async ({ page, time }) => {
  test.setTimeout(300_000);
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: /Same device, seat 2/ }).click();
  await page.getByLabel('Their name').fill('Bea');
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.locator('.chair-who', { hasText: 'Bea' })).toBeVisible();
  await page.getByRole('button', { name: /Start with 1 bot$/ }).click();
  // Before the first secret, too.
  await expect(page.getByRole('heading', { name: /^Hand the device to/ })).toBeVisible();
  await expect(page.locator('.frame')).toHaveCount(0);
  await page.getByRole('button', { name: /^I am/ }).click();
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
  await answerOne(page);
  await expect(page.getByRole('heading', { name: 'Hand the device to Bea' })).toBeVisible();
  await expect(page.locator('.frame')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bea' }).click();
  const others = page.getByRole('list', { name: 'The others' });
  await expect(others.getByRole('heading')).toHaveCount(2);
  await expect(others).not.toContainText('Bea');
  await playAnything([page], time, 12);
});
