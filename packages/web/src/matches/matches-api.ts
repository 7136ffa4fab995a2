// Lists of finished matches, and hiding, over HTTP.

import type { Hiding, MyMatches, PublicMatches } from '@tabella/table/protocol';
import { request } from '../api.ts';
import { queryText, type Shown } from './query.ts';

export function myMatches({ list: _, ...query }: Shown, before: string | null): Promise<MyMatches> {
  return request('GET', `/matches?${queryText({ ...query, ...(before === null ? {} : { before }) })}`);
}

export function publicMatches({ game }: Shown, before: string | null): Promise<PublicMatches> {
  const query = { ...(game === undefined ? {} : { game }), ...(before === null ? {} : { before }) };
  return request('GET', `/matches/public?${queryText(query)}`);
}

export const hideMatch = (code: string): Promise<Hiding> => request('DELETE', `/matches/${code}`);
