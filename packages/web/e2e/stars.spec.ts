// People play A Message from the Stars on its board, each in their own browser.

import type { Page } from '@playwright/test';
import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

const WORDS = ['QUIETLY', 'NOWHERE', 'SIGNAL', 'PURPLE'];

/** As many people as there are seats at a new table; the first is the Alien. */
async function gather(page: Page, another: () => Promise<Page>, people: number): Promise<Page[]> {
  const code = await newTable(page, { game: 'stars', seats: people, options: { aid: true } });
  await page.goto(`/t/${code}`);
  const pages = [page];
  for (let i = 1; i < people; i++) {
    const guest = await another();
    await guest.goto(`/t/${code}`);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    pages.push(guest);
  }
  await page.getByRole('button', { name: /Start/ }).click();
  for (const one of pages) await expect(one.locator('.prompt')).toBeVisible();
  return pages;
}

/** On a phone the board has parts of which one is seen. */
async function part(page: Page, name: string): Promise<void> {
  const tab = page
    .getByRole('group', { name: 'Parts of the board' })
    .or(page.getByRole('tablist'))
    .getByText(name, { exact: true });
  if (await tab.isVisible()) await tab.click();
}

/** Sends this word, or another where the card that was dealt forbids it. */
async function transmit(page: Page, word: string): Promise<void> {
  const field = page.locator('.st-composer input');
  await expect(field).toBeVisible({ timeout: 60_000 });
  const go = page.locator('.st-composer button[type=submit]');
  for (const one of [word, 'YESTERDAY', 'ELSEWHERE']) {
    await field.fill(one);
    const allowed = expect(go).toBeEnabled({ timeout: 3_000 });
    if (
      await allowed.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await go.click();
}

/** The first word of every column. */
async function guessWords(page: Page): Promise<void> {
  const columns = page.locator('.st-guess fieldset');
  await expect(columns).toHaveCount(3, { timeout: 60_000 });
  await part(page, 'Guess');
  for (let i = 0; i < 3; i++) await columns.nth(i).locator('label').first().click();
  await page.getByRole('button', { name: /(Send|Propose) guess/ }).click();
}

async function guessLetters(page: Page): Promise<void> {
  await part(page, 'Guess');
  await page.getByRole('button', { name: 'Fill in the likeliest' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: /(Send|Propose) guess/ }).click();
}

async function confirm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Confirm/ }).first();
  // What was proposed stands in one of two parts, and comes when it comes.
  await expect(async () => {
    await part(page, 'Words');
    if (!(await button.isVisible())) await part(page, 'Guess');
    await button.click({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

async function endsOn(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.getByRole('button', { name: /Play again/ })).toBeVisible({ timeout: 60_000 });
    // Cards and cipher are turned over before anything is counted, and nothing says the number before that.
    await expect(page.getByRole('region', { name: 'What is asked' })).not.toContainText(/\d|twelve/i);
    await page.getByRole('button', { name: 'Count the points' }).click();
    await expect(page.getByRole('region', { name: /of 12|perfect/i })).toBeVisible();
  }
}

test('two people play a whole game; only the Alien ever sees the cipher before the end', async ({ page, guest }) => {
  test.setTimeout(180_000);
  const [alien, scientist] = (await gather(page, guest, 2)) as [Page, Page];
  await expect(alien.getByRole('heading', { name: 'Your cipher' })).toBeVisible();
  await expect(scientist.getByRole('heading', { name: 'Your cipher' })).toHaveCount(0);
  for (const word of WORDS) {
    await transmit(alien, word);
    await transmit(scientist, word);
  }
  await guessWords(alien);
  await guessWords(scientist);
  await guessLetters(scientist);
  await endsOn([alien, scientist]);
});

test('three people: one Scientist proposes, the other confirms; a break in the line costs nothing', async ({
  page,
  guest,
}) => {
  test.setTimeout(240_000);
  const [alien, first, second] = (await gather(page, guest, 3)) as [Page, Page, Page];
  for (const word of WORDS) {
    await transmit(alien, word);
    if (word === 'SIGNAL') {
      // In the middle of a prompt the line breaks; what was typed is still there when it is back.
      const field = first.locator('.st-composer input');
      await expect(field).toBeVisible({ timeout: 60_000 });
      await field.fill(word);
      await first.context().setOffline(true);
      await expect(first.getByText(/reconnect/i).first()).toBeVisible({ timeout: 30_000 });
      await first.context().setOffline(false);
      await expect(first.getByText(/reconnect/i)).toHaveCount(0, { timeout: 30_000 });
      await expect(field).toHaveValue(word);
    }
    await transmit(first, word);
    await confirm(second);
  }
  await guessWords(alien);
  await guessWords(first);
  await confirm(second);
  await guessLetters(first);
  await confirm(second);
  await endsOn([alien, first, second]);
});

test('R14: the advice stands before a large table, and the host picks the Alien by name', async ({
  page,
  guest: another,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /With friends.*Stars/ }).click();
  const sheet = page.getByRole('region', { name: 'Rules' });
  const more = sheet.getByRole('group', { name: 'Seats' }).getByRole('button', { name: 'More' });
  const advice = /best with 4 or fewer/;
  await expect(page.getByText(advice)).toBeHidden();
  await more.click();
  await expect(page.getByText(advice)).toBeVisible();
  await sheet.getByLabel('Two teams, an Alien in each').check();
  await expect(page.getByText(advice)).toBeHidden();
  await sheet.getByLabel(/Together: one Alien/).check();
  while (await more.isEnabled()) await more.click();
  await expect(sheet.getByLabel('Who is the Alien').getByRole('option')).toHaveCount(16);
  await expect(page.getByText(advice)).toBeVisible();

  const guest = await another();
  await guest.goto(page.url());
  await guest.getByRole('radio', { name: /Seat 15/ }).check();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  const chosen = page.getByLabel('Who is the Alien');
  const option = await chosen.getByRole('option', { name: /^Seat 15: / }).textContent();
  const name = option?.replace('Seat 15: ', '') ?? '';
  const rules = guest.getByRole('region', { name: 'Rules' });
  await expect(rules).not.toContainText(name);
  await chosen.selectOption('15');
  await expect(rules).toContainText(name);
  await page.getByRole('button', { name: /Start with \d+ bots/ }).click();
  await expect(guest.getByRole('heading', { name: 'Your message' })).toBeVisible();
  await transmit(guest, 'QUIETLY');
  await expect(page.locator('.st-composer input')).toBeVisible();
  for (const one of [page, guest]) {
    const wide = await one.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
