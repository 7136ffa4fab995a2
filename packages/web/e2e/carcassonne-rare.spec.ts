// Rare moments of Carcassonne's sets on the board: acrobats that are scored, a wind rose whose message comes before the figure.

import { axeFinds } from './axe.ts';
import { type AnyMatch, type Line, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const kindOf = (match: AnyMatch): string | undefined => match.asks()[0]?.kind;

/** Who plays the first step of a line. */
function firstOf(line: Line) {
  const [step] = line.steps;
  if (!step) throw new Error('nothing is played');
  return step;
}

test('a wind rose brings a message before the figure of its tile', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['wind'] },
    since: (match) => kindOf(match) === 'move' && match.state.round === '1C',
    happens: (_match, told) => told.some(({ event }) => event.kind === 'message'),
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const mine = pages[firstOf(line).seat] ?? page;
  await expect(mine.locator('.prompt')).toContainText('3 points');
  await playOn();
  await expect(mine.locator('.cc-message')).toBeVisible();
  expect(await axeFinds(mine)).toEqual([]);
  // The tile lies, and its figure is still to come: only then is it told what was placed.
  await expect(mine.locator('.cc-drawn')).toHaveCount(0);
  const { turn } = line.match.view(null) as { readonly turn: number };
  const decided = line.match.told.filter(({ event }) => event.kind === 'places').length;
  expect(turn - decided).toBe(2);
});

test('three acrobats are scored by pointing at them', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['bigtop'] },
    eager: 0.9,
    since: (match) => kindOf(match) === 'figure',
    happens: (_match, told) =>
      told.some(({ event }) => event.kind === 'does' && (event.deed as { readonly do: string }).do === 'acrobats'),
  });
  const { pages } = await sitDown('carcassonne', line);
  const mine = pages[firstOf(line).seat] ?? page;
  const { tile } = firstOf(line).choice as { readonly tile: number };
  const { tiles } = line.match.view(null) as { readonly tiles: readonly { readonly x: number; readonly y: number }[] };
  const { x, y } = tiles[tile] ?? { x: 0, y: 0 };
  await mine.getByRole('button', { name: 'Score acrobats' }).click();
  await mine.locator(`.cc-aim[data-cell="${x} ${y}"]`).press('Enter');
  await expect(mine.locator('.prompt')).toContainText('Score the three acrobats');
  expect(await axeFinds(mine)).toEqual([]);
  await mine.locator('.ask-confirm').click();
  await expect(mine.locator('.prompt')).not.toContainText('Score the three acrobats');
});
