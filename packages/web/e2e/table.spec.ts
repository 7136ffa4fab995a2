// People play in the browser.

import { expect, test } from './house.ts';
import { answerOne, newTable, playAnything, playNow } from './play.ts';

test('two clicks from nothing to a running match against bots', async ({ page }) => {
  await playNow(page);
  await expect(page.getByRole('region', { name: 'At the table' }).getByRole('listitem')).toHaveCount(4);
  await answerOne(page);
  await expect(page.locator('.prompt')).not.toContainText('which errand');
});

test('a whole match against bots, its proof, and a rematch', async ({ page, time }) => {
  test.setTimeout(300_000);
  const code = await newTable(page, { fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  await playAnything([page], time);
  await expect(page.getByText('The secret fits, but less is proved here')).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(code));
  await expect(page.locator('.prompt')).toBeVisible();
});

test('two people in two browsers play a whole match', async ({ page, guest: another, time }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Courier' })
    .getByRole('button', { name: /With friends/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: 'Seats' }).getByRole('button', { name: 'Fewer' }).click();
  // Two seals win: a short match.
  const silence = sheet.getByRole('group', { name: /win by silence/ }).getByRole('button', { name: 'Fewer' });
  while (await silence.isEnabled()) await silence.click();
  await sheet.getByLabel('Quick').check();
  await sheet.getByRole('button', { name: 'Set the table' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z2-9]{6}$/);

  const guest = await another();
  await guest.goto('/');
  await guest.getByLabel('Join by code').fill(page.url().slice(-6).toLowerCase());
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest
    .getByRole('button', { name: /Sit here/ })
    .first()
    .click();
  await expect(page.getByText('At the table', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Start, a bot takes/ }).click();

  await expect(guest.locator('.prompt')).toBeVisible();
  await playAnything([page, guest], time);
  await expect(guest.getByRole('region', { name: 'What is asked' })).toContainText(/wins?\b/);
});
