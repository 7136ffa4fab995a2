// Sets of Carcassonne on the board: a message between tile and figure, acrobats on another tile, a flock to be scored.

import { playOne } from './carcassonne.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const begins = (match: AnyMatch): boolean =>
  match.asks()[0]?.kind === 'place' && match.state.turn === 'turn' && match.state.waiting.length === 0;

test('a quarter of the wind rose brings a message before the figure', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['wind'] },
    since: begins,
    happens: (match) => match.asks()[0]?.kind === 'message' && match.state.resume === 'figure',
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const mine = pages[line.steps[0]?.seat ?? 0] ?? page;
  await playOn();
  await expect(mine.locator('.cc-message')).toBeVisible();
  await expect(mine.locator('.cc-place')).toHaveCount(0);
  const placed = mine.locator('.cc-place').first();
  // What the message brings is walked first; it may bring another one.
  await expect(async () => {
    if (!(await placed.isVisible())) await playOne(mine);
    await expect(placed).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('an acrobat climbs on a mat beside the tile just laid', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['bigtop'], messages: 'off' },
    since: begins,
    happens: (match) => {
      const ask = match.asks()[0];
      return ask?.kind === 'figure' && ask.from.some((one) => JSON.stringify(one).includes('"tile"'));
    },
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const [step] = line.steps;
  const mine = pages[step?.seat ?? 0] ?? page;
  await playOn();
  const pieces = mine.locator('.cc-piece-button');
  const before = await pieces.count();
  const mat = mine.getByRole('button', { name: /^Acrobat/ }).first();
  await mat.press('Enter');
  await mine.locator('.ask-confirm').click();
  await expect(pieces).toHaveCount(before + 1);
});

test('whoever extends the field of their shepherd scores the flock or draws on', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['hills'], messages: 'off' },
    eager: 1,
    since: begins,
    happens: (match) => match.asks()[0]?.kind === 'act',
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const mine = pages[line.steps[0]?.seat ?? 0] ?? page;
  await playOn();
  const score = mine.getByRole('button', { name: /^Score the flock/ }).first();
  await expect(score).toBeVisible();
  await expect(mine.getByRole('img', { name: /sheep$/ }).first()).toBeVisible();
  await score.click();
  await expect(mine.getByRole('img', { name: /sheep$/ })).toHaveCount(0);
});
