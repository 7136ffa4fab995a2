// What is heard at the table: my turn, and what a game says of its events. Windows make no sound: people in one room would
// hear who can answer.

import { useEffect, useRef } from 'react';
import { gameOf } from '../games.ts';
import type { Sight } from '../live/state.ts';
import { play } from '../ui/sounds.ts';

export function useSounds(sight: Sight | undefined, game: string): void {
  const heard = useRef<{ readonly seat: number | null; readonly count: number; readonly over: boolean } | null>(null);
  useEffect(() => {
    if (!sight) return;
    const count = sight.earlier + sight.told.length;
    const over = sight.result !== null;
    const before = heard.current;
    heard.current = { seat: sight.seat, count, over };
    // What happened before the page was opened is not heard again.
    if (before === null || before.seat !== sight.seat) return;
    const fresh = count > before.count ? sight.told.slice(before.count - count) : [];
    const sounds = new Set(fresh.map((event) => gameOf(game).sound?.(event, sight.seat) ?? null));
    for (const sound of sounds) if (sound !== null) play(sound);
    if (over && !before.over && sight.seat !== null && sight.result?.winners.includes(sight.seat)) play('win');
  }, [sight, game]);
}
