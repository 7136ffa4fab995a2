// News stay on the board until it is touched, or until something is chosen.

import { useState } from 'react';
import type { CarcassonneEvent } from '../rules/choices.ts';
import { type Move, movesSince } from './reading/news.ts';

export interface News {
  readonly moves: readonly Move[];
  /** Whoever touches the board has seen them. */
  touch(): void;
}

export function useNews(told: readonly CarcassonneEvent[], seen: number, me: number | null, choosing: boolean): News {
  const [touched, setTouched] = useState(0);
  // After something was taken back less is told.
  const known = Math.min(touched, told.length);
  if (choosing && known !== told.length) setTouched(told.length);
  return {
    moves: movesSince(told, Math.max(seen, known), me),
    touch: () => setTouched(told.length),
  };
}
