// Fault files: a rule that broke, with the match that makes it break again. They hold the secret of the match.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, writeLog } from '@tabella/kernel';
import { FILE_MODE, privateFolder } from '../store/private.ts';

/** Keeps it in the data folder; the path. */
export function keepFault(data: string, file: Log): string {
  const folder = join(data, 'faults');
  const path = join(folder, `${file.game}-${Date.now()}.json`);
  privateFolder(folder);
  writeFileSync(path, writeLog(file), { mode: FILE_MODE });
  return path;
}
