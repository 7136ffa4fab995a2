// Matches that broke or stalled in the arena.

import type { Report } from '@tabella/arena';
import type { Progress } from '../progress.ts';
import { faultFile, saveLog } from '../saves.ts';

/** Matches that broke are kept, so that they can be told again. */
export function tellBroken(report: Pick<Report, 'game' | 'files'>, progress: Progress): void {
  report.files.forEach((log, i) => {
    const path = faultFile(report.game, String(i + 1));
    saveLog(path, log);
    progress.say(`A match that ${log.fault ? 'broke' : 'came to no end'} is kept in ${path}.`);
  });
}
