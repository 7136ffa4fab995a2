// A camera that moves without React: while a finger is down the transform is written straight to the element, and only
// when it rests does the board hear of it.

import { isStill } from '@tabella/ui/motion';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Box, between, type Camera, kept, type Size } from './camera.ts';

export interface Rig {
  now(): Camera;
  /** Where it is going, or where it is. */
  aim(): Camera;
  screen(): Size;
  /** Shows another place at once; the picture is made sharp again when it rests. */
  move(camera: Camera): void;
  /** Glides there in a moment; a touch ends it. */
  glide(camera: Camera): void;
  /** The gesture is over. */
  rest(): void;
}

const GLIDE_MS = 240;

/** To whole pixels of the screen: a picture that is moved by parts of one must be mixed again, pixel by pixel. */
const whole = (x: number): number => Math.round(x * devicePixelRatio) / devicePixelRatio;

/** The pane is moved by fingers; the world that is drawn on it has the size in which it last rested. */
export interface Picture {
  readonly pane: RefObject<HTMLElement | null>;
  readonly world: RefObject<HTMLElement | null>;
}

/**
 * Of what is animated, though the animation stands still and adds nothing, the browser moves the layer alone, and does
 * not look through the whole page for what it may now cover.
 */
function useLayer({ pane }: Picture): void {
  useEffect(() => {
    const animation = pane.current?.animate({ transform: ['none', 'none'] }, { duration: 1e9, composite: 'add' });
    if (!animation) return;
    animation.pause();
    // An old browser that cannot add would show the pane without its place.
    if ((animation.effect as KeyframeEffect).composite !== 'add') animation.cancel();
    return () => animation.cancel();
  }, [pane]);
}

export function useCamera(
  view: RefObject<HTMLElement | null>,
  picture: Picture,
  land: Box,
  onRest: (camera: Camera) => void,
  onResize: (before: Size, now: Size) => void,
): Rig {
  useLayer(picture);
  const { pane, world } = picture;
  const camera = useRef<Camera>({ x: 0, y: 0, k: 1 });
  /** The scale in which the world is drawn. */
  const drawn = useRef(1);
  const frame = useRef(0);
  // Measured when it changes and not while it moves: reading it then would force a layout every frame.
  const size = useRef<Size | null>(null);
  const gliding = useRef(0);
  const target = useRef<Camera | null>(null);
  const bounds = useRef(land);
  const heard = useRef(onRest);
  const resized = useRef(onResize);
  useEffect(() => {
    bounds.current = land;
    heard.current = onRest;
    resized.current = onResize;
  });
  const write = useCallback(() => {
    frame.current = 0;
    const { x, y, k } = camera.current;
    const scale = k / drawn.current;
    if (pane.current) pane.current.style.transform = `translate(${whole(x)}px, ${whole(y)}px) scale(${scale})`;
  }, [pane]);
  const measure = useCallback((): Size => {
    if (!view.current) return { width: 0, height: 0 };
    size.current = { width: view.current.clientWidth, height: view.current.clientHeight };
    return size.current;
  }, [view]);
  useEffect(() => {
    if (!view.current) return;
    const observer = new ResizeObserver(() => {
      // Behind another tab it has no size, and comes back as it was left.
      if (!view.current || view.current.clientWidth * view.current.clientHeight === 0) return;
      const before = size.current;
      const now = measure();
      if (before && (before.width !== now.width || before.height !== now.height)) resized.current(before, now);
    });
    observer.observe(view.current);
    return () => observer.disconnect();
  }, [view, measure]);
  const rig = useMemo<Rig>(() => {
    const screen = (): Size => size.current ?? measure();
    const show = (next: Camera): void => {
      camera.current = kept(next, bounds.current, screen());
      if (frame.current === 0) frame.current = requestAnimationFrame(write);
    };
    const stop = (): void => {
      cancelAnimationFrame(gliding.current);
      gliding.current = 0;
      target.current = null;
    };
    const rest = (): void => {
      drawn.current = camera.current.k;
      if (world.current) world.current.style.transform = `scale(${drawn.current})`;
      write();
      heard.current(camera.current);
    };
    return {
      now: () => camera.current,
      aim: () => target.current ?? camera.current,
      screen,
      move: (next) => {
        stop();
        show(next);
      },
      glide: (next) => {
        stop();
        const [from, to] = [camera.current, kept(next, bounds.current, screen())];
        if (isStill()) {
          camera.current = to;
          rest();
          return;
        }
        target.current = to;
        const start = performance.now();
        const step = (time: number): void => {
          const t = Math.min(1, Math.max(0, (time - start) / GLIDE_MS));
          show(between(from, to, 1 - (1 - t) ** 3));
          if (t < 1) gliding.current = requestAnimationFrame(step);
          else {
            target.current = null;
            rest();
          }
        };
        gliding.current = requestAnimationFrame(step);
      },
      rest,
    };
  }, [world, write, measure]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      cancelAnimationFrame(gliding.current);
    },
    [],
  );
  return rig;
}
