// Verifies a record away from the page, in a worker of its own, which says how far it is.

import type { Held, Misfit } from '@tabella/kernel';

interface Proved {
  readonly ok: true;
  /** Random numbers that were drawn again. */
  readonly numbers: number;
  readonly ms: number;
}

/** `missing`: the rules by which it was played are not here. */
export type Verdict = Proved | Misfit | { readonly ok: false; readonly kind: 'missing' };

export type FromWorker =
  | { readonly type: 'row'; readonly row: number }
  | { readonly type: 'done'; readonly verdict: Verdict };

export interface ToWorker {
  readonly text: string;
  readonly held: Held;
}

/** Calls `at` with the rows played so far; the function that is returned stops it. */
export function verify(
  asked: ToWorker,
  at: (row: number) => void,
  done: (verdict: Verdict | null) => void,
): () => void {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'row') return at(data.row);
    worker.terminate();
    done(data.verdict);
  };
  worker.onerror = () => {
    worker.terminate();
    done(null);
  };
  worker.postMessage(asked);
  return () => worker.terminate();
}
