// What just happened: on the table, after an absence, and in the log.

import { axeFinds } from './axe.ts';
import type { SitDown } from './several-people.ts';
import { type AnyMatch, type Line, lookFor, stepInPrompt } from './steer.ts';
import { expect, test } from './test-server.ts';

/** A seat begins its turn. */
const begins = (match: AnyMatch, seat: number): boolean =>
  match.asks()[0]?.kind === 'place' && match.asks()[0]?.seat === seat && match.state.turn === 'turn';

/** A turn of the other one in which so many events are told. */
async function turnOf(least: number, most: number): Promise<Line> {
  let from = 0;
  return lookFor({
    game: 'carcassonne',
    seats: 2,
    eager: 0.8,
    since: (match) => {
      const now = begins(match, 1) && match.told.length > 3;
      if (now) from = match.told.length;
      return now;
    },
    happens: (match) => {
      const told = from === 0 ? 0 : match.told.length - from;
      return begins(match, 0) && told >= least && told <= most;
    },
  });
}

/** The first of two goes away while the other plays, and comes back. */
async function comeBack(line: Line, sitDown: SitDown): Promise<void> {
  const { pages } = await sitDown('carcassonne', line);
  const [page, other] = pages;
  if (!page || !other) throw new Error('nobody else');
  const address = page.url();
  await page.goto('/');
  for (const step of line.steps) await stepInPrompt(pages[step.seat] ?? other, step);
  await page.goto(address);
  await expect(page.locator('.cc-map')).toBeVisible();
}

test('a little news stands on the board that shows it, and nowhere else', async ({ page, sitDown }) => {
  await comeBack(await turnOf(1, 2), sitDown);
  await expect(page.getByRole('region', { name: 'What just happened' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'While you were away' })).toHaveCount(0);
});

test('who comes back reads what happened, and who puts it away does not read it again', async ({
  page,
  sitDown,
  isMobile,
}) => {
  await comeBack(await turnOf(6, 20), sitDown);
  const news = page.getByRole('region', { name: 'While you were away' });
  await expect(news.getByRole('listitem').first()).toBeVisible();
  // It covers nothing of the board.
  const [told, board] = [await news.boundingBox(), await page.locator('.frame-board').boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  expect(await axeFinds(page)).toEqual([]);
  await news.getByRole('button', { name: 'Close' }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(news).toHaveCount(0);

  if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
  const lines = page.locator('.log-line');
  await expect(lines.last()).toBeVisible();
  const all = await lines.count();
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(lines).toHaveCount(all);
  // In a hand a tap on a line goes to the table, where its place is lit.
  await lines.last().click();
  await expect(page.locator('.cc-map')).toBeVisible();
});
