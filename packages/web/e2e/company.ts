// Several people at one steered table, each in a browser of his own.

import { type Browser, expect, type Page } from '@playwright/test';
import { type Line, plant, type Step, stepInPrompt, type Terms } from './steer.ts';

/** A page for each seat of the line that no bot holds; they sit at the same table. */
export async function sitDown(
  page: Page,
  browser: Browser,
  game: string,
  line: Line,
  terms: Terms = {},
): Promise<Page[]> {
  const pages = [page];
  const people = line.match.seats - (terms.bots?.length ?? 0);
  for (let seat = 1; seat < people; seat++) pages.push(await guest(page, browser));
  const code = await plant(line, game, pages, terms);
  for (const one of pages) await one.goto(`/t/${code}`);
  for (const one of pages) await expect(one.locator('.prompt')).toBeVisible();
  return pages;
}

/** Another person's page, of the same size. */
export async function guest(page: Page, browser: Browser): Promise<Page> {
  const baseURL = process.env.TABELLA_URL;
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

/** Everybody plays by the line; in windows silence passes. */
export async function playBy(pages: readonly Page[], steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step.ask.reaction && step.choice === 'pass') continue;
    const page = pages[step.seat];
    if (!page) throw new Error(`nobody at seat ${step.seat}`);
    await stepInPrompt(page, step);
  }
}
