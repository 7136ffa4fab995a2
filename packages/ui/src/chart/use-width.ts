// How wide a chart may be, so that its writing keeps its size; a still picture has the usual width.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const USUAL = 720;

export function useWidth<T extends HTMLElement>(): readonly [ref: RefObject<T | null>, width: number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const measure = (): void => setWidth(Math.max(200, Math.floor(place.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** Narrower than this it is held in a hand. */
export const isNarrow = (width: number): boolean => width < 520;
