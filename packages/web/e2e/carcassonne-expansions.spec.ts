// Sets of Carcassonne on the board: a message between tile and figure, acrobats on another tile, a flock to be scored.

import type { Choice } from '@tabella/kernel';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

type Award = Readonly<Record<string, Choice>>;

const begins = (match: AnyMatch): boolean =>
  match.asks()[0]?.kind === 'place' && match.state.turn === 'turn' && match.state.waiting.length === 0;

/** Was a message drawn for laying this tile, and is its figure still to come? */
function isBetween({ told }: AnyMatch): boolean {
  const events = told.map(({ event }) => event);
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'places') + 1);
  const rose = since.findIndex(({ award }) => award !== undefined && (award as Award).round === '1C');
  return rose >= 0 && since.slice(rose).some(({ kind }) => kind === 'message');
}

test('a quarter of the wind rose brings a message before the figure', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['wind'] },
    since: begins,
    happens: (match) => match.asks()[0]?.kind === 'figure' && isBetween(match),
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const mine = pages[line.steps[0]?.seat ?? 0] ?? page;
  expect(line.steps.map(({ ask }) => ask.kind).slice(0, 3)).toEqual(['place', 'move', 'message']);
  await playOn();
  await expect(mine.locator('.cc-place').first()).toBeVisible();
  await expect(mine.locator('.cc-message')).toHaveCount(0);
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
  const flocks = mine.getByRole('img', { name: /sheep$/ });
  await expect(flocks.first()).toBeVisible();
  const before = await flocks.count();
  await score.click();
  await mine.locator('.ask-confirm').click();
  await expect(flocks).not.toHaveCount(before);
});
