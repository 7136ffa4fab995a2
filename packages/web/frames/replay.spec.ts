// How soon a replay of 500 answers shows its first picture, and how soon any other moment of it, in every game, beside a page
// on which there is almost nothing. One line of JSON per figure; `npm run bench frames` reads them.

import type { CDPSession, Page } from '@playwright/test';
import { writeLog } from '@tabella/kernel';
import { gameIds } from '@tabella/registry';
import { plant } from '../e2e/steer.ts';
import { expect, test } from '../e2e/test-server.ts';
import { answersIn, longMatch } from './long-match.ts';
import { type Act, notePictures, opening, pictureAfter, shownAfter, type Took } from './pictures.ts';

const ROUNDS = 3;
const JUMPS = 9;
const SETTLED_MS = 150;
/** Milliseconds. */
const MOST = { open: 300, jump: 50 };

/** A slider, and a number that follows it. */
const BARE = `<div class="frame-board"><p>0</p></div><div class="slider"><input type="range" max="100" value="0"></div>
<script>
  document.querySelector('input').oninput = ({ target }) => {
    document.querySelector('p').textContent = target.value;
  };
</script>`;

const BEGINNING: Act = { selector: '.slider input', share: 0 };
const PUBLIC: Act = { selector: '.seen-by li:nth-child(2) button' };
const FIRST_SEAT: Act = { selector: '.seen-by li:nth-child(3) button' };

/** The best of several: what else runs on the machine can only slow them down. */
async function best(once: () => Promise<Took>): Promise<Took> {
  let found = await once();
  for (let round = 1; round < ROUNDS; round++) {
    const { value, work } = await once();
    found = { value: Math.min(found.value, value), work: Math.min(found.work, work) };
  }
  return found;
}

const worst = (all: readonly Took[]): Took => ({
  value: Math.max(...all.map(({ value }) => value)),
  work: Math.max(...all.map(({ work }) => work)),
});

/** From the file that is chosen. */
const choosing = (page: Page, text: string) => (): Promise<number> =>
  page.evaluate((whole) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('nowhere to put it');
    const data = new DataTransfer();
    data.items.add(new File([whole], 'match.tabella'));
    const start = performance.now();
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return start;
  }, text);

/** The slowest of jumps from the beginning to places all over the match. */
async function jumps(page: Page, cdp: CDPSession): Promise<Took> {
  const all: Took[] = [];
  for (let jump = 1; jump <= JUMPS; jump++) {
    all.push(
      await best(async () => {
        await shownAfter(page, cdp, BEGINNING);
        await page.waitForTimeout(SETTLED_MS);
        const took = await shownAfter(page, cdp, { ...BEGINNING, share: (jump * 0.618) % 1 });
        await page.waitForTimeout(SETTLED_MS);
        return took;
      }),
    );
  }
  return worst(all);
}

/** In the middle of the match, from the public's eyes to those of a seat. */
async function flip(page: Page, cdp: CDPSession): Promise<Took> {
  await shownAfter(page, cdp, { ...BEGINNING, share: 0.5 });
  return best(async () => {
    await shownAfter(page, cdp, PUBLIC);
    await page.waitForTimeout(2 * SETTLED_MS);
    const took = await shownAfter(page, cdp, FIRST_SEAT);
    await page.waitForTimeout(2 * SETTLED_MS);
    return took;
  });
}

for (const game of gameIds) {
  test(`a replay of ${game} is opened, and gone through`, async ({ page, server }) => {
    test.setTimeout(360_000);
    const match = await longMatch(game);
    const text = writeLog(match.record());
    const bots = Array.from({ length: match.seats - 1 }, (_, i) => i + 1);
    const code = await plant(server.store, { match, steps: [] }, game, [page], { bots });
    await notePictures(page);
    await page.route('/bare', (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
    const cdp = await page.context().newCDPSession(page);
    const of = `replay of ${game}, ${answersIn(match)} answers, ${page.viewportSize()?.width} px`;
    const print = (what: string, took: Took, empty: Took, most: number): void => {
      const figures = { value: took.value, work: took.work, emptyPage: empty.value, emptyPageWork: empty.work };
      const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(10 * value) / 10]);
      process.stdout.write(`${JSON.stringify({ figure: `${of}, ${what}`, ...Object.fromEntries(rounded), most })}\n`);
    };

    const bare = await best(() => pictureAfter(page, cdp, opening(page, '/bare')));
    const bareJump = await best(() => shownAfter(page, cdp, { ...BEGINNING, share: 0.5 }));
    // With an address that is answered here, the browser keeps no file of the page.
    await page.unroute('/bare');
    const fromFile = await best(async () => {
      await page.goto('/replay');
      await expect(page.locator('input[type="file"]')).toBeAttached();
      await page.waitForTimeout(SETTLED_MS * 4);
      return pictureAfter(page, cdp, choosing(page, text));
    });
    print('first picture after its file is chosen', fromFile, bare, MOST.open);
    const fromAddress = await best(() => pictureAfter(page, cdp, opening(page, `/replay/${code}`)));
    print('first picture after its address is opened', fromAddress, bare, MOST.open);
    print('slowest jump', await jumps(page, cdp), bareJump, MOST.jump);
    print('other eyes', await flip(page, cdp), bareJump, MOST.jump);
  });
}
