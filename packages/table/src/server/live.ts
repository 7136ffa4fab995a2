// Live connections: a WebSocket to a table. What comes in is checked before anything else looks at it.

import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { no } from '../core/replies.ts';
import type { Bye, Said } from '../protocol/index.ts';
import { Outage } from '../store/index.ts';
import type { Person } from '../store/port.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { ClientPort } from '../table/ports.ts';
import { countedAddress } from './address.ts';
import { Buckets } from './bucket.ts';
import { type Finder, TOO_MANY_MISSES } from './finder.ts';
import type { Health } from './health.ts';
import type { People } from './people.ts';
import { readMessage } from './read-message.ts';
import { fail } from './replying.ts';

const HEARTBEAT_MS = 20_000;
/** A client that does not read is dropped; it can resume. */
const MOST_UNREAD = 1_000_000;
const BURST = 40;
const PER_SECOND = 20;
/** They cost more than other messages. */
const PREVIEW_BURST = 12;
const PREVIEWS_PER_SECOND = 4;
const CHAT_BURST = 5;
const CHAT_PER_SECOND = 0.5;
/** So many messages beyond the limit, and the connection is closed. */
const MOST_EXCESS = 100;
/** Messages that wait for their turn. */
const MOST_WAITING = 200;

const CLOSE_CODES = { flood: 1008, gone: 4404, restart: 1012, outage: 1013 } as const;

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    /** The table that a live connection is for. */
    table: Promise<LiveTable | null>;
  }
}

/** What people may say, however many connections they have. */
export interface Pace {
  readonly messages: Buckets;
  readonly chat: Buckets;
  readonly previews: Buckets;
}

export const newPace = (now?: () => number): Pace => ({
  messages: new Buckets(BURST, PER_SECOND, now),
  chat: new Buckets(CHAT_BURST, CHAT_PER_SECOND, now),
  previews: new Buckets(PREVIEW_BURST, PREVIEWS_PER_SECOND, now),
});

export interface LiveTerms {
  readonly finder: Finder;
  readonly health: () => Health;
  readonly people: () => People;
  readonly limits: boolean;
  readonly mostPerAddress: number;
}

export class Sockets {
  readonly open = new Set<Connection>();
  readonly pace = newPace();
  private readonly perAddress = new Map<string, number>();
  private readonly beat = setInterval(() => {
    for (const connection of this.open) connection.beat();
  }, HEARTBEAT_MS);

  constructor() {
    this.beat.unref();
  }

  count(address: string): number {
    return this.perAddress.get(address) ?? 0;
  }

  add(connection: Connection, address: string): void {
    this.open.add(connection);
    this.perAddress.set(address, this.count(address) + 1);
  }

  remove(connection: Connection, address: string): void {
    if (!this.open.delete(connection)) return;
    const left = this.count(address) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
  }

  stop(): void {
    clearInterval(this.beat);
    for (const connection of this.open) connection.close('restart');
  }
}

/** One socket, of one person, at one table. */
export class Connection implements ClientPort {
  private alive = true;
  private excess = 0;
  private waiting = 0;
  private greeted = false;

  constructor(
    private readonly socket: WebSocket,
    readonly person: string,
    private readonly table: Promise<LiveTable | null>,
    /** Null when there are no limits. */
    private readonly pace: Pace | null,
  ) {
    socket.on('message', (data, binary) => {
      // Whatever fails here is the table's own affair, and it has said so.
      this.hear(binary ? '' : String(data)).catch(() => socket.terminate());
    });
    socket.on('pong', () => {
      this.alive = true;
    });
    // A broken socket closes itself.
    socket.on('error', () => {});
    table.then(
      (found) => found ?? this.close('gone'),
      (thrown) => this.close(thrown instanceof Outage ? 'outage' : 'restart'),
    );
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.send(text);
  }

  close(reason: Bye['reason']): void {
    this.send(JSON.stringify({ type: 'bye', reason } satisfies Bye));
    this.socket.close(CLOSE_CODES[reason], reason);
  }

  beat(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
    this.send(`{"type":"ping","now":${Date.now()}}`);
  }

  private async hear(text: string): Promise<void> {
    // Messages are small: even one too many is read, so that its sender learns which one was refused.
    const read = readMessage(text);
    if (!this.mayHear(read.ok ? read.said : null)) return this.tooMuch(read.ok ? read.said.id : read.id);
    if (!read.ok) return this.refuse(read.id, 'bad-message', read.reason);
    const message = read.said;
    if (this.waiting >= MOST_WAITING) return this.tooMuch(message.id);
    const own =
      message.type === 'chat' ? this.pace?.chat : message.type === 'preview' ? this.pace?.previews : undefined;
    if (own?.take(this.person) === false) return this.refuse(message.id, 'too-many', 'Slow down.');
    this.waiting++;
    try {
      await (await this.table)?.hear(this, message);
    } finally {
      this.waiting--;
    }
  }

  /** A new connection is welcomed, however much was sent elsewhere. */
  private mayHear(message: Said | null): boolean {
    const first = !this.greeted && message?.type === 'hello';
    this.greeted ||= first;
    return first || this.pace === null || this.pace.messages.take(this.person);
  }

  private tooMuch(id: string): void {
    this.excess++;
    if (this.excess === MOST_EXCESS) this.close('flood');
    else if (this.excess < MOST_EXCESS) this.refuse(id, 'too-many', 'Slow down.');
  }

  private refuse(id: string, code: string, reason: string): void {
    this.send(JSON.stringify({ type: 'ack', id, ok: false, code, reason }));
  }
}

export function liveRoute(app: FastifyInstance, sockets: Sockets, terms: LiveTerms): void {
  app.decorateRequest('person', null);
  app.decorateRequest('table');
  app.get<{ Params: { code: string } }>(
    '/api/tables/:code/live',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request, reply) => {
        const { people, finder, health, limits, mostPerAddress } = terms;
        request.person = await people().of(request);
        if (!request.person) {
          return fail(reply, 401, no('nobody', 'Ask for /api/me first.'));
        }
        const address = countedAddress(request.ip);
        if (limits && sockets.count(address) >= mostPerAddress) {
          return fail(reply, 429, no('too-many', 'Too many connections from this address.', { case: 'address' }));
        }
        const opening = findWhenWell(health(), () =>
          finder.find(request.params.code, request.person?.id ?? null, address),
        );
        // A browser learns why only once the connection stands: what failed is said there.
        if ((await opening.catch(() => null)) === 'too-many') return fail(reply, 429, TOO_MANY_MISSES);
        request.table = opening.then((found) => (typeof found === 'string' ? null : found));
      },
    },
    (socket, request) => {
      const { table } = request;
      const connection = new Connection(socket, request.person?.id ?? '', table, terms.limits ? sockets.pace : null);
      const address = countedAddress(request.ip);
      sockets.add(connection, address);
      socket.on('close', () => {
        sockets.remove(connection, address);
        table.then(
          (found) => found?.part(connection),
          () => {},
        );
      });
    },
  );
}

/** While nothing can be kept nobody is let in, only to be thrown out at the first move. */
async function findWhenWell<T>(health: Health, find: () => Promise<T>): Promise<T> {
  if (!(await health.well())) throw new Outage('nothing can be saved at the moment');
  return find();
}
