// What the scores show about each letter, worked out in a worker; null while it is unknown or not wanted.

import { useEffect, useRef, useState } from 'react';
import type { Beliefs, Clue, Draw, Known, SolverResponse } from '../solver/index.ts';
import { type Asker, newAsker } from './beliefs.ts';

export function useBeliefs(wanted: boolean, draw: Draw, clues: readonly Clue[]): Beliefs | null {
  const [beliefs, setBeliefs] = useState<Beliefs | null>(null);
  const asker = useRef<Asker | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    const mine = newAsker((request) => worker.postMessage(request), setBeliefs);
    worker.onmessage = (event: MessageEvent<SolverResponse>) => mine.heard(event.data);
    worker.onerror = () => setBeliefs(null);
    asker.current = mine;
    return () => {
      worker.terminate();
      asker.current = null;
      setBeliefs(null);
    };
  }, [wanted]);
  // The same clues are a new list with every view: their text says whether there is something new.
  const known = JSON.stringify({ draw, clues });
  useEffect(() => {
    if (wanted) asker.current?.ask(JSON.parse(known) as Known);
  }, [wanted, known]);
  return wanted ? beliefs : null;
}
