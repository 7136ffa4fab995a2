// Replays: a match from a file, of every game and every version of its rules that there has been, and one of this server, gone
// through on the game's own board. The server has no part in a file.

import type { Page } from '@playwright/test';
import { type Analysis, type Log, type Match, type TableRecord, writeLog } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { axeFinds } from './axe.ts';
import { choose, matchOf } from './match-files.ts';
import { plant } from './steer.ts';
import { expect, test } from './test-server.ts';

/** Of the match of Courier. */
const TABLE: TableRecord = {
  names: ['Ada', 'Bruno', 'Clara'],
  bots: [null, null, 'random'],
  begun: 1_794_700_000_000,
  ended: 1_794_703_600_000,
  chat: [
    { row: 2, seat: 1, name: 'Bruno', text: 'Good luck to you all.', side: null },
    { row: 3, seat: 0, name: 'Ada', text: 'Nobody else reads this.', side: [0] },
  ],
};

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });
const place = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const eyes = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** In a hand the log is behind a tab. */
async function openLog(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('link', { name: 'Log' }).click();
}

for (const game of gameIds) {
  test(`matches of ${game} are shown on its board by the rules they were begun with`, { tag: '@desk' }, async ({
    page,
  }) => {
    const wrong: string[] = [];
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(error.message));
    const today = await gamePackageOf(game);
    if (!today) throw new Error('there is no such game');
    for (let rules = 1; rules <= today.game.rules; rules++) {
      const match = await matchOf(game, rules);
      await page.goto('/replay');
      await choose(page, writeLog(match.record()));
      await expect(page.locator('.frame-board > *')).not.toHaveCount(0);
      for (const view of ['Everything', 'The public', 'Seat 1', 'Seat 2']) {
        await eyes(page, view).click();
        await expect(eyes(page, view)).toHaveAttribute('aria-pressed', 'true');
        await page.keyboard.press('End');
        await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled();
        await page.keyboard.press('Shift+ArrowLeft');
      }
      await openLog(page);
      await expect(page.locator('.log-line').last()).toBeVisible();
    }
    expect(wrong).toEqual([]);
  });
}

test.describe('going through a match', () => {
  test.beforeEach(async ({ page }) => {
    const match = await matchOf('courier');
    await page.goto('/replay');
    await choose(page, writeLog({ ...match.record(), table: TABLE }));
    await expect(slider(page)).toBeVisible();
  });

  test('by step, by turn, by the log, and by itself', async ({ page }) => {
    // In the address: a secret answer is a step of its own to those who see everything, and no place on the slider.
    const row = (): number => Number(new URL(page.url()).searchParams.get('row'));
    // The match is in sight before keys are listened to.
    await expect(async () => {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect.poll(row, { timeout: 1_000 }).toBe(1);
    }).toPass();
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(row).toBe(2);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(row).toBeGreaterThan(2);
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect.poll(row).toBe(0);
    expect(await place(page)).toBe(0);
    await openLog(page);
    const line = page.locator('.log-line').nth(12);
    await line.scrollIntoViewIfNeeded();
    await line.click();
    await expect.poll(() => place(page)).toBeGreaterThan(2);
    const before = await place(page);
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => place(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  test('with anybody’s eyes at the same moment', async ({ page }) => {
    await slider(page).fill('6');
    await eyes(page, 'Ada').click();
    expect(await place(page)).toBe(6);
    const ada = await page.locator('.frame-board').innerText();
    await page.keyboard.press('v');
    await expect(eyes(page, 'Bruno')).toHaveAttribute('aria-pressed', 'true');
    expect(await page.locator('.frame-board').innerText()).not.toBe(ada);
    expect(await place(page)).toBe(6);
    await expect(page).toHaveURL(/\/replay\/file\?row=\d+&as=2$/);
    await openLog(page);
    await expect(page.getByText('Good luck to you all.')).toBeVisible();
    // Who has not read it then does not read it now.
    await expect(page.getByText('Nobody else reads this.')).toHaveCount(0);
    await eyes(page, 'Ada').click();
    await expect(page.getByText('Nobody else reads this.')).toHaveCount(1);
  });

  test('by everybody: axe finds nothing, in either theme', async ({ page }) => {
    const isClean = async (): Promise<void> => {
      // What boards show is looked at where they are played.
      expect(await axeFinds(page, { exclude: '.frame-board' })).toEqual([]);
    };
    await slider(page).fill('9');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await isClean();
    }
    await openLog(page);
    await isClean();
    await page.getByRole('button', { name: /^Play on/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isClean();
  });
});

const BAD: readonly [what: string, spoil: (log: Log) => string, sentence: RegExp][] = [
  ['cut', (log) => writeLog(log).slice(0, -40), /replay file/],
  ['foreign', () => '{"name":"holiday"}', /not a replay file/],
  ['edited', (log) => writeLog(log).replace('"rules":1', '"rules":2'), /This file was changed/],
  [
    'of a game that is not here',
    (log) => writeLog({ ...log, game: 'nothing' }),
    /match of “nothing”, which is not here/,
  ],
];

test('a file that is no whole match gets one sentence and loads nothing', async ({ page }) => {
  const [game = ''] = gameIds;
  const record = (await matchOf(game, 1)).record();
  await page.goto('/replay');
  for (const [what, spoil, sentence] of BAD) {
    await choose(page, spoil(record));
    await expect(page.getByRole('alert'), what).toContainText(sentence);
    await expect(page.locator('.frame'), what).toHaveCount(0);
  }
});

test('of rules that are no longer here the stored events are shown', async ({ page }) => {
  const match = await matchOf('courier');
  const story = [...Array(match.record().rows.length + 1).keys()].map((row) => (row === 0 ? match.told : []));
  await page.goto('/replay');
  await choose(page, writeLog({ ...match.record(), rules: 99, story, table: TABLE }));
  await expect(page.getByRole('alert')).toContainText('by version 99 of the rules, which is no longer here');
  await expect(page.getByRole('region', { name: 'What was told then' }).getByRole('listitem')).toHaveCount(
    match.told.length,
  );
  await expect(page.locator('.frame')).toHaveCount(0);
});

test('a match of this server: a link to a moment, the analysis that is stored, and playing on from it', async ({
  page,
  server,
}) => {
  const match = await matchOf('courier');
  const code = await plant(server.store, { match, steps: [] }, 'courier', [page], { bots: [1, 2] });
  await page.goto(`/t/${code}`);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await slider(page).fill('9');
  await eyes(page, 'The public').click();
  await page.getByRole('button', { name: 'Share' }).locator('visible=true').click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  expect(link).toMatch(new RegExp(`/replay/${code}\\?row=\\d+&as=public$`));
  const flags = analysisOf(match);
  await page.route('**/analysis', (route) => route.fulfill({ json: flags }));
  await page.goto(link);
  await expect.poll(() => place(page)).toBe(9);
  await expect(eyes(page, 'The public')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Turning point 1' }).click();
  await expect.poll(() => place(page)).not.toBe(9);
  await slider(page).fill('9');
  await page.locator('body').press('1');
  await expect.poll(() => place(page)).not.toBe(9);
  await page.getByRole('button', { name: /^Play on/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Play on from turn/ });
  await dialog.getByText('As it was', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/t\/(?!.*replay)/);
  await expect(page.locator('.frame[data-game="courier"] .prompt')).toBeVisible();
});

/** With one turning point, well on in the match. */
function analysisOf(match: Match<unknown, unknown>): Analysis {
  const rows = match.log().rows.length;
  const chances = (first: number): number[] => [first, ...Array(match.seats - 1).fill((1 - first) / (match.seats - 1))];
  const moments = [0.2, 0.5, 0.9].map((first, i) => ({
    row: Math.floor((rows * i) / 2),
    everybody: chances(first),
    own: chances(first),
  }));
  return {
    ...{ version: 1, game: match.game.id, rules: match.game.rules, of: '', worth: 'chance', moments },
    ...{ turningPoints: [{ row: Math.floor(rows / 2), seat: 0, actor: 0, by: 0.3 }], decisions: [], truth: {} },
    ...{ worlds: 1, took: 1 },
  };
}

test.describe('without a server', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a file of any game that is dropped on the page is shown', { tag: '@desk' }, async ({ page, context }) => {
    await page.goto('/replay');
    const kept = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const files = /const REPLAY = (\[.*?\]);/.exec(await (await fetch(active?.scriptURL ?? '')).text())?.[1];
      return JSON.parse(files ?? '[]') as string[];
    });
    // What a replay may need is kept, one file after the other, once the page was opened.
    const missing = () =>
      page.evaluate(async (files) => {
        const found = await Promise.all(files.map((file) => caches.match(file)));
        return found.filter((one) => one === undefined).length;
      }, kept);
    await expect.poll(missing, { timeout: 60_000 }).toBe(0);
    await context.setOffline(true);
    await page.reload();
    for (const game of gameIds) {
      const text = writeLog((await matchOf(game)).record());
      const dataTransfer = await page.evaluateHandle((whole) => {
        const data = new DataTransfer();
        data.items.add(new File([whole], 'match.tabella'));
        return data;
      }, text);
      await page.locator('main').dispatchEvent('drop', { dataTransfer });
      await expect(page.locator('.frame-board > *'), game).not.toHaveCount(0);
      await page.goto('/replay');
    }
  });
});
