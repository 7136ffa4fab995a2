// When something is on the screen: after the whole frame that shows it, with what the main thread of the page has worked for
// it, which other programs on the machine do not lengthen.

import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds by the clock, and of the page's main thread on a processor. */
export interface Took {
  readonly value: number;
  readonly work: number;
}

/** A picture counts once it has so much of what it has in the end. */
const NEARLY_ALL = 0.9;
/** After this nothing more comes. */
const SETTLED_MS = 700;

const BOARD = '.frame-board';

/** From now on every page notes after each frame how many elements its board has. */
export async function notePictures(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const pictures: { time: number; parts: number }[] = [];
    Object.assign(window, { pictures });
    let before = 0;
    const note = (time: number): void => {
      // What was there at the last frame is on the screen by now.
      pictures.push({ time, parts: before });
      before = document.querySelector(name)?.querySelectorAll('*').length ?? 0;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, BOARD);
}

/** From an act in the page, or from the beginning of a navigation, to the picture that it leads to. */
export async function pictureAfter(page: Page, cdp: CDPSession, act: () => Promise<number>): Promise<Took> {
  const before = await workOf(cdp);
  const start = await act();
  await page.waitForSelector(`${BOARD} > *`);
  await page.waitForTimeout(SETTLED_MS);
  const after = await workOf(cdp);
  const value = await page.evaluate(
    ([from, share]) => {
      const { pictures } = window as unknown as { pictures: { time: number; parts: number }[] };
      const most = pictures.at(-1)?.parts ?? 0;
      const first = pictures.find(({ time, parts }) => time > from && parts > 0 && parts >= share * most);
      return first ? first.time - from : Number.POSITIVE_INFINITY;
    },
    [start, NEARLY_ALL] as const,
  );
  // A navigation may have begun to count anew.
  return { value, work: after >= before ? after - before : after };
}

/** Opens an address; its times are counted from the beginning of the navigation. */
export const opening = (page: Page, path: string) => async (): Promise<number> => {
  await page.goto(path);
  return 0;
};

/** A slider that is moved to a share of its length, or a button that is pressed. */
export interface Act {
  readonly selector: string;
  readonly share?: number;
}

/** From an act to the end of the frame that shows what came of it. */
export async function shownAfter(page: Page, cdp: CDPSession, act: Act): Promise<Took> {
  const before = await workOf(cdp);
  const value = await page.evaluate(async ({ selector, share }) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    const start = performance.now();
    if (share === undefined) found.click();
    else {
      const { max } = found as HTMLInputElement;
      // As the browser does it: React looks at what the element itself was given.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        found,
        String(Math.floor(share * Number(max))),
      );
      found.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise((shown) => {
      requestAnimationFrame(() => {
        // Comes after the styles, the layout and the painting of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = shown;
        port2.postMessage(null);
      });
    });
    return performance.now() - start;
  }, act);
  return { value, work: (await workOf(cdp)) - before };
}

/** Milliseconds that the main thread of the page has worked. */
async function workOf(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
