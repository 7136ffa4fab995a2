// Onmitsu on its board: a reversal of a reversal, a contested end, and three at the table to the end.

import { expect, test } from '@playwright/test';
import { playBy, sitDown } from './company.ts';
import { OVER, playAnything } from './play.ts';
import { type AnyMatch, lookFor } from './steer.ts';

interface Shown {
  readonly turn: number;
  readonly plays: readonly { readonly flips: readonly unknown[] }[];
  readonly end: { readonly contested: boolean | null } | null;
}

const shown = (match: AnyMatch): Shown => match.view(null) as unknown as Shown;
/** Everybody is asked for the choice of a new turn. */
const newTurn = (match: AnyMatch): boolean =>
  match.asks().every((ask) => ask.kind === 'choose' && ask.declared === undefined);

test('a reversal is reversed: the arrow turns twice', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 2,
    eager: 0.9,
    passes: 0,
    since: newTurn,
    happens: (match, told) => told.length > 0 && (shown(match).plays.at(-1)?.flips.length ?? 0) >= 2,
  });
  const pages = await sitDown(page, browser, 'onmitsu', line);
  await playBy(pages, line.steps);
  for (const one of pages) {
    await expect
      .poll(() =>
        one
          .getByRole('log')
          .getByText(/round\.$/)
          .count(),
      )
      .toBeGreaterThanOrEqual(2);
  }
});

test('two true scrolls at the end contest each other', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 2,
    eager: 0.3,
    passes: 1,
    since: newTurn,
    happens: (match) => match.result !== null && shown(match).end?.contested === true,
  });
  const pages = await sitDown(page, browser, 'onmitsu', line);
  await playBy(pages, line.steps);
  for (const one of pages) {
    await expect(one.getByRole('button', { name: OVER })).toBeVisible({ timeout: 30_000 });
    await expect(one.getByText(/contest/i).first()).toBeAttached();
  }
});

test('two people and a bot play a match to its end', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 3,
    since: () => true,
    happens: (match) => newTurn(match) && shown(match).turn >= 26,
  });
  const pages = await sitDown(page, browser, 'onmitsu', line, { bots: [2], window: 'quick' });
  await Promise.all(pages.map((one) => playAnything(one)));
  for (const one of pages) await expect(one.getByRole('button', { name: OVER })).toBeVisible();
});
