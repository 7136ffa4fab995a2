// What is heard at the table: my turn, and what a game says of its events. Windows make no sound: people in one room would
// hear who can answer.

import { useEffect, useRef } from 'react';
import { gameOf } from '../games.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { play } from '../ui/sounds.ts';

export function useSounds(snapshot: SeatSnapshot | undefined, game: string): void {
  const heard = useRef<{ readonly seat: number | null; readonly count: number; readonly over: boolean } | null>(null);
  useEffect(() => {
    if (!snapshot) return;
    const count = snapshot.earlier + snapshot.told.length;
    const over = snapshot.result !== null;
    const before = heard.current;
    heard.current = { seat: snapshot.seat, count, over };
    // What happened before the page was opened is not heard again.
    if (before === null || before.seat !== snapshot.seat) return;
    const fresh = count > before.count ? snapshot.told.slice(before.count - count) : [];
    const sounds = new Set(fresh.map((event) => gameOf(game).sound?.(event, snapshot.seat) ?? null));
    for (const sound of sounds) if (sound !== null) play(sound);
    if (over && !before.over && snapshot.seat !== null && snapshot.result?.winners.includes(snapshot.seat)) play('win');
  }, [snapshot, game]);
}
