// The data folder: there or to be made, its owner's alone, writable, with room.

import { existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Finding, fine, why, wrong } from './finding.ts';

const OF = 'TABELLA_DATA';
const OTHERS = 0o077;
const STICKY = 0o1000;
const GIGABYTE = 2 ** 30;

export interface Room {
  /** The bytes that are free where a folder lies. */
  readonly free: (folder: string) => number;
}

export const disk: Room = {
  free: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
};

export function examineData(given: string, room: Room): Finding[] {
  const folder = resolve(given);
  if (!existsSync(folder)) {
    const above = nearest(folder);
    const no = whyNotWritable(above);
    return no === null
      ? [fine(OF, `${folder} will be made at the start`), roomIn(above, room)]
      : [wrong(OF, `${folder} is not there and cannot be made (${no}): make it, for the user of the server`)];
  }
  if (!statSync(folder).isDirectory()) return [wrong(OF, `${folder} is no folder: name another one`)];
  const no = whyNotWritable(folder);
  if (no !== null) return [wrong(OF, `${folder} cannot be written (${no}): give it to the user of the server`)];
  return [rightsOf(folder), roomIn(folder, room)];
}

function rightsOf(folder: string): Finding {
  const { mode } = statSync(folder);
  if ((mode & OTHERS) === 0) return fine(OF, `${folder} is there, and for its owner alone`);
  if ((mode & STICKY) !== 0) {
    return wrong(OF, `${folder} is shared with others: keep the data in a folder of its own`);
  }
  return wrong(OF, `${folder} is open to other users: chmod 700 ${folder}`);
}

function roomIn(folder: string, room: Room): Finding {
  const free = room.free(folder) / GIGABYTE;
  const said = `${free.toFixed(1)} GB are free there`;
  return free >= 1 ? fine('disk', said) : wrong('disk', `only ${said}: make room, or move TABELLA_DATA`);
}

/** By trying: rights alone do not say it of a disk that is read-only. */
function whyNotWritable(folder: string): string | null {
  try {
    rmSync(mkdtempSync(join(folder, '.tabella-doctor-')), { recursive: true });
    return null;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code ?? why(thrown);
  }
}

function nearest(folder: string): string {
  const above = dirname(folder);
  return existsSync(above) || above === folder ? above : nearest(above);
}
