// What an answer would bring: asked of the server before it is given, and asked about twice where it would end my game.

import type { Said } from '@tabella/table/protocol';
import { messageIn } from './message-in.ts';
import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

test('an answer that would end my game is asked about again', async ({ page }) => {
  const said: Said[] = [];
  const isFirst = (id: string): boolean =>
    said.some((one) => one.type === 'preview' && one.id === id && one.choice === 'fetch');
  // The server's half of the line, patched: the first of two answers would be my end.
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      said.push(JSON.parse(String(text)) as Said);
      server.send(text);
    });
    server.onMessage((data) => {
      const heard = messageIn(data);
      if (heard.type === 'previewed' && isFirst(heard.id)) heard.preview = { events: [], ends: true, wins: false };
      socket.send(JSON.stringify(heard));
    });
  });
  await page.goto(`/t/${await newTable(page, { fill: 'random', start: true })}`);
  const answers = (): number => said.filter(({ type }) => type === 'answer').length;
  const first = page.locator('.btn-choice').first();
  await first.click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText('This ends your game. Are you sure?');
  expect(answers()).toBe(0);
  expect(said.some(({ type }) => type === 'preview')).toBe(true);
  await sure.getByRole('button', { name: 'No, go back' }).click();
  await expect(sure).toHaveCount(0);
  await first.click();
  await sure.getByRole('button', { name: /do it anyway/ }).click();
  await expect(page.locator('.prompt')).not.toContainText('fetch or watch');
  expect(answers()).toBe(1);
});

test('what is chosen on the board is asked about, and the confirmation says what it does', async ({ page }) => {
  const asked: unknown[] = [];
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const one = JSON.parse(String(text)) as Said;
      if (one.type === 'preview') asked.push(one.choice);
      server.send(text);
    });
    server.onMessage((text) => socket.send(text));
  });
  const code = await newTable(page, { game: 'carcassonne', seats: 2, options: {}, fill: 'random', start: true });
  await page.goto(`/t/${code}`);
  const spot = page.locator('.cc-spot').first();
  await expect(spot).toBeVisible();
  await expect(page.locator('.ask-confirm')).toHaveCount(0);
  await spot.press('Enter');
  await expect(page.locator('.ask-confirm')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
