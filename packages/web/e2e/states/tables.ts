// The main states of each game: the table on my turn, what a choice would bring, a moment, the end.

import { expect, type Page } from '@playwright/test';
import { codeOf, confirmButton } from '../play.ts';
import { starsUpTo } from '../stars-line.ts';
import { type AnyMatch, lookFor, type Terms } from '../steer.ts';
import { byBots } from './by-bots.ts';
import type { Visit } from './visit.ts';

const NAMES = ['Mia', 'Ada', 'Bruno', 'Clara', 'Dario'];
const others = (seats: number): Terms => ({ bots: Array.from({ length: seats - 1 }, (_, i) => i + 1), names: NAMES });
const asksMe = (match: AnyMatch, kind: string, after = 0): boolean =>
  match.asks().some((ask) => ask.seat === 0 && ask.kind === kind && ask.from.length > 1) &&
  match.log().rows.length >= after;
const brings = (page: Page) => page.locator('.ask-brings li').first();

/** Chooses one thing on the board after the other, until the prompt says what it would bring. */
async function chooseUntilItBrings(page: Page, things: string, text: RegExp): Promise<void> {
  for (const thing of await page.locator(things).all()) {
    await thing.press('Enter');
    const said = await brings(page)
      .waitFor({ timeout: 2_000 })
      .then(
        () => brings(page).textContent(),
        () => '',
      );
    if (text.test(said ?? '')) return;
  }
  throw new Error('nothing brings that');
}

/** Sits down again as somebody who has not seen the last events. */
async function comeBack(page: Page): Promise<void> {
  const table = page.url();
  const shown = codeOf(page);
  await page.goto('/about');
  await page.evaluate((code) => {
    localStorage.setItem('tabella.seen', JSON.stringify({ [`${code}.0`]: 1 }));
  }, shown);
  await page.goto(table);
}

/** By a third black message. */
const fell = (match: AnyMatch): boolean =>
  (match.view(0) as { readonly fallen: readonly { readonly seat: number; readonly how: string }[] }).fallen.some(
    ({ seat, how }) => seat === 0 && how === 'messages',
  );

const emissary: Visit = async ({ page, sitDown, time }, at) => {
  const wanted = { game: 'emissary', seats: 5 };
  await sitDown('emissary', await byBots({ ...wanted, happens: (match) => asksMe(match, 'pick') }), others(5));
  await page.locator('.em-casting button').first().click();
  await confirmButton(page).click();
  const moment = page.getByRole('dialog', { name: /^You are/ });
  await time.until(() => moment.isVisible());
  await at(page, 'emissary-moment-identity');

  const table = await byBots({ ...wanted, seed: 7, happens: (match) => asksMe(match, 'play', 70) });
  await sitDown('emissary', table, others(5));
  await expect(page.locator('.em-hand-card').first()).toBeVisible();
  await at(page, 'emissary-table', 'main');
  await page.locator('.em-hand-card[data-may] button').first().press('Enter');
  await page.locator('.em-dossier[data-may]').first().press('Enter');
  await at(page, 'emissary-consequence');

  const out = await lookFor({
    game: 'emissary',
    seats: 4,
    eager: 0.3,
    happens: (match) => match.result === null && fell(match),
  });
  for (const { seat, ask, choice } of out.steps) out.match.answer(seat, ask.id, choice);
  await sitDown('emissary', { match: out.match, steps: [] }, others(4));
  await expect(page.getByRole('dialog', { name: 'You are out' })).toBeVisible();
  await at(page, 'emissary-moment-out');

  const end = await byBots({ ...wanted, happens: ({ result }) => result?.winners.includes(0) === true });
  await sitDown('emissary', end, others(5));
  await expect(page.locator('#em-end-title')).toBeVisible();
  await at(page, 'emissary-end', 'main');
};

const carcassonne: Visit = async ({ page, sitDown }, at) => {
  const wanted = { game: 'carcassonne', seats: 3 };
  await sitDown('carcassonne', await byBots({ ...wanted, happens: (match) => asksMe(match, 'place', 90) }), others(3));
  await expect(page.locator('.cc-spot').first()).toBeVisible();
  await at(page, 'carcassonne-table', 'main');
  await chooseUntilItBrings(page, '.cc-spot', /your/);
  await at(page, 'carcassonne-consequence');
  await sitDown(
    'carcassonne',
    await byBots({ ...wanted, happens: (match) => asksMe(match, 'message', 60) }),
    others(3),
  );
  await expect(page.locator('.cc-message')).toBeVisible();
  await at(page, 'carcassonne-moment-message');
  await sitDown('carcassonne', await byBots({ ...wanted, happens: ({ result }) => result !== null }), others(3));
  await comeBack(page);
  await expect(page.getByRole('button', { name: 'Skip to the result' })).toBeVisible();
  await at(page, 'carcassonne-moment-count');
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await expect(page.locator('.cce-page')).toBeVisible();
  await at(page, 'carcassonne-end', 'main');
};

const stars: Visit = async ({ page, sitDown }, at) => {
  await sitDown('stars', await starsUpTo('alien', 2, {}, 2), others(2));
  await expect(page.locator('.st-composer input')).toBeVisible();
  await at(page, 'stars-table', 'main');
  await page.locator('.st-composer input').fill('LANTERN');
  await expect(page.locator('.st-composer button[type=submit]')).toBeEnabled();
  await at(page, 'stars-consequence');
  await sitDown('stars', await starsUpTo('guess-alien', 2), others(2));
  await expect(page.locator('.st-choice').first()).toBeVisible();
  await at(page, 'stars-guess');
  const end = await byBots({ game: 'stars', seats: 2, bot: 'normal', happens: ({ result }) => result !== null });
  await sitDown('stars', end, others(2));
  await expect(page.getByRole('button', { name: 'Count the points' })).toBeVisible();
  await at(page, 'stars-moment-reveal');
  await page.getByRole('button', { name: 'Count the points' }).click();
  await at(page, 'stars-end', 'main');
};

const onmitsu: Visit = async ({ page, sitDown }, at) => {
  const wanted = { game: 'onmitsu', seats: 3 };
  await sitDown('onmitsu', await byBots({ ...wanted, happens: (match) => asksMe(match, 'choose', 60) }), others(3));
  await expect(page.locator('.on-hand [data-may]').first()).toBeVisible();
  await at(page, 'onmitsu-table', 'main');
  await page.locator('.on-hand [data-may]').first().press('Enter');
  await at(page, 'onmitsu-consequence');
  await sitDown('onmitsu', await byBots({ ...wanted, happens: ({ result }) => result !== null }), others(3));
  await page.getByRole('button', { name: 'Open the next scroll' }).click();
  await at(page, 'onmitsu-moment-reveal');
  await page.getByRole('button', { name: 'Skip' }).click();
  await at(page, 'onmitsu-end', 'main');
};

const courier: Visit = async ({ page, sitDown }, at) => {
  const wanted = { game: 'courier', seats: 4 };
  await sitDown('courier', await byBots({ ...wanted, happens: (match) => asksMe(match, 'errand') }), others(4));
  await expect(page.locator('.co-role-note')).toBeVisible();
  await at(page, 'courier-moment-role');
  await sitDown('courier', await byBots({ ...wanted, happens: (match) => asksMe(match, 'play', 40) }), others(4));
  await expect(page.locator('.co-card').first()).toBeVisible();
  await at(page, 'courier-table', 'main');
  await sitDown('courier', await byBots({ ...wanted, happens: (match) => asksMe(match, 'take', 20) }), others(4));
  await expect(brings(page)).toBeVisible();
  await at(page, 'courier-consequence');
  await sitDown('courier', await byBots({ ...wanted, happens: ({ result }) => result !== null }), others(4));
  await expect(page.locator('.co-end-page')).toBeVisible();
  await at(page, 'courier-end', 'main');
};

export const TABLES: Readonly<Record<string, Visit>> = { emissary, carcassonne, stars, onmitsu, courier };
