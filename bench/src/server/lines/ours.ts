// Our protocol, as a client speaks it (docs/protocol.md): a guest per seat, a socket per guest. An answer counts as shown
// when it is acknowledged, which comes after the update.

import { once } from 'node:events';
import { inflateRawSync } from 'node:zlib';
import type { Choice } from '@tabella/kernel';
import type { Created, Heard, OpenAsk, Said, Update } from '@tabella/table/protocol';
import { WebSocket } from 'ws';
import { GAME, SEATS } from '../game.ts';
import type { Line, LiveTable } from './line.ts';

/** A window may close, and the match end, while an answer is on its way. */
const TOO_LATE: readonly string[] = ['stale-ask', 'not-asked', 'over'];

type Body<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never;

/** Whose seat at which table. */
interface Sitting {
  readonly code: string;
  readonly cookie: string;
  readonly seat: number;
}

export async function openOurs(
  address: string,
  { game, seats }: { readonly game: string; readonly seats: number } = { game: GAME, seats: SEATS },
): Promise<LiveTable<OurLine>> {
  const host = await guest(address);
  const made = await fetch(`http://${address}/api/tables`, {
    method: 'POST',
    headers: { cookie: host, 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, window: 'quick' }),
  });
  const { code } = (await made.json()) as Created;
  const lines: OurLine[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const cookie = seat === 0 ? host : await guest(address);
    const line = await OurLine.open(address, { code, cookie, seat });
    if (seat > 0) await line.ask({ type: 'sit', seat });
    lines.push(line);
  }
  await lines[0]?.ask({ type: 'start' });
  return lines;
}

async function guest(address: string): Promise<string> {
  const { headers } = await fetch(`http://${address}/api/me`);
  const [cookie = ''] = headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  return cookie;
}

/** Messages of one person are named once, over all their lines. */
let named = 0;

export class OurLine implements Line {
  onAsked = (): void => {};
  onShown = (): void => {};
  onOver = (): void => {};
  /** The question that is to be answered. */
  open: OpenAsk | null = null;
  /** Of all messages so far, as they were sent. */
  bytes = 0;
  /** Why the server ended the connection. */
  private bye: string | null = null;
  /** The message that is not acknowledged yet, and who waits for it. */
  private waiting: { readonly id: string; readonly done: () => void } | null = null;

  private constructor(
    private readonly socket: WebSocket,
    private readonly sitting: Sitting,
  ) {
    // Servers are killed here: whoever waits for something is told by its end.
    socket.on('error', () => {});
    socket.on('message', (data: Buffer, binary) => {
      this.bytes += data.length;
      this.hear(JSON.parse(String(binary ? inflateRawSync(data) : data)) as Heard);
    });
  }

  /** Rejects when the connection ends before it is welcome. */
  static async open(address: string, sitting: Sitting): Promise<OurLine> {
    const { code, cookie } = sitting;
    const url = `ws://${address}/api/tables/${code}/live?compact=1`;
    const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
    const line = new OurLine(socket, sitting);
    await once(socket, 'open');
    const ended = once(socket, 'close').then((): never => {
      throw new Error(`the connection was closed: ${line.bye ?? 'no reason was given'}`);
    });
    await Promise.race([line.ask({ type: 'hello' }), ended]);
    return line;
  }

  /** The same person on another server, or once more on the same. */
  again(address: string): Promise<OurLine> {
    return OurLine.open(address, this.sitting);
  }

  get asked(): boolean {
    return this.open !== null;
  }

  answer(choice: Choice): void {
    if (!this.open) return;
    const { id: ask } = this.open;
    this.open = null;
    this.say({ type: 'answer', seat: this.sitting.seat, ask, choice }, this.onShown);
  }

  /** Says something and waits until it is acknowledged. */
  ask(body: Body<Said>): Promise<void> {
    return new Promise((done) => {
      this.say(body, done);
    });
  }

  close(): void {
    this.socket.close();
  }

  private say(body: Body<Said>, done: () => void): void {
    const id = String(++named);
    this.waiting = { id, done };
    this.socket.send(JSON.stringify({ ...body, id }));
  }

  private hear(heard: Heard): void {
    if (heard.type === 'update') this.put(heard);
    else if (heard.type === 'welcome' || heard.type === 'views') for (const view of heard.views) this.put(view);
    else if (heard.type === 'bye') this.bye = heard.reason;
    else if (heard.type === 'ack') {
      if (!heard.ok && !TOO_LATE.includes(heard.code ?? '')) throw new Error(`refused: ${heard.reason}`);
      const { waiting } = this;
      if (waiting?.id !== heard.id) return;
      this.waiting = null;
      waiting.done();
    }
  }

  private put({ ask, result }: Pick<Update, 'ask' | 'result'>): void {
    this.open = ask?.declared === undefined ? ask : null;
    if (result !== null) this.onOver();
    else if (this.open) this.onAsked();
  }
}
