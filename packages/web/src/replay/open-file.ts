// A match from a file, played to its end in this browser.

import { type GamePackage, type Log, Match, MOST_BYTES, readLog } from '@tabella/kernel';
import { loadPackage } from './load-package.ts';

export interface OpenedFile {
  readonly ok: true;
  /** As it was read, to be checked. */
  readonly text: string;
  readonly log: Log;
  /** With the rules by which the match was played. */
  readonly gamePackage: GamePackage;
  readonly match: Match<unknown, unknown>;
}

/** Why there is no replay: the file is none, or what it needs is not here. */
export type NoReplay =
  | { readonly ok: false; readonly why: 'file'; readonly reason: string }
  | { readonly ok: false; readonly why: 'size' }
  | { readonly ok: false; readonly why: 'text' }
  | { readonly ok: false; readonly why: 'game' | 'rules'; readonly log: Log };

export async function openFile(file: Blob): Promise<OpenedFile | NoReplay> {
  if (file.size > MOST_BYTES) return { ok: false, why: 'size' };
  const text = textIn(await file.arrayBuffer());
  return text === null ? { ok: false, why: 'text' } : openText(text);
}

async function openText(text: string): Promise<OpenedFile | NoReplay> {
  const read = readLog(text);
  if (!read.ok) return { ok: false, why: 'file', reason: read.reason };
  const { log } = read;
  const found = await loadPackage(log);
  if (!found.ok) return { ok: false, why: found.missing, log };
  const { gamePackage } = found;
  const match = Match.replay<unknown, unknown>(gamePackage.game, log);
  if (!(match instanceof Match)) return { ok: false, why: 'file', reason: match.reason };
  return { ok: true, text, log, gamePackage, match };
}

function textIn(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
