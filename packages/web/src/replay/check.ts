// Checks a record away from the page, in a worker of its own.

import type { Misfit } from '@tabella/kernel';

/** Null: it is not known by which rules it was played. */
export type Checked = { readonly ok: true } | Misfit | null;

export function check(text: string): Promise<Checked> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
