// Plays Carcassonne on its board: whatever is asked is answered where the board asks for it.

import { expect, type Page } from '@playwright/test';

const LONG_WAIT = 60_000;

/** Waits for a question, and answers it; false when the match is over. */
export async function playOne(page: Page): Promise<boolean> {
  const over = page.getByRole('button', { name: /Play again/ });
  await expect(over.or(page.locator('.ask-row')).first()).toBeVisible({ timeout: LONG_WAIT });
  if (await over.isVisible()) return false;
  const sentence = page.locator('.prompt-sentence');
  const asked = await sentence.textContent();
  await expect(async () => {
    // What is asked next may have its answer proposed already.
    const isOpen = (await page.locator('.ask-confirm:enabled').count()) > 0;
    if ((await sentence.textContent()) === asked || isOpen) await answer(page);
    expect((await over.isVisible()) || (await sentence.textContent()) !== asked).toBe(true);
  }).toPass({ timeout: LONG_WAIT });
  return true;
}

async function answer(page: Page): Promise<void> {
  const timeout = 1_000;
  const spot = page.locator('.cc-spot').first();
  const place = page.locator('.cc-place').first();
  const tap = page.locator('.ask-row .btn-choice:enabled').first();
  if ((await page.locator('.ask-confirm:enabled').count()) === 0) {
    if ((await spot.count()) > 0) await spot.press('Enter', { timeout });
    else if ((await place.count()) > 0) await place.press('Enter', { timeout });
    else if ((await tap.count()) > 0) return tap.click({ timeout });
    else await page.locator('.cc-way:enabled').last().click({ timeout });
  }
  await page.locator('.ask-confirm').click({ timeout });
}

/** How large the land is drawn: pixels a unit. */
export const scaleOf = (page: Page): Promise<number> =>
  page.locator('.cc-world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);
