// Plays whatever is asked, through the prompt alone, as a person without a plan would.

import { expect, type Locator, type Page } from '@playwright/test';
import { chance } from './chance.ts';
import type { ServerTime } from './time.ts';

/** Lists what is otherwise pointed at on the board. */
export const WHOLE = 'Show as list';

/** What is offered when a match is over; one may be quicker than the other. */
export const OVER = /Play again|Waiting for the others/;

const MOST_ANSWERS = 800;

/** Where a question is answered; what is offered after the match is no answer, even if it ends under our hands. */
const rowOf = (page: Page): Locator =>
  page.locator('.ask-row').filter({ hasNot: page.getByRole('button', { name: OVER }) });

/** Until so many answers were given, or the match is over on every page. Time passes while nobody has anything to answer. */
export async function playAnything(
  pages: readonly Page[],
  time: ServerTime,
  enough = Number.POSITIVE_INFINITY,
): Promise<void> {
  const left = new Set(pages);
  for (let answers = 0; answers < MOST_ANSWERS; ) {
    let idle = true;
    for (const page of left) {
      const open = rowOf(page)
        .locator(':is(button, input):enabled')
        .or(page.locator('.hand-over button, .ask[data-fresh]'))
        .first();
      if (await page.getByRole('button', { name: OVER }).isVisible()) left.delete(page);
      else if (await open.isVisible()) {
        idle = false;
        answers++;
        const asked = page.locator('.prompt, .hand-over').first();
        const question = await asked.textContent();
        await answerOne(page).catch(async (thrown: unknown) => {
          // A bot may close a window under our hands; then nothing or something else is asked.
          if ((await open.isVisible()) && (await asked.textContent()) === question) throw thrown;
        });
      }
    }
    if (left.size === 0 || answers >= enough) return;
    if (idle) await time.skip();
  }
  throw new Error('the match goes on and on');
}

/** A question that has just appeared takes no answer yet. Looked at with every frame: it is waited for at every answer. */
export async function takesAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.ask[data-fresh]') === null);
}

/** Answers the question that is open. */
export async function answerOne(page: Page): Promise<void> {
  const handOver = page.locator('.hand-over button');
  if (await handOver.isVisible()) return handOver.click();
  await takesAnswers(page);
  const row = rowOf(page);
  const text = row.locator('input[type="text"]');
  if (await text.isVisible()) {
    await text.fill(`word${chance.int(1000)}`);
    return confirmButton(page).click();
  }
  const sure = row.locator('.btn-danger');
  if (await sure.isVisible()) return sure.click();
  const whole = row.getByRole('button', { name: WHOLE });
  if (await whole.isVisible()) await whole.click();
  const choices = row.locator('.choice:has(input:enabled:not(:checked)), .btn-choice');
  // One, or as many as are wanted; a button in plain words answers at once.
  do {
    const one = choices.nth(chance.int(await choices.count()));
    const atOnce = await one.evaluate((element) => element.classList.contains('btn-choice'));
    await one.click();
    if (atOnce) return;
  } while (!(await confirmButton(page).isVisible()));
  await confirmButton(page).click();
}

/** The code of the table that a page shows. */
export const codeOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

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
