// A socket that nobody listens to: a test says what comes in, and reads what went out.

import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
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

/** The line under a socket: the messages in what is written on it are handed over. */
export function lineOf(socket: { send(text: string): void }): Pick<Writable, 'write'> {
  return {
    write: (text: string, encoding: unknown) => {
      const bytes = Buffer.from(text, encoding as BufferEncoding);
      for (let at = 0; at < bytes.length; ) {
        if (bytes[at] !== 0x81) throw new Error('not a whole message of text');
        const brief = bytes.readUInt8(at + 1);
        const [head, length] =
          brief < 126
            ? [2, brief]
            : brief === 126
              ? [4, bytes.readUInt16BE(at + 2)]
              : [10, Number(bytes.readBigUInt64BE(at + 2))];
        const end = at + head + length;
        if (end > bytes.length) throw new Error('half a message');
        socket.send(bytes.toString('utf8', at + head, end));
        at = end;
      }
      return true;
    },
  };
}
