// Fingers on a screen: one that wanders about a point, and two that come and go. They stay down until they are lifted.

import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const GESTURE_MS = 2_000;
/** Fingers report more often than the screen draws. */
const BETWEEN_MS = 8;

export const pan = (cdp: CDPSession, { x, y }: Point): Promise<void> =>
  follow(cdp, (time) => [{ x: x + 120 * Math.sin(time / 400), y: y + 120 * Math.sin(time / 500) }]);

export const pinch = (cdp: CDPSession, { x, y }: Point): Promise<void> =>
  follow(cdp, (time) => {
    const apart = 50 + 25 * Math.sin(time / 320);
    return [
      { x: x - apart, y },
      { x: x + apart, y },
    ];
  });

export const lift = (cdp: CDPSession): Promise<unknown> => touch(cdp, 'touchEnd', []);

const touch = (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly Point[],
): Promise<unknown> =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((one, id) => ({ ...one, id })) });

async function follow(cdp: CDPSession, fingersAt: (time: number) => readonly Point[]): Promise<void> {
  await touch(cdp, 'touchStart', fingersAt(0));
  const start = performance.now();
  const moves: Promise<unknown>[] = [];
  for (let time = 0; time < GESTURE_MS; time = performance.now() - start) {
    // Not awaited: it is answered only when it was drawn, and a finger does not wait for that.
    moves.push(touch(cdp, 'touchMove', fingersAt(time)));
    await setTimeout(BETWEEN_MS);
  }
  await Promise.all(moves);
}
