// The Message: Emissary Crisis on its board: what seldom happens, played by people from a moment before; and a whole match.

import type { Page } from '@playwright/test';
import { OVER, playAnything } from './play.ts';
import { type AnyMatch, lookFor, nameOf } from './steer.ts';
import { expect, test } from './test-server.ts';

/** Usually a Counteract keeps quiet about cards that are aimed at others. */
const askAboutEveryCard = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem(`emissary habits ${location.pathname}`, 'counteract:every'));

/** Whoever reads it is "you" in it. */
const countered = (seat: number): RegExp => new RegExp(`(${nameOf(seat)}'s|Your) Counteract is countered\\.`);
const intercepts = (seat: number): RegExp => new RegExp(`(${nameOf(seat)} intercepts|You intercept) the message\\.`);

const quiet = (match: AnyMatch): boolean =>
  match.state.stack.length === 0 && match.asks().every((ask) => ask.declared === undefined);

test('a Counteract is counteracted: it has no effect', { tag: '@desk' }, async ({ sitDown, time }) => {
  let first = -1;
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    eager: 0.7,
    since: quiet,
    happens: ({ state }) => {
      const [below, top] = state.stack.slice(-2);
      first = below?.by ?? -1;
      return below?.as === 'counteract' && top?.as === 'counteract';
    },
  });
  const { pages, playOn } = await sitDown('emissary', line);
  for (const one of pages) await askAboutEveryCard(one);
  await playOn();
  // Nobody answers the second one.
  for (const one of pages) {
    const told = one.getByRole('log').getByText(countered(first));
    await time.until(async () => (await told.count()) > 0);
  }
});

/** The players who intercepted the message on its way, in this order. */
function interceptors(match: AnyMatch): readonly number[] {
  const events = match.told.map(({ event }) => event);
  const sent = events.findLastIndex(({ kind }) => kind === 'sends');
  return events.slice(sent).flatMap(({ kind, seat }) => (kind === 'intercepts' ? [seat as number] : []));
}

test('an Intercept is intercepted: the message goes to the later one', { tag: '@desk' }, async ({ sitDown, time }) => {
  let later = -1;
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    eager: 0.7,
    since: (match) => match.asks()[0]?.kind === 'send',
    happens: (match) => {
      const [first, second] = interceptors(match);
      later = second ?? -1;
      return first !== undefined && second !== undefined;
    },
  });
  const { pages, playOn } = await sitDown('emissary', line);
  await playOn();
  // Nobody answers the second card.
  for (const one of pages) {
    const told = one.getByRole('log').getByText(intercepts(later));
    await time.until(async () => (await told.count()) > 0);
  }
});

test('somebody falls and wins at once: the end says how', { tag: '@desk' }, async ({ sitDown }) => {
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    eager: 0.5,
    since: (match) => quiet(match) && match.asks()[0]?.kind !== 'pick',
    happens: ({ result }, told) =>
      result !== null &&
      told.some(({ event }) => event.kind === 'falls' && result.winners.includes(event.seat as number)),
  });
  const { pages, playOn } = await sitDown('emissary', line);
  await playOn();
  for (const one of pages) {
    await expect(one.getByRole('button', { name: OVER })).toBeVisible();
    await expect(one.locator('.end').getByRole('heading', { name: /win|lost/ })).toBeVisible();
  }
});

test('a page loaded again in the middle of a window shows the same question', { tag: '@desk' }, async ({
  page,
  sitDown,
}) => {
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    since: () => true,
    happens: (match) =>
      match.asks()[0]?.kind === 'transit' && match.asks().some(({ seat, from }) => seat === 0 && from.length > 1),
  });
  const { playOn } = await sitDown('emissary', line);
  await playOn();
  const pass = page.locator('.ask-row').getByRole('button', { name: 'Let it happen' });
  await expect(pass).toBeVisible();
  const sentence = page.locator('.prompt-sentence');
  const before = await sentence.textContent();
  await page.reload();
  await expect(sentence).toHaveText(before ?? '');
  await expect(pass).toBeVisible();
});

interface Row {
  readonly alive: boolean;
  readonly identity: string | null;
  readonly red: number;
  readonly blue: number;
}

/** All live, and two of the three bots want but one more message. */
function isLate(match: AnyMatch): boolean {
  const rowOf = (seat: number): Row | undefined =>
    (match.view(seat) as unknown as { readonly seats: readonly Row[] }).seats[seat];
  const rows = [0, 1, 2, 3, 4].map(rowOf);
  const near = (row: Row | undefined): boolean =>
    row !== undefined && ((row.identity === 'KDR' && row.red === 2) || (row.identity === 'FRS' && row.blue === 2));
  return rows.every((row) => row?.alive) && rows.slice(2).filter(near).length >= 2;
}

test('two people and three bots play a match to its end', { tag: '@desk' }, async ({ sitDown, time }) => {
  test.setTimeout(300_000);
  // Late in a match: the whole of it has a hundred windows.
  const line = await lookFor({
    game: 'emissary',
    seats: 5,
    since: () => true,
    happens: (match) => quiet(match) && isLate(match),
  });
  const { pages } = await sitDown('emissary', line, { bots: [2, 3, 4] });
  // A fallen player looks on until the others are done.
  await playAnything(pages, time);
  for (const one of pages) await expect(one.getByRole('button', { name: OVER })).toBeVisible();
});
