// Saves: where games are kept. A file is replaced in one piece, so that it is always whole.

import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Log, MOST_BYTES, readLog, writeLog } from '@tabella/kernel';
import { Trouble } from './trouble.ts';

const ENDING = '.tabella';
/** Only so many of the latest games are looked at when an unfinished one is sought. */
const LOOKED_AT = 20;

function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.TABELLA_DATA) return env.TABELLA_DATA;
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'tabella');
}

/** A file for a new game; the time comes first in its name, so that names sort by age. */
export function newFile(game: string, mark: string): string {
  return join(dataFolder(), `${stamp()}-${game}-${mark}${ENDING}`);
}

/** A file for a match of bots that broke or came to no end. */
export function faultFile(game: string, mark: string): string {
  return join(dataFolder(), `${stamp()}-${game}-arena-${mark}.fault`);
}

function stamp(): string {
  return new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}

export function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(draft, 'w', 0o600);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (thrown) {
    throw new Trouble(`The game cannot be saved at ${path} (${codeOf(thrown)}).`, 1);
  }
}

export function saveLog(path: string, log: Log): void {
  replaceFile(path, writeLog(log));
}

/** The text of a file that may be a log. */
export function readText(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES) throw new Trouble(`${path} is too large to be a replay.`);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (thrown) {
    if (thrown instanceof Trouble) throw thrown;
    if (thrown instanceof TypeError)
      throw new Trouble(`${path} holds bytes that are no text: it is no whole replay file.`);
    throw new Trouble(
      codeOf(thrown) === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${codeOf(thrown)}).`,
    );
  }
}

export function loadLog(path: string): Log {
  const read = readLog(readText(path));
  if (!read.ok) throw new Trouble(`${path}: ${read.reason}`);
  return read.log;
}

/** The latest game that is not over, of any kind or of this one; or null. */
export function unfinished(game?: string): { readonly path: string; readonly log: Log } | null {
  let names: string[];
  try {
    names = readdirSync(dataFolder());
  } catch {
    return null;
  }
  const latest = names
    .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
    .sort()
    .reverse();
  for (const name of latest.slice(0, LOOKED_AT)) {
    const path = join(dataFolder(), name);
    try {
      const read = readLog(readText(path));
      if (!read.ok || (game !== undefined && read.log.game !== game)) continue;
      if (read.log.result === null && read.log.fault === undefined) return { path, log: read.log };
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
    }
  }
  return null;
}

function codeOf(thrown: unknown): string {
  return (thrown as { readonly code?: string }).code ?? 'unknown';
}
