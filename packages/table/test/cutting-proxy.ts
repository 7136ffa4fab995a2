// A proxy before PostgreSQL that swallows the answer to the first COMMIT and cuts the connection: the worst moment.

import { type AddressInfo, connect, createServer } from 'node:net';

export interface CuttingProxy {
  /** The same database, by way of the proxy. */
  readonly url: string;
  /** How many commits were done and not told. */
  readonly swallowed: () => number;
  close(): void;
}

export function cuttingProxy(url: string): Promise<CuttingProxy> {
  const far = new URL(url);
  let swallowed = 0;
  const proxy = createServer((near) => {
    const server = connect(Number(far.port), far.hostname);
    let committing = false;
    near.on('data', (bytes) => {
      committing ||= bytes.includes('COMMIT');
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (committing && swallowed === 0 && bytes.includes('COMMIT')) {
        swallowed++;
        near.destroy();
        server.destroy();
      } else near.write(bytes);
    });
    for (const [one, other] of [
      [near, server],
      [server, near],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const here = new URL(url);
      here.port = String((proxy.address() as AddressInfo).port);
      resolve({ url: here.href, swallowed: () => swallowed, close: () => proxy.close() });
    });
  });
}
