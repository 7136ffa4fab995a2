// Runs another program, which says itself what it has to say.

import { spawn } from 'node:child_process';

/**
 * True when it ended well.
 * @param {string} cwd
 * @param {readonly string[]} words a program and its arguments
 * @returns {Promise<boolean>}
 */
export function run(cwd, ...words) {
  const [program = '', ...args] = words;
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}
