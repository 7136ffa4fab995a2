// Courier on its board: a whole match by pointing at things, how it ends, and the guided game to its end.

import type { Locator, Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { confirmButton, newTable, OVER, takesAnswers } from './play.ts';
import { expect, test } from './test-server.ts';
import type { ServerTime } from './time.ts';

async function isClean(page: Page): Promise<void> {
  expect(await axeFinds(page)).toEqual([]);
}

/** What can be pointed at on the board and is not taken up yet. */
const openThings = (page: Page): Locator =>
  page
    .locator('.courier')
    .locator('button[data-may]:not([aria-pressed="true"]), .co-name button:not([aria-pressed="true"])');

/** Answers by pointing at things until the prompt can be confirmed; where there is nothing to point at, in words. */
async function pointAndConfirm(page: Page): Promise<void> {
  await takesAnswers(page);
  const row = page.locator('.ask-row');
  const confirm = confirmButton(page);
  for (let taps = 0; taps < 3 && !(await confirm.isVisible()); taps++) {
    const things = openThings(page);
    // The last thing on the board that is open: cards come before seats on the way to a choice.
    if ((await things.count()) > 0) await things.nth(taps === 0 ? (await things.count()) - 1 : 0).click();
    else return row.locator('.btn-choice, .btn-danger, .choice').first().click();
  }
  await confirm.click();
}

async function playByPointing(page: Page, time: ServerTime): Promise<number> {
  const open = page.locator('.ask-row :is(button, input):enabled, .ask[data-fresh]').first();
  let answers = 0;
  while (!(await page.getByRole('button', { name: OVER }).isVisible())) {
    if (await open.isVisible()) {
      const asked = await page.locator('.prompt').textContent();
      answers++;
      await pointAndConfirm(page).catch(async (thrown: unknown) => {
        if (await page.getByRole('button', { name: OVER }).isVisible()) return;
        // A bot may close a window under our hands.
        if ((await open.isVisible()) && (await page.locator('.prompt').textContent()) === asked) throw thrown;
      });
    } else await time.skip();
  }
  return answers;
}

test('a whole match is played by pointing, and at the end every role is shown', { tag: '@whole' }, async ({
  page,
  time,
}) => {
  test.setTimeout(240_000);
  const code = await newTable(page, { fill: 'easy', start: true, options: { silence: 4 } });
  await page.goto(`/t/${code}`);
  await expect(page.locator('.courier .co-card').first()).toBeVisible();
  await expect(page.locator('.co-people')).toContainText(/role unknown|Crown or League/);
  expect(await playByPointing(page, time)).toBeGreaterThan(0);
  await expect(page.locator('.co-row')).toHaveCount(3);
  for (const one of await page.locator('.co-row').all()) await expect(one).toContainText(/Crown|League|Free/);
});

test('at a desk and in a hand nothing is wider than the screen, and the hand can be reached', async ({ page }) => {
  const code = await newTable(page, { seats: 5, fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  const card = page.locator('.co-card').first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page.locator('.co-tip')).toContainText(':');
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test('the guided game is played to its end, by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.game').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /Guided game.*Courier/ }).click();
  const press = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  const title = page.locator('.co-coach h2');
  await expect(title).toContainText('1 of 13');
  await isClean(page);
  for (const step of [/^Next/, /^Next/, /^Seize/, /^Confirm/]) await press(step);
  // Another answer than the lesson wants gets a hint.
  await expect(page.getByRole('status')).toContainText('Keep the Seize');
  for (const step of [/^Let it travel/, /^Confirm/, /^Pass it to/, /^Confirm/, /^Next/]) await press(step);
  for (const step of [/^Turn up Fox/, /^Confirm/, /^Question\s*blue/, /^Ada/, /^Confirm/]) await press(step);
  await isClean(page);
  for (const step of [/^Seal\s*black/, /^Confirm/, /^Next/, /^Go on/, /^Confirm/]) await press(step);
  for (const step of [/^Gift\s*red/, /^Confirm/, /^Confirm/]) await press(step);
  await expect(title).toContainText('you win');
  await isClean(page);
  await page.getByRole('link', { name: /Play a real match/ }).click();
  await expect(page.locator('.game').first()).toBeVisible();
});
