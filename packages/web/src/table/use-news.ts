// Speaks what happened since the last look, for those who listen instead of looking.

import type { Words } from '@tabella/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { announce } from '../ui/announce.tsx';
import { useNames } from './at-table.tsx';

/** More than this at once (after a break, say) is for the log. */
const MOST = 4;

export function useNews(sight: Sight | undefined, words: Words): void {
  const say = useSay();
  const name = useNames();
  const undone = sight?.undone.length ?? 0;
  const knew = useRef(undone);
  useEffect(() => {
    const last = sight?.undone.at(-1);
    if (last && undone > knew.current) announce(say('log.undone', { name: name(last.seat) }));
    knew.current = undone;
  }, [sight, undone, say, name]);
  const heard = useRef<{ seat: number | null; count: number } | null>(null);
  useEffect(() => {
    if (!sight) return;
    const count = sight.earlier + sight.told.length;
    const before = heard.current;
    heard.current = { seat: sight.seat, count };
    if (before === null || before.seat !== sight.seat || count <= before.count) return;
    const fresh = sight.told.slice(before.count - count).slice(-MOST);
    for (const event of fresh) announce(words.event(event, name, sight.seat));
  }, [sight, words, name]);
}
