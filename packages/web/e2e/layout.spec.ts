// Small and low screens: the prompt and its buttons are in sight, the page does not scroll, targets are large enough.

import type { Page } from '@playwright/test';
import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

const SIZES = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];

/** Runs in the page: by how much it is larger than the screen, and how many titles are cut off. */
const tooLarge = () => ({
  wide: document.documentElement.scrollWidth - innerWidth,
  high: document.documentElement.scrollHeight - innerHeight,
  cut: [...document.querySelectorAll('.frame-top h1')].filter((one) => one.scrollWidth > one.clientWidth).length,
});

/** What is in the frame and smaller than a finger, or written too small to read. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const frame = document.querySelectorAll('.frame-top *, .prompt *, .tabs *, .recent-strip *, .seats *');
    for (const one of frame) {
      const { width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2 || one.closest('.hidden-text, .seats-label')) continue;
      const named = `${one.tagName} ${one.className} ${one.textContent}`;
      if (one.matches('button, a, select') && (width < 43.5 || height < 43.5))
        found.push(`${named}: ${width}x${height}`);
      const written = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      const size = Number.parseFloat(getComputedStyle(one).fontSize);
      if (written && size > 0 && size < 12) found.push(`${named}: ${size}px`);
    }
    return found;
  });

test('prompt and buttons are in sight on every screen, and nothing is too small', async ({ page }) => {
  test.setTimeout(180_000);
  for (const terms of [{}, { game: 'carcassonne', seats: 2, options: {} }]) {
    const code = await newTable(page, { ...terms, fill: 'random', start: true });
    await page.goto(`/t/${code}`);
    await expect(page.locator('.ask-row')).toBeVisible();
    const spot = page.locator('.cc-spot').first();
    if ('game' in terms) await spot.press('Enter');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const button of await page.locator('.ask-row .btn').all()) await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.prompt-sentence')).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(tooLarge)).toEqual({ wide: 0, high: 0, cut: 0 });
      await expect.poll(() => tooSmall(page)).toEqual([]);
      // The board keeps a part of the screen that can be played on.
      const board = await page.locator('.frame-board').boundingBox();
      expect((board?.width ?? 0) * (board?.height ?? 0)).toBeGreaterThan(size.width * size.height * 0.3);
    }
  }
});
