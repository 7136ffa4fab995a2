// A figure in a thread of its own: what the engine learned from one game must not slow down or speed up the next.

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { figures } from './figures.ts';
import { type Figure, measure } from './measure.ts';

export function measureAlone(name: string): Promise<Figure> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: name });
    worker.once('message', done);
    worker.once('error', failed);
  });
}

// This very file is what the thread runs.
if (!isMainThread) {
  const question = figures[workerData as string];
  if (question) parentPort?.postMessage(measure(await question()));
}
