// Carcassonne with 150 tiles on the table, and with every set late in a match, panned and pinched, beside the least that a page
// can do. One line of JSON per figure; `npm run bench frames` reads them.

import type { Page } from '@playwright/test';
import type { GameInfo } from '@tabella/table/protocol';
import { messageIn } from '../e2e/message-in.ts';
import type { SitDown } from '../e2e/several-people.ts';
import { lookFor } from '../e2e/steer.ts';
import { expect, test } from '../e2e/test-server.ts';
import { type Gesture, type Point, pan, pinch } from './fingers.ts';
import { noteFrames, rateOf, workOf } from './watch.ts';

const TILES = 150;
/** All tiles of all sets are fewer: so many are laid, and the land is shown again below itself. */
const LAID = 110;
/** Of the 290 that two seats lay with every set. */
const LATE = 280;
const SETTLED_MS = 1_200;
const ROUNDS = 3;
/** Close by, a tile has a hundred pixels. */
const CLOSE = 1;

/** One box, larger than the screen, that follows the finger. */
const BARE = `<meta name="viewport" content="width=device-width">
<body style="margin: 0; overflow: hidden; touch-action: none">
<div class="box" style="position: absolute; inset: -700px; will-change: transform;
  background: repeating-linear-gradient(45deg, teal 0 20px, orange 20px 40px)"></div>
<script>
  const box = document.querySelector('.box');
  let [wanted, x, y] = [0, 0, 0];
  addEventListener('pointermove', ({ clientX, clientY }) => {
    [x, y] = [clientX, clientY];
    wanted ||= requestAnimationFrame(() => {
      wanted = 0;
      box.style.transform = 'translate(' + x + 'px, ' + y + 'px)';
    });
  });
</script>`;

interface Tile {
  readonly tile: number;
  readonly y: number;
}

/** The land of a view and below it as much of the same again as makes 150 tiles. */
function enlarged(view: { tiles: readonly Tile[] }): void {
  const rows = view.tiles.map(({ y }) => y);
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  const more = view.tiles.slice(0, TILES - view.tiles.length);
  view.tiles = [...view.tiles, ...more.map((one, i) => ({ ...one, tile: view.tiles.length + i, y: one.y + height }))];
}

/** A match with every set, nearly over. */
async function lateTable(page: Page, sitDown: SitDown): Promise<void> {
  const { games } = (await (await page.request.get('/api/games')).json()) as { readonly games: readonly GameInfo[] };
  const presets = games.find(({ id }) => id === 'carcassonne')?.presets;
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: presets?.find(({ id }) => id === 'everything')?.options ?? {},
    eager: 0.5,
    since: (match) => match.asks()[0]?.seat === 0 && match.asks()[0]?.kind === 'place',
    happens: (match) => match.told.filter(({ event }) => event.kind === 'places').length === LATE,
  });
  await sitDown('carcassonne', line);
  await expect(page.locator('.cc-land image').first()).toBeVisible();
}

async function bigTable(page: Page, sitDown: SitDown): Promise<void> {
  const line = await lookFor({
    game: 'carcassonne',
    seats: 2,
    options: { sets: ['inns', 'traders', 'river'], abbot: true },
    eager: 0.5,
    since: (match) => match.asks()[0]?.seat === 0 && match.asks()[0]?.kind === 'place',
    happens: (match) => match.told.filter(({ event }) => event.kind === 'places').length === LAID,
  });
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const heard = messageIn(data) as { views?: { view: { tiles: readonly Tile[] } }[] };
      for (const { view } of heard.views ?? []) enlarged(view);
      socket.send(JSON.stringify(heard));
    });
  });
  await sitDown('carcassonne', line);
  await expect(page.locator('.cc-land path + image')).toHaveCount(1);
}

interface Frames {
  /** Drawn in a second. */
  readonly rate: number;
  /** Milliseconds of the main thread for one of them. */
  readonly work: number;
}

/** The best of several gestures: what else runs on the machine can only slow them down. */
async function best(page: Page, gesture: Gesture, middle: Point): Promise<Frames> {
  const cdp = await page.context().newCDPSession(page);
  const watched = async (figure: typeof rateOf): Promise<number[]> => {
    const found: number[] = [];
    for (const way of ['there', 'back'] as const) {
      await page.waitForTimeout(SETTLED_MS);
      found.push(await figure(page, cdp, () => gesture(cdp, middle, way)));
    }
    return found;
  };
  let [rate, work] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i < ROUNDS; i++) {
    rate = Math.max(rate, ...(await watched(rateOf)));
    work = Math.min(work, ...(await watched(workOf)));
  }
  await cdp.detach();
  return { rate, work };
}

async function comeClose(page: Page): Promise<void> {
  const map = page.locator('.cc-map');
  const scale = (): Promise<number> =>
    page.locator('.cc-world').evaluate((world) => Number(world.style.getPropertyValue('--cc-k')));
  await map.focus();
  while ((await scale()) < CLOSE) {
    const before = await scale();
    await page.keyboard.press('+');
    await expect.poll(scale).not.toBe(before);
  }
}

test('a board of 150 tiles is panned and pinched', async ({ page, sitDown }) => {
  test.setTimeout(360_000);
  const peer = await barePage(page);
  await bigTable(page, sitDown);
  await measure(page, `board of ${TILES} tiles`, peer);
});

test('a board with every set late in a match is panned and pinched', async ({ page, sitDown }) => {
  test.setTimeout(480_000);
  const peer = await barePage(page);
  await lateTable(page, sitDown);
  await measure(page, 'board of every set', peer);
});

/** The peer of all of it. */
async function barePage(page: Page): Promise<Frames> {
  await noteFrames(page, '.box, .cc-pane');
  await page.route('/bare', (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  await page.goto('/bare');
  return best(page, pan, { x: 195, y: 300 });
}

async function measure(page: Page, board: string, peer: Frames): Promise<void> {
  const box = await page.locator('.cc-map').boundingBox();
  if (!box) throw new Error('no map');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const width = page.viewportSize()?.width;
  const print = (name: string, { rate, work }: Frames): void => {
    const figure = `frames, ${board}, ${width} px, ${name}`;
    const found = {
      figure,
      value: round(work),
      rate: round(rate),
      peerValue: round(peer.work),
      peerRate: round(peer.rate),
    };
    process.stdout.write(`${JSON.stringify(found)}\n`);
  };
  for (const place of ['all of it', 'close']) {
    if (place === 'close') await comeClose(page);
    print(`${place}, pan`, await best(page, pan, middle));
    print(`${place}, pinch`, await best(page, pinch, middle));
  }
}

const round = (x: number): number => Number(x.toFixed(1));
