// A player at a keyboard: presses keys and nothing else, and looks at what has the focus before pressing it.

import type { Page } from '@playwright/test';

/** Who has to press Tab more often than this to get somewhere has been forgotten. */
const MOST_STOPS = 90;

export class Keyboard {
  private readonly page: Page;
  /** Stops of Tab that look no different with the focus than without. */
  readonly unseen = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Goes on with Tab until something like this has the focus. */
  async tabTo(selector: string): Promise<void> {
    const passed: string[] = [];
    while (passed.length <= MOST_STOPS) {
      const { found, unseen, stop } = await this.page.evaluate(lookAtFocus, selector);
      if (unseen !== null) this.unseen.add(unseen);
      if (found) return;
      passed.push(stop);
      await this.press('Tab');
    }
    throw new Error(`no way by keyboard to ${selector}: ${passed.join(', ')}`);
  }
}

interface Looked {
  readonly found: boolean;
  readonly unseen: string | null;
  /** What has the focus. */
  readonly stop: string;
}

/**
 * Runs in the page: whether this has the focus; and whether what had the focus before looks as it did with it, in itself,
 * what is in it and what is round it.
 */
function lookAtFocus(selector: string): Looked {
  const before = window as Window & { focused?: { readonly one: Element; readonly looks: string } };
  const looksOf = (one: Element): string =>
    [one, ...[...one.querySelectorAll('*')].slice(0, 30), one.parentElement, one.nextElementSibling]
      .filter((part) => part !== null)
      .map((part) => {
        const style = getComputedStyle(part);
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = style;
        return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, style.stroke, style.fill].join();
      })
      .join('|');
  const one = document.activeElement;
  const last = before.focused;
  const left = last !== undefined && last.one !== one && last.one.isConnected;
  const unseen =
    left && looksOf(last.one) === last.looks ? last.one.outerHTML.replace(/<svg.*<\/svg>/s, '').slice(0, 160) : null;
  delete before.focused;
  if (one !== null && one !== document.body && one.matches(':focus-visible')) {
    before.focused = { one, looks: looksOf(one) };
  }
  return { found: one?.matches(selector) ?? false, unseen, stop: `${one?.tagName}.${one?.getAttribute('class')}` };
}
