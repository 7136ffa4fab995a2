// What routes have in common: how they answer, refuse and limit.

import type { FastifyReply } from 'fastify';
import { GONE, type Made, no, type Refused } from '../core/replies.ts';
import { type Created, Failure } from '../protocol/index.ts';
import { Elsewhere, type Tables } from '../table/tables.ts';
import { CLOSED, HIDDEN, TOO_MANY_MISSES } from './finder.ts';
import type { Relay } from './relay.ts';

const MINUTE = 60_000;
const NO_TABLE = no('no-table', 'There is no table of this code.');
export const TOO_FAST = no('too-many', 'You make tables faster than anybody can sit down. Wait a minute.', {
  case: 'tables',
});

export const answers = (ok: object) => ({ 200: ok, '4xx': Failure, '5xx': Failure });

/** Making things is dearer than looking at them: so many requests of an address in a minute. */
export const sparinglyBy =
  ({ limits }: { readonly limits: boolean }) =>
  (max: number) =>
    limits ? { rateLimit: { max, timeWindow: MINUTE } } : {};

/** Answers with a refusal. */
export function fail(reply: FastifyReply, status: number, { code, reason, about }: Omit<Refused, 'ok'>): FastifyReply {
  return reply.code(status).send({ code, reason, ...(about ? { about } : {}) });
}

/** A new table, with the fingerprint of its deal; or why there is none. */
export async function created(reply: FastifyReply, tables: Tables, made: Made): Promise<Created | FastifyReply> {
  if (!made.ok) return fail(reply, 400, made);
  const table = await tables.find(made.code);
  if (!table) return fail(reply, 503, GONE);
  return { code: made.code, commitment: table.info(null).fairness.commitment };
}

/** The table is not here: asks the node that has it, or says why there is none. */
export async function notHere(
  reply: FastifyReply,
  why: Elsewhere | 'too-many' | 'hidden' | 'closed' | null,
  relay: Relay,
): Promise<FastifyReply> {
  if (why instanceof Elsewhere) return relay.forward(reply, why.url);
  if (why === 'too-many') return fail(reply, 429, TOO_MANY_MISSES);
  if (why === 'closed') return fail(reply, 410, CLOSED);
  return fail(reply, 404, why === 'hidden' ? HIDDEN : NO_TABLE);
}
