// In a worker: plays a record again from its secret and says whether all of it follows.

import { openRecord, verifyRecord } from '@tabella/kernel';
import type { Checked } from './check.ts';
import { loadPackage } from './load-package.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  checked(data).then(postMessage, (error: unknown) => reportError(error));
});

async function checked(text: string): Promise<Checked> {
  const opened = openRecord(text);
  if (!opened.ok) return opened;
  const found = await loadPackage(opened.log);
  if (!found.ok) return null;
  const verified = verifyRecord(opened, found.gamePackage.game);
  return verified.ok ? { ok: true } : verified;
}
