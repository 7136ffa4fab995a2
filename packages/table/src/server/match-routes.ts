// The HTTP interface: finished matches, their records and analyses, and playing on from them.

import { digestOfLog, writeLog } from '@tabella/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { no } from '../core/replies.ts';
import {
  Analysis,
  Created,
  Failure,
  Hiding,
  Kept,
  LateView,
  MatchQuery,
  MOST_ANALYSIS,
  MOST_FILE,
  MyMatches,
  PlayOn,
  PublicMatches,
  PublicQuery,
  RecordFile,
} from '../protocol/index.ts';
import { readCode } from '../table/codes.ts';
import { LiveTable } from '../table/live-table.ts';
import { countedAddress } from './address.ts';
import { Buckets } from './bucket.ts';
import { whyNotPlain } from './plain.ts';
import { readRecord } from './record-file.ts';
import { answers, created, fail, notHere, sparinglyBy, TOO_FAST } from './replying.ts';
import type { RouteTerms } from './routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route looks itself whether its body is plain. */
    checksBody?: boolean;
  }
}

/** A type of its own: it is saved, never shown as a page. */
const RECORD_TYPE = 'application/vnd.tabella.record';
/** Matches that one person plays on from: so many at once, and so many in a minute. */
const PLAYED_ON = 6;
/** A file as JSON has its quotes escaped. */
const FILE_BYTES = MOST_FILE * 1.5;

type ByCode = { Params: { code: string } };

export function matchRoutes(app: FastifyInstance, terms: RouteTerms): void {
  const { tables, people } = terms;
  const sparingly = sparinglyBy(terms);
  const playingOn = new Buckets(PLAYED_ON, PLAYED_ON / 60);
  const personOf = async (request: FastifyRequest): Promise<string | null> => (await people().of(request))?.id ?? null;

  app.get<{ Querystring: MatchQuery }>(
    '/api/matches',
    {
      schema: { summary: 'My finished matches, newest first', querystring: MatchQuery, response: answers(MyMatches) },
      config: sparingly(240),
    },
    async (request) => {
      const person = await personOf(request);
      return person === null ? { matches: [], next: null, count: 0 } : tables().matches.mine(person, request.query);
    },
  );

  app.get<{ Querystring: PublicQuery }>(
    '/api/matches/public',
    {
      schema: {
        summary: 'Finished matches of public tables, newest first',
        querystring: PublicQuery,
        response: answers(PublicMatches),
      },
    },
    async (request) => tables().matches.public(request.query),
  );

  app.delete<ByCode>(
    '/api/matches/:code',
    {
      schema: { summary: 'Hide a match; deletes it when nobody else keeps it', response: answers(Hiding) },
      config: sparingly(120),
    },
    async (request, reply) => {
      const person = await personOf(request);
      const code = readCode(request.params.code);
      const hidden = person === null || code === null ? null : await tables().matches.hide(person, code);
      return hidden ?? fail(reply, 404, no('no-match', 'This is none of your finished matches.'));
    },
  );

  app.get<ByCode>(
    '/api/tables/:code/log',
    {
      schema: {
        summary: 'The record of a finished match, as a file for `tabella replay` and `tabella verify`',
        produces: [RECORD_TYPE],
        response: {
          ...answers(Failure),
          404: Failure,
          409: Failure,
          200: { content: { [RECORD_TYPE]: { schema: RecordFile } } },
        },
      },
      config: sparingly(60),
    },
    async (request, reply) => {
      const person = await personOf(request);
      const table = await terms.finder.find(request.params.code, person, countedAddress(request.ip));
      if (!(table instanceof LiveTable)) return notHere(reply, table, terms.relay);
      const record = await table.record(person);
      if (!('rows' in record)) return fail(reply, 409, record);
      return reply
        .type(RECORD_TYPE)
        .header('content-disposition', `attachment; filename="${record.game}-${table.code}.tabella"`)
        .header('cache-control', 'no-store')
        .send(writeLog(record));
    },
  );

  app.get<ByCode>(
    '/api/tables/:code/late',
    {
      schema: { summary: 'All hands as they were some turns ago, for spectators', response: answers(LateView) },
      config: sparingly(240),
    },
    async (request, reply) => {
      const person = await personOf(request);
      const table = await terms.finder.find(request.params.code, person, countedAddress(request.ip));
      if (!(table instanceof LiveTable)) return notHere(reply, table, terms.relay);
      const late = await table.late(person);
      return 'view' in late ? reply.header('cache-control', 'no-store').send(late) : fail(reply, 409, late);
    },
  );

  app.get<ByCode>(
    '/api/tables/:code/analysis',
    { schema: { summary: 'The stored analysis of a match', response: answers(Analysis) }, config: sparingly(120) },
    async (request, reply) => {
      const person = await personOf(request);
      const table = await terms.finder.find(request.params.code, person, countedAddress(request.ip));
      if (!(table instanceof LiveTable)) return notHere(reply, table, terms.relay);
      const analysis = await tables().matches.analysis(table.code);
      return analysis ?? fail(reply, 404, no('no-analysis', 'Nobody has had this match analysed yet.'));
    },
  );

  app.put<ByCode & { Body: Analysis }>(
    '/api/tables/:code/analysis',
    {
      schema: { summary: 'Keep an analysis with its match', body: Analysis, response: answers(Kept) },
      config: sparingly(30),
      bodyLimit: MOST_ANALYSIS,
    },
    async (request, reply) => {
      const person = await personOf(request);
      const table = await terms.finder.find(request.params.code, person, countedAddress(request.ip));
      if (!(table instanceof LiveTable)) return notHere(reply, table, terms.relay);
      if (person === null || !table.sat(person))
        return fail(
          reply,
          403,
          no('not-seated', 'Only those who sat there can keep an analysis.', { case: 'analysis' }),
        );
      const log = await table.log();
      if (!('rows' in log)) return fail(reply, 409, log);
      if (request.body.of !== digestOfLog(log))
        return fail(reply, 400, no('other-match', 'This is the analysis of another match.'));
      const kept = await tables().matches.keepAnalysis(table.code, request.body);
      return kept ? { ok: true } : notHere(reply, null, terms.relay);
    },
  );

  app.post<{ Body: PlayOn }>(
    '/api/play-on',
    {
      schema: { summary: 'A table that goes on from a moment of a match', body: PlayOn, response: answers(Created) },
      config: { ...sparingly(30), checksBody: true },
      bodyLimit: FILE_BYTES,
    },
    async (request, reply) => {
      const { file, ...rest } = request.body;
      const why = whyNotPlain(rest);
      if (why !== null) return fail(reply, 400, no('bad-request', why));
      if ((file === undefined) === (rest.code === undefined))
        return fail(reply, 400, no('bad-request', 'Say which match: by its code, or by its file.'));
      const person = await people().orGuest(request, reply);
      if (terms.limits && !playingOn.take(person.id)) return fail(reply, 429, TOO_FAST);
      const table =
        rest.code === undefined ? null : await terms.finder.find(rest.code, person.id, countedAddress(request.ip));
      if (rest.code !== undefined && !(table instanceof LiveTable)) return notHere(reply, table, terms.relay);
      const log = table instanceof LiveTable ? await table.log() : readRecord(file ?? '');
      if (!('rows' in log)) return fail(reply, table ? 409 : 400, log);
      return created(reply, tables(), await tables().playOn(person.id, { log, code: rest.code ?? null }, rest));
    },
  );
}
