// Carcassonne with every set, a whole match in a hand: whatever is asked is answered by what the board offers, chosen by chance.

import type { Locator, Page } from '@playwright/test';
import type { GameInfo } from '@tabella/table/protocol';
import { chance } from './chance.ts';
import { newTable, takesAnswers } from './play.ts';
import { expect, test } from './test-server.ts';

test.use({ viewport: { width: 390, height: 844 } });

const HAND = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** So many tiles are left when it is looked at. */
const LOOKS = { early: 310, middle: 160, late: 30 } as const;

/** On the land, where it may lie outside of what is shown. */
const ON_LAND = '.cc-spot, .cc-place, .cc-aim, .cc-piece-button[data-choice]';
const ON_PANELS = 'button.cc-for-sale, .cc-tray .cc-btn:enabled, .cc-hand, .cc-way:enabled';
const SOON = 2_000;
/** The land is drawn anew in another size. */
const PAINTED_MS = 8_000;
const LONG_WAIT = 60_000;
/** Something offered is meant first, then chosen. */
const MOST_TAPS = 8;

const anyOf = async (all: Locator): Promise<Locator> => all.nth(chance.int(await all.count()));

/** The options of the preset. */
async function everything(page: Page): Promise<object> {
  const { games } = (await (await page.request.get('/api/games')).json()) as { readonly games: readonly GameInfo[] };
  const preset = games.find(({ id }) => id === 'carcassonne')?.presets.find(({ id }) => id === 'everything');
  if (!preset) throw new Error('there is no such preset');
  return preset.options;
}

/** Taps at what is offered until it can be confirmed; now and then what the prompt itself offers. */
async function answer(page: Page): Promise<void> {
  const confirm = page.locator('.ask-confirm:enabled');
  const inPrompt = page.locator('.ask-row .btn-choice:enabled');
  for (let taps = 0; taps < MOST_TAPS && (await confirm.count()) === 0; taps++) {
    const [land, panels] = [page.locator(ON_LAND), page.locator(ON_PANELS)];
    const [onLand, onPanels] = [await land.count(), await panels.count()];
    if ((await inPrompt.count()) > 0 && (onLand + onPanels === 0 || chance.fraction() < 0.2))
      return (await anyOf(inPrompt)).click({ timeout: SOON });
    if (onPanels > 0 && (onLand === 0 || chance.fraction() < 0.3)) await (await anyOf(panels)).click({ timeout: SOON });
    else if (onLand > 0) await (await anyOf(land)).press('Enter', { timeout: SOON });
  }
  await confirm.click({ timeout: SOON });
}

/** What is asked, and how much was told by then: the same question twice is told apart. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector('.prompt-sentence')?.textContent} ${document.querySelectorAll('.log-turns *').length}`,
  );

async function isOver(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.ask-row, .over-row') !== null, null, {
    timeout: LONG_WAIT,
  });
  return (await page.locator('.over-row').count()) > 0;
}

/** In a hand by day, and at a desk by night. */
async function lookAt(page: Page, name: string, outputPath: (name: string) => string): Promise<void> {
  await page.screenshot({ path: outputPath(`${name}-390-light.png`) });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(PAINTED_MS);
  await page.screenshot({ path: outputPath(`${name}-1440-dark.png`) });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(HAND);
}

test('a whole match with every set is played in a hand', { tag: '@whole' }, async ({ page }, info) => {
  const outputPath = (name: string): string => info.outputPath(name);
  test.setTimeout(1_200_000);
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const options = await everything(page);
  const code = await newTable(page, { game: 'carcassonne', seats: 2, options, fill: 'easy', start: true });
  await page.goto(`/t/${code}`);
  const due = new Map<string, number>(Object.entries(LOOKS));
  while (!(await isOver(page))) {
    await takesAnswers(page);
    const left = Number.parseInt((await page.locator('.cc-tiles-left').allTextContents())[0] ?? '', 10);
    for (const [name, tiles] of due) {
      if (!(left <= tiles)) continue;
      due.delete(name);
      await lookAt(page, name, outputPath);
    }
    const before = await asked(page);
    await expect(async () => {
      if ((await asked(page)) === before) await answer(page);
      await expect.poll(() => asked(page), { timeout: SOON }).not.toBe(before);
    }).toPass({ timeout: LONG_WAIT });
  }
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await expect(page.locator('.cce h2')).toContainText(/wins? with|share the win with/);
  await lookAt(page, 'end', outputPath);
  expect([...due.keys()]).toEqual([]);
  expect(broken).toEqual([]);
});
