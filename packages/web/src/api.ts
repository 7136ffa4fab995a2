// What is asked of the server once, over HTTP: games, tables, who I am. The rest is live.

import type { Analysis, Choice } from '@tabella/kernel';
import type {
  Created,
  Failure,
  GameInfo,
  GameList,
  Lobby,
  LobbyLine,
  Me,
  MyTable,
  MyTables,
  NewTable,
  OwnChecked,
  TableInfo,
} from '@tabella/table/protocol';
import { deals } from './live/my-deals.ts';

/** A request that did not succeed, with one sentence for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused('offline', 'The table cannot be reached. Is the net there?');
  });
  if (response.ok) return response;
  const read: unknown = await response.json().catch(() => null);
  const failure = (read ?? {}) as Partial<Failure>;
  throw new Refused(failure.code ?? `http-${response.status}`, failure.reason ?? 'The server had no answer to that.');
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (await response.json().catch(() => null)) as T;
}

let known: Promise<readonly GameInfo[]> | undefined;

/** The games of this server; asked for once. */
export function games(): Promise<readonly GameInfo[]> {
  known ??= request<GameList>('GET', '/games').then((list) => list.games);
  known.catch(() => {
    known = undefined;
  });
  return known;
}

export const me = (): Promise<Me> => request('GET', '/me');
export const rename = (name: string): Promise<Me> => request('PATCH', '/me', { name });
export const lobby = async (): Promise<readonly LobbyLine[]> => (await request<Lobby>('GET', '/tables')).tables;
export const myTables = async (): Promise<readonly MyTable[]> =>
  (await request<MyTables>('GET', '/tables/mine')).tables;
export const table = (code: string): Promise<TableInfo> => request('GET', `/tables/${code}`);
/** The file of a finished match. */
export const record = async (code: string): Promise<string> => (await send('GET', `/tables/${code}/log`)).text();
/** Null if nobody has analysed the match yet. */
export const analysis = (code: string): Promise<Analysis | null> =>
  request<Analysis>('GET', `/tables/${code}/analysis`).catch(() => null);
export const checkOwn = (game: string, option: string, value: Choice): Promise<OwnChecked> =>
  request('POST', `/games/${encodeURIComponent(game)}/options/${encodeURIComponent(option)}`, { value });

export interface PlayOnTerms {
  /** The match: one of this server, or its file. */
  readonly code?: string;
  readonly file?: string;
  readonly row: number;
  readonly seat: number;
  readonly hidden: 'anew' | 'as-it-was';
  readonly with: 'bots' | 'friends';
}

/** A new table that goes on from a moment of a match. */
export const playOn = (terms: PlayOnTerms): Promise<Created> => request('POST', '/play-on', terms);

/** The server shows its fingerprint first; then this device adds its number, and a table that begins at once begins. */
export async function createTable({ start = false, ...table }: NewTable): Promise<Created> {
  const made = await request<Created>('POST', '/tables', table);
  deals.promised(made.code, made.commitment);
  if (!start) return made;
  const number = contribution();
  const takeBack = deals.sending(made.code, table.seat ?? 0, number, true);
  // If this fails, the table is there and can be begun from its waiting room.
  await request('POST', `/tables/${made.code}/start`, { number }).catch(takeBack);
  return made;
}

/** What I add to the deal: chance of this device, so that the server cannot pick one. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('');
}
