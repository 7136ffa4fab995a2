// A client over a real socket, for tests of the server itself.

import { inflateRawSync } from 'node:zlib';
import { WebSocket } from 'ws';
import type { Ack, Heard, NewTable, Said } from '../src/protocol/index.ts';
import { takeIn, type Views } from './views.ts';

/** Messages without the names of their ids, which are made here. */
type Body = Said extends infer T
  ? T extends { id: string }
    ? Omit<T, 'id'> & { readonly id?: string }
    : never
  : never;

export class Visitor {
  constructor(
    readonly url: string,
    readonly cookie: string,
  ) {}

  static async come(url: string): Promise<Visitor> {
    const reply = await fetch(`${url}/api/me`);
    const [cookie] = reply.headers.getSetCookie();
    return new Visitor(url, cookie?.split(';')[0] ?? '');
  }

  async http(method: string, path: string, body?: unknown): Promise<Response> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers: { cookie: this.cookie, ...json } };
    return fetch(`${this.url}/api/${path}`, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  }

  async make(terms: Partial<NewTable>): Promise<string> {
    const reply = await this.http('POST', 'tables', { game: 'courier', seats: 3, ...terms });
    const body = (await reply.json()) as { code: string; reason?: string };
    if (!reply.ok) throw new Error(body.reason);
    return body.code;
  }

  socket(code: string, headers: Record<string, string> = {}): WebSocket {
    const address = `${this.url.replace('http', 'ws')}/api/tables/${code}/live?compact=1`;
    return new WebSocket(address, { headers: { cookie: this.cookie, ...headers } });
  }

  async sit(code: string): Promise<Live> {
    const live = new Live(this.socket(code));
    await live.say({ type: 'hello' });
    return live;
  }
}

export class Live {
  readonly heard: Heard[] = [];
  readonly views: Views = new Map();
  closed: number | null = null;
  /** How many messages came compressed. */
  compressed = 0;
  private ids = 0;
  private readonly waiting = new Set<() => void>();
  private readonly open: Promise<void>;

  constructor(readonly socket: WebSocket) {
    this.open = new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.open.catch(() => {});
    socket.on('message', (data, binary) => {
      if (binary) this.compressed++;
      const text = binary ? inflateRawSync(data as Buffer) : data;
      this.hear(JSON.parse(String(text)) as Heard);
      for (const look of this.waiting) look();
    });
    socket.on('close', (code) => {
      this.closed = code;
      for (const look of this.waiting) look();
    });
    socket.on('error', () => {});
  }

  private hear(message: Heard): void {
    this.heard.push(message);
    takeIn(this.views, message);
  }

  /** Waits until something is so. */
  until<T>(look: () => T | undefined | null | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('waited in vain')), 30_000);
      const check = (): void => {
        const found = look();
        if (found === undefined || found === null || found === false) return;
        clearTimeout(timer);
        this.waiting.delete(check);
        resolve(found);
      };
      this.waiting.add(check);
      check();
    });
  }

  async say(body: Body): Promise<Ack> {
    await this.open;
    const id = body.id ?? `v${++this.ids}`;
    this.socket.send(JSON.stringify({ ...body, id }));
    return this.until(() => this.heard.find((one): one is Ack => one.type === 'ack' && one.id === id));
  }

  end(): Promise<number> {
    this.socket.close();
    return this.until(() => this.closed);
  }
}
