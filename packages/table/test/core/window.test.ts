// The time of one window: what is drawn, when it is held for nobody, and how it grows.

import { expect, test } from 'vitest';
import { growWindow, idleAfter, newWindow, startWindow } from '../../src/core/window.ts';

/** Draws these numbers, in order. */
const drawing = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0.99;
};
const NEVER = newWindow(drawing(0.2));

test.each([
  ['four in five are not held', [0.2], 1, 0],
  ['one in five is held, from a drawn moment', [0.19, 0.4, 0], 0.4, 0],
  ['half of those for no further step', [0, 0, 0.49], 0, 0],
  ['a quarter for one', [0, 0, 0.5], 0, 1],
  ['an eighth for two', [0, 0, 0.75], 0, 2],
  ['and never for more than five', [0, 0, 0.999_999], 0, 5],
])('%s', (_, numbers, idleFrom, idleSteps) => {
  expect(newWindow(drawing(...numbers))).toMatchObject({ idleFrom, idleSteps, until: null });
});

test.each([
  ['with several people it may be held for nobody', true, 1_200],
  ['with one person alone it is not', false, null],
])('%s', (_, several, after) => {
  const running = startWindow(newWindow(drawing(0, 0.4, 0.6)), 3_000, several, 10_000);
  expect(running).toMatchObject({ until: 13_000, startedAt: 10_000, thinking: false, steps: 0 });
  expect(running.idleSteps).toBe(several ? 1 : 0);
  expect(idleAfter(running, several)).toBe(after);
});

test.each([
  { name: 'it closes when nobody holds it', idle: 0, busy: false, lasts: 3_000 },
  { name: 'held for nobody, it lasts whole steps longer', idle: 0.8, busy: false, lasts: 9_000 },
  { name: 'held by somebody who never decides, it ends after five steps', idle: 0, busy: true, lasts: 18_000 },
])('$name', ({ idle, busy, lasts }) => {
  const drawn = idle === 0 ? NEVER : newWindow(drawing(0, 0, idle));
  let window = startWindow(drawn, 3_000, true, 0);
  for (;;) {
    const until = window.until ?? 0;
    const grown = growWindow(window, busy, until);
    if (grown === null) {
      expect(until).toBe(lasts);
      return;
    }
    expect(grown.thinking).toBe(true);
    window = grown;
  }
});
