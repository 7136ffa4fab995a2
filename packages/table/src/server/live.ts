// Live connections: a WebSocket to a table. What comes in is checked before anything else looks at it.

import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { no } from '../core/replies.ts';
import type { Bye, Said } from '../protocol/index.ts';
import { Outage } from '../store/index.ts';
import type { Person } from '../store/port.ts';
import { LiveTable } from '../table/live-table.ts';
import type { ClientPort } from '../table/ports.ts';
import { Elsewhere } from '../table/tables.ts';
import { countedAddress } from './address.ts';
import type { Bans } from './bans.ts';
import { CLOSE_CODES, goodbye } from './close-codes.ts';
import { compressed } from './compress.ts';
import { type Finder, TOO_MANY_MISSES } from './finder.ts';
import type { Health } from './health.ts';
import type { Pace } from './pace.ts';
import type { People } from './people.ts';
import { readMessage } from './read-message.ts';
import { MOVING, type Relay } from './relay.ts';
import { RelayedConnection } from './relayed-connection.ts';
import { fail } from './replying.ts';
import type { Kept, Sockets } from './sockets.ts';
import { TextFrames } from './text-frames.ts';

export const LIVE = '/api/tables/:code/live';
/** A client that does not read is dropped; it can resume. */
const MOST_UNREAD = 1_000_000;
/** So many messages beyond the limit, and the connection is closed. */
const MOST_EXCESS = 100;
/** Messages that wait for their turn. */
const MOST_WAITING = 200;

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    /** The table that a live connection is for. */
    table: Promise<LiveTable | null>;
    /** The node that runs it, if that is another one. */
    elsewhere: string | null;
    /** They are not wanted here, and are told so once the connection stands. */
    banned: boolean;
  }
}

export interface LiveTerms {
  readonly finder: Finder;
  readonly health: () => Health;
  readonly people: () => People;
  readonly limits: boolean;
  readonly mostPerAddress: number;
  readonly relay: Relay;
  readonly bans: () => Bans;
}

interface ConnectionTerms {
  readonly compact?: boolean;
  /** None when there are no limits. */
  readonly pace?: Pace | null;
  /** Is told how many bytes went out. */
  readonly sent?: (bytes: number) => void;
  /** The line under the socket. */
  readonly line: Pick<Writable, 'write'>;
}

/** One socket, of one person, at one table. */
export class Connection implements ClientPort, Kept {
  readonly relayed = false;
  private alive = true;
  private excess = 0;
  private waiting = 0;
  private greeted = false;
  private readonly frames: TextFrames;
  /** Once it is found. */
  private found: LiveTable | null = null;

  constructor(
    private readonly socket: WebSocket,
    readonly person: string,
    private readonly table: Promise<LiveTable | null>,
    private readonly terms: ConnectionTerms,
  ) {
    this.frames = new TextFrames(terms.line);
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
      (found) => {
        this.found = found;
        if (found === null) this.close('gone');
      },
      (thrown) => this.close(thrown instanceof Outage ? 'outage' : 'restart'),
    );
  }

  get compact(): boolean {
    return this.terms.compact === true;
  }

  send(text: string, open = false): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) {
      this.socket.terminate();
      return;
    }
    const message = open && this.compact ? compressed(text) : text;
    const bytes = typeof message === 'string' ? this.frames.send(message) : message.length;
    if (typeof message !== 'string') {
      this.frames.flush();
      this.socket.send(message);
    }
    this.terms.sent?.(bytes);
  }

  hold(): void {
    this.frames.hold();
  }

  release(): void {
    this.frames.release();
  }

  close(reason: Bye['reason']): void {
    this.send(goodbye(reason));
    this.release();
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
    const { pace } = this.terms;
    if (pace && own(pace, message.type)?.take(this.person) === false)
      return this.refuse(message.id, 'too-many', 'Slow down.');
    this.waiting++;
    try {
      await (this.found ?? (await this.table))?.hear(this, message);
    } finally {
      this.waiting--;
    }
  }

  /** A new connection is welcomed, however much was sent elsewhere. */
  private mayHear(message: Said | null): boolean {
    const first = !this.greeted && message?.type === 'hello';
    this.greeted ||= first;
    return first || this.terms.pace?.messages.take(this.person) !== false;
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

/** What some kinds of messages have besides the pace of all. */
function own(pace: Pace, type: Said['type']): Pace['messages'] | undefined {
  if (type === 'chat') return pace.chat;
  if (type === 'preview') return pace.previews;
  return type === 'hint' ? pace.hints : undefined;
}

export function liveRoute(app: FastifyInstance, sockets: Sockets, terms: LiveTerms): void {
  app.decorateRequest('person', null);
  app.decorateRequest('table');
  app.decorateRequest('elsewhere', null);
  app.decorateRequest('banned', false);
  app.get<{ Params: { code: string }; Querystring: { readonly compact?: unknown } }>(
    LIVE,
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request, reply) => {
        const { people, finder, health, limits, mostPerAddress, bans } = terms;
        request.person = await people().whoever(request);
        request.banned = bans().refuses(request.person?.id ?? null, request.ip);
        if (request.banned) return;
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
        const found = await opening.catch(() => null);
        if (found === 'too-many') return fail(reply, 429, TOO_MANY_MISSES);
        if (found instanceof Elsewhere && request.relayed) return fail(reply, 503, MOVING);
        request.elsewhere = found instanceof Elsewhere ? found.url : null;
        request.table = opening.then((at) => (at instanceof LiveTable ? at : null));
      },
    },
    (socket, request) => {
      const { table, elsewhere, ip } = request;
      const person = request.person?.id ?? null;
      if (request.banned) {
        socket.send(goodbye('banned'));
        socket.close(CLOSE_CODES.banned, 'banned');
        return;
      }
      const connection =
        elsewhere === null
          ? new Connection(socket, person ?? '', table, {
              compact: request.query.compact !== undefined,
              pace: terms.limits ? sockets.pace : null,
              sent: sockets.sent,
              line: request.raw.socket,
            })
          : new RelayedConnection(socket, terms.relay.connect(request, elsewhere), sockets.sent);
      sockets.add(connection, { person, ip });
      socket.on('close', () => {
        sockets.remove(connection);
        if (connection instanceof RelayedConnection) return;
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
