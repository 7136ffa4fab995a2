// The HTTP interface: games, guests and tables.

import { type Field, MOST_OWN, readOwn } from '@tabella/kernel';
import { roomOf } from '@tabella/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  Created,
  Failure,
  GameList,
  Lobby,
  Me,
  MeChange,
  MyTables,
  NewTable,
  OwnChecked,
  OwnData,
  TableInfo,
} from '../protocol/index.ts';
import { readCode } from '../table/codes.ts';
import type { Hall } from '../table/hall.ts';
import type { Shelf } from '../table/shelf.ts';
import { gameInfo } from './games.ts';
import type { People } from './people.ts';

export interface RouteTerms {
  readonly hall: () => Hall;
  readonly people: () => People;
  readonly games: readonly string[];
  readonly shelf: Shelf;
  readonly limits: boolean;
}

const MINUTE = 60_000;
/** Data of one's own, and what goes with it. */
const OWN_BYTES = MOST_OWN + 8_192;

export function routes(app: FastifyInstance, terms: RouteTerms): void {
  const { hall, people } = terms;
  /** Making things is dearer than looking at them. */
  const sparingly = (max: number) => (terms.limits ? { rateLimit: { max, timeWindow: MINUTE } } : {});
  const answers = (ok: object) => ({ 200: ok, '4xx': Failure, '5xx': Failure });

  app.get('/api/games', { schema: { summary: 'What can be played here', response: answers(GameList) } }, async () => {
    const rooms = await Promise.all(terms.games.map((id) => roomOf(id)));
    return { games: rooms.flatMap((room) => (room ? [gameInfo(room, terms.shelf)] : [])) };
  });

  app.post<{ Params: { game: string; option: string }; Body: OwnData }>(
    '/api/games/:game/options/:option',
    {
      schema: { summary: 'Whether data of my own can be played with', body: OwnData, response: answers(OwnChecked) },
      config: sparingly(60),
      bodyLimit: OWN_BYTES,
    },
    async (request, reply) => {
      const { game, option } = request.params;
      const room = terms.games.includes(game) ? await roomOf(game) : null;
      const field: Field | undefined = room?.game.options[option];
      if (field?.kind !== 'data') return fail(reply, 404, 'no-option', 'There is no such option here.');
      const read = readOwn(field.read, request.body.value);
      return read.ok ? { ok: true, name: read.value.name } : read;
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am; makes a guest if need be', response: answers(Me) }, config: sparingly(120) },
    async (request, reply) => {
      const { name } = await people().orGuest(request, reply);
      return { name };
    },
  );

  app.patch<{ Body: MeChange }>(
    '/api/me',
    { schema: { summary: 'Be called otherwise', body: MeChange, response: answers(Me) }, config: sparingly(60) },
    async (request, reply) => {
      const name = cleanName(request.body.name);
      if (name === '') return fail(reply, 400, 'bad-name', 'A name needs at least one letter.');
      const person = await people().orGuest(request, reply);
      await hall().renamed(person.id, name);
      return { name: people().renamed(person, name).name };
    },
  );

  app.post<{ Body: NewTable }>(
    '/api/tables',
    {
      schema: { summary: 'Make a table', body: NewTable, response: answers(Created) },
      config: sparingly(60),
      bodyLimit: OWN_BYTES,
    },
    async (request, reply) => {
      const person = await people().orGuest(request, reply);
      const made = await hall().make(person.id, request.body);
      return made.ok ? { code: made.code } : fail(reply, 400, made.code, made.reason);
    },
  );

  app.get('/api/tables', { schema: { summary: 'Open tables', response: answers(Lobby) } }, async () => ({
    tables: await hall().lobby(),
  }));

  app.get(
    '/api/tables/mine',
    { schema: { summary: 'Tables at which I sit', response: answers(MyTables) } },
    async (request) => {
      const person = await people().of(request);
      return { tables: person ? await hall().mine(person.id) : [] };
    },
  );

  app.get<{ Params: { code: string } }>(
    '/api/tables/:code',
    { schema: { summary: 'What everybody may know of a table', response: answers(TableInfo) } },
    async (request, reply) => {
      const code = readCode(request.params.code);
      const table = code && (await hall().find(code));
      if (!table) return fail(reply, 404, 'no-table', 'There is no table of this code.');
      return table.info((await people().of(request))?.id ?? null);
    },
  );
}

function fail(reply: FastifyReply, status: number, code: string, reason: string): FastifyReply {
  return reply.code(status).send({ code, reason });
}

/** No control signs, and nothing that turns the direction of writing: a name stands in the sentences of others. */
function cleanName(given: string): string {
  return given.replace(/\p{C}/gu, '').trim();
}
