// The HTTP server, without its address: headers, limits, routes, live connections, the client's files.

import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { no } from '../core/replies.ts';
import { Outage } from '../store/index.ts';
import type { Shelf } from '../table/shelf.ts';
import { Moving, type Tables } from '../table/tables.ts';
import { bareAddress, countedAddress, type Proxies, trustOf } from './address.ts';
import { BANNED, BannedPerson, type Bans } from './bans.ts';
import { type BotRoutesTerms, botRoutes } from './bot-routes.ts';
import { Finder } from './finder.ts';
import type { Health } from './health.ts';
import { LIVE, liveRoute } from './live.ts';
import { matchRoutes } from './match-routes.ts';
import { sameOrigin } from './origin.ts';
import type { People } from './people.ts';
import { whyNotPlain } from './plain.ts';
import { MOVING, type Relay } from './relay.ts';
import { fail } from './replying.ts';
import { routes } from './routes.ts';
import type { Sockets } from './sockets.ts';

export interface AppTerms extends BotRoutesTerms {
  readonly tables: () => Tables;
  readonly people: () => People;
  readonly health: () => Health;
  readonly sockets: Sockets;
  readonly bans: () => Bans;
  readonly games: readonly string[];
  readonly shelf: Shelf;
  readonly cookieSecret: string;
  readonly registry: Registry | null;
  /** The folder of the built client, if there is one. */
  readonly web: string | null;
  readonly log: string;
  /** Where the log goes, if not to the standard output. */
  readonly logTo?: { write(line: string): void } | undefined;
  readonly relay: Relay;
  /** Tells other nodes that somebody is called otherwise. */
  readonly renamed: (person: string) => Promise<void>;
  /** It takes nobody new any more. */
  readonly draining: () => boolean;
  readonly limits: boolean;
  /** Origins besides our own, such as `https://play.example.org`. */
  readonly origins: readonly string[];
  /** The proxies whose X-Forwarded headers are trusted. */
  readonly proxies: Proxies;
  /** Milliseconds within which a request must have arrived whole. */
  readonly slowest: number;
  /** The HTTP interface, described. */
  readonly description: () => Promise<object>;
  /** Whatever wants to see the routes as they are made. */
  readonly beforeRoutes?: (app: FastifyInstance) => Promise<void>;
}

/** Bodies are small: a client that takes longer only keeps a connection busy. */
export const SLOWEST_MS = 20_000;
const MOST_BYTES = 65_536;
const PER_MINUTE = 600;
const SOCKETS_PER_ADDRESS = 100;

const OUTAGE = 'The server cannot save anything at the moment. Nothing is lost; try again in a while.';

const SELF = ["'self'"];
const POLICY = {
  defaultSrc: SELF,
  scriptSrc: SELF,
  styleSrc: SELF,
  imgSrc: ["'self'", 'data:'],
  fontSrc: SELF,
  connectSrc: SELF,
  workerSrc: SELF,
  manifestSrc: SELF,
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: SELF,
  frameAncestors: ["'none'"],
};

export async function buildApp(terms: AppTerms): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: MOST_BYTES,
    genReqId: (raw) => terms.relay.idOf(raw) ?? randomBytes(9).toString('base64url'),
    trustProxy: trustOf(terms.proxies),
    requestTimeout: terms.slowest,
    http: { headersTimeout: terms.slowest, connectionsCheckingInterval: terms.slowest / 4 },
    routerOptions: { maxParamLength: 64 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    logger: {
      level: terms.log,
      ...(terms.logTo ? { stream: terms.logTo } : {}),
      redact: ['req.headers.cookie', 'res.headers["set-cookie"]', 'secret', '*.secret', 'fairness', '*.fairness'],
      // A link is a key to its table: the log has the route, not the address.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url, from: request.ip }),
      },
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    hsts: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie, { secret: terms.cookieSecret });
  if (terms.limits) {
    await app.register(rateLimit, {
      max: PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: (request) => countedAddress(request.ip),
      errorResponseBuilder: () => ({ statusCode: 429, code: 'too-many', message: 'Slow down.' }),
    });
  }
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  await terms.beforeRoutes?.(app);
  app.decorateRequest('relayed', false);
  app.addHook('onRequest', async (request, reply) => {
    terms.relay.receive(request);
    reply.header('x-request-id', request.id);
    const { url = '' } = request.routeOptions;
    // A live connection is told once it stands.
    if (url.startsWith('/api/') && url !== LIVE && terms.bans().refuses(null, request.ip)) {
      return fail(reply, 403, BANNED);
    }
    if (!sameOrigin(request, terms.origins)) {
      return fail(reply, 403, no('foreign', 'This request comes from another site.'));
    }
  });
  app.addHook('preValidation', async (request, reply) => {
    const reason = request.routeOptions.config.checksBody ? null : whyNotPlain(request.body);
    if (reason !== null) return fail(reply, 400, no('bad-request', reason));
  });
  app.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
    if (error instanceof Outage) {
      request.log.warn({ err: error }, 'a request failed');
      return fail(reply, 503, no('outage', OUTAGE));
    }
    if (error instanceof Moving) return fail(reply, 503, MOVING);
    if (error instanceof BannedPerson) return fail(reply, 403, BANNED);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const reason = status >= 500 ? 'Something went wrong here.' : error.message;
    if (status >= 500) return fail(reply, status, no('failed', reason));
    return fail(reply, status, status === 429 ? no('too-many', reason) : no('bad-request', reason));
  });
  const finder = new Finder(terms.tables, terms.limits);
  routes(app, { ...terms, finder });
  botRoutes(app, terms);
  matchRoutes(app, { ...terms, finder });
  liveRoute(app, terms.sockets, { ...terms, finder, mostPerAddress: SOCKETS_PER_ADDRESS });
  app.get('/api/openapi.json', { schema: { hide: true } }, terms.description);
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    const outage = await terms.health().check();
    return outage === null ? { ok: true } : reply.code(503).send({ ok: false, reason: outage.message });
  });
  // For those who set up a proxy: what the server takes a request for.
  app.get('/api/seen', { schema: { hide: true } }, async ({ ip, protocol, host, headers }) => ({
    address: bareAddress(ip),
    protocol,
    host,
    forwarded: headers['x-forwarded-for'] !== undefined,
  }));
  // For a balancer: whether to send people here.
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (terms.draining()) return reply.code(503).send({ ok: false, reason: 'this server is about to stop' });
    const outage = await terms.health().check();
    return outage === null ? { ok: true } : reply.code(503).send({ ok: false, reason: outage.message });
  });
  const { registry } = terms;
  if (registry) {
    app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
      reply.type(registry.contentType);
      return registry.metrics();
    });
  }
  await files(app, terms.web);
  return app;
}

/** The client: its assets never change their content, its pages are all one page. */
async function files(app: FastifyInstance, web: string | null): Promise<void> {
  if (web !== null) {
    await app.register(statics, {
      root: web,
      wildcard: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const forever = path.includes('/assets/');
        response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (web !== null && page && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    return fail(reply, 404, no('not-found', 'There is nothing here.'));
  });
}
