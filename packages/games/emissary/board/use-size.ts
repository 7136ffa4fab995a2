// How much room an element has.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Space {
  readonly width: number;
  readonly height: number;
}

export function useSize<T extends HTMLElement>(): readonly [RefObject<T | null>, Space] {
  const place = useRef<T>(null);
  const [room, setRoom] = useState<Space>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, room];
}

/** How a table lies in its room: an oval at a desk, a ring in a hand, a row on a hand's long side. */
type TableShape = 'oval' | 'ring' | 'row';

/** Undefined while nobody has measured it. */
export function shapeOf({ width, height }: Space): TableShape | undefined {
  if (width === 0) return undefined;
  if (width >= 560 && height < 520) return 'row';
  return width >= 760 && height >= 560 ? 'oval' : 'ring';
}
