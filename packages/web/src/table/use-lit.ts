// Which event of the log is pointed at, so that the board lights its place. After a tap it stays lit for a while, and where
// the board is not in sight, it comes.

import type { GameEvent } from '@tabella/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

const STAYS_MS = 4_000;

interface Lit {
  readonly lit: GameEvent | null;
  light(event: GameEvent | null, tapped?: boolean): void;
}

export function useLit(onTap: () => void): Lit {
  const [lit, setLit] = useState<GameEvent | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const tap = useRef(onTap);
  tap.current = onTap;
  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const light = useCallback(
    (event: GameEvent | null, tapped = false) => {
      // The line may be gone from sight by its own tap: that is no looking away.
      if (event === null && timer.current !== null) return;
      stop();
      setLit(event);
      if (!tapped) return;
      timer.current = setTimeout(() => {
        timer.current = null;
        setLit(null);
      }, STAYS_MS);
      tap.current();
    },
    [stop],
  );
  return { lit, light };
}
