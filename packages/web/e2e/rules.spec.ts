// The rules in short: headings and pictures in every game, and "why?" leads to the paragraph about the question.

import { newTable } from './play.ts';
import { expect, test } from './test-server.ts';

for (const { game, seats } of [
  { game: 'emissary', seats: 5 },
  { game: 'carcassonne', seats: 2 },
  { game: 'stars', seats: 4 },
  { game: 'onmitsu', seats: 3 },
  { game: 'courier', seats: 4 },
]) {
  test(`the rules of ${game} have headings and pictures, and why? leads to one`, async ({ page, time }) => {
    const code = await newTable(page, { game, seats, options: {}, fill: 'random', start: true });
    await page.goto(`/t/${code}`);
    const why = page.getByRole('button', { name: 'why?' });
    await time.until(() => why.isVisible());
    await why.click();
    const rules = page.locator('.rules-text:visible');
    await expect(rules.locator('[data-sought] h3')).toBeInViewport();
    const sections = await rules.locator('section').count();
    expect(await rules.locator('h3').count()).toBe(sections);
    await expect(rules.locator('.rules-picture :is(img, svg)').first()).toBeVisible();
    expect(await rules.locator('.rules-picture').count()).toBeGreaterThanOrEqual(sections / 2);
  });
}
