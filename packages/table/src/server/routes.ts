// The HTTP interface: games, guests and tables.

import { type Field, MOST_OWN, readOwn } from '@tabella/kernel';
import { gamePackageOf, wordsOf } from '@tabella/registry';
import type { FastifyInstance } from 'fastify';
import { readName } from '../core/names.ts';
import { no } from '../core/replies.ts';
import {
  BeginTable,
  Begun,
  Created,
  GameList,
  InLanguage,
  Lobby,
  Me,
  MeChange,
  MyTables,
  NewTable,
  OwnChecked,
  OwnData,
  TableInfo,
} from '../protocol/index.ts';
import { LiveTable } from '../table/live-table.ts';
import type { Shelf } from '../table/shelf.ts';
import type { Tables } from '../table/tables.ts';
import { countedAddress } from './address.ts';
import { Buckets } from './bucket.ts';
import type { Finder } from './finder.ts';
import { gameInfo } from './games.ts';
import type { People } from './people.ts';
import type { Relay } from './relay.ts';
import { answers, created, fail, notHere, sparinglyBy, TOO_FAST } from './replying.ts';

export interface RouteTerms {
  readonly tables: () => Tables;
  readonly finder: Finder;
  readonly people: () => People;
  readonly games: readonly string[];
  readonly shelf: Shelf;
  readonly limits: boolean;
  readonly relay: Relay;
  /** Tells other nodes. */
  readonly renamed: (person: string) => Promise<void>;
}

/** New tables of one person in a minute. */
const TABLES_PER_PERSON = 20;
/** Data of one's own, and what goes with it. */
const OWN_BYTES = MOST_OWN + 8_192;

export function routes(app: FastifyInstance, terms: RouteTerms): void {
  const { tables, people } = terms;
  const sparingly = sparinglyBy(terms);
  const making = new Buckets(TABLES_PER_PERSON, TABLES_PER_PERSON / 60);

  app.get<{ Querystring: InLanguage }>(
    '/api/games',
    { schema: { summary: 'What can be played here', querystring: InLanguage, response: answers(GameList) } },
    async ({ query: { language = 'en' } }) => {
      const found = await Promise.all(
        terms.games.map(async (id) => {
          const [gamePackage, words] = await Promise.all([gamePackageOf(id), wordsOf(id, language)]);
          return gamePackage && words ? [gameInfo(gamePackage, words, terms.shelf)] : [];
        }),
      );
      return { games: found.flat() };
    },
  );

  app.post<{ Params: { game: string; option: string }; Body: OwnData }>(
    '/api/games/:game/options/:option',
    {
      schema: { summary: 'Whether data of my own can be played with', body: OwnData, response: answers(OwnChecked) },
      config: sparingly(60),
      bodyLimit: OWN_BYTES,
    },
    async (request, reply) => {
      const { game, option } = request.params;
      const gamePackage = terms.games.includes(game) ? await gamePackageOf(game) : null;
      const field: Field | undefined = gamePackage?.game.options[option];
      if (field?.kind !== 'data') return fail(reply, 404, no('no-option', 'There is no such option here.'));
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
      const read = readName(request.body.name);
      if (!read.ok) return fail(reply, 400, read);
      const { name } = read;
      const person = await people().orGuest(request, reply);
      await tables().rename(person.id, name);
      await terms.renamed(person.id);
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
      if (terms.limits && !making.take(person.id)) {
        return fail(reply, 429, TOO_FAST);
      }
      return created(reply, tables(), await tables().make(person.id, request.body));
    },
  );

  app.post<{ Params: { code: string }; Body: BeginTable }>(
    '/api/tables/:code/start',
    {
      schema: { summary: 'Add to the deal of my table, and begin', body: BeginTable, response: answers(Begun) },
      config: sparingly(60),
    },
    async (request, reply) => {
      const person = await people().orGuest(request, reply);
      const table = await terms.finder.find(request.params.code, person.id, countedAddress(request.ip));
      if (!(table instanceof LiveTable)) return notHere(reply, table, terms.relay);
      const begun = await table.start(person.id, request.body.number);
      return begun.ok ? { ok: true } : fail(reply, 409, begun);
    },
  );

  app.get('/api/tables', { schema: { summary: 'Open tables', response: answers(Lobby) } }, async () => ({
    tables: await tables().lobby(),
  }));

  app.get(
    '/api/tables/mine',
    { schema: { summary: 'Tables at which I sit', response: answers(MyTables) } },
    async (request) => {
      const person = await people().of(request);
      return { tables: person ? await tables().mine(person.id) : [] };
    },
  );

  app.get<{ Params: { code: string } }>(
    '/api/tables/:code',
    { schema: { summary: 'What everybody may know of a table', response: answers(TableInfo) } },
    async (request, reply) => {
      const person = (await people().of(request))?.id ?? null;
      const table = await terms.finder.find(request.params.code, person, countedAddress(request.ip));
      return table instanceof LiveTable ? table.info(person) : notHere(reply, table, terms.relay);
    },
  );
}
