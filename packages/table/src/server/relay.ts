// Handing on: a request for a table that another node runs goes to that node, and its answer back. The other node
// believes what is said about the sender, because only nodes on the same store know the key.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { no } from '../core/replies.ts';
import type { Store } from '../store/index.ts';
import { fail } from './replying.ts';

const KEY = 'x-tabella-relay';
const ADDRESS = 'x-tabella-address';
const PROTOCOL = 'x-tabella-protocol';
const ID = 'x-tabella-request';
/** A node that does not answer for so long is gone. */
const ANSWER_MS = 10_000;

/** They are about one connection, not about the request. */
const OF_THE_CONNECTION =
  /^(connection|upgrade|keep-alive|transfer-encoding|content-length|te|expect|sec-websocket-.*)$/;

export const MOVING = no('moving', 'The table is moving to another server. Nothing is lost; try again in a moment.');

declare module 'fastify' {
  interface FastifyRequest {
    /** Another node has handed it on. */
    relayed: boolean;
  }
}

/** The key by which nodes on one store know each other. */
export const relayKey = (store: Pick<Store, 'setting'>): Promise<string> =>
  store.setting('relay', () => randomBytes(32).toString('hex'));

export class Relay {
  constructor(
    private readonly key: string,
    /** A request was handed on; whether it was answered. */
    private readonly relayed: (answered: boolean) => void = () => {},
  ) {}

  /** Another node handed this on: everything is as if it had come here at first. */
  receive(request: FastifyRequest): void {
    request.relayed = this.isOurs(request.headers);
    if (!request.relayed) return;
    const { [ADDRESS]: ip, [PROTOCOL]: protocol } = request.headers;
    Object.defineProperties(request, { ip: { value: String(ip) }, protocol: { value: String(protocol) } });
  }

  /** The name that a request was given where it came in. */
  idOf(raw: IncomingMessage): string | undefined {
    return this.isOurs(raw.headers) ? String(raw.headers[ID]) : undefined;
  }

  /** By these a request is known as one of a node, for itself and for nobody else. */
  ownHeaders(id: string): Record<string, string> {
    return { [KEY]: this.key, [ADDRESS]: '::1', [PROTOCOL]: 'http', [ID]: id };
  }

  /** Asks the node at this address, and answers as it does. */
  async forward(reply: FastifyReply, url: string): Promise<FastifyReply> {
    const { request } = reply;
    // Two nodes of different mind: the table moves at this moment.
    if (request.relayed) return fail(reply, 503, MOVING);
    try {
      const answer = await this.ask(request, url);
      this.relayed(true);
      return reply
        .code(answer.statusCode ?? 502)
        .headers(kept(answer.headers))
        .send(answer);
    } catch (thrown) {
      this.relayed(false);
      request.log.warn({ err: thrown }, 'another server did not answer');
      return fail(reply, 503, MOVING);
    }
  }

  /** A live connection to the node at this address. */
  connect(request: FastifyRequest, url: string): WebSocket {
    const address = url.replace(/^http/, 'ws') + request.url;
    return new WebSocket(address, { headers: this.headersOf(request), handshakeTimeout: ANSWER_MS });
  }

  private ask(request: FastifyRequest, url: string): Promise<IncomingMessage> {
    const body = request.body === undefined || request.body === null ? null : JSON.stringify(request.body);
    const headers = {
      ...this.headersOf(request),
      ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    };
    return new Promise((resolve, reject) => {
      const asked = ask(url + request.url, { method: request.method, headers, timeout: ANSWER_MS }, resolve);
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.on('error', reject);
      asked.end(body ?? undefined);
    });
  }

  private headersOf(request: FastifyRequest): Record<string, string | string[]> {
    return {
      ...kept(request.headers),
      host: request.host,
      [KEY]: this.key,
      [ADDRESS]: request.ip,
      [PROTOCOL]: request.protocol,
      [ID]: request.id,
    };
  }

  private isOurs(headers: IncomingHttpHeaders): boolean {
    const given = Buffer.from(String(headers[KEY] ?? ''));
    const key = Buffer.from(this.key);
    return given.length > 0 && given.length === key.length && timingSafeEqual(given, key);
  }
}

function kept(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const fields = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
  return Object.fromEntries(fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
