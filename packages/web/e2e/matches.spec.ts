// My matches: results, people and dates, filters that stand in the address, the way to the replay, hiding.

import type { Page } from '@playwright/test';
import { type AnyGame, FastChance, Match, pickOne, sampleAnswer, writeLog } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import type { Store } from '@tabella/table/store';
import { axeFinds } from './axe.ts';
import { type PlantedMatch, personOf, plantMatch } from './planted-matches.ts';
import { expect, test } from './test-server.ts';

const NOON = Date.UTC(2026, 10, 14, 12);
const DAY = 86_400_000;

/** Codes that no other test of this server has. */
let made = 0;
const freshCode = (): string =>
  `MATCH${String(++made)
    .replaceAll(/[01]/g, (digit) => (digit === '0' ? 'A' : 'B'))
    .padStart(3, 'C')}`;

interface Story {
  readonly mira: string;
  readonly dario: string;
  plant(match: Omit<PlantedMatch, 'code' | 'ended'>): Promise<string>;
}

/** Mira sits at this page, Dario elsewhere. */
async function people(page: Page, guest: Page, store: Store): Promise<Story> {
  const [mira, dario] = [await personOf(page, store), await personOf(guest, store)];
  await store.renamePerson(dario, 'Dario');
  let days = 0;
  return {
    mira,
    dario,
    plant: async (match) => {
      const code = freshCode();
      await plantMatch(store, { ...match, code, ended: NOON + DAY * days++ });
      return code;
    },
  };
}

const rows = (page: Page) => page.getByRole('region', { name: /matches|Public/ }).getByRole('listitem');

test('my matches are found by result, game, name and text, and open as replays', async ({ page, guest, server }) => {
  await page.goto('/matches');
  await expect(page.getByText('No matches yet.')).toBeVisible();
  const { mira, dario, plant } = await people(page, await guest(), server.store);
  const seats = [{ person: mira }, { person: dario }, { bot: 'Bruno' }];
  await plant({ seats, winners: [1], reason: 'silence' });
  await plant({ game: 'carcassonne', seats: seats.slice(0, 2), winners: [0], reason: 'points', scores: [106, 99] });
  const last = await plant({
    seats: [{ person: mira }, { bot: 'Clara' }, { bot: 'Bruno' }],
    winners: [0],
    reason: 'burned',
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'All my finished matches' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page).nth(1)).toContainText('Carcassonne');
  await expect(rows(page).nth(1)).toContainText('wins with 106 points');
  await expect(rows(page).nth(1)).toContainText('Won');
  await expect(rows(page).nth(2)).toContainText('Lost');

  await page.getByRole('button', { name: 'Won', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Carcassonne with The Messages', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?result=won&game=carcassonne$/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'All 3' }).click();
  await page.getByLabel('Search my matches').fill('clara');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/text=clara$/);
  await page.getByLabel('Search my matches').fill('nobody of this name');
  await expect(page.getByText('No match fits this.')).toBeVisible();
  await page.getByRole('button', { name: 'All 3' }).click();
  await expect(page.getByLabel('Search my matches')).toHaveValue('');

  await page.getByRole('button', { name: /^More about Carcassonne/ }).click();
  await page.getByRole('button', { name: 'All matches with Dario' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'With Dario' }).click();
  await expect(rows(page)).toHaveCount(3);
  expect(await axeFinds(page)).toEqual([]);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/replay/${last}$`));
});

test('hiding asks first, hides for me and strangers, and deletes what nobody else keeps', async ({
  page,
  guest,
  server,
}) => {
  const other = await guest();
  const { mira, dario, plant } = await people(page, other, server.store);
  const seats = [{ person: mira }, { person: dario }, { bot: 'Bruno' }];
  const shared = await plant({ open: 'public', seats, winners: [1], reason: 'silence' });
  await other.goto('/matches?list=public');
  await expect(other.locator(`a[href="/replay/${shared}"]`)).toBeVisible();
  await page.goto('/matches');
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('button', { name: 'Hide this match' }).click();
  await expect(page.getByRole('dialog')).toContainText('The others who sat there keep it.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('button', { name: 'Hide this match' }).click();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect(page.getByText('No matches yet.')).toBeVisible();

  await other.reload();
  await expect(other.locator(`a[href="/replay/${shared}"]`)).toHaveCount(0);
  await other.getByRole('link', { name: 'My matches' }).first().click();
  await other.getByRole('button', { name: /^More about/ }).click();
  await other.getByRole('button', { name: 'Delete this match' }).click();
  await expect(other.getByRole('dialog')).toContainText('This cannot be undone.');
  await other.getByRole('button', { name: 'Delete it' }).click();
  await expect(other.getByText('No matches yet.')).toBeVisible();
  expect(await server.store.table(shared)).toBeNull();
});

/** The record of a match that was played by random answers. */
function recordOf(game: AnyGame): string {
  const fairness = { secret: 'c3'.repeat(32), contributions: ['a', 'b', 'c'], bound: true };
  const match = Match.start<unknown, unknown>(game, { seats: 3, options: { silence: 2 }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(2);
  while (match.batch !== null) {
    const ask = pickOne(chance, match.asks());
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  return writeLog(match.record());
}

test('a table that goes on from a moment says so, keeps its rules, and is played', async ({ page }) => {
  const gamePackage = await gamePackageOf('courier');
  if (!gamePackage) throw new Error('no courier');
  const file = recordOf(gamePackage.game);
  const playOn = async (who: 'bots' | 'friends'): Promise<string> => {
    const terms = { file, row: 9, seat: 1, hidden: 'anew', with: who };
    const made = (await (await page.request.post('/api/play-on', { data: terms })).json()) as { readonly code: string };
    return `/t/${made.code}`;
  };
  await page.goto(await playOn('friends'));
  const rules = page.getByRole('region', { name: 'Rules' });
  await expect(rules).toContainText('goes on from a moment of another one');
  await expect(rules.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: /^Start with 2 (more )?bots$/ }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await page.goto(await playOn('bots'));
  await expect(page.locator('.prompt')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toContainText('It is not rated.');
});
