// One socket whose table another node runs: what one side says the other hears, until either is gone.

import type { WebSocket } from 'ws';
import type { Bye } from '../protocol/index.ts';
import { CLOSE_CODES, goodbye } from './close-codes.ts';
import type { Kept } from './sockets.ts';

/** Messages that come before the other node has answered. */
const MOST_WAITING = 200;
/** A client that does not read is dropped; it can resume. */
const MOST_UNREAD = 1_000_000;

export class RelayedConnection implements Kept {
  readonly relayed = true;
  private alive = true;
  private waiting: string[] = [];

  constructor(
    private readonly socket: WebSocket,
    private readonly other: WebSocket,
    private readonly sent: (bytes: number) => void,
  ) {
    socket.on('message', (data, binary) => this.say(binary ? '' : String(data)));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => other.close());
    // What breaks closes itself.
    socket.on('error', () => {});
    other.on('open', () => {
      for (const text of this.waiting) other.send(text);
      this.waiting = [];
    });
    other.on('message', (data, binary) => {
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      // What is compressed was made so for this client.
      else this.pass(binary ? (data as Buffer) : String(data));
    });
    other.on('error', () => {});
    other.on('close', (code, reason) => socket.close(mayBeSaid(code) ? code : CLOSE_CODES.restart, String(reason)));
  }

  beat(): void {
    if (this.alive) this.socket.ping();
    else this.socket.terminate();
    this.alive = false;
  }

  close(reason: Bye['reason']): void {
    this.pass(goodbye(reason));
    this.socket.close(CLOSE_CODES[reason], reason);
    this.other.close();
  }

  private pass(message: string | Buffer): void {
    this.sent(Buffer.byteLength(message));
    this.socket.send(message);
  }

  private say(text: string): void {
    if (this.other.readyState === this.other.OPEN) this.other.send(text);
    else if (this.waiting.length < MOST_WAITING) this.waiting.push(text);
    else this.socket.terminate();
  }
}

/** Codes below are for what happened to a connection, and are not sent. */
const mayBeSaid = (code: number): boolean =>
  code === 1000 || code === 1008 || code === 1012 || code === 1013 || code >= 4000;
