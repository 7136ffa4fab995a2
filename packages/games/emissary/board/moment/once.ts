// What is shown once in a match, also when the page is loaded again.

import type { Seat } from '@tabella/kernel';
import { readVisit, storeVisit } from '@tabella/ui/stored';
import { useCallback, useState } from 'react';

type Scene = 'identity' | 'out' | 'reveal';

/** `due`: something has happened that calls for it. */
type Mark = 'due' | 'shown';

const keyOf = (scene: Scene, seat: Seat | null): string => `emissary ${scene} ${location.pathname} ${seat}`;

export const markOf = (scene: Scene, seat: Seat | null): string | null => readVisit(keyOf(scene, seat));
export const setMark = (scene: Scene, seat: Seat | null, mark: Mark): void => storeVisit(keyOf(scene, seat), mark);

/** Whether it has been shown, and how to say so. */
export function useOnce(scene: Scene, seat: Seat | null): readonly [shown: boolean, done: () => void] {
  const [shown, setShown] = useState(() => markOf(scene, seat) === 'shown');
  const done = useCallback(() => {
    setMark(scene, seat, 'shown');
    setShown(true);
  }, [scene, seat]);
  return [shown, done];
}
