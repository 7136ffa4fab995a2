// Takes the pictures of the README: `npm run pictures`. A server of its own, real bots, real Chromium. What is shown
// is a match in the middle, with a question open to the person whose screen it is.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '@tabella/table';
import { openStore } from '@tabella/table/store';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const WEB = fileURLToPath(new URL('dist', import.meta.url));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Per picture: the game, its seats, how many answers are given before it is taken, and on which screen. */
const SHOTS = [
  { name: 'emissary', game: 'emissary', seats: 5, answers: 140, screen: DESK, dark: false },
  { name: 'carcassonne', game: 'carcassonne', seats: 3, answers: 75, screen: DESK, dark: false },
  { name: 'carcassonne-phone', game: 'carcassonne', seats: 3, answers: 60, screen: PHONE, dark: false },
  { name: 'stars', game: 'stars', seats: 2, answers: 2, screen: DESK, dark: true },
  { name: 'onmitsu', game: 'onmitsu', seats: 3, answers: 40, screen: DESK, dark: false },
  { name: 'courier-phone', game: 'courier', seats: 4, answers: 30, screen: PHONE, dark: true },
];

const data = mkdtempSync(join(tmpdir(), 'tabella-pictures-'));
const server = await serve({ port: 0, host: '127.0.0.1', data, web: WEB, log: 'silent', limits: false, pace: 250 });
const store = await openStore({ data });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/**
 * @param {{ width: number, height: number }} viewport
 * @param {boolean} dark
 */
const pageOf = async (viewport, dark) => {
  const colorScheme = dark ? 'dark' : 'light';
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport, colorScheme, serviceWorkers: 'block', reducedMotion: 'reduce' },
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
  });
  return context.newPage();
};

const front = await pageOf({ width: 1440, height: 980 }, false);
await front.goto('/');
await front.waitForTimeout(1_500);
await front.screenshot({ path: join(FOLDER, 'front.png') });

/** @type {{ games: readonly { id: string, usual: string }[] }} */
const { games } = await (await front.request.get('/api/games')).json();
const usual = (/** @type {string} */ id) => games.find((game) => game.id === id)?.usual;

for (const { name, game, seats, answers, screen, dark } of SHOTS) {
  const page = await pageOf(screen, dark);
  await page.request.patch('/api/me', { data: { name: 'Mia' } });
  const made = await page.request.post('/api/tables', {
    data: { game, seats, fill: usual(game), start: true, window: 'quick' },
  });
  const { code } = await made.json();
  await page.goto(`/t/${code}`);
  // A bot plays for Mia until the match is in the middle; then she plays on herself.
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByText('Leave the table').click();
  await page.goto(`/t/${code}`);
  const enough = async () => (await store.moves(code)).length >= answers;
  for (let i = 0; i < 3_000 && !(await enough()); i++) await page.waitForTimeout(50);
  await page.getByRole('button', { name: 'Play on myself' }).click();
  await page.locator('.prompt-mine').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await page.close();
}

await browser.close();
await store.close();
await server.close();
rmSync(data, { recursive: true, force: true });
