// The matches of a list, page after page, as far as they were asked for.

import type { MatchLine, MyMatch } from '@tabella/table/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { myMatches, publicMatches } from './matches-api.ts';
import { queryText, type Shown } from './query.ts';

export type Line = MatchLine & Partial<Pick<MyMatch, 'mine' | 'outcome' | 'last'>>;

interface Page {
  readonly matches: readonly Line[];
  readonly next: string | null;
  /** All of mine, whatever is shown; null where nobody counts. */
  readonly count: number | null;
}

interface Listed extends Page {
  /** What these are the matches of. */
  readonly of: string;
}

export interface Matches {
  /** Null before the first answer. */
  readonly listed: Listed | null;
  readonly refusal: string;
  more(): void;
  /** Takes one out that is gone. */
  forget(code: string): void;
}

export function useMatches(shown: Shown): Matches {
  const say = useSay();
  const [listed, setListed] = useState<Listed | null>(null);
  const [refusal, setRefusal] = useState('');
  const of = queryText(shown);
  const wanted = useRef(of);
  const look = useCallback(
    (query: Shown, before: string | null): void => {
      const name = queryText(query);
      wanted.current = name;
      pageOf(query, before)
        .then((page) => {
          // Something else was asked for meanwhile.
          if (wanted.current !== name) return;
          setRefusal('');
          setListed((now) => ({
            of: name,
            matches: before !== null && now?.of === name ? [...now.matches, ...page.matches] : page.matches,
            next: page.next,
            count: page.count,
          }));
        })
        .catch((error: Error) => wanted.current === name && setRefusal(refusalIn(say, error)));
    },
    [say],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has the same text
  useEffect(() => look(shown, null), [of, look]);
  return {
    listed,
    refusal,
    more: () => look(shown, listed?.next ?? null),
    forget: (code) =>
      setListed(
        (now) =>
          now && {
            ...now,
            matches: now.matches.filter((line) => line.code !== code),
            count: now.count === null ? null : now.count - 1,
          },
      ),
  };
}

const pageOf = async (query: Shown, before: string | null): Promise<Page> =>
  query.list === 'public' ? { ...(await publicMatches(query, before)), count: null } : myMatches(query, before);
