// Everybody can use every page: axe finds nothing at any of its main states, by day and in the dark.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ROOMS } from './states/rooms.ts';
import { TABLES } from './states/tables.ts';
import { expect, test } from './test-server.ts';

async function isClean(page: Page, state: string, rules: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found).toEqual([]);
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
