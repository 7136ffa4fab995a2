// The moments of A Message from the Stars: the first question teaches, the final guess fits one screen, the end is one
// number, and the guided game comes to its end.

import { expect, type Locator, type Page } from '@playwright/test';
import { starsUpTo } from './stars-line.ts';
import { test } from './test-server.ts';

const promptOf = (page: Page): Locator => page.locator('.prompt-sentence');

/** Taps a letter on a console; where only one console fits, that one is brought up. */
async function tapLetter(page: Page, section: string, letter: string): Promise<void> {
  const tab = page.locator('.st-section-tabs button').filter({ hasText: section });
  if (await tab.isVisible()) await tab.click();
  await page
    .getByRole('region', { name: `${section} console` })
    .locator('.st-key')
    .nth(letter.charCodeAt(0) - 'A'.charCodeAt(0))
    .click();
}

/** The words a side hints at stand in its sentence. */
async function ownWords(page: Page): Promise<string[]> {
  const words = page.locator('.st-message .st-word');
  await expect(words).toHaveCount(3);
  return words.allTextContents();
}

/** Seen at once: inside the board's place, and nothing lies over its middle. */
async function inSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

test('the first question names role, task and words; later it is short', async ({ sitDown }) => {
  const { pages } = await sitDown('stars', await starsUpTo('alien', 2), {});
  const [alien, scientist] = pages as [Page, Page];
  const [one, two, three] = await ownWords(alien);
  const task = `${one}, ${two} or ${three}`.toLowerCase();
  await expect(promptOf(alien)).toHaveText(`You are the Alien. Hint at ${task} with one word.`);
  await expect(alien.getByText('They learn the word and its score, never your cipher.')).toBeVisible();
  const mine = alien.getByRole('region', { name: 'Players' }).locator('.st-group[data-mine]');
  await expect(mine).toContainText('Alien');
  await expect(mine).toContainText('You');
  await alien.locator('.st-composer input').fill('XQZZT');
  await expect(alien.getByText('It is not in our word list.')).toBeVisible();
  await alien.locator('.st-composer input').fill('QUIETLY');
  await alien.getByRole('button', { name: 'Transmit', exact: true }).click();
  await expect(promptOf(scientist)).toContainText('You are a Scientist. Hint at ');
  await scientist.locator('.st-composer input').fill('QUIETLY');
  await scientist.getByRole('button', { name: 'Transmit', exact: true }).click();
  await expect(promptOf(alien)).toHaveText(`Round 2 of 4: hint at ${task}.`);
});

test('two teams: everybody sees the teams, the roles and which team is theirs', async ({ sitDown }) => {
  const line = await starsUpTo('scientists', 4, { mode: 'team', agree: 'first' }, 1);
  const { pages } = await sitDown('stars', line, { bots: [0, 1, 3] });
  const [page] = pages as [Page];
  const players = page.getByRole('region', { name: 'Players' });
  await expect(players.getByText('Team 1 · yours')).toBeVisible();
  await expect(players.getByText('Team 2', { exact: true })).toBeVisible();
  await expect(players.getByText('your Alien')).toBeVisible();
  await expect(page.locator('.st-card[data-rival]').first()).toContainText('Team 2');
});

test('in the last round all words and the field to write in are in sight', async ({ sitDown }) => {
  const { pages } = await sitDown('stars', await starsUpTo('alien', 2, {}, 3), { bots: [1] });
  const [page] = pages as [Page];
  await page.locator('.st-composer input').fill('LANTERN');
  await expect(page.locator('.st-composer button[type=submit]')).toBeEnabled();
  const cards = page.locator('.st-column .st-card');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) expect(await inSight(card)).toBe(true);
});

test('final guess: all words and the button at once, and the button says what is missing', async ({ sitDown }) => {
  const line = await starsUpTo('guess-alien', 2);
  const { pages } = await sitDown('stars', line, { bots: [1] });
  const [page] = pages as [Page];
  await expect(promptOf(page)).toHaveText('Guess one word from each column.');
  const words = page.locator('.st-choice');
  await expect(words).toHaveCount(18);
  const send = page.locator('.st-send');
  for (const one of await words.all()) expect(await inSight(one)).toBe(true);
  expect(await inSight(send)).toBe(true);
  for (const one of [...(await words.all()), send])
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(send).toHaveText('Send guess, 3 words to go');
  for (const [column, row] of line.rows.scientists.entries()) {
    const word = page.locator('.st-guess fieldset').nth(column).locator('label').nth(row);
    await word.click();
    await expect(page.locator('.st-guess .st-sentence')).toContainText(
      (await word.locator('span').innerText()).replace(/\d+\s*/, ''),
      { ignoreCase: true },
    );
  }
  await expect(send).toHaveText('Send guess');
  await send.click();
  await expect(page.locator('.st-choice')).toHaveCount(0);
});

test('the end: everything is revealed, then 11 of 12 and what it was made of', async ({ sitDown }) => {
  const line = await starsUpTo('guess-letters', 2, { alien: 2 });
  const { pages } = await sitDown('stars', line, { bots: [1] });
  const [page] = pages as [Page];
  await expect(promptOf(page)).toHaveText('Pick six letters: three Trust, two Amplify, one Suspicion.');
  const { trust, amplify, suspicion } = line.cipher;
  const used = trust + amplify + suspicion;
  const wrong = 'DBFGHM'.split('').find((letter) => !used.includes(letter)) ?? '';
  for (const letter of trust) await tapLetter(page, 'Trust', letter);
  for (const letter of amplify) await tapLetter(page, 'Amplify', letter);
  await expect(page.locator('.st-send')).toHaveText('Send guess, 1 letter to go');
  await tapLetter(page, 'Suspicion', wrong);
  await page.locator('.st-send').click();
  await expect(page.getByRole('heading', { name: 'Everything is revealed' })).toBeVisible();
  // The number is not told beforehand.
  await expect(page.locator('.log')).not.toContainText('11 of 12');
  await page.getByRole('button', { name: 'Count the points' }).click();
  const end = page.getByRole('region', { name: '11 of 12' });
  await expect(end.locator('.st-total')).toHaveText('11 of 12');
  await expect(end.locator('.st-lamps i[data-lit]')).toHaveCount(11);
  await expect(end.getByText('You understand each other very well.')).toBeVisible();
  await expect(end.locator('.st-guess-row')).toHaveText([
    /The Alien guessed your words\s*3 of 3/,
    /You guessed the Alien's words\s*3 of 3/,
    /You guessed the cipher\s*5 of 6/,
  ]);
  await expect(end.getByText(`guess: ${wrong}`)).toBeVisible();
  await expect(end.getByText('Play again: you become the Alien.')).toBeVisible();
});

test('the guided game is played to its end', async ({ page }) => {
  await page.goto('/stars/guide');
  const next = page.getByRole('button', { name: 'Go on' });
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await next.click();
  await next.click();
  await page.locator('.st-composer input').fill('ATOLL');
  await page.getByRole('button', { name: 'Transmit', exact: true }).click();
  await expect(page.locator('.st-card').filter({ hasText: 'ATOLL' })).toContainText('4');
  await next.click();
  for (const word of ['blanket', 'pudding', 'blush'])
    await page.locator('.st-choice').filter({ hasText: word }).click();
  await page.getByRole('button', { name: 'Send guess' }).click();
  await expect(next).toBeDisabled();
  const consoles = page.getByRole('button', { name: 'Consoles' });
  if (await consoles.isVisible()) await consoles.click();
  await page.getByRole('button', { name: /Mark \d+ letters? for me/ }).click();
  await next.click();
  await tapLetter(page, 'Trust', 'M');
  await page.getByRole('button', { name: 'Send guess' }).click();
  await page.getByRole('button', { name: 'Count the points' }).click();
  await expect(page.locator('.st-total')).toHaveText('11 of 12');
  await expect(page.getByRole('link', { name: 'Play a real game' })).toBeVisible();
});
