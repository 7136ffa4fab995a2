// Onmitsu on its board: a reversal of a reversal, a contested end, and three at the table to the end.

import { OVER, playAnything } from './play.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

interface Shown {
  readonly turn: number;
  readonly plays: readonly { readonly flips: readonly unknown[] }[];
  readonly end: { readonly contested: boolean | null } | null;
}

const shown = (match: AnyMatch): Shown => match.view(null) as unknown as Shown;
/** Everybody is asked for the choice of a new turn. */
const newTurn = (match: AnyMatch): boolean =>
  match.asks().every((ask) => ask.kind === 'choose' && ask.declared === undefined);

test('a reversal is reversed: the arrow turns twice', { tag: '@desk' }, async ({ sitDown }) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 2,
    eager: 0.9,
    since: newTurn,
    happens: (match, told) => told.length > 0 && (shown(match).plays.at(-1)?.flips.length ?? 0) >= 2,
  });
  const { pages, playOn } = await sitDown('onmitsu', line);
  await playOn();
  for (const one of pages) {
    await expect
      .poll(() =>
        one
          .getByRole('log')
          .getByText(/reverses|reversed/)
          .count(),
      )
      .toBeGreaterThanOrEqual(2);
  }
});

test('two true scrolls at the end contest each other', { tag: '@desk' }, async ({ sitDown }) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 2,
    eager: 0.3,
    since: newTurn,
    happens: (match) => match.result !== null && shown(match).end?.contested === true,
  });
  const { pages, playOn } = await sitDown('onmitsu', line);
  await playOn();
  for (const one of pages) {
    await expect(one.getByRole('button', { name: OVER })).toBeVisible();
    await expect(one.getByText(/contest/i).first()).toBeAttached();
  }
});

test('two people and a bot play a match to its end', { tag: '@desk' }, async ({ sitDown, time }) => {
  test.setTimeout(300_000);
  const line = await lookFor({
    game: 'onmitsu',
    seats: 3,
    since: () => true,
    happens: (match) => newTurn(match) && shown(match).turn >= 28,
  });
  const { pages } = await sitDown('onmitsu', line, { bots: [2] });
  await playAnything(pages, time);
  for (const one of pages) await expect(one.getByRole('button', { name: OVER })).toBeVisible();
});
