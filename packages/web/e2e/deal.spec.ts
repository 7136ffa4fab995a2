// The deal, in the browser: its fingerprint is shown at the start, kept, and held against the secret at the end.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { commitment, openRecord, verifyRecord } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { messageIn } from './message-in.ts';
import { codeOf, newTable, playAnything } from './play.ts';
import { expect, test } from './test-server.ts';

/** A short match of Courier with bots, gathered at a table and begun from there; its code. */
async function gather(page: Page): Promise<string> {
  await page.goto('/');
  const courier = page.getByRole('listitem').filter({ hasText: 'Courier' });
  // The first to ask for the games waits until they are all read.
  await expect(courier).toBeVisible({ timeout: 60_000 });
  await courier.getByRole('button', { name: /With friends/ }).click();
  const sheet = page.getByRole('region', { name: 'Rules' });
  const silence = sheet.getByRole('group', { name: /win by silence/ }).getByRole('button', { name: 'Fewer' });
  while (await silence.isEnabled()) await silence.click();
  await sheet.getByText('House rules').click();
  await sheet.getByLabel('Quick').check();
  await expect(page).toHaveURL(/\/t\/[A-Z2-9]{12}$/);
  await expect(page.getByRole('heading', { name: 'Fingerprint of the deal' })).toBeVisible();
  return codeOf(page);
}

const begin = (page: Page): Promise<void> => page.getByRole('button', { name: /Start with \d bots/ }).click();

test('V18: the fingerprint is shown before and at the start, the deal is found to be as promised, and its record verifies', async ({
  page,
  server,
  time,
}) => {
  test.setTimeout(300_000);
  const code = await gather(page);
  const shown = (await page.locator('.wait-deal .mono').getAttribute('title')) ?? '';
  expect(shown).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.locator('.wait-deal .mono')).toHaveText(shown.slice(0, 16).replace(/(....)(?=.)/g, '$1 '));
  await begin(page);
  await expect(page.locator('.log-deal .mono')).toHaveAttribute('title', shown);
  await playAnything([page], time);
  await expect(page.getByText('Fair deal verified')).toBeVisible();
  await page.getByText('Fair deal verified').click();
  const command = (await page.locator('.fair-record code').textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the record' }).click();
  const opened = openRecord(readFileSync(await (await download).path(), 'utf8'));
  const gamePackage = await gamePackageOf('courier');
  if (!opened.ok || !gamePackage) throw new Error('no record');
  const number = /--number 1=(\S+)/.exec(command)?.[1] ?? '';
  expect(command).toContain(`--commitment ${shown}`);
  const held = { commitment: shown, numbers: [{ seat: 0, number }] };
  expect(verifyRecord(opened, gamePackage.game, held)).toMatchObject({ ok: true });
  // The server has not drawn a number where the browser sent one.
  expect((await server.store.table(code))?.seats[0]?.number).toBe(number);
});

/** A table whose server promises and shows another secret from the start of the match on; the alarm about it. */
async function beginSwapped(page: Page): Promise<Locator> {
  const ground = 'c0'.repeat(32);
  // The server's half of the line, patched.
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const heard = messageIn(data);
      if ((heard.type === 'table' || heard.type === 'welcome') && heard.table.phase !== 'gathering') {
        const { fairness } = heard.table;
        fairness.commitment = commitment(ground);
        if (fairness.secret !== null) fairness.secret = ground;
      }
      socket.send(JSON.stringify(heard));
    });
  });
  await page.goto(`/t/${await newTable(page, {})}`);
  // A number of this browser's own, sent after it has seen the fingerprint.
  await page.getByRole('button', { name: 'Leave seat' }).click();
  await page.getByRole('button', { name: 'Sit here, seat 1' }).click();
  await begin(page);
  return page.getByRole('alert').filter({ hasText: 'Warning: the deal could not be verified' });
}

test('V18: a server that swaps the fingerprint once the numbers are in is found out at once', async ({ page }) => {
  const alarm = await beginSwapped(page);
  await expect(alarm).toContainText('shows another fingerprint now');
});

test('V18: a server that swaps the fingerprint is found out at the end too', { tag: '@whole' }, async ({
  page,
  time,
}) => {
  test.setTimeout(300_000);
  const alarm = await beginSwapped(page);
  await playAnything([page], time);
  await expect(alarm).toContainText('The secret does not fit the fingerprint that this browser was shown first.');
  await expect(page.locator('.end .fair-broken')).toContainText('Warning: the deal could not be verified');
  await expect(page.getByText('Fair deal verified')).toHaveCount(0);
});
