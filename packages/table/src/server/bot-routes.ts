// Where bot nodes come for questions to bots, and bring their answers. Whoever has not the key of the nodes finds nothing.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { BotQueue, Ended } from '../bots/queue.ts';
import { wireText } from '../bots/wire.ts';
import { no } from '../core/replies.ts';
import { ExactObject } from '../protocol/exact-object.ts';
import { BEGIN, END } from './bot-line.ts';
import { fail } from './replying.ts';

export interface BotRoutesTerms {
  /** Null: there are no bot nodes here. */
  readonly bots: () => BotQueue | null;
  /** So many bytes were sent to a bot node. */
  readonly sentToBots: (bytes: number) => void;
}

const NOTHING = no('not-found', 'There is nothing here.');
const OVER = no('gone', 'Nobody waits for this answer any more.');

const From = { id: Type.String(), by: Type.String() };
const Begin = ExactObject({ ...From, whole: Type.Boolean() });
const End = ExactObject({ ...From, ended: Type.Object({}) });

export function botRoutes(app: FastifyInstance, { bots, sentToBots }: BotRoutesTerms): void {
  const forNodes = {
    config: { rateLimit: false, checksBody: true } as const,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.relayed || bots() === null) return fail(reply, 404, NOTHING);
    },
  };
  app.post<{ Body: { id: string; by: string; whole: boolean } }>(
    BEGIN,
    { ...forNodes, schema: { hide: true, body: Begin } },
    async ({ body: { id, by, whole } }, reply) => {
      const begun = bots()?.begin(id, by, whole) ?? null;
      if (begun === null) return fail(reply, 410, OVER);
      const text = wireText(begun);
      sentToBots(Buffer.byteLength(text));
      return reply.type('application/json').send(text);
    },
  );
  app.post<{ Body: { id: string; by: string; ended: Ended } }>(
    END,
    { ...forNodes, schema: { hide: true, body: End } },
    async ({ body: { id, by, ended } }) => {
      bots()?.end(id, by, ended);
      return {};
    },
  );
}
