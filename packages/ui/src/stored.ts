// What stays in this browser, known to nobody else. Storage may be closed to us; then it lasts for this visit.

import { useCallback, useState } from 'react';

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** As useState, for something that is written as text; `read` makes the best of whatever is found, `write` may forget. */
export function useStored<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: T) => string | null = JSON.stringify,
): readonly [T, (change: (now: T) => T) => void] {
  const [value, setValue] = useState(() => read(readStored(key)));
  const change = useCallback(
    (next: (now: T) => T) =>
      setValue((now) => {
        const then = next(now);
        store(key, write(then));
        return then;
      }),
    [key, write],
  );
  return [value, change];
}

const asIs = (word: string): string => word;

/** As useState, for one of some words. */
export function useStoredWord<T extends string>(
  key: string,
  of: readonly T[],
  usual: T,
): readonly [T, (value: T) => void] {
  const [value, change] = useStored<T>(key, (found) => of.find((one) => one === found) ?? usual, asIs);
  const set = useCallback((next: T) => change(() => next), [change]);
  return [value, set];
}

/** The same for this visit alone: another window, or the same one opened anew, knows nothing of it. */
export function readVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeVisit(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
