// Speaks what happened since the last look, for those who listen instead of looking.

import type { Words } from '@tabella/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { announce } from '../ui/announce.tsx';
import { useNames } from './at-table.tsx';

/** More than this at once (after a break, say) is for the log. */
const MOST = 4;

export function useNews(snapshot: SeatSnapshot | undefined, words: Words): void {
  const say = useSay();
  const name = useNames();
  const undone = snapshot?.undone.length ?? 0;
  const knew = useRef(undone);
  useEffect(() => {
    const last = snapshot?.undone.at(-1);
    if (last && undone > knew.current) announce(say('log.undone', { name: name(last.seat) }));
    knew.current = undone;
  }, [snapshot, undone, say, name]);
  const heard = useRef<{ seat: number | null; count: number } | null>(null);
  useEffect(() => {
    if (!snapshot) return;
    const count = snapshot.earlier + snapshot.told.length;
    const before = heard.current;
    heard.current = { seat: snapshot.seat, count };
    if (before === null || before.seat !== snapshot.seat || count <= before.count) return;
    const fresh = snapshot.told.slice(before.count - count).slice(-MOST);
    for (const event of fresh) announce(words.event(event, name, snapshot.seat));
  }, [snapshot, words, name]);
}
