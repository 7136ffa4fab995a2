// The companion's memory: in this browser only.

import { useCallback, useState } from 'react';
import { readSaved, type Saved } from './saved.ts';

const PLACE = 'tabella.stars.companion';

export function useSaved(): readonly [Saved, (change: Partial<Saved>) => void] {
  const [saved, setSaved] = useState(load);
  const change = useCallback((part: Partial<Saved>) => {
    setSaved((before) => {
      const now = { ...before, ...part };
      keep(now);
      return now;
    });
  }, []);
  return [saved, change];
}

function load(): Saved {
  try {
    return readSaved(localStorage.getItem(PLACE));
  } catch {
    // Storage may be forbidden; then the page works without a memory.
    return readSaved(null);
  }
}

function keep(saved: Saved): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(saved));
  } catch {
    return;
  }
}
