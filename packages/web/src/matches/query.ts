// What the list shall show, as it stands in the address: so it can be kept, sent and gone back to.

import type { MatchQuery } from '@tabella/table/protocol';

export interface Shown extends Omit<MatchQuery, 'before'> {
  /** Everybody's, of public tables, instead of mine. */
  readonly list?: 'public';
}

const OUTCOMES = ['won', 'lost', 'other'] as const;

export function readShown(search: URLSearchParams): Shown {
  const text = (name: string): string | undefined => search.get(name)?.slice(0, 60) || undefined;
  const result = OUTCOMES.find((one) => one === search.get('result'));
  return tidy({
    list: search.get('list') === 'public' ? 'public' : undefined,
    game: text('game'),
    result,
    with: text('with'),
    text: text('text'),
  });
}

export function addressOf(shown: Shown): string {
  const search = queryText(shown);
  return search === '' ? '/matches' : `/matches?${search}`;
}

export const queryText = (query: Readonly<Record<string, string>> | Shown): string =>
  new URLSearchParams(Object.entries(tidy(query))).toString();

/** One part changed; taken out when it was so already. */
export function toggled<K extends keyof Shown>(shown: Shown, name: K, value: Shown[K]): Shown {
  return tidy({ ...shown, [name]: shown[name] === value ? undefined : value });
}

/** Whether anything but the list itself is asked for. */
export const isFiltered = ({ list: _, ...filters }: Shown): boolean => Object.keys(filters).length > 0;

function tidy(query: { readonly [K in keyof Shown]?: Shown[K] | undefined }): Shown {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
}
