// The Tower on its board: a follower that a tower captures, and the ransom before the next tile is drawn.

import type { Page } from '@playwright/test';
import type { Choice, GameEvent } from '@tabella/kernel';
import { axeFinds } from './axe.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const TERMS = { game: 'carcassonne', seats: 2, options: { sets: ['tower'], messages: 'off' }, eager: 0.9 } as const;

type Open = { readonly about?: Readonly<Record<string, Choice>> };
const isAsked = (match: AnyMatch, step: string): boolean => (match.asks()[0] as Open | undefined)?.about?.step === step;

interface Deed {
  readonly do: string;
  readonly seat: number;
  readonly figure: string;
  readonly tile: number;
  readonly segment: number;
}

type Events = readonly { readonly event: GameEvent }[];
/** Who did it, and what. */
const done = (told: Events, name: string): { readonly seat: number; readonly deed: Deed } | undefined =>
  told
    .map(({ event }) => event as unknown as { readonly seat: number; readonly deed?: Deed })
    .flatMap(({ seat, deed }) => (deed?.do === name ? [{ seat, deed }] : []))[0];

async function openHoldings(page: Page): Promise<void> {
  await page.locator('.cc-controls [aria-expanded]').click();
  await page.getByRole('button', { name: 'What everybody has' }).click();
}

test('a tower captures the follower that is pointed at, and it is a prisoner', async ({ page, sitDown }) => {
  const line = await lookFor({
    ...TERMS,
    since: (match) => isAsked(match, 'capture'),
    happens: (_match, told) => {
      const { seat, deed } = done(told, 'capture') ?? {};
      return deed !== undefined && deed.seat !== seat && told.every(({ event }) => event.kind !== 'returns');
    },
  });
  const { pages } = await sitDown('carcassonne', line);
  const [step] = line.steps;
  if (!step) throw new Error('nothing is played');
  const mine = pages[step.seat] ?? page;
  const { seat, figure, tile, segment } = step.choice as unknown as Deed;
  await expect(mine.locator('.prompt')).toContainText('The tower reaches these figures. Capture one?');
  const follower = mine.locator(`[data-figure^="${seat} ${figure} ${tile} ${segment} "]`);
  await follower.first().press('Enter');
  await expect(mine.locator('.prompt')).toContainText('Capture');
  expect(await axeFinds(mine)).toEqual([]);
  const before = await mine.locator('.cc-piece-button').count();
  await mine.locator('.ask-confirm').click();
  await expect(mine.locator('.cc-piece-button')).toHaveCount(before - 1);
  await openHoldings(mine);
  await expect(mine.locator('.cc-holdings li').nth(step.seat)).toContainText('1 captured');
});

test('a prisoner is bought back before the tile is drawn, for three points', async ({ page, sitDown }) => {
  const line = await lookFor({
    ...TERMS,
    since: (match) => isAsked(match, 'ransom'),
    happens: (_match, told) => done(told, 'ransom') !== undefined,
  });
  const { pages } = await sitDown('carcassonne', line);
  const [step] = line.steps;
  if (!step) throw new Error('nothing is played');
  const mine = pages[step.seat] ?? page;
  const { seats } = line.match.view(null) as { readonly seats: readonly { readonly score: number }[] };
  const after = seats.map(({ score }, seat) => String(score + (seat === step.seat ? -3 : 3)));
  await expect(mine.locator('.prompt')).toContainText('Buy back a figure for 3 points before you draw?');
  await expect(mine.locator('.cc-drawn')).toHaveCount(0);
  await mine
    .getByRole('button', { name: /^Buy back your/ })
    .first()
    .click();
  expect(await axeFinds(mine)).toEqual([]);
  await mine.locator('.ask-confirm').click();
  await expect(mine.locator('.cc-drawn')).toBeVisible();
  await openHoldings(mine);
  await expect(mine.locator('.cc-holdings .cc-score')).toHaveText(after);
});
