// Everybody can use every page: axe finds nothing at any of its main states, by day and in the dark.

import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { ROOMS } from './states/rooms.ts';
import { TABLES } from './states/tables.ts';
import { expect, test } from './test-server.ts';

/** Every state of a walk is looked at, whatever is found at the ones before it. */
async function isClean(page: Page, state: string, rules?: readonly string[]): Promise<void> {
  expect.soft(await axeFinds(page, rules ? { rules } : {}), state).toEqual([]);
}

for (const [title, visit] of Object.entries({ ...ROOMS, ...TABLES })) {
  test(`axe finds nothing: ${title}`, async ({ page, isMobile, time, guest, sitDown }) => {
    test.setTimeout(300_000);
    await visit({ page, isMobile, time, guest, sitDown }, async (shown, state) => {
      await isClean(shown, state);
      await shown.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      // In the dark only colours are different.
      await isClean(shown, `${state} in the dark`, ['color-contrast']);
      await shown.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    });
  });
}
