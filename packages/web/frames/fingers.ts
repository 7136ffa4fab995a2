// Fingers on a screen, moved by the browser itself before each frame: fingers that another process moves come late
// whenever that process does, and a page would be blamed for frames in which there was nothing to follow.

import type { CDPSession } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Gesture = (cdp: CDPSession, middle: Point, way: 'there' | 'back') => Promise<unknown>;

/** In CSS pixels, and pixels a second: a gesture takes a second and a half. */
const WAY = 200;
const SPEED = 190;
const APART = 2;
const APART_SPEED = 110;

/** One finger across the point, downwards to the right, or back. */
export const pan: Gesture = (cdp, { x, y }, way) => {
  const distance = way === 'there' ? WAY : -WAY;
  return cdp.send('Input.synthesizeScrollGesture', {
    x: x - distance / 2,
    y: y - distance / 2,
    xDistance: distance,
    yDistance: distance,
    speed: SPEED,
    preventFling: true,
    gestureSourceType: 'touch',
  });
};

/** Two fingers around the point that part, or come together. */
export const pinch: Gesture = (cdp, { x, y }, way) =>
  cdp.send('Input.synthesizePinchGesture', {
    x,
    y,
    scaleFactor: way === 'there' ? APART : 1 / APART,
    relativeSpeed: APART_SPEED,
    gestureSourceType: 'touch',
  });
