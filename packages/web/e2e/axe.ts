// axe in the page: what it finds wrong there for people who see, hear or move in other ways.

import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Part {
  readonly include?: string;
  readonly exclude?: string;
  /** All, unless said otherwise. */
  readonly rules?: readonly string[];
}

/** Runs in the page, where axe is. */
async function look({ include, exclude, rules }: Part): Promise<string[]> {
  const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
    { include: include === undefined ? [] : [[include]], exclude: exclude === undefined ? [] : [[exclude]] },
    {
      ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
      // What passes is nobody's business, and no rule that is on reads style sheets.
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Each with the rule that it breaks; axe is brought into a page once. */
export async function axeFinds(page: Page, part: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(look, part);
}
