// A connection to a browser that speaks WebDriver BiDi: commands go out with a number, and their results come back.

import { WebSocket } from 'ws';

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  readonly method: string;
  done(result: unknown): void;
  fail(reason: Error): void;
}

export class Bidi {
  private sent = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly socket: WebSocket;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.socket = socket;
    socket.on('message', (data) => {
      const { type, id = 0, result, message, method = '', params } = JSON.parse(String(data)) as Message;
      if (type === 'event') return onEvent(method, params);
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      if (type === 'success') one?.done(result);
      else one?.fail(new Error(`${one.method}: ${message ?? 'no reason given'}`));
    });
    socket.on('close', () => {
      for (const { method, fail } of this.waiting.values()) fail(new Error(`${method}: the browser is gone`));
    });
  }

  static async open(address: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
    const socket = new WebSocket(address);
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    return new Bidi(socket, onEvent);
  }

  /** What the browser answers is shaped as the standard says. */
  async send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.sent;
    const answer = new Promise<unknown>((done, fail) => this.waiting.set(id, { method, done, fail }));
    this.socket.send(JSON.stringify({ id, method, params }));
    return (await answer) as Result;
  }

  close(): void {
    this.socket.close();
  }
}
