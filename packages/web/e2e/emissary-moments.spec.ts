// The moments of Emissary: who I am, what somebody answered to a Prove, that I am out, how it ended.

import type { Page } from '@playwright/test';
import { confirmButton } from './play.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

const others = (seats: number): readonly number[] => Array.from({ length: seats - 1 }, (_, i) => i + 1);
const isPick = (match: AnyMatch): boolean => match.asks()[0]?.kind === 'pick';
const everyCard = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem(`emissary habits ${location.pathname}`, 'counteract:every'));

test('who I am is told once, after characters were chosen', async ({ page, sitDown, time }) => {
  const line = await lookFor({ game: 'emissary', seats: 3, since: isPick, happens: isPick });
  await sitDown('emissary', line, { bots: others(3) });
  await page.locator('.em-casting button').first().click();
  await confirmButton(page).click();
  const moment = page.getByRole('dialog', { name: /^You are (KDR|FRS|MOF)$/ });
  await time.until(() => moment.isVisible());
  await expect(moment).toContainText('Only you see this');
  await expect(moment).toContainText('At this table: 1 KDR, 1 FRS, 1 MOF.');
  await moment.getByRole('button', { name: 'Got it' }).click();
  await expect(moment).toBeHidden();
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(moment).toBeHidden();
});

test('what somebody answers to a Prove stands at their dossier until I answer something', async ({ page, sitDown }) => {
  // My own Prove: it is the last thing that I answer.
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    eager: 0.6,
    since: (match) => match.asks()[0]?.kind === 'send' || match.asks()[0]?.kind === 'accept',
    happens: (match, told) =>
      told.some(({ event }) => event.kind === 'answers' && event.by === 0) &&
      match.asks().some((ask) => ask.seat === 0 && ask.kind === 'play'),
  });
  const { pages, playOn } = await sitDown('emissary', line);
  for (const one of pages) await everyCard(one);
  await playOn();
  const bubble = page.locator('.em-bubble');
  await expect(bubble).toContainText('to your Prove');
  await expect(page.locator('.em-board .recent, .em-middle').first()).toBeAttached();
});

test('when I am out, all is said: why, by which messages, and what can be done', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'emissary',
    seats: 4,
    eager: 0.3,
    since: (match) => !isPick(match) && match.asks().every((ask) => ask.declared === undefined),
    happens: ({ result }, told) =>
      result === null && told.some(({ event }) => event.kind === 'lays-open' && event.seat === 0),
  });
  const { pages, playOn } = await sitDown('emissary', line);
  for (const one of pages) await everyCard(one);
  await playOn();
  const moment = page.getByRole('dialog', { name: 'You are out' });
  await expect(moment).toBeVisible();
  await expect(moment).toContainText('Case closed');
  await expect(moment).toContainText(/third black message|three black messages|no card left to send/);
  await moment.getByRole('button', { name: 'Watch' }).click();
  await expect(moment).toBeHidden();
  await expect(page.locator('.prompt')).toContainText('You are out.');
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('You are out.');
  await expect(moment).toBeHidden();
});

test('the end begins with me, says why in a sentence, and shows what was hidden', async ({ sitDown }) => {
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    eager: 0.5,
    since: (match) => !isPick(match) && match.asks().every((ask) => ask.declared === undefined),
    happens: ({ result }) => result?.reason === 'three-red' || result?.reason === 'three-blue',
  });
  const { pages, playOn } = await sitDown('emissary', line);
  for (const one of pages) await everyCard(one);
  await playOn();
  for (const one of pages) {
    await expect(one.locator('#em-end-title')).toHaveText(/^You (win|lost)$/);
    await expect(one.locator('.em-end-head')).toContainText(/(KDR|FRS) wins: .+ got a third (red|blue) message/);
    await expect(one.locator('.em-end-rows > li').first()).toContainText('You');
    await expect(one.locator('.em-decisive')).toContainText(/Decisive · turn \d+/);
    await expect(one.locator('.em-end-side')).toHaveCount(3);
  }
});

test('the first tap on a card reads it and nothing covers the table; the second plays it', async ({
  page,
  sitDown,
}) => {
  const isMySend = (match: AnyMatch): boolean =>
    match.asks().some((ask) => ask.kind === 'send' && ask.seat === 0 && ask.from.some((choice) => isSealed(choice)));
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    since: isMySend,
    happens: (_match, told) =>
      told.some(({ event }) => event.kind === 'sends' && event.seat === 0 && event.by === 'CM'),
  });
  await sitDown('emissary', line, { bots: others(3) });
  const card = page.locator('.em-hand-card', { hasText: 'Sealed, right' }).locator('button').first();
  await card.click();
  await expect(page.locator('#em-reading')).toContainText('Sent as Confidential Message');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.click();
  await expect(page.locator('.em-board')).toContainText(/You send a sealed message/);
});

test('with a card and its target chosen one button stands out, and the table stays as it was', async ({
  page,
  sitDown,
}) => {
  const isMyTurn = (match: AnyMatch): boolean =>
    match
      .asks()
      .some(({ kind, seat, from }) => kind === 'play' && seat === 0 && from.some((choice) => isAimed(choice)));
  const { match, steps } = await lookFor({ game: 'emissary', seats: 5, happens: isMyTurn });
  for (const { seat, ask, choice } of steps) match.answer(seat, ask.id, choice);
  await sitDown('emissary', { match, steps: [] }, { bots: others(5) });
  const mine = page.locator('.em-dossier', { hasText: 'You' });
  const before = await mine.boundingBox();
  for (const card of await page.locator('.em-hand-card[data-may] .em-play').all()) {
    await card.click();
    if (await page.locator('.em-dossier[data-may]').first().isVisible()) break;
  }
  await page.locator('.em-dossier[data-may]').first().click();
  await expect(page.locator('.ask-confirm')).toHaveText(/ on .+/);
  await expect(page.locator('.frame .btn-wax')).toHaveCount(1);
  await expect(page.locator('.ask-row .btn-choice')).toHaveCSS('box-shadow', 'none');
  await expect(page.getByText('Tap a player who glows.')).toHaveCount(0);
  expect((await mine.boundingBox())?.y).toBe(before?.y);
});

const isAimed = (choice: unknown): boolean => typeof choice === 'object' && choice !== null && 'to' in choice;

const isSealed = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'by' in choice && choice.by === 'CM';

test('on its side the prompt and its buttons are in sight, and the page does not scroll', async ({ page, sitDown }) => {
  const line = await lookFor({
    game: 'emissary',
    seats: 3,
    since: (match) => match.asks()[0]?.kind === 'send',
    happens: (match) => match.asks().some(({ kind, seat, from }) => kind === 'accept' && seat === 0 && from.length > 2),
  });
  const { playOn } = await sitDown('emissary', line);
  await playOn();
  for (const [width, height] of [
    [844, 390],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    const accept = page.locator('.prompt').getByText('Accept', { exact: true });
    await expect(accept).toBeInViewport();
    const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
    await expect.poll(scrolls).toBe(false);
  }
});
