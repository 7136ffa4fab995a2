// Plays whatever is asked, through the prompt alone, as a person without a plan would.

import { expect, type Locator, type Page } from '@playwright/test';

/** Others, and windows that nobody uses, may take their time. */
const LONG_WAIT = 60_000;

/** Lists what is otherwise pointed at on the board. */
export const WHOLE = /^(All \d+ choices|The only choice)$/;

/** What is offered when a match is over; one may be quicker than the other. */
export const OVER = /Play again|Waiting for the others/;

/** Until the match is over, or until so many answers have been given. */
export async function playAnything(page: Page, most = 400, wait = LONG_WAIT): Promise<number> {
  const over = page.getByRole('button', { name: OVER });
  const ready = page.locator('.ask-row :is(button, input):enabled, .hand-over button').first();
  for (let answers = 0; answers < most; answers++) {
    await expect(over.or(ready).first()).toBeVisible({ timeout: wait });
    if (await over.isVisible()) return answers;
    // The question may close under our hands; then the next one is asked.
    await answerOne(page, 2_000).catch(() => undefined);
  }
  return most;
}

/** Answers the question that is open, the last choice first: passing on and on would never end a match. */
export async function answerOne(page: Page, timeout = 10_000): Promise<void> {
  const quick = { timeout };
  const handOver = page.locator('.hand-over button');
  if (await handOver.isVisible()) return handOver.click(quick);
  const row = page.locator('.ask-row');
  const text = row.locator('input[type="text"]');
  if (await text.isVisible()) {
    await text.fill(`word${Math.floor(Math.random() * 1000)}`, quick);
  } else {
    const whole = row.getByRole('button', { name: WHOLE });
    if (await whole.isVisible()) await whole.click(quick);
    const choices = row.locator('.choice:has(input:enabled)');
    const count = await choices.count();
    if (count === 0) return row.locator('button:enabled').first().click(quick);
    await choices.nth(Math.floor(Math.random() * count)).click(quick);
  }
  await confirmButton(page).click(quick);
}

export const confirmButton = (page: Page): Locator => page.locator('.ask-confirm');

/** From the front page into a running match against bots: two clicks, counting the opening of the page as one. */
export async function playNow(page: Page, game: RegExp = /Courier/): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('listitem')
    .filter({ hasText: game })
    .getByRole('button', { name: /Play now/ })
    .click();
  await expect(page.locator('.prompt')).toBeVisible();
}

/** A table with quick windows, made through the API as this page's person. */
export async function newTable(page: Page, terms: object): Promise<string> {
  await page.request.get('/api/me');
  const made = await page.request.post('/api/tables', {
    data: { game: 'courier', seats: 3, window: 'quick', seat: 0, options: { silence: 2 }, ...terms },
  });
  const { code } = (await made.json()) as { readonly code: string };
  return code;
}
