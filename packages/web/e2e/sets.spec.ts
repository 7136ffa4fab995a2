// A card set of one's own, from a file in the dialog to the cards on the table.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerOne } from './play.ts';
import { expect, test } from './test-server.ts';
import type { ServerTime } from './time.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/writing-onmitsu-cards.md'), 'utf8');
/** The set that stands in the page on writing cards. */
const ferry = /```json\n(.*?)\n```/s.exec(page)?.[1] ?? '';
const NAMES = /Constable|Ferryman|Cutpurse|Twin Sister|Postmaster|Landing Stage|Tavern|Wax Works|Palace Gate/;
const OTHERS = /Yojimbo|Ronin|Suri|Kuge|Daimyo|Market Town/;

const LONG_MS = 90_000;

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** Answers whatever is asked until the log says so. */
async function playUntil(page: Page, time: ServerTime, said: string): Promise<void> {
  const log = page.locator('.log-turns');
  const begun = Date.now();
  while (Date.now() - begun < LONG_MS) {
    if ((await log.textContent())?.includes(said)) return;
    const open = page.locator('.ask-row :is(button, input):enabled').first();
    if (await open.isVisible()) await answerOne(page).catch(() => undefined);
    else await time.skip();
  }
  throw new Error(`the log never says "${said}"`);
}

test('R17: a set from a file is checked, played and told in its own words', async ({ page, time }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const friends = page
    .getByRole('listitem')
    .filter({ hasText: 'Onmitsu' })
    .getByRole('button', { name: /With friends/ });
  await expect(friends).toBeVisible();
  await friends.click();
  const sheet = page.getByRole('region', { name: 'Rules' });
  await sheet.getByLabel('60 s', { exact: true }).check();
  await sheet.getByText('House rules').click();
  await sheet.getByLabel('Slow').check();
  const aid = sheet.getByLabel(/what each scroll can still be/);
  await aid.uncheck();

  // A bad file: all that is wrong with it, and nothing of the form is lost.
  const input = sheet.getByLabel('card set from a file');
  const bad = JSON.parse(ferry);
  bad.people[1].gloss = 7;
  bad.people[2].count = 99;
  await input.setInputFiles(file('bad.json', JSON.stringify(bad)));
  const alert = sheet.getByRole('alert');
  await expect(alert).toContainText('bad.json cannot be used');
  await expect(alert.getByRole('listitem')).toHaveText([
    'people[1].gloss, card "ferryman": wants a text of 1 to 40 characters, not 7',
    'people[2].count, card "cutpurse": wants a whole number from 1 to 20, not 99',
  ]);
  await input.setInputFiles(file('cut.json', ferry.slice(0, 500)));
  await expect(alert).toContainText('This is not JSON');
  await expect(sheet.getByLabel('60 s', { exact: true })).toBeChecked();
  await expect(sheet.getByLabel('Slow')).toBeChecked();
  await expect(aid).not.toBeChecked();
  await expect(sheet.getByLabel('Onmitsu', { exact: true })).toBeChecked();

  // The set of the page on writing cards, as it stands there.
  await input.setInputFiles(file('ferry.json', ferry));
  await expect(sheet.getByLabel('The Ferry Post')).toBeChecked();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\/t\/[A-Z2-9]{12}$/);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.locator('.prompt')).toBeVisible();

  await playUntil(page, time, 'Turn 2');
  await expect(page.getByRole('log')).toContainText(NAMES);
  await expect(page.getByRole('log')).not.toContainText(OTHERS);
  await expect(page.locator('.onmitsu')).toContainText(NAMES);
  await expect(page.locator('.onmitsu')).toContainText('to Palace Gate');
  await expect(page.locator('.onmitsu')).not.toContainText(OTHERS);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const rules = page.getByRole('dialog');
  await expect(rules).toContainText('hand limit of four');
  await expect(rules).toContainText('the Palace Gate can be played');
  await expect(rules).not.toContainText(OTHERS);

  // It is stored with the match: a fresh page knows it too.
  await page.reload();
  await expect(page.locator('.onmitsu')).toContainText('to Palace Gate');
});
