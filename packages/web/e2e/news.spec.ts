// What just happened: on the table, after an absence, and in the log.

import AxeBuilder from '@axe-core/playwright';
import { type AnyMatch, lookFor, stepInPrompt } from './steer.ts';
import { expect, test } from './test-server.ts';

/** A seat begins its turn. */
const begins = (match: AnyMatch, seat: number): boolean =>
  match.asks()[0]?.kind === 'place' && match.asks()[0]?.seat === seat && match.state.turn === 'turn';

test('who comes back reads what happened, and who puts it away does not read it again', async ({
  page,
  sitDown,
  isMobile,
}) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    since: (match) => begins(match, 1) && match.told.length > 3,
    happens: (match, told) =>
      told.some(({ event }) => event.kind === 'places') && begins(match, 0) && match.told.length > 6,
  });
  const { pages } = await sitDown('carcassonne', line);
  const other = pages[1];
  if (!other) throw new Error('nobody else');
  const address = page.url();
  await page.goto('/');
  for (const step of line.steps) await stepInPrompt(pages[step.seat] ?? other, step);
  await page.goto(address);
  const news = page.getByRole('region', { name: 'While you were away' });
  await expect(news.getByRole('listitem').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await news.getByRole('button', { name: 'Close' }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(news).toHaveCount(0);

  if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
  const lines = page.locator('.log-line');
  const all = await lines.count();
  expect(all).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(lines).toHaveCount(all);
  // In a hand a tap on a line goes to the table, where its place is lit.
  await lines.last().click();
  await expect(page.locator('.cc-map')).toBeVisible();
});
