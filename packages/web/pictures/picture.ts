// A picture of the page as it is, kept under docs/pictures by the name of what it shows and the width of the screen.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
const QUALITY = 82;
/** Pictures on the page are drawn, and letters come in. */
const SETTLE_MS = 600;

export async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}-${page.viewportSize()?.width}.webp`), Buffer.from(data, 'base64'));
}

/** In daylight, then in the dark. */
export async function takeBoth(page: Page, name: string): Promise<void> {
  await take(page, name);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await take(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
