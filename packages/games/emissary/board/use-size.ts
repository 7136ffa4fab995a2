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
