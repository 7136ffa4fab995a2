// Plays a match by keyboard alone: digits choose, Enter confirms, Space passes, Tab goes to what is on the board.

import type { Page } from '@playwright/test';
import { chance } from '../chance.ts';
import { Patience } from '../patience.ts';
import type { ServerTime } from '../time.ts';
import type { Keyboard } from './keys.ts';

/** So many keys that change nothing mean that something cannot be done by keyboard. */
const MOST_KEYS = 30;
const THING = '.frame-board [aria-pressed="false"]:not(:disabled, .cc-tray *, .em-habit *, .cc-link)';
const COLUMN = '.st-guess fieldset:not(:has(input:checked)) input';

type Need =
  | 'nothing'
  | 'end'
  | 'dialog'
  | 'sure'
  | 'confirm'
  | 'digit'
  | 'pass'
  | 'thing'
  | 'list'
  | 'clue'
  | 'guess'
  | 'send';

interface Leaning {
  readonly thing: string;
  readonly column: string;
  /** Would rather answer in words than point at something. */
  readonly talks: boolean;
}

/** Runs in the page: what a player would do next. */
function needOf({ thing, column, talks }: Leaning): Need {
  const seen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.getClientRects().length > 0);
  if (seen('dialog[open]')) return 'dialog';
  if (seen('.over-row')) return 'end';
  if (seen('.ask[data-fresh]')) return 'nothing';
  if (seen('.st-composer input')) return 'clue';
  if (seen(column)) return 'guess';
  if (seen('.st-send:enabled')) return 'send';
  if (seen('.ask-row .btn-danger:enabled')) return 'sure';
  if (seen('.ask-row .ask-confirm:enabled')) return 'confirm';
  if (!seen('.ask-row :is(button, input):enabled')) return 'nothing';
  const taps = seen('.ask-row .btn-choice:enabled');
  if (seen(thing) && !(taps && talks)) return 'thing';
  if (seen('.ask-row [data-digit]:enabled')) return 'digit';
  return taps ? 'pass' : 'list';
}

const shown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector('.prompt')?.textContent,
      document.querySelector('dialog[open]')?.textContent,
      document.querySelectorAll('[aria-pressed="true"], input:checked').length,
      document.querySelectorAll('.log-line').length,
      document.querySelector<HTMLInputElement>('.st-composer input')?.value,
    ].join('|'),
  );

/** Until enough was played, or the match is over; then true. */
export async function playByKeys(
  page: Page,
  keys: Keyboard,
  time: ServerTime,
  isEnough: () => Promise<boolean>,
): Promise<boolean> {
  const patience = new Patience(MOST_KEYS);
  // Drawn for every answer, not for every look.
  const leaning = (): Leaning => ({ thing: THING, column: COLUMN, talks: chance.int(10) < 3 });
  let next = leaning();
  while (!(await isEnough())) {
    const before = await shown(page);
    const need = await page.evaluate(needOf, next);
    if (need === 'end') return true;
    if (need === 'nothing') await time.skip();
    else {
      next = leaning();
      await meet(keys, need).catch(async (thrown: unknown) => {
        // A window may close under our hands; then it is no longer asked.
        if ((await shown(page)) === before) throw thrown;
      });
    }
    const changed = (await shown(page)) !== before;
    patience.note({ changed, pressed: need !== 'nothing' }, `${need}, ${before}`);
  }
  return false;
}

async function meet(keys: Keyboard, need: Need): Promise<void> {
  const reach = async (selector: string, key = 'Enter'): Promise<void> => {
    await keys.tabTo(selector);
    await keys.press(key);
  };
  switch (need) {
    case 'dialog':
      return reach('dialog[open] button');
    case 'sure':
      return reach('.ask-row .btn-danger');
    case 'confirm':
      return reach('.ask-confirm');
    case 'digit':
      return keys.press(String(1 + chance.int(3)));
    case 'pass':
      return chance.int(2) === 0 ? reach('.btn-choice') : keys.press('Space');
    case 'thing':
      await keys.tabTo(THING);
      // Things that belong together are walked along with arrows.
      for (let steps = chance.int(3); steps > 0; steps--) await keys.press('ArrowRight');
      return keys.press('Enter');
    case 'list':
      return reach('.choices-whole');
    case 'clue':
      await keys.tabTo('.st-composer input');
      await keys.write('elsewhere');
      return keys.press('Enter');
    case 'guess':
      return reach(COLUMN, 'Space');
    case 'send':
      return reach('.st-send');
    case 'nothing':
    case 'end':
      return undefined;
  }
}
