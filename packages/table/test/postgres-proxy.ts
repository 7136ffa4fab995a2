// Proxies before a PostgreSQL that somebody else runs: one that can be shut, one that cuts at the worst moment, and one behind
// which a server seems to stand still.

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { TestPostgres } from './postgres.ts';

/** Both ends of a connection, and what becomes of bytes from the database: false cuts it. */
type Pass = (near: Socket, far: Socket) => (bytes: Buffer) => boolean;

interface Proxy {
  readonly url: string;
  open(): Promise<void>;
  shut(): Promise<void>;
}

async function proxyBefore(url: string, pass: Pass): Promise<Proxy> {
  const target = new URL(url);
  const here = new URL(url);
  here.hostname = '127.0.0.1';
  here.port = '0';
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  const join = (near: Socket): void => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const may = pass(near, far);
    near.pipe(far);
    far.on('data', (bytes) => {
      if (may(bytes)) near.write(bytes);
      else near.destroy();
    });
    const both = [near, far];
    for (const one of both) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        for (const other of both) other.destroy();
      });
    }
  };
  const open = (): Promise<void> =>
    new Promise((done) => {
      const made = createServer(join);
      server = made;
      made.listen(Number(here.port), '127.0.0.1', () => {
        here.port = String((made.address() as AddressInfo).port);
        done();
      });
    });
  await open();
  return {
    url: here.href,
    open,
    shut: () =>
      new Promise((done) => {
        server?.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** A database that is not ours to stop, behind a gate that is: for whoever is before it, a shut gate is a halt. */
export async function gateBefore(url: string): Promise<TestPostgres> {
  const proxy = await proxyBefore(url, () => () => true);
  return { url: proxy.url, halt: proxy.shut, kill: proxy.shut, resume: proxy.open, stop: proxy.shut };
}

export interface CuttingProxy {
  readonly url: string;
  /** How many commits were done and not told. */
  readonly swallowed: () => number;
  close(): Promise<void>;
}

/** Swallows the answer to the first COMMIT, and cuts the connection. */
export async function cuttingProxy(url: string): Promise<CuttingProxy> {
  let swallowed = 0;
  const proxy = await proxyBefore(url, (near) => {
    let committing = false;
    near.on('data', (bytes) => {
      committing ||= bytes.includes('COMMIT');
    });
    return (bytes) => {
      const cut = committing && swallowed === 0 && bytes.includes('COMMIT');
      if (cut) swallowed++;
      return !cut;
    };
  });
  return { url: proxy.url, swallowed: () => swallowed, close: proxy.shut };
}

export interface StillProxy {
  readonly url: string;
  /** From now on nothing more comes from those who are connected; whoever connects again is heard. */
  stand(): void;
  close(): Promise<void>;
}

export async function stillProxy(url: string): Promise<StillProxy> {
  const connected = new Set<Socket>();
  const proxy = await proxyBefore(url, (near) => {
    connected.add(near);
    return () => true;
  });
  const stand = (): void => {
    for (const near of connected) near.unpipe();
  };
  return { url: proxy.url, stand, close: proxy.shut };
}
