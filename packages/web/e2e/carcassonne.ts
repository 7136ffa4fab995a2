// Plays Carcassonne on its board: whatever is asked is answered where the board asks for it.

import { expect, type Page } from '@playwright/test';
import { takesAnswers } from './play.ts';

const LONG_WAIT = 60_000;
/** An answer that has not come through by then is given again. */
const SOON = 1_000;

/** Runs in the page: whether something is asked, or what is offered after the match. */
const isAsked = (): boolean => document.querySelector('.ask-row') !== null;

/** Runs in the page: whether something else is asked than this, or nothing any more. */
const goesOn = (asked: string | null): boolean =>
  document.querySelector('.over-row') !== null || document.querySelector('.prompt-sentence')?.textContent !== asked;

/** Waits for a question, and answers it; false when the match is over. */
export async function playOne(page: Page): Promise<boolean> {
  await page.waitForFunction(isAsked, null, { timeout: LONG_WAIT });
  if ((await page.locator('.over-row').count()) > 0) return false;
  const sentence = page.locator('.prompt-sentence');
  const asked = await sentence.textContent();
  await takesAnswers(page);
  await expect(async () => {
    // What is asked next may have its answer proposed already.
    const isOpen = (await page.locator('.ask-confirm:enabled').count()) > 0;
    if ((await sentence.textContent()) === asked || isOpen) await answer(page);
    await page.waitForFunction(goesOn, asked, { timeout: SOON });
  }).toPass({ timeout: LONG_WAIT });
  return true;
}

async function answer(page: Page): Promise<void> {
  const soon = { timeout: SOON };
  const spot = page.locator('.cc-spot').first();
  const place = page.locator('.cc-place').first();
  const aim = page.locator('.cc-aim').first();
  const figure = page.locator('.cc-piece-button[data-choice]').first();
  const tap = page.locator('.ask-row .btn-choice:enabled').first();
  if ((await page.locator('.ask-confirm:enabled').count()) === 0) {
    if ((await spot.count()) > 0) await spot.press('Enter', soon);
    else if ((await place.count()) > 0) await place.press('Enter', soon);
    else if ((await aim.count()) > 0) await aim.press('Enter', soon);
    else if ((await tap.count()) > 0) return tap.click(soon);
    else if ((await figure.count()) > 0) await figure.press('Enter', soon);
    else await page.locator('.cc-way:enabled').last().click(soon);
  }
  await page.locator('.ask-confirm').click(soon);
}

/** How large the land is drawn: pixels a unit. */
export const scaleOf = (page: Page): Promise<number> =>
  page.locator('.cc-world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);
