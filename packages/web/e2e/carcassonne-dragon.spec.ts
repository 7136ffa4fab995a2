// The Princess & the Dragon on its board: the fairy's message before a tile is drawn, the fairy moved, the walk of the dragon.

import type { Choice } from '@tabella/kernel';
import { axeFinds } from './axe.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const TERMS = { game: 'carcassonne', seats: 2, options: { sets: ['dragon'] }, eager: 0.9 } as const;

type Open = { readonly kind: string; readonly about?: Readonly<Record<string, Choice>> };
const askOf = (match: AnyMatch): Open | undefined => match.asks()[0] as Open | undefined;

test('the fairy brings a message before a tile is drawn', async ({ page, sitDown }) => {
  const line = await lookFor({
    ...TERMS,
    since: (match) => askOf(match)?.kind === 'move' && match.state.round === '1A',
    happens: (match, told) => match.state.tile < 0 && told.some(({ event }) => event.kind === 'message'),
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const mine = pages[line.steps[0]?.seat ?? 0] ?? page;
  await expect(mine.locator('.prompt')).toContainText('1 point for the fairy');
  await playOn();
  await expect(mine.locator('.cc-message')).toBeVisible();
  await expect(mine.locator('.cc-drawn')).toHaveCount(0);
  await expect(mine.getByRole('img', { name: 'the fairy' })).toBeVisible();
});

test('the fairy goes to a follower that is pointed at', async ({ page, sitDown }) => {
  const line = await lookFor({
    ...TERMS,
    since: (match) => askOf(match)?.kind === 'figure',
    happens: (_match, told) =>
      told.some(({ event }) => event.kind === 'does' && (event.deed as { readonly do: string }).do === 'fairy'),
  });
  const { pages } = await sitDown('carcassonne', line);
  const [step] = line.steps;
  if (!step) throw new Error('nothing is played');
  const mine = pages[step.seat] ?? page;
  const { seat, figure, tile, segment } = step.choice as Readonly<Record<string, Choice>>;
  await mine.getByRole('button', { name: 'Fairy', exact: true }).click();
  await mine.locator(`[data-figure^="${seat} ${figure} ${tile} ${segment} "]`).press('Enter');
  await expect(mine.locator('.prompt')).toContainText('fairy');
  expect(await axeFinds(mine)).toEqual([]);
  await mine.locator('.ask-confirm').click();
  await expect(mine.getByRole('img', { name: 'the fairy' })).toBeVisible();
});

test('the dragon is led from tile to tile by one seat after the other', async ({ page, sitDown }) => {
  const line = await lookFor({
    ...TERMS,
    since: (match) =>
      askOf(match)?.kind === 'act' && askOf(match)?.about?.step === 'dragon' && match.asks()[0]?.from.length === 3,
    happens: (match, told) =>
      askOf(match)?.kind === 'act' &&
      told.some(({ event }) => event.kind === 'does' && (event.deed as { readonly do: string }).do === 'dragon'),
  });
  const { pages } = await sitDown('carcassonne', line);
  const [step] = line.steps;
  if (!step) throw new Error('nothing is played');
  const mine = pages[step.seat] ?? page;
  const { tile } = step.choice as { readonly tile: number };
  const { tiles } = line.match.view(null) as { readonly tiles: readonly { readonly x: number; readonly y: number }[] };
  const { x, y } = tiles[tile] ?? { x: 0, y: 0 };
  const dragon = mine.getByRole('img', { name: 'the dragon' });
  const stands = () => dragon.evaluate(({ style }) => style.translate);
  await expect(dragon).toBeVisible();
  const before = await stands();
  await expect(mine.locator('.cc-aim')).toHaveCount(3);
  await mine.locator(`.cc-aim[data-cell="${x} ${y}"]`).click();
  await expect(mine.locator('.prompt')).toContainText('The dragon goes');
  expect(await axeFinds(mine)).toEqual([]);
  await mine.locator('.ask-confirm').click();
  await expect.poll(stands).not.toBe(before);
  const other = pages[1 - step.seat] ?? page;
  await expect(other.locator('.cc-aim').first()).toBeVisible();
});
