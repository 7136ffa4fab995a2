// What is new to the person who looks at the table: since they last answered, or left the page.

import { useEffect, useRef, useState } from 'react';
import { keepSeen, seenAt } from '../live/seen.ts';
import type { Sight } from '../live/state.ts';

export interface Seen {
  /** How many of the events told (`earlier` included) were known at the last answer, or when the page was left. */
  readonly count: number;
  /** The same when the page was left, while what happened meanwhile is to be told; else null. */
  readonly away: number | null;
  dismiss(): void;
}

interface Known {
  readonly key: string;
  readonly count: number;
  readonly away: number | null;
}

export function useSeen(code: string, sight: Sight | undefined): Seen {
  const seat = sight?.seat ?? null;
  const now = sight ? sight.earlier + sight.told.length : 0;
  const key = `${code} ${seat}`;
  const latest = useRef({ key, now });
  latest.current = { key, now };
  const [known, setKnown] = useState<Known>({ key: '', count: 0, away: null });
  const here = sight === undefined || known.key === key ? known : begun(code, seat, now);
  if (here !== known) setKnown(here);
  const { ask } = sight ?? { ask: null };
  const turn = ask && !ask.reaction && ask.declared === undefined ? `${key} ${ask.id}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a turn is over, not at every event
  useEffect(() => {
    if (turn === '') return undefined;
    const atTurn = latest.current.now;
    return () => {
      keepSeen(code, seat, atTurn);
      setKnown((before) => (before.key === key ? { key, count: atTurn, away: null } : before));
    };
  }, [turn]);
  useEffect(() => {
    let left: number | null = null;
    const look = (): void => {
      if (document.visibilityState === 'hidden') {
        left = latest.current.now;
        keepSeen(code, seat, left);
        return;
      }
      if (left === null) return;
      const from = left;
      left = null;
      if (latest.current.now > from) setKnown({ key, count: from, away: from });
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      if (latest.current.key === key) keepSeen(code, seat, latest.current.now);
    };
  }, [code, seat, key]);
  return {
    count: Math.min(here.count, now),
    away: here.away,
    dismiss: () => setKnown((before) => ({ ...before, away: null })),
  };
}

/** As the page is opened: what was seen before, if anything was. */
function begun(code: string, seat: number | null, now: number): Known {
  const count = Math.min(seenAt(code, seat) ?? now, now);
  return { key: `${code} ${seat}`, count, away: count < now ? count : null };
}
