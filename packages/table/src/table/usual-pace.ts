// The pace of somebody who has not chosen one: slow until they have seen a few matches to the end.

import type { Pace } from '../protocol/index.ts';
import type { Store } from '../store/port.ts';

/** So many matches are played slowly. */
const FIRST_MATCHES = 3;
/** Tables among which they are looked for. */
const LOOKED_AT = 30;

export async function usualPace(store: Store, person: string): Promise<Pace> {
  const tables = await store.tablesOf(person, LOOKED_AT);
  return tables.filter((one) => one.phase === 'over').length < FIRST_MATCHES ? 'slow' : 'normal';
}
