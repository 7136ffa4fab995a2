// A socket that nobody listens to: a test says what comes in, and reads what went out.

import { EventEmitter } from 'node:events';

export class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  send(sent: string): void {
    this.sent.push(sent);
  }
  ping(): void {}
  terminate(): void {
    throw new Error('terminated');
  }
  close(): void {}
}
