// How many tiles of a row have their pictures: a few more whenever there is nothing else to do, as far as the row is seen.

import { type RefObject, useEffect, useState } from 'react';

/** Painting one takes some milliseconds. */
const AT_ONCE = 2;

export function usePainted(row: RefObject<HTMLElement | null>, count: number): number {
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (element === null || painted >= count) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paint = (): void => {
      const next = element.children[painted];
      if (timer !== undefined || !next || next.getBoundingClientRect().left > innerWidth) return;
      timer = setTimeout(() => setPainted(painted + AT_ONCE));
    };
    paint();
    element.addEventListener('scroll', paint);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', paint);
    };
  }, [row, painted, count]);
  return painted;
}
