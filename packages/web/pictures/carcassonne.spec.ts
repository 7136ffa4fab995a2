// Pictures of Carcassonne's box, and of the land late in a match with every set.

import { sets } from '../../games/carcassonne/tiles/index.ts';
import { newTable } from '../e2e/play.ts';
import { lookFor } from '../e2e/steer.ts';
import { expect, test } from '../e2e/test-server.ts';
import { take } from './picture.ts';

const EVERYTHING = { sets: sets.map(({ id }) => id).filter((id) => id !== 'base'), abbot: true };
/** Late in the match, and not so late that a random one is over. */
const LAID = 200;
const DRAWN_MS = 90_000;

test('the box', async ({ page }) => {
  const code = await newTable(page, { game: 'carcassonne', options: {} });
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.locator('.card-box-card img').last()).toHaveAttribute('src', /^data/);
  await take(page, 'carcassonne-box');
});

test('late with every set', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 3,
    options: EVERYTHING,
    eager: 0.5,
    since: (match) => match.asks()[0]?.seat === 0 && match.asks()[0]?.kind === 'place',
    happens: (match) => match.told.filter(({ event }) => event.kind === 'places').length === LAID,
  });
  await sitDown('carcassonne', line);
  // Tiles in sight are drawn first, a few at a time.
  await expect(page.locator('.cc-land image[href]').first()).toBeAttached();
  await expect(page.locator('.cc-land image:not([href])')).toHaveCount(0, { timeout: DRAWN_MS });
  await take(page, 'carcassonne-everything');
});
