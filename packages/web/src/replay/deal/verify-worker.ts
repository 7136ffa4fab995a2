// In a worker: plays a record again from its secret and says whether all of it follows.

import { openRecord, verifying } from '@tabella/kernel';
import { loadPackage } from '../load-package.ts';
import type { FromWorker, ToWorker, Verdict } from './verify.ts';

/** How often the page hears how far it is. */
const TELL_MS = 50;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  verdictOn(data).then(
    (verdict) => postMessage({ type: 'done', verdict } satisfies FromWorker),
    (error: unknown) => reportError(error),
  );
});

async function verdictOn({ text, held }: ToWorker): Promise<Verdict> {
  const began = performance.now();
  const opened = openRecord(text);
  if (!opened.ok) return opened;
  const found = await loadPackage(opened.log);
  if (!found.ok) return { ok: false, kind: 'missing' };
  const rows = verifying(opened, found.gamePackage.game, held);
  let told = began;
  let at = rows.next();
  for (; !at.done; at = rows.next()) {
    if (performance.now() - told < TELL_MS) continue;
    told = performance.now();
    postMessage({ type: 'row', row: at.value } satisfies FromWorker);
  }
  if (!at.value.ok) return at.value;
  return { ok: true, numbers: at.value.match.numbersDrawn, ms: performance.now() - began };
}
