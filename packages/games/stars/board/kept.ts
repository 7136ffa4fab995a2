// State that outlives a board: when the device is handed to another seat and back, what was typed is still there.

import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/** As useState; `place` names the table, the seat and the thing. */
export function useKept<T>(place: string, initial: T): readonly [T, (value: T) => void] {
  const key = `${location.pathname} ${place}`;
  const [, again] = useState(0);
  const set = useCallback(
    (value: T) => {
      kept.set(key, value);
      again((n) => n + 1);
    },
    [key],
  );
  return [kept.has(key) ? (kept.get(key) as T) : initial, set];
}
