// Looking on: live as the table sees it, all hands some turns later, and a chat that no player reads before the end.

import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { answerOne, newTable } from './play.ts';
import { lookFor, nameOf, plant, stepInPrompt } from './steer.ts';
import { expect, test } from './test-server.ts';

const toChat = async (page: Page): Promise<void> => {
  const tab = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Chat' });
  if (await tab.isVisible()) await tab.click();
};
const toTable = async (page: Page): Promise<void> => {
  const tab = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Table' });
  if (await tab.isVisible()) await tab.click();
};

test('a spectator sees all hands a turn later, and talks where players do not listen', async ({
  page,
  guest: another,
  time,
}) => {
  const code = await newTable(page, { game: 'onmitsu', options: {}, fill: 'random' });
  await page.goto(`/t/${code}`);
  await page.getByText('House rules').click();
  await page.getByLabel('Spectators see all hands').selectOption('1 turn later');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  const guest = await another();
  await guest.goto(`/t/${code}`);
  await expect(guest.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'true');
  const later = guest.getByRole('button', { name: 'All hands, 1 turn later' });
  await expect(later).toBeDisabled();
  await expect(guest.getByText('Turn 1 opens with turn 2.')).toBeVisible();

  await toChat(guest);
  await guest.getByLabel('Show my name').check();
  await guest.getByLabel('To spectators …').fill('They carry two scrolls');
  await guest.keyboard.press('Enter');
  await expect(guest.locator('.chat-lines')).toContainText('two scrolls');
  await toChat(page);
  await expect(page.getByText('Spectators see all hands 1 turn later.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Spectators' })).toContainText(/1 watching.*Guest/);
  await expect(page.locator('.chat-lines')).not.toContainText('two scrolls');
  await toTable(page);
  await toTable(guest);

  const asked = page.locator('.ask-row :is(button, input):enabled').first();
  while (await later.isDisabled()) {
    if (await asked.isVisible()) await answerOne(page);
    else await time.skip();
  }
  await later.click();
  await expect(guest.getByText('Turn 1 of 2 so far')).toBeVisible();
  await expect(guest.getByText('Turn 2 opens with turn 3.')).toBeVisible();
  await expect(guest.locator('.prompt')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.emulateMedia({ colorScheme });
    // What boards show is looked at where they are played.
    expect(await axeFinds(guest, { exclude: '.frame-board' })).toEqual([]);
  }
  await guest.getByRole('button', { name: 'Live' }).click();
  await expect(guest.locator('.prompt')).toBeVisible();
});

test('who is a turn behind when the match ends goes on from there in its replay', async ({
  page,
  guest: another,
  server,
}) => {
  // The last answer of the match is the one of the person whose page this is, with bots beside them.
  let mine = false;
  const line = await lookFor({
    ...{ game: 'courier', seats: 3 },
    since: (match) => {
      const [ask, ...others] = match.asks();
      mine = others.length === 0 && ask?.seat === 0 && ask.from.length > 1;
      return mine;
    },
    happens: (match) => match.result !== null && mine,
  });
  const [last] = line.steps;
  if (!last) throw new Error('there is nothing left to play');
  const terms = { bots: [1, 2], names: [0, 1, 2].map(nameOf), late: 1 };
  const code = await plant(server.store, line, 'courier', [page], terms);
  const guest = await another();
  await guest.goto(`/t/${code}`);
  const later = guest.getByRole('button', { name: 'All hands, 1 turn later' });
  await expect(later).toBeEnabled();
  await toChat(guest);
  await expect(guest.getByRole('region', { name: 'Want to play?' })).toContainText('No seat is free here');
  await toTable(guest);
  await later.click();
  await expect(guest.getByText(/^Turn \d+ of \d+ so far$/)).toBeVisible();
  await page.goto(`/t/${code}`);
  await stepInPrompt(page, last);
  await expect(guest.getByText('The match is over.')).toBeVisible();
  await guest.getByRole('link', { name: 'Go on in the replay' }).click();
  await expect(guest.getByRole('slider', { name: 'Moment of the match' })).not.toHaveValue('0');
  await expect(guest.getByRole('button', { name: 'One step on' })).toBeEnabled();
  await expect(guest.getByRole('button', { name: 'Everything' })).toHaveAttribute('aria-pressed', 'true');
});
