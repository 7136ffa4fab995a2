// Figures walk hop by hop to where they stand now. A tap ends the walk; with reduced motion they are there at once.

import { isStill } from '@tabella/ui/motion';
import { useEffect, useState } from 'react';
import { hopped, type Totals } from './circuit.ts';

const HOP_MS = 45;

/** The totals to show on the way to these. */
export function useWalk(totals: Totals): Totals {
  const [shown, setShown] = useState(totals);
  const goal = JSON.stringify(totals);
  const arrived = JSON.stringify(shown) === goal;
  useEffect(() => {
    if (arrived) return;
    const ends = JSON.parse(goal) as Totals;
    const arrive = (): void => setShown(ends);
    if (isStill()) {
      arrive();
      return;
    }
    const timer = setInterval(() => setShown((now) => hopped(now, ends)), HOP_MS);
    addEventListener('pointerdown', arrive, { capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', arrive, { capture: true });
    };
  }, [goal, arrived]);
  return shown;
}
