// What a person likes on this device, kept in the browser and known to nobody else.

import { useCallback, useState } from 'react';

const PREFIX = 'tabella.carcassonne.';

function read<T extends string>(key: string, of: readonly T[], usual: T): T {
  try {
    const found = localStorage.getItem(PREFIX + key);
    return of.find((one) => one === found) ?? usual;
  } catch {
    return usual;
  }
}

/** As useState, for one of some words. */
export function useStored<T extends string>(key: string, of: readonly T[], usual: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(key, of, usual));
  const set = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(PREFIX + key, next);
      } catch {
        // Storage may be closed to us; the choice lasts for this visit then.
      }
    },
    [key],
  );
  return [value, set];
}
