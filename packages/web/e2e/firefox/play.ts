// Plays on in Firefox as somebody who points at whatever may be pointed at: a moment is closed, a thing on the board is
// chosen, and what is chosen is confirmed.

import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../chance.ts';
import { Patience } from '../patience.ts';
import type { ServerTime } from '../time.ts';
import type { FirefoxPage } from './browser.ts';

/** So many clicks that change nothing mean that something cannot be pressed here. */
const MOST_CLICKS = 40;
const MOST_LOOKS = 300;
const LOOK_MS = 50;

/** Runs in the page: what is to be pressed next, by a number that was drawn, 0 up to 1; null while nothing is asked. */
function next(drawn: number): Element | null {
  const seen = (one: Element): boolean => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const first = (selector: string): Element | null => [...document.querySelectorAll(selector)].find(seen) ?? null;
  const any = (selector: string): Element | null => {
    const all = [...document.querySelectorAll(selector)].filter(seen);
    // Its later digits, so that it does not hang together with whether things are pointed at.
    return all[Math.floor(((drawn * 1_000) % 1) * all.length)] ?? null;
  };
  const moment = first('dialog[open] button, .co-role-note button');
  if (moment !== null || first('.ask[data-fresh]') !== null) return moment;
  const guess = first('.st-guess fieldset:not(:has(input:checked)) label, .st-send:enabled');
  if (guess !== null) return guess;
  const clue = first('.st-composer input');
  if (clue instanceof HTMLInputElement) return clue.value === '' ? clue : first('.st-composer [type=submit]:enabled');
  const sure = first('.ask-row .btn-danger:enabled, .ask-row .ask-confirm:enabled');
  if (sure !== null) return sure;
  if (first('.prompt .ask-row') === null) return null;
  const thing = '.frame-board [aria-pressed="false"]:not(:disabled, .cc-tray *, .em-habit *, .cc-link)';
  const tap = any('.ask-row .btn-choice:enabled');
  return (tap !== null && drawn < 0.3 ? null : any(thing)) ?? tap ?? any('.ask-row .choice, .choices-whole');
}

/** Runs in the page: all that a click could change. */
const shown = (): string =>
  [
    location.pathname,
    document.querySelector('.prompt')?.textContent,
    document.querySelector('dialog[open]')?.textContent,
    document.querySelectorAll('[aria-pressed="true"], input:checked').length,
    document.querySelector<HTMLInputElement>('.st-composer input')?.value,
  ].join('|');

/** Runs in the page, as what follows does. */
const isOver = (): string =>
  String([...document.querySelectorAll('button')].some((one) => one.textContent?.includes('Play again')));
const isWriting = (): string => String(document.activeElement?.matches('.st-composer input') ?? false);

/** Runs in the page: the button of the front page that begins a match of this game against bots. */
function playNow(title: string): Element | null {
  const card = [...document.querySelectorAll('.game')].find((one) => one.textContent?.includes(title));
  return [...(card?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.includes('Play now')) ?? null;
}

/** From the front page into a match; the code of its table. */
export async function begin(page: FirefoxPage, title: string): Promise<string> {
  await until(() => page.click(playNow, title));
  let code: string | undefined;
  await until(async () => {
    code = (await page.text(() => location.pathname)).split('/t/')[1];
    return code !== undefined;
  });
  return code ?? '';
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await isSo()); looks++) {
    if (looks > MOST_LOOKS) throw new Error('it does not happen');
    await sleep(LOOK_MS);
  }
}

/** Until enough was played, or the match is over; then true. */
export async function playOn(page: FirefoxPage, time: ServerTime, isEnough: () => Promise<boolean>): Promise<boolean> {
  const patience = new Patience(MOST_CLICKS);
  let refused = '';
  // For every answer, not for every look.
  let drawn = chance.fraction();
  while (!(await isEnough())) {
    if ((await page.text(isOver)) === 'true') return true;
    const before = await page.text(shown);
    // What was found may be gone before it is pressed; it is looked for again then.
    const pressed = await page.click(next, drawn).catch((thrown: unknown) => {
      refused = String(thrown);
      return true;
    });
    if (pressed) drawn = chance.fraction();
    if (!pressed) await time.skip();
    else if ((await page.text(isWriting)) === 'true') await page.type('elsewhere');
    const after = await page.text(shown);
    patience.note({ changed: before !== after, pressed }, `${after} ${refused}`);
  }
  return false;
}
