// Presets of Carcassonne's box in the waiting room: one tap chooses, and what is added is counted.

import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

test('one tap fills the box, a set more is counted, and the tiles are told', async ({ page }) => {
  const code = await newTable(page, { game: 'carcassonne', options: {} });
  await page.goto(`/t/${code}`);
  const box = page.getByRole('group', { name: 'What is in the box' });
  await expect(box.getByRole('button', { name: /^Messages/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: '72 tiles' })).toBeVisible();
  await box.getByRole('button', { name: /^First game/ }).click();
  await expect(box.getByRole('button', { name: /^First game/ })).toHaveAttribute('aria-pressed', 'true');
  // What belongs to a set is asked only where the set is in the box.
  const fruit = page.getByText('A fruit tree bears', { exact: true });
  await expect(fruit).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('watch');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.locator('.card-box-card img')).toHaveAttribute('src', /^data:image/);
  await dialog.getByRole('checkbox', { name: /Watchtowers/ }).check();
  await expect(dialog.getByRole('status')).toContainText('1 of');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(box.getByRole('button', { name: /^First game \+1/ })).toHaveAttribute('aria-pressed', 'false');
  await box.getByRole('button', { name: /^Everything/ }).click();
  await expect(box.getByRole('button', { name: /^Everything/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(fruit).toHaveCount(1);
  await page.getByRole('button', { name: 'Choose' }).click();
  for (const set of await dialog.getByRole('checkbox').all()) await expect(set).toBeChecked();
  // It is the table's, not only this page's.
  await page.reload();
  await expect(box.getByRole('button', { name: /^Everything/ })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
