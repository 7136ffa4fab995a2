// A socket that nobody listens to: a test says what comes in, and reads what went out.

import { EventEmitter } from 'node:events';
import { inflateRawSync } from 'node:zlib';

export class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  /** Long messages may come compressed. */
  send(sent: string | Buffer): void {
    this.sent.push(typeof sent === 'string' ? sent : String(inflateRawSync(sent)));
  }
  ping(): void {}
  terminate(): void {
    throw new Error('terminated');
  }
  close(): void {}
}
