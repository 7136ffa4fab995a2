// Waiting: somebody can be reminded, a time-out is told, bots play as fast as people wish.

import type { Page } from '@playwright/test';
import { answerOne, newTable } from './play.ts';
import { expect, test } from './test-server.ts';
import type { ServerTime } from './time.ts';

/** What a bot waits at the normal pace, on average. */
const PACE = 1_000;
test.use({ pace: PACE });

const lines = (page: Page): Promise<number> => page.locator('.log-line').count();

test('somebody for whom the table waits is reminded once, and reads by whom', async ({
  page,
  guest: another,
  time,
}) => {
  const code = await newTable(page, {});
  await page.clock.install();
  await page.goto(`/t/${code}`);
  const guest = await another();
  await guest.goto(`/t/${code}`);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await answerOne(page);
  await expect(page.locator('.declared')).toBeVisible();
  const button = page.getByRole('button', { name: /^Nudge/ });
  await expect(button).toHaveCount(0);
  await time.pass(21_000);
  await page.clock.fastForward(21_000);
  await button.click();
  await expect(page.getByRole('button', { name: 'Reminded' })).toBeDisabled();
  await expect(guest.getByText(/is waiting for you/)).toBeVisible();
});

test('when time runs out both the board and the log say so, also after a reload', async ({ page, time }) => {
  const code = await newTable(page, { clock: 30, start: true, fill: 'random' });
  await page.goto(`/t/${code}`);
  await expect(page.locator('.prompt')).toContainText('fetch or watch');
  await time.pass(30_000);
  const notice = page.getByText('the usual answer was played for you');
  await expect(notice).toBeVisible();
  await expect(page.locator('.log-note').filter({ hasText: 'Time ran out' })).toBeAttached();
  await page.reload();
  await expect(page.locator('.log-note').filter({ hasText: 'Time ran out' })).toBeAttached();
  // Until they have answered again; a moment to respond is not their turn.
  await time.until(async () => {
    if (await page.locator('.ask-row button:enabled').first().isVisible()) await answerOne(page);
    return (await notice.count()) === 0;
  });
});

/** Chooses a speed in the menu. */
async function choose(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const item = page.getByRole('button', { name: /Speed of bots/ });
  await expect(async () => {
    if (!(await item.textContent())?.includes(pace)) await item.click();
    await expect(item).toContainText(pace, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
}

/** What lets the next bot play, step by step. */
const onward = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** Answers until another is waited for. A bot may be the first to play. */
async function finishTurn(page: Page, time: ServerTime): Promise<void> {
  const asked = page.locator('.ask-row');
  await time.until(async () => {
    if (await onward(page).isVisible()) await onward(page).click();
    return (await asked.count()) > 0;
  });
  while ((await asked.count()) > 0) {
    const sentence = page.locator('.prompt-sentence');
    const before = await sentence.textContent();
    await answerOne(page);
    await expect(sentence).not.toHaveText(before ?? '');
  }
}

for (const { pace, least, most } of [
  { pace: 'Slow', least: 1.3, most: 2.2 },
  { pace: 'Normal', least: 0.7, most: 1.3 },
  { pace: 'Fast', least: 0.25, most: 0.55 },
]) {
  test(`bots play at the chosen speed: ${pace}, also after a reload`, { tag: '@desk' }, async ({ page, time }) => {
    const code = await newTable(page, { game: 'carcassonne', options: {}, seats: 2, fill: 'random', start: true });
    await page.goto(`/t/${code}`);
    await choose(page, pace);
    await page.reload();
    await finishTurn(page, time);
    const before = await lines(page);
    await time.pass(least * PACE);
    expect(await lines(page)).toBe(before);
    await time.pass((most - least) * PACE);
    await expect(page.locator('.log-line')).not.toHaveCount(before);
  });
}

test('step by step every bot waits until its predecessor has been looked at', async ({ page, time }) => {
  const code = await newTable(page, { game: 'carcassonne', options: {}, seats: 3, fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  await choose(page, 'Step by step');
  await finishTurn(page, time);
  const next = onward(page);
  await time.until(() => next.isVisible());
  const before = await lines(page);
  await time.pass(60_000);
  expect(await lines(page)).toBe(before);
  await next.click();
  await time.until(async () => (await lines(page)) > before);
});
