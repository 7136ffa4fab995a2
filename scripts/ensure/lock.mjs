// One at a time: commands that install or build in the same checkout wait for each other.

import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT = 2_000;
/** A holder on another machine that has not stirred for this long is gone. */
const SILENCE = 60_000;
const LOOK = 150;

/**
 * @param {string} text what the lock file says
 * @param {number} age milliseconds since its holder stirred
 * @param {string} host this machine
 * @param {(pid: number) => boolean} alive
 */
export function isStale(text, age, host, alive) {
  if (age > SILENCE) return true;
  const [pid, where] = text.split(' ');
  // A file that is still empty is being written just now.
  return where === host && !alive(Number(pid));
}

/**
 * Runs `work` while holding the lock file, after whoever holds it now.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {(sentence: string) => void} say
 * @returns {Promise<T>}
 */
export async function alone(path, work, say) {
  const mine = `${process.pid} ${hostname()} ${Date.now()}`;
  for (let waited = false; !taken(path, mine); waited = true) {
    if (!waited) say('Another command is installing or building here; waiting for it.');
    await sleep(LOOK);
  }
  const beat = setInterval(() => stir(path), BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @param {string} mine
 */
function taken(path, mine) {
  try {
    writeFileSync(path, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const found = look(path);
  if (found !== null && isStale(found.text, found.age, hostname(), isAlive)) setAside(path, found.text);
  return false;
}

/**
 * Moves a stale lock out of the way. If somebody was quicker and this is already his, he gets it back.
 * @param {string} path
 * @param {string} stale
 */
function setAside(path, stale) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

/** @param {string} path */
function look(path) {
  try {
    return { text: readFileSync(path, 'utf8'), age: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @param {string} path */
function stir(path) {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Somebody removed the folder by hand; there is nothing left to hold.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : null;
}
