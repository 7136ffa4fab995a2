// In a worker of its own: works out an analysis and tells how far it is; whoever started it may end it at any time.

import { analyse } from '@tabella/analysis';
import type { Analysis, Log, Seat } from '@tabella/kernel';
import { loadPackage } from '../replay/load-package.ts';

/** What is to be analysed. */
export interface Task {
  readonly log: Log;
  /** Whose decisions are looked at; all without it. */
  readonly seats?: readonly Seat[];
  /** What was done before. */
  readonly from?: Analysis;
}

export type Told =
  | { readonly kind: 'progress'; readonly turn: number; readonly turns: number; readonly done: number }
  /** There is something new to show. */
  | { readonly kind: 'some' | 'all'; readonly analysis: Analysis }
  | { readonly kind: 'refused'; readonly why: 'rules' | 'game' | 'log' };

/** Milliseconds between two words on how far it is. */
const EVERY = 200;

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  work(data).catch((error: unknown) => reportError(error));
});

const tell = (told: Told): void => postMessage(told);

async function work({ log, seats, from }: Task): Promise<void> {
  const found = await loadPackage(log);
  if (!found.ok) return tell({ kind: 'refused', why: found.missing });
  if (!found.gamePackage.analyst) return tell({ kind: 'refused', why: 'rules' });
  const pieces = analyse(found.gamePackage, log, {
    now: () => performance.now(),
    ...(seats ? { seats } : {}),
    ...(from ? { from } : {}),
  });
  let last = 0;
  let shown = 0;
  for (let at = pieces.next(); ; at = pieces.next()) {
    if (at.done) return tell('ok' in at.value ? { kind: 'refused', why: 'log' } : { kind: 'all', analysis: at.value });
    const now = performance.now();
    if (now - last < EVERY) continue;
    last = now;
    const { turn, turns, done, pieces: ready } = at.value;
    tell({ kind: 'progress', turn, turns, done });
    if (ready === shown) continue;
    shown = ready;
    tell({ kind: 'some', analysis: at.value.analysis });
  }
}
