// Calls when a source file changes, once for changes that come together, and never while a call is still at work.

import { readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

const TOGETHER_MS = 100;
/** Folders that the compiler does not read. */
const APART = new Set(['node_modules', 'dist', 'test', 'e2e', 'test-results']);

/**
 * @param {string} root
 * @param {() => Promise<unknown>} call
 * @returns {() => void} stops watching
 */
export function onChange(root, call) {
  let changed = false;
  let busy = false;
  const work = async () => {
    if (busy) return;
    busy = true;
    while (changed) {
      changed = false;
      await call();
    }
    busy = false;
  };
  /** @param {string | null} name */
  const note = (name) => {
    if (name !== null && !/\.(tsx?|json)$/.test(name)) return;
    if (!changed) setTimeout(work, TOGETHER_MS);
    changed = true;
  };
  const watchers = foldersIn(root).map((folder) => watch(folder, (_, name) => note(name)));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** @param {string} root */
export function foldersIn(root) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return [root, ...folders].filter(
    (path) =>
      !path
        .slice(root.length)
        .split(sep)
        .some((part) => APART.has(part)),
  );
}
