// People play in the browser.

import { answerOne, codeOf, newTable, playAnything, playNow } from './play.ts';
import { expect, test } from './test-server.ts';

test('two clicks from nothing to a running match against bots', async ({ page }) => {
  await playNow(page);
  await expect(page.getByRole('list', { name: 'The others' }).getByRole('heading')).toHaveCount(3);
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
  await answerOne(page);
  await expect(page.locator('.prompt')).not.toContainText('fetch or watch');
});

test('V18: a whole match against bots, begun in the same request: less is proved; and a rematch', {
  tag: '@desk',
}, async ({ page, time }) => {
  test.setTimeout(300_000);
  const code = await newTable(page, { fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  await playAnything([page], time);
  const verdict = page.locator('.end .fair');
  await expect(verdict).toContainText('Deal verified in part');
  await verdict.locator('summary').click();
  await expect(verdict).toContainText('saw the fingerprint only when all numbers were in');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(code));
  await expect(page.locator('.prompt')).toBeVisible();
});

test('two people in two browsers find each other by a code, and play', async ({ page, guest: another, time }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Courier' })
    .getByRole('button', { name: /With friends/ })
    .click();
  const sheet = page.getByRole('region', { name: 'Rules' });
  await sheet.getByRole('group', { name: 'Seats' }).getByRole('button', { name: 'Fewer' }).click();
  // Two seals win: a short match.
  const silence = sheet.getByRole('group', { name: /win by silence/ }).getByRole('button', { name: 'Fewer' });
  while (await silence.isEnabled()) await silence.click();
  await sheet.getByText('House rules').click();
  await sheet.getByLabel('Quick').check();
  await expect(page).toHaveURL(/\/t\/[A-Z2-9]{12}$/);

  const guest = await another();
  await guest.goto('/');
  await guest.getByLabel('Join by code').fill(codeOf(page).toLowerCase());
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('At the table', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Start with 1 bot$/ }).click();

  await expect(guest.locator('.prompt')).toBeVisible();
  // Whole matches of two people are played in the tests of other games.
  await playAnything([page, guest], time, 8);
  await expect(guest.locator('.log-line')).not.toHaveCount(0);
});

test('V20: the host removes somebody, gives the seat away, and a latecomer plays on', async ({
  page,
  guest: another,
}) => {
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  const [pest, late] = [await another(), await another()];
  await pest.goto(`/t/${code}`);
  await pest.getByRole('button', { name: 'Sit down' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await pest
    .getByRole('button', { name: /Sit here/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(pest.getByText('You no longer have a seat here. You can watch.')).toBeVisible();
  await late.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Manage seats').click();
  await page.getByRole('button', { name: 'Offer the seat' }).first().click();
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await expect(late.getByText('You are watching')).toHaveCount(0);
  await expect(late.locator('.prompt')).toBeVisible();
  await expect(pest.getByRole('button', { name: 'Take the seat' })).toHaveCount(0);
});
