// Asking the solver behind messages: one question at a time, only the latest counts.

import type { Beliefs, Known, SolverRequest, SolverResponse } from '../solver/index.ts';

export interface Asker {
  ask(known: Known): void;
  heard(response: SolverResponse): void;
}

/** `got` receives the beliefs for what was last asked; null when the solver found none. */
export function newAsker(post: (request: SolverRequest) => void, got: (beliefs: Beliefs | null) => void): Asker {
  let last = 0;
  let busy = false;
  let next: Known | null = null;
  const send = (known: Known): void => {
    busy = true;
    last += 1;
    post({ id: last, kind: 'beliefs', draw: known.draw, clues: known.clues });
  };
  return {
    ask(known) {
      if (busy) next = known;
      else send(known);
    },
    heard(response) {
      if (response.id !== last) return;
      busy = false;
      if (next !== null) {
        const known = next;
        next = null;
        send(known);
        return;
      }
      got(response.ok && response.kind === 'beliefs' ? response.beliefs : null);
    },
  };
}

/** A chance in whole percent; never 0 or 100 unless it is so. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1 - 1e-9) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
