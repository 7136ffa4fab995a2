// What is asked of the server once, over HTTP: games, tables, who I am. The rest is live.

import type { Analysis, Choice } from '@tabella/kernel';
import type {
  Created,
  Failure,
  GameInfo,
  GameList,
  LateView,
  Lobby,
  LobbyLine,
  Me,
  MyTable,
  MyTables,
  NewTable,
  OwnChecked,
  PlayOn,
  TableInfo,
} from '@tabella/table/protocol';
import { deals } from './live/my-deals.ts';

/** A request that did not succeed, with one sentence for people; `refusalIn` says it in their language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly about: Failure['about'] = undefined,
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
  const { code = 'no-answer', reason = 'The server had no answer to that.', about } = failure;
  throw new Refused(code, reason, about);
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (await response.json().catch(() => null)) as T;
}

const known = new Map<string, Promise<readonly GameInfo[]>>();

/** The games of this server in the words of a language; asked for once. */
export function games(language: string): Promise<readonly GameInfo[]> {
  const asked =
    known.get(language) ??
    request<GameList>('GET', `/games?language=${encodeURIComponent(language)}`).then((list) => list.games);
  known.set(language, asked);
  asked.catch(() => known.delete(language));
  return asked;
}

export const me = (): Promise<Me> => request('GET', '/me');
export const rename = (name: string): Promise<Me> => request('PATCH', '/me', { name });
export const lobby = async (): Promise<readonly LobbyLine[]> => (await request<Lobby>('GET', '/tables')).tables;
export const myTables = async (): Promise<readonly MyTable[]> =>
  (await request<MyTables>('GET', '/tables/mine')).tables;
export const table = (code: string): Promise<TableInfo> => request('GET', `/tables/${code}`);
/** All hands some turns ago, for those who look on. */
export const lateView = (code: string): Promise<LateView> => request('GET', `/tables/${code}/late`);
/** The file of a finished match. */
export async function record(code: string): Promise<string> {
  const asked = ahead.get(code) ?? send('GET', `/tables/${code}/log`);
  ahead.delete(code);
  return (await asked).text();
}

const ahead = new Map<string, Promise<Response>>();

/** Asks for the file while the page that will open it is still loading. */
export function askForRecord(code: string): void {
  const asked = send('GET', `/tables/${code}/log`);
  // Whoever opens it hears of it.
  asked.catch(() => undefined);
  ahead.set(code, asked);
}
/** Null if nobody has analysed the match yet. */
export const analysis = (code: string): Promise<Analysis | null> =>
  request<Analysis>('GET', `/tables/${code}/analysis`).catch(() => null);
export const checkOwn = (game: string, option: string, value: Choice): Promise<OwnChecked> =>
  request('POST', `/games/${encodeURIComponent(game)}/options/${encodeURIComponent(option)}`, { value });

/** The server shows its fingerprint first; then this device adds its number, and a table that begins at once begins. */
export async function createTable({ start = false, ...table }: NewTable): Promise<Created> {
  const made = await request<Created>('POST', '/tables', table);
  return begun(made, start ? (table.seat ?? 0) : null);
}

/** A new table that goes on from a moment of a match; against bots it begins at once. */
export async function playOn(terms: PlayOn): Promise<Created> {
  const made = await request<Created>('POST', '/play-on', terms);
  return begun(made, terms.with === 'bots' ? terms.seat : null);
}

async function begun(made: Created, seat: number | null): Promise<Created> {
  deals.promised(made.code, made.commitment);
  if (seat === null) return made;
  const number = contribution();
  const takeBack = deals.sending(made.code, seat, number, true);
  // If this fails, the table is there and can be begun from its waiting room.
  await request('POST', `/tables/${made.code}/start`, { number }).catch(takeBack);
  return made;
}

/** What I add to the deal: chance of this device, so that the server cannot pick one. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('');
}
