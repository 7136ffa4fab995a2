// Bridges, Castles & Bazaars on its board: a city that becomes a castle, and an auction by its buttons.

import type { Choice } from '@tabella/kernel';
import { axeFinds } from './axe.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const TERMS = { game: 'carcassonne', seats: 2, options: { sets: ['bridges'] }, eager: 0.9 } as const;

type Open = { readonly kind: string; readonly about?: Readonly<Record<string, Choice>> };
const askOf = (match: AnyMatch): Open | undefined => match.asks()[0] as Open | undefined;
const isAsked = (match: AnyMatch, step: string): boolean => askOf(match)?.about?.step === step;

type Told = readonly { readonly event: { readonly kind: string } & object }[];
const isDone = (told: Told, name: string): boolean =>
  told.some(({ event }) => 'deed' in event && (event.deed as { readonly do: string }).do === name);

test('a city becomes a castle on two tiles', async ({ page, sitDown }) => {
  const line = await lookFor({
    ...TERMS,
    since: (match) => isAsked(match, 'castle'),
    happens: (_match, told) => isDone(told, 'castle'),
  });
  const { pages } = await sitDown('carcassonne', line);
  const mine = pages[line.steps[0]?.seat ?? 0] ?? page;
  await expect(mine.locator('.prompt')).toContainText('Do you make this city a castle?');
  await mine.locator('.cc-aim').click();
  expect(await axeFinds(mine)).toEqual([]);
  await mine.locator('.ask-confirm').click();
  await expect(mine.getByRole('img', { name: '1 castle' }).first()).toBeVisible();
});

test('a tile is put up, bid for and sold', async ({ page, sitDown }) => {
  // Whoever has no points yet can bid by making debts.
  const options = { sets: ['bridges'], messages: 'off', debts: true };
  const line = await lookFor({
    ...TERMS,
    options,
    since: (match) => isAsked(match, 'auction'),
    happens: (match) => isAsked(match, 'open'),
  });
  const { pages } = await sitDown('carcassonne', line);
  const seller = line.steps[0]?.seat ?? 0;
  const [mine, other] = [pages[seller] ?? page, pages[1 - seller] ?? page];
  await expect(mine.locator('.cc-for-sale')).toHaveCount(2);
  await mine.locator('button.cc-for-sale').first().click();
  expect(await axeFinds(mine)).toEqual([]);
  await mine.locator('.ask-confirm').click();
  await mine.locator('.cc-auction').getByRole('button', { name: 'Bid 1', exact: true }).click();
  await mine.locator('.ask-confirm').click();
  await expect(other.locator('.cc-auction-note')).toContainText('1 by');
  await other.locator('.cc-auction').getByRole('button', { name: 'Bid 2', exact: true }).click();
  await other.getByRole('button', { name: 'One more' }).click();
  await expect(other.locator('.prompt')).toContainText('Bid 3');
  expect(await axeFinds(other)).toEqual([]);
  await other.locator('.ask-confirm').click();
  await mine.getByRole('button', { name: 'Sell it for 3 points' }).click();
  await expect(mine.locator('.prompt')).toContainText('Sell it for 3 points');
});

test('six tiles for sale and their bids fit the screen', async ({ page, sitDown }) => {
  const line = await lookFor({
    ...TERMS,
    seats: 6,
    options: { sets: ['bridges'], messages: 'off', debts: true },
    since: (match) => isAsked(match, 'open'),
    happens: (match) => isAsked(match, 'bid'),
  });
  const { pages } = await sitDown('carcassonne', line);
  const mine = pages[line.steps[0]?.seat ?? 0] ?? page;
  await expect(mine.locator('.cc-for-sale')).toHaveCount(6);
  await expect(mine.locator('.cc-auction').getByRole('button', { name: 'Bid 2', exact: true })).toBeVisible();
  const beyond = await mine.locator('.cc-auction').evaluate((panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('img, button, .cc-auction-note')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
    }).length;
  });
  expect(beyond).toBe(0);
});
