// The keys of the table: digits choose, Enter confirms, Space passes, Tab goes on to the confirmation, ? lists them all.

import { axeFinds } from './axe.ts';
import { newTable } from './play.ts';
import { lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

test('a tile is laid by keyboard: choose, Tab to the confirmation, Enter', async ({ page }) => {
  const code = await newTable(page, { game: 'carcassonne', seats: 2, options: {}, fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  const spot = page.locator('.cc-spot').first();
  const sentence = page.locator('.prompt-sentence');
  // The bot may be the first to play.
  await expect(spot).toBeVisible();
  const asked = (await sentence.textContent()) ?? '';
  await spot.press('Enter');
  const confirm = page.locator('.ask-confirm');
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  // What is chosen is confirmed by Enter from where it was chosen, too.
  await page.locator('.cc-spot[aria-pressed="true"]').focus();
  await page.keyboard.press('Enter');
  await expect(sentence).not.toHaveText(asked);
});

test('digits press buttons, and the list of keys opens and closes', async ({ page }) => {
  await page.goto(`/t/${await newTable(page, { fill: 'random', start: true })}`);
  await expect(page.locator('.btn-choice').first()).toBeEnabled();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list).toContainText('Take back');
  expect(await axeFinds(page)).toEqual([]);
  // Keys are silent while a dialog is open.
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
  await page.keyboard.press('1');
  await expect(page.locator('.prompt')).not.toContainText('fetch or watch');
});

test('Space passes in a window, and no button that gives something away has the focus', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'courier',
    seats: 3,
    since: () => true,
    happens: (match) => match.asks().some(({ seat, reaction, from }) => seat === 0 && reaction && from.length > 1),
  });
  const { playOn } = await sitDown('courier', line);
  await playOn();
  const pass = page.locator('.ask-row [data-pass]');
  await expect(pass).toBeEnabled();
  expect(
    await page.evaluate(
      () => document.activeElement instanceof HTMLButtonElement && document.activeElement.closest('.prompt') !== null,
    ),
  ).toBe(false);
  await page.locator('.prompt').focus();
  await page.keyboard.press('Space');
  await expect(pass).toHaveCount(0);
});
