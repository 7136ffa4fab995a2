// Carcassonne as a person sees it: what just happened, a camera that stays, what a tile brings, the guide, the end.

import type { Page } from '@playwright/test';
import type { Choice } from '@tabella/kernel';
import { axeFinds } from './axe.ts';
import { playOne, scaleOf } from './carcassonne.ts';
import { newTable } from './play.ts';
import { byBots } from './states/by-bots.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const mayLay = (page: Page) => expect(page.locator('.cc-spot').first()).toBeVisible({ timeout: 60_000 });

/** A whole turn of mine, until a tile may be laid again. */
async function myTurn(page: Page): Promise<void> {
  await mayLay(page);
  do await playOne(page);
  while ((await page.locator('.cc-spot').count()) === 0);
}

test('the toast tells what the others did until the board is touched, and the camera stays', async ({ page }) => {
  // Without messages nobody is asked anything in another's turn: what both others did is news.
  const options = { messages: 'off' };
  const code = await newTable(page, { game: 'carcassonne', seats: 3, options, fill: 'easy', start: true });
  await page.goto(`/t/${code}`);
  await mayLay(page);
  const map = page.locator('.cc-map');
  await map.press('+');
  const toast = page.getByRole('region', { name: 'What just happened' });
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(0.5);
  // The glide is over when it has stopped growing.
  let before = 0;
  await expect
    .poll(async () => {
      const last = before;
      before = await scaleOf(page);
      return before - last;
    })
    .toBe(0);
  await myTurn(page);
  expect(await scaleOf(page)).toBe(before);
  await expect(toast.getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('.cc-last[data-fresh]')).toHaveCount(1);
  await toast.getByRole('button', { name: 'Show' }).click();
  await expect(toast.getByRole('button', { name: 'Back' })).toBeVisible();
  await toast.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => scaleOf(page)).toBe(before);
  expect(await axeFinds(page)).toEqual([]);
  await map.dispatchEvent('pointerdown', { button: 0, pointerId: 9 });
  await map.dispatchEvent('pointerup', { button: 0, pointerId: 9 });
  await expect(toast).toHaveCount(0);
});

type Award = Readonly<Record<string, Choice>>;

/** A seat begins its turn, with nothing waiting underneath. */
const begins = (match: AnyMatch): boolean =>
  match.asks()[0]?.kind === 'place' && match.state.turn === 'turn' && match.state.waiting.length === 0;

test('what a tile closes is said before it is laid, and R turns it', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    eager: 0.8,
    since: begins,
    // Whoever laid the tile scores with a figure that stood there before.
    happens: (match, told) => {
      const awards = told.flatMap(({ event }) => (event.kind === 'award' ? [event.award as Award] : []));
      const scored = awards.find(({ round }) => round === '3');
      const laid = match.told.findLast(({ event }) => event.kind === 'places')?.event;
      return scored !== undefined && laid !== undefined && laid.seat === scored.seat && laid.figure === null;
    },
  });
  const { pages } = await sitDown('carcassonne', line);
  const [step] = line.steps;
  if (!step) throw new Error('nothing is played');
  const { x, y } = step.choice as { readonly x: number; readonly y: number };
  const mine = pages[step.seat] ?? page;
  await mine.locator(`[data-cell="${x} ${y}"]`).press('Enter');
  const turn = mine.getByRole('button', { name: 'Turn the tile' });
  await expect(async () => {
    const closes = mine.locator('.prompt').getByText(/^Closes your .*: \d+ points?/);
    if (await closes.isVisible()) return;
    if (await turn.isEnabled()) await mine.keyboard.press('r');
    await expect(closes).toBeVisible({ timeout: 1_500 });
  }).toPass();
});

test('the drawn tile covers no spot, and the land stays under the finger', async ({ page, sitDown }) => {
  const line = await byBots({
    game: 'carcassonne',
    seats: 3,
    happens: (match) =>
      match.asks().some(({ kind, seat }) => kind === 'place' && seat === 0) && match.log().rows.length >= 90,
  });
  await sitDown('carcassonne', line, { bots: [1, 2] });
  await mayLay(page);
  const map = await page.locator('.cc-map').boundingBox();
  const rail = await page.locator('.cc-rail').boundingBox();
  if (!map || !rail) throw new Error('no map, or no tile');
  expect(rail.y).toBeGreaterThanOrEqual(map.y + map.height);
  const place = () => page.locator('.cc-pane').evaluate(({ style }) => style.transform);
  const before = await place();
  const EDGE = 60;
  const isInside = (box: { x: number; y: number; width: number; height: number } | null): boolean =>
    box !== null &&
    box.x > map.x &&
    box.x + box.width < map.x + map.width &&
    box.y > map.y + EDGE &&
    box.y + box.height < map.y + map.height - EDGE;
  const spots = await page.locator('.cc-spot').all();
  const boxes = await Promise.all(spots.map((spot) => spot.boundingBox()));
  const inside = spots.filter((_, i) => isInside(boxes[i] ?? null));
  for (const spot of inside.slice(0, 4)) {
    await spot.click();
    await expect(page.locator('.ask-confirm')).toBeVisible();
    expect(await place()).toBe(before);
  }
  expect(inside.length).toBeGreaterThan(0);
});

test('the guide is played to its end', async ({ page }) => {
  await page.goto('/carcassonne/guide');
  const go = page.locator('.ccg-go');
  const title = page.locator('.ccg h2').first();
  const coach = page.getByRole('region', { name: 'The guide' });
  const lay = (cell: string) => page.locator(`[data-cell="${cell}"]`).press('Enter');
  await go.click();
  await expect(coach).toContainText('2 of 10');
  // Something else is no mistake, and is answered with a hint.
  await lay('0 2');
  await go.click();
  await expect(coach).toContainText('but here extend the road');
  await lay('1 0');
  // Enter confirms from where it was chosen.
  await page.locator('[data-cell="1 0"]').press('Enter');
  await expect(coach).toContainText('Place a meeple');
  await page.locator('.cc-place[data-segment="0"]').press('Enter');
  await go.click();
  await expect(page.getByRole('region', { name: 'What just happened' })).toContainText('city edge, with a knight');
  await go.click();
  await lay('2 0');
  await expect(coach).toContainText('Closes your road: 4 points, 11 → 15, brings a message');
  await go.click();
  await page.locator('.cc-place[data-segment="3"]').press('Enter');
  await go.click();
  await coach.getByRole('button', { name: /Scoring meeple 11 → 15/ }).click();
  await go.click();
  await expect(page.locator('.cc-message')).toContainText('Score 4');
  await go.click();
  await expect(coach).toContainText('The last tile');
  expect(await axeFinds(page)).toEqual([]);
  await lay('-1 -1');
  await go.click();
  await expect(coach).toContainText('10 of 10');
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await expect(title).toHaveText('You win with 35');
});

test('the end: counted feature by feature, then the headline, me first', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    eager: 0.7,
    since: (match) => match.asks()[0]?.kind === 'place',
    happens: (match) => match.result !== null && match.result.winners.length === 1,
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const { match } = line;
  await playOn();
  for (const step of line.steps) {
    const ask = match.asks().find(({ seat }) => seat === step.seat);
    if (ask) match.answer(step.seat, ask.id, step.choice);
  }
  const [winner = 0] = match.result?.winners ?? [];
  const scores = match.result?.scores ?? [];
  const count = page.getByRole('region', { name: 'The last count' });
  await expect(count).toContainText('1 of ');
  await count.getByRole('button', { name: 'Next' }).click();
  await expect(count).toContainText('2 of ');
  await expect(page.locator('.cce .cc-highlight')).toHaveCount(1);
  for (const [seat, one] of pages.entries()) {
    await one.getByRole('button', { name: 'Skip to the result' }).click();
    const who = seat === winner ? 'You win' : `Seat ${winner + 1} wins`;
    await expect(one.locator('.cce h2')).toHaveText(`${who} with ${scores[winner]}`);
    const table = one.locator('.cce-sources');
    await expect(table.getByRole('columnheader').first()).toContainText('You');
    await expect(table.locator('tfoot td').first()).toHaveText(String(scores[seat]));
    await expect(one.getByRole('table', { name: 'Points over the game' })).toBeAttached();
  }
  // What can be done next stands in one row.
  const buttons = await page.locator('.over-row > .btn').all();
  const heights = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
  expect(new Set(heights).size).toBe(1);
  expect(await axeFinds(page)).toEqual([]);
});
