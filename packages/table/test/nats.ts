// A NATS server for tests: fresh, private, gone afterwards.

import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from './server-process.ts';

export interface TestNats {
  readonly url: string;
  halt(): Promise<void>;
  resume(): Promise<void>;
}

const PROGRAM = process.env.NATS_SERVER ?? '/usr/sbin/nats-server';

export async function startNats(): Promise<TestNats> {
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries === 300) throw new Error('NATS did not start');
      await new Promise((next) => setTimeout(next, 50));
    }
    return server;
  };
  let server = await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    halt: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGKILL');
      }),
    resume: async () => {
      server = await start();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
