// All that was ever drawn on a land, from top to bottom. What is not there now stays, hidden: to draw it again when a replay
// comes back to it takes far longer.

import { useState } from 'react';

interface Placed {
  readonly x: number;
  readonly y: number;
}

interface Ever<T> {
  readonly key: string;
  readonly one: T;
  readonly visibility: 'hidden' | undefined;
}

export function useEver<T extends Placed>(now: readonly T[], keyOf: (one: T) => string): readonly Ever<T>[] {
  const [ever] = useState(() => new Map<string, T>());
  const here = new Set<string>();
  for (const one of now) {
    const key = keyOf(one);
    here.add(key);
    ever.set(key, one);
  }
  return [...ever]
    .toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x)
    .map(([key, one]) => ({ key, one, visibility: here.has(key) ? undefined : 'hidden' }));
}
