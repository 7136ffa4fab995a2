// Matches that are over, put into the store of the test's server: lists need no rows.

import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Store, StoredTable } from '@tabella/table/store';

export interface PlantedMatch {
  readonly code: string;
  readonly game?: string;
  readonly ended: number;
  readonly winners: readonly number[];
  readonly reason: string;
  readonly scores?: readonly number[];
  readonly open?: 'public' | 'link';
  /** Per seat: a person by their id, or the name of a bot. */
  readonly seats: readonly ({ readonly person: string } | { readonly bot: string })[];
}

/** The id of the person whose browser this is. */
export async function personOf(page: Page, store: Store): Promise<string> {
  await page.request.get('/api/me');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'tabella');
  const [token = ''] = decodeURIComponent(cookie?.value ?? '').split('.');
  const person = await store.personByToken(createHash('sha256').update(token).digest('hex'));
  if (!person) throw new Error('nobody has come yet');
  return person.id;
}

export async function plantMatch(store: Store, match: PlantedMatch): Promise<void> {
  const { code, game = 'courier', ended, winners, reason, scores, open = 'link', seats } = match;
  const [host] = seats.flatMap((seat) => ('person' in seat ? [seat.person] : []));
  const empty = { person: null, bot: null, name: null, number: null, left: false, offered: false };
  const table: StoredTable = {
    ...{ code, game, rules: 1, options: {}, open, window: 'quick', clock: 0, fill: 'random', host: host ?? '' },
    ...{ phase: 'playing', paused: false, secret: 'ab'.repeat(32), next: null, result: null, barred: [] },
    ...{ made: ended - 600_000, touched: ended, revision: 0 },
    seats: seats.map((seat) =>
      'person' in seat ? { ...empty, person: seat.person, number: 'x' } : { ...empty, bot: 'random', name: seat.bot },
    ),
  };
  await store.addTable(table);
  await store.append(code, [], { waiting: [0], result: null }, ended - 600_000);
  const result = { winners, reason, ...(scores ? { scores } : {}) };
  const row = { seq: 0, seat: 0, ask: 1, choice: null };
  await store.append(code, [{ row, said: null }], { waiting: [], result }, ended);
}
