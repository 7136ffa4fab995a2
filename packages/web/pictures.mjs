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
  { name: 'emissary', game: 'emissary', seats: 5, answers: 60, screen: DESK, dark: false },
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

/**
 * In the page: says something to a table as the person whose page it is, and waits until it is done.
 * @param {{ code: string, said: object[] }} what
 */
async function tellTable({ code, said }) {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/live`);
  await new Promise((done) => {
    socket.onopen = () => {
      for (const [n, one] of [{ type: 'hello' }, ...said].entries())
        socket.send(JSON.stringify({ ...one, id: `${Date.now()}-${n}` }));
    };
    let acks = 0;
    socket.onmessage = ({ data }) => {
      if (JSON.parse(data).type !== 'ack') return;
      acks++;
      if (acks > said.length) done(undefined);
    };
  });
  // Left open: a match of one person stands still while nobody is there.
}

for (const { name, game, seats, answers, screen, dark } of SHOTS) {
  const page = await pageOf(screen, dark);
  // Nobody's first game: no guide is offered.
  await page.addInitScript((id) => localStorage.setItem(`tabella.known.${id}`, 'yes'), game);
  await page.request.patch('/api/me', { data: { name: 'Mia' } });
  const made = await page.request.post('/api/tables', {
    data: { game, seats, fill: usual(game), start: true, window: 'quick' },
  });
  const { code } = await made.json();
  await page.goto(`/t/${code}`);
  // Mia leaves, and bots play without pauses until the match is in the middle; then she sits down again.
  await page.evaluate(tellTable, { code, said: [{ type: 'leave' }, { type: 'fast-forward' }] });
  while ((await store.moves(code)).length < answers) await page.waitForTimeout(5);
  await page.evaluate(tellTable, { code, said: [{ type: 'sit', seat: 0 }] });
  await page.goto(`/t/${code}`);
  await page.locator('.prompt-mine').waitFor({ timeout: 180_000 });
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await page.close();
}

await browser.close();
await store.close();
await server.close();
rmSync(data, { recursive: true, force: true });
