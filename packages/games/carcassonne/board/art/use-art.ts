// What the sets in play draw is loaded before any of it is shown.

import { useLayoutEffect, useState } from 'react';
import { hasArt, loadArt } from '../../sets/art.ts';

/** Is it here? What cannot be loaded is thrown, for the boundary round it. */
export function useArt(sets: readonly string[]): boolean {
  const [, setLoaded] = useState('');
  const [failure, setFailure] = useState<Error | null>(null);
  const isHere = hasArt(sets);
  const names = sets.join();
  useLayoutEffect(() => {
    let gone = false;
    if (!isHere) {
      loadArt(names.split(',')).then(
        () => gone || setLoaded(names),
        (why) => gone || setFailure(why instanceof Error ? why : new Error(String(why))),
      );
    }
    return () => {
      gone = true;
    };
  }, [isHere, names]);
  if (failure !== null) throw failure;
  return isHere;
}
