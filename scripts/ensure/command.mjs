// Runs another program and shows what it says; what it complained about is kept for the explanation.

import { spawn } from 'node:child_process';

/**
 * @param {string} what such as "Installing packages"
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<{ ok: boolean, said: string }>}
 */
export function command(what, command, args, cwd) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const still = setInterval(() => console.log(`${what}: ${seconds()} s so far`), 10_000);
  return new Promise((done) => {
    let said = '';
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => {
      said += chunk;
      process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
      process.stderr.write(chunk);
    });
    child.on('error', (error) => {
      clearInterval(still);
      done({ ok: false, said: `${said}${error.message}` });
    });
    child.on('close', (code) => {
      clearInterval(still);
      if (code === 0) console.log(`${what}: done in ${seconds()} s`);
      done({ ok: code === 0, said });
    });
  });
}
