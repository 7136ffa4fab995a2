// Carcassonne on its board: a whole game, pinch zoom, a chain of messages, a builder's turn after the fourth message.

import { playOne } from './carcassonne.ts';
import { newTable } from './play.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { expect, test } from './test-server.ts';

test('one person plays a whole game with The Messages against a bot', { tag: '@desk' }, async ({ page }) => {
  test.setTimeout(240_000);
  const code = await newTable(page, { game: 'carcassonne', seats: 2, options: {}, fill: 'easy', start: true });
  await page.goto(`/t/${code}`);
  while (await playOne(page));
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await expect(page.locator('.cce h2')).toContainText(/wins? with|share the win with/);
});

test('the land is panned, and zoomed with two fingers', async ({ page, sitDown, hasTouch }) => {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    since: () => true,
    happens: (match) => match.told.filter(({ event }) => event.kind === 'places').length === 40,
  });
  await sitDown('carcassonne', line);
  await expect(page.locator('.cc-world')).toBeVisible();
  const map = page.locator('.cc-map');
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  const look = () => page.locator('.cc-world').evaluate((world) => getComputedStyle(world).transform);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const before = await look();
  if (hasTouch) {
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: middle.x - apart, y: middle.y, id: 1 },
                { x: middle.x + apart, y: middle.y, id: 2 },
              ],
      });
    await touch('touchStart', 30);
    for (const apart of [40, 55, 70, 90]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
  } else {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -400);
  }
  await expect.poll(look).not.toBe(before);
  const scale = (matrix: string): number => Number(/matrix\(([^,]+)/.exec(matrix)?.[1]);
  expect(scale(await look())).toBeGreaterThan(scale(before));
  // At rest the land is drawn in its size and not enlarged: as sharp as the rest of the page.
  await expect(page.locator('.cc-pane')).toHaveCSS('transform', /^matrix\(1, 0, 0, 1, /);
  if (!hasTouch) return;
  const left = await look();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(map).toBeHidden();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(map).toBeVisible();
  expect(await look()).toBe(left);
});

/** A seat begins its turn, with nothing waiting underneath. */
const begins = (match: AnyMatch): boolean =>
  match.asks()[0]?.kind === 'place' && match.state.turn === 'turn' && match.state.waiting.length === 0;

test('points of a message bring the next one: a chain', async ({ page, sitDown }) => {
  let drawn = 0;
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    since: begins,
    happens: (_, told) => {
      for (const { event } of told) {
        if (event.kind === 'places') drawn = 0;
        if (event.kind === 'message') drawn++;
      }
      return drawn === 2;
    },
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  await playOn();
  const drawer = pages[line.steps.at(-1)?.seat ?? 0] ?? page;
  await expect(drawer.locator('.prompt-sentence')).toContainText('Message: ');
  for (const one of pages) await expect(one.locator('.cc-message')).toBeVisible();
  // What is worth more is proposed, and can be confirmed at once.
  await expect(drawer.locator('.cc-way[aria-pressed="true"]')).toHaveCount(1);
  await expect(drawer.locator('.ask-confirm')).toBeEnabled();
  await drawer.getByRole('button', { name: 'why?' }).click();
  await expect(drawer.locator('[data-sought]')).toBeInViewport();
  await expect(drawer.locator('[data-sought]')).toContainText('What they say');
});

test('another tile by the fourth message comes before the second tile of the builder', { tag: '@desk' }, async ({
  page,
  sitDown,
}) => {
  let laid: string[] = [];
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['traders'] },
    eager: 0.9,
    since: begins,
    happens: (match, told) => {
      for (const { event } of told) {
        if (event.kind === 'places') laid = event.turn === 'turn' ? ['turn'] : [...laid, String(event.turn)];
      }
      return laid.join() === 'turn,message' && match.asks()[0]?.kind === 'place' && match.state.turn === 'builder';
    },
  });
  const { pages, playOn } = await sitDown('carcassonne', line);
  await playOn();
  const builder = pages[line.steps.at(-1)?.seat ?? 0] ?? page;
  await expect(builder.locator('.prompt-sentence')).toContainText('Your builder: place a second tile');
});
