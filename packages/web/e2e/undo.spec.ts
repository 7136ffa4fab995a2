// Taking an answer back: by right as long as nobody else can have learned anything, else if the others agree.

import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

/** A seat begins its turn, with nothing waiting underneath. */
const begins = (match: AnyMatch): boolean =>
  match.asks()[0]?.kind === 'place' && match.state.turn === 'turn' && match.state.waiting.length === 0;

test('a tile is taken back by right, by button and by key', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    since: begins,
    happens: (match) => match.asks()[0]?.kind === 'figure',
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  const mine = pages[line.steps.at(-1)?.seat ?? 0] ?? page;
  const [other] = pages.filter((one) => one !== mine);
  const sentence = mine.locator('.prompt-sentence');
  const before = await sentence.textContent();
  await playOn();
  await expect(sentence).not.toHaveText(before ?? '');
  await expect(mine.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(other?.getByRole('button', { name: /take back/i }) ?? mine.locator('.none')).toHaveCount(0);
  await mine.locator('.prompt').focus();
  await mine.keyboard.press('z');
  await expect(sentence).toHaveText(before ?? '');
});

test('what others could learn from is taken back if they agree, and the log says so', { tag: '@desk' }, async ({
  page,
  sitDown,
}) => {
  let laid = false;
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    since: begins,
    happens: (match, told) => {
      if (match.asks()[0]?.kind === 'figure') laid = true;
      return laid && begins(match) && told.length > 0;
    },
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  await playOn();
  const asker = pages[line.steps.at(-1)?.seat ?? 0] ?? page;
  const [other] = pages.filter((one) => one !== asker);
  if (!other) throw new Error('nobody else');
  await asker.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(asker.getByText(/You asked to take back your last answer/)).toBeVisible();
  const wish = other.locator('.vote');
  await expect(wish).toContainText('asks to take back their last answer');
  await wish.getByRole('button', { name: 'Allow it' }).click();
  await expect(wish).toHaveCount(0);
  await expect(asker.locator('.ask-row')).toBeVisible();
  await expect(other.getByRole('log').getByText(/took back an answer/)).toBeAttached();
});
