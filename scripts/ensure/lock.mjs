// One at a time: commands that install or build in the same checkout wait for each other.

import { mkdirSync, rmdirSync, rmSync, statSync, utimes } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT = 500;
/** A holder that has not stirred for this long was killed. */
const SILENCE = 10_000;
const LOOK = 150;

/**
 * Runs `work` while holding the lock in a folder, after its present holder.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(folder, work) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  for (let waited = false; !taken(lock); waited = true) {
    if (!waited) console.log('Another command is installing or building here; waiting for it.');
    await sleep(LOOK);
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  const stop = () => process.exit(1);
  // If somebody removed the folder by hand there is nothing left to hold.
  const beat = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), BEAT);
  process.once('exit', release).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    release();
    process.off('exit', release).off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (isStale(lock)) takeAway(lock);
  return false;
}

/** @param {string} lock */
function isStale(lock) {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > SILENCE;
}

/**
 * Of those who wait only one takes a stale lock away, and looks again before it does: it may be in new hands.
 * @param {string} lock
 */
function takeAway(lock) {
  const mine = `${lock}.stale`;
  try {
    mkdirSync(mine);
  } catch {
    return;
  }
  if (isStale(lock)) rmdirSync(lock);
  rmdirSync(mine);
}
