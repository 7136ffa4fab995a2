// Onmitsu: what may be tapped is in sight and stands in the prompt; the scrolls are opened one by one, then comes the count.

import type { Locator, Page } from '@playwright/test';
import { type AnyMatch, type Line, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const newTurn = (match: AnyMatch): boolean =>
  match.asks().every((ask) => ask.kind === 'choose' && ask.declared === undefined);

/** Whether the whole of it can be seen, without anybody having scrolled. */
async function isInSight(page: Page, thing: Locator): Promise<boolean> {
  const box = await thing.boundingBox();
  const size = page.viewportSize();
  const board = await page.locator('.frame-board').boundingBox();
  if (!box || !size || !board) return false;
  return box.y >= board.y - 1 && box.y + box.height <= board.y + board.height + 1;
}

async function looking(): Promise<Line> {
  let asked = false;
  return lookFor({
    game: 'onmitsu',
    seats: 3,
    since: (match) => {
      asked = match.asks().some((ask) => ask.kind === 'look' && ask.seat === 0 && ask.max === 2 && ask.from.length > 2);
      return asked;
    },
    happens: (_, told) => asked && told.some(({ event }) => event.kind === 'looks-at-scrolls' && event.seat === 0),
  });
}

test('scrolls to look at glow in sight and are buttons; the button says what happens', async ({ sitDown }) => {
  test.setTimeout(180_000);
  const { pages } = await sitDown('onmitsu', await looking());
  const [page] = pages;
  if (!page) throw new Error('nobody sits here');
  await expect(page.locator('.prompt-sentence')).toContainText('Whose scrolls do you look at?');
  const targets = page.locator('.on-scroll-tap[data-may]');
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) await expect.poll(() => isInSight(page, target)).toBe(true);
  const listed = page.locator('.ask-row .choice');
  expect(await listed.count()).toBeGreaterThanOrEqual(await targets.count());
  await expect(page.locator('.ask-confirm')).toHaveText('Look at none');
  await targets.first().click();
  await expect(page.locator('.ask-confirm')).toHaveText(/Look at Seat \d's scroll/);
});

test('while all choose, my scroll is in sight beside a full hand, and the last turn can be read', async ({
  sitDown,
}) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 3,
    happens: (match) => {
      const { hand, turn } = match.view(0) as { readonly hand: readonly unknown[]; readonly turn: number };
      return newTurn(match) && turn > 2 && hand.length >= 5;
    },
  });
  for (const { seat, ask, choice } of line.steps) line.match.answer(seat, ask.id, choice);
  const { pages } = await sitDown('onmitsu', { match: line.match, steps: [] });
  const [page] = pages;
  if (!page) throw new Error('nobody sits here');
  await expect(page.locator('.on-own-scroll').first()).toBeInViewport({ ratio: 1 });
  for (const act of await page.locator('.on-act').all()) {
    await act.scrollIntoViewIfNeeded();
    await expect(act).toBeInViewport({ ratio: 1 });
    expect(await act.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  }
});

test('nobody has won before the last scroll is open', async ({ sitDown }) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 3,
    since: newTurn,
    happens: (match) => (match.result?.winners.length ?? 0) === 1,
  });
  for (const { seat, ask, choice } of line.steps) line.match.answer(seat, ask.id, choice);
  const { pages } = await sitDown('onmitsu', { match: line.match, steps: [] });
  const [page, other] = pages;
  if (!page || !other) throw new Error('nobody sits here');
  const reveal = page.locator('.on-reveal');
  const next = reveal.locator('.on-reveal-next');
  await expect(reveal).toContainText('one by one');
  // Nor does the log say it.
  await expect(page.locator('.log-end')).toHaveCount(0);
  await expect(page.locator('.onmitsu')).not.toContainText(/ wins? with/);
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCSS('background-image', 'none');
  while ((await next.textContent()) !== 'Count the points') {
    await next.click();
    await expect(page.locator('.onmitsu')).not.toContainText(/ wins? with/);
  }
  await next.click();
  await expect(page.locator('.on-count-page h2')).toContainText(/ wins? with \d+/);
  await expect(page.locator('.on-score').first()).toContainText('You');
  await expect(page.locator('.on-score')).toHaveCount(3);
  await expect(page.locator('.on-decisive')).toContainText('Decisive');
  await other.getByRole('button', { name: 'Skip' }).click();
  await expect(other.locator('.on-count-page h2')).toBeVisible();
});

test('at night the board is dark', async ({ sitDown }) => {
  test.setTimeout(180_000);
  const line = await lookFor({ game: 'onmitsu', seats: 2, since: newTurn, happens: () => true });
  const { pages } = await sitDown('onmitsu', line);
  const [page] = pages;
  if (!page) throw new Error('nobody sits here');
  await page.emulateMedia({ colorScheme: 'dark' });
  const light = () =>
    page.locator('.onmitsu').evaluate((board) => {
      const [r = 0, g = 0, b = 0] = getComputedStyle(board).color.match(/\d+/g)?.map(Number) ?? [];
      return (r + g + b) / 3;
    });
  await expect.poll(light).toBeGreaterThan(180);
});
