// Whether there is room at a desk, or a phone's size.

import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this size on there is room for the track as a border, and for columns. */
const WIDE = 640;
const HIGH = 400;

/** Null until it is measured. */
export function useWide(frame: RefObject<HTMLElement | null>): boolean | null {
  const [wide, setWide] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Behind another tab it has no width.
    const measure = (): void => {
      if (element.clientWidth > 0) setWide(element.clientWidth >= WIDE && element.clientHeight >= HIGH);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return wide;
}
