// tabella as people run it: a process of its own, with a data folder of its own.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/tabella.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabella-test-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function start(
  folder: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  const env = { ...process.env, TABELLA_DATA: folder, FORCE_COLOR: '1', ...more };
  const child = spawn(process.execPath, [BIN, ...args], { env, stdio: 'pipe' });
  // Whether it still reads what it is told is its own business.
  child.stdin.on('error', () => undefined);
  return child;
}

export function ended(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}

export function tabella(folder: string, args: readonly string[], input = ''): Promise<Ran> {
  const child = start(folder, args);
  child.stdin.end(input);
  return ended(child);
}

/** Waits until something was printed so many times. */
export function printed(child: ChildProcessWithoutNullStreams, what: string, times: number): Promise<void> {
  let out = '';
  return new Promise((resolve, reject) => {
    child.on('close', () => reject(new Error(`it ended before "${what}" was printed ${times} times`)));
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.split(what).length > times) resolve();
    });
  });
}

/** The one game in a folder. */
export function savedIn(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tabella'));
  if (names.length !== 1) throw new Error(`there are ${names.length} games in the folder`);
  return join(folder, names[0] as string);
}
