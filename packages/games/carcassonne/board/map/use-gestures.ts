// Fingers, mouse and keys on the map: drag to pan, wheel or two fingers to zoom, double tap to come closer, a long press
// to ask what lies there.

import { type RefObject, useEffect, useRef } from 'react';
import { type Camera, panned, zoomed } from './camera.ts';
import type { Rig } from './use-camera.ts';

export interface Touches {
  /** A finger rests here, in pixels of the screen. */
  onHold(x: number, y: number): void;
  /** A tap on the land, not on a button. */
  onTap(x: number, y: number): void;
  /** The mouse is here, no button down; null when it left. */
  onHover(at: { readonly x: number; readonly y: number } | null): void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

const SLACK = 6;
const HOLD_MS = 420;
const DOUBLE_MS = 300;
const WHEEL_REST_MS = 160;

export function useGestures(view: RefObject<HTMLElement | null>, rig: Rig, touches: Touches): void {
  const heard = useRef(touches);
  useEffect(() => {
    heard.current = touches;
  });
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const stop = listen(element, rig, () => heard.current);
    return stop;
  }, [view, rig]);
}

function listen(element: HTMLElement, rig: Rig, heard: () => Touches): () => void {
  const fingers = new Map<number, Finger>();
  let from: Camera = rig.now();
  let start: Finger = { x: 0, y: 0 };
  let spread = 0;
  let dragged = false;
  let held = 0;
  let tapped = { time: 0, x: 0, y: 0 };
  let wheel = 0;
  let origin = element.getBoundingClientRect();

  const here = (event: MouseEvent): Finger => ({ x: event.clientX - origin.x, y: event.clientY - origin.y });
  const begin = (): void => {
    from = rig.now();
    start = middleOf(fingers);
    spread = spreadOf(fingers);
  };
  // While fingers are down their moves end at the window: nobody else on the page has to hear of each.
  const hold = (): void => {
    window.addEventListener('pointermove', drag, { capture: true });
    window.addEventListener('touchmove', silence, { capture: true, passive: true });
  };
  const letGo = (): void => {
    window.removeEventListener('pointermove', drag, { capture: true });
    window.removeEventListener('touchmove', silence, { capture: true });
  };
  const silence = (event: Event): void => event.stopPropagation();
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) hold();
    origin = element.getBoundingClientRect();
    fingers.set(event.pointerId, here(event));
    if (fingers.size === 1) dragged = false;
    begin();
    clearTimeout(held);
    const at = here(event);
    if (fingers.size === 1 && event.pointerType !== 'mouse') {
      held = window.setTimeout(() => {
        if (dragged) return;
        dragged = true;
        heard().onHold(at.x, at.y);
      }, HOLD_MS);
    }
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    origin = element.getBoundingClientRect();
    heard().onHover(isOverSpot(event) ? null : here(event));
  };
  const drag = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    event.stopPropagation();
    fingers.set(event.pointerId, here(event));
    const now = middleOf(fingers);
    const [dx, dy] = [now.x - start.x, now.y - start.y];
    if (!dragged && fingers.size === 1 && Math.hypot(dx, dy) < SLACK) return;
    if (!dragged) {
      dragged = true;
      clearTimeout(held);
      heard().onHover(null);
      for (const id of fingers.keys()) element.setPointerCapture(id);
    }
    const wide = spreadOf(fingers);
    const shifted = panned(from, dx, dy);
    rig.move(spread > 0 && wide > 0 ? zoomed(shifted, wide / spread, now) : shifted);
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(held);
    if (fingers.size > 0) {
      begin();
      return;
    }
    letGo();
    if (dragged) rig.rest();
  };
  const click = (event: MouseEvent): void => {
    if (dragged) {
      // What ends a drag is no tap on what happens to lie under it.
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (event.target instanceof Element && event.target.closest('button, a, dialog, input, label')) return;
    const at = here(event);
    const again = event.timeStamp - tapped.time < DOUBLE_MS && Math.hypot(at.x - tapped.x, at.y - tapped.y) < 30;
    tapped = again ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, x: at.x, y: at.y };
    if (again) rig.glide(zoomed(rig.now(), event.shiftKey ? 1 / 1.8 : 1.8, at));
    else heard().onTap(at.x, at.y);
  };
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    origin = element.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    rig.move(zoomed(rig.now(), factor, here(event)));
    clearTimeout(wheel);
    wheel = window.setTimeout(() => rig.rest(), WHEEL_REST_MS);
  };
  const leave = (): void => heard().onHover(null);
  // A long press asks about the land; the menu of the browser would lie over the answer.
  const menu = (event: MouseEvent): void => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = byKey(event.key, rig);
    if (!next) return;
    event.preventDefault();
    rig.glide(next);
  };

  const events: readonly (readonly [string, (event: never) => void, AddEventListenerOptions?])[] = [
    ['pointerdown', down],
    ['pointermove', hover],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', leave],
    ['contextmenu', menu],
    ['click', click, { capture: true }],
    ['wheel', turn, { passive: false }],
    ['keydown', key],
  ];
  for (const [name, hear, options] of events) element.addEventListener(name, hear as EventListener, options);
  return () => {
    clearTimeout(held);
    clearTimeout(wheel);
    letGo();
    for (const [name, hear, options] of events) element.removeEventListener(name, hear as EventListener, options);
  };
}

/** An empty cell belongs to nothing yet. */
const isOverSpot = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.cc-spot, .cc-aim') !== null;

const STEP = 90;

function byKey(key: string, rig: Rig): Camera | null {
  const { width, height } = rig.screen();
  const middle = { x: width / 2, y: height / 2 };
  switch (key) {
    case 'ArrowLeft':
      return panned(rig.now(), STEP, 0);
    case 'ArrowRight':
      return panned(rig.now(), -STEP, 0);
    case 'ArrowUp':
      return panned(rig.now(), 0, STEP);
    case 'ArrowDown':
      return panned(rig.now(), 0, -STEP);
    case '+':
    case '=':
      return zoomed(rig.now(), 1.35, middle);
    case '-':
      return zoomed(rig.now(), 1 / 1.35, middle);
    default:
      return null;
  }
}

function middleOf(fingers: ReadonlyMap<number, Finger>): Finger {
  let [x, y] = [0, 0];
  for (const finger of fingers.values()) {
    x += finger.x / fingers.size;
    y += finger.y / fingers.size;
  }
  return { x, y };
}

/** How far apart two fingers are; 0 for one. */
function spreadOf(fingers: ReadonlyMap<number, Finger>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
