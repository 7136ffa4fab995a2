// Courier: my role at the start, what a letter would mean before it is taken, and an end that shows every role.

import { newTable } from './play.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const asksMe = (match: AnyMatch): boolean =>
  match.asks().some((ask) => ask.kind === 'take' && ask.seat === 0 && ask.from.length === 2);
const blacks = (match: AnyMatch): number =>
  (match.view(0) as { seats: readonly { before: readonly string[] }[] }).seats[0]?.before.filter((card) =>
    card.startsWith('black'),
  ).length ?? 0;

test('the first thing shown is my role, and it goes with a tap', async ({ page }) => {
  const code = await newTable(page, { fill: 'easy', start: true });
  await page.goto(`/t/${code}`);
  const note = page.locator('.co-role-note');
  await expect(note).toContainText(/You are (of the Crown|of the League|free)/);
  await note.getByRole('button').click();
  await expect(note).toHaveCount(0);
});

test('before I take a letter, the prompt says what each colour would mean', async ({ sitDown }) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'courier',
    seats: 3,
    since: (match) => asksMe(match) && blacks(match) === 1,
    happens: (match, told) =>
      blacks(match) === 1 && told.some(({ event }) => event.kind === 'passes' && event.seat === 0),
  });
  const { pages } = await sitDown('courier', line);
  const [mine] = pages;
  if (!mine) throw new Error('nobody sits here');
  await expect(mine.locator('.prompt')).toContainText('letter is with you');
  await expect(mine.locator('.ask-brings')).toContainText('black is your second of three');
});

test('what has just happened is in sight over my cards, also while cards answer each other', async ({ sitDown }) => {
  test.setTimeout(180_000);
  let last = '';
  const line = await lookFor({
    game: 'courier',
    seats: 4,
    eager: 0.6,
    happens: (match, told) => {
      last = told.at(-1)?.event.kind ?? last;
      return asksMe(match) && last === 'seals';
    },
  });
  for (const { seat, ask, choice } of line.steps) line.match.answer(seat, ask.id, choice);
  const { pages } = await sitDown('courier', { match: line.match, steps: [] });
  const [page] = pages;
  if (!page) throw new Error('nobody sits here');
  await expect(page.locator('.co-quarrel')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.co-quarrel')).toContainText(/ cancels? it: /);
  await expect(page.locator('.co-person').first()).toBeInViewport({ ratio: 1 });
  const said = page.locator('.recent li').last();
  // At a desk the log says it.
  if ((page.viewportSize()?.width ?? 0) < 1180) {
    await expect(said).toBeInViewport({ ratio: 1 });
    const box = await said.boundingBox();
    const foot = (box?.y ?? 0) + (box?.height ?? 0);
    expect(foot).toBeLessThanOrEqual((await page.locator('.co-mine').boundingBox())?.y ?? 0);
  }
});

test('the end says who won and why, and shows every role, mine first', async ({ sitDown }) => {
  test.setTimeout(180_000);
  const line = await lookFor({
    game: 'courier',
    seats: 3,
    since: (match) => match.asks().every((ask) => !ask.reaction),
    happens: (match) => match.result?.reason === 'crown',
  });
  for (const { seat, ask, choice } of line.steps) line.match.answer(seat, ask.id, choice);
  const { pages } = await sitDown('courier', { match: line.match, steps: [] });
  for (const [seat, page] of pages.entries()) {
    const end = page.locator('.co-end-page');
    const won = line.match.result?.winners.includes(seat);
    await expect(end.locator('h2')).toContainText(won ? 'You win' : 'You lost');
    await expect(end.locator('.co-why')).toContainText('of the Crown');
    await expect(end.locator('.co-row').first()).toContainText('You');
    for (const row of await end.locator('.co-row').all()) await expect(row).toContainText(/Crown|League|Free/);
    await expect(end.locator('.co-decisive')).toContainText('letter');
  }
});
