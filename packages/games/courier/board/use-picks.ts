// What is tapped of a choice that is not whole yet, and what the prompt bar holds. It is gone with its question.

import type { BoardProps } from '@tabella/kernel';
import { useState } from 'react';
import type { CourierTypes } from '../rules/types.ts';
import { mayTap, type Thing, tap, type Way, wayOf } from './pick.ts';

export interface Picks {
  /** The taps so far; all of them when the choice is made. */
  readonly taken: Way;
  /** More taps are needed. */
  readonly half: boolean;
  may(thing: Thing): boolean;
  has(thing: Thing): boolean;
  tap(thing: Thing): void;
}

export function usePicks({
  asks,
  chosen,
  choose,
}: Pick<BoardProps<CourierTypes>, 'asks' | 'chosen' | 'choose'>): Picks {
  const [ask] = asks;
  const [held, setHeld] = useState<{ readonly ask: number; readonly taken: Way }>({ ask: -1, taken: [] });
  const from = ask && ask.declared === undefined ? ask.from : [];
  const half = ask?.id === held.ask ? held.taken : [];
  const taken = half.length > 0 ? half : wayOf(chosen[0]);
  const hold = (way: Way): void => ask && setHeld({ ask: ask.id, taken: way });
  return {
    taken,
    half: half.length > 0,
    may: (thing) => mayTap(from, taken, thing),
    has: (thing) => taken.includes(thing),
    tap: (thing) => {
      // A second tap takes the first one back.
      const next = taken.includes(thing)
        ? { taken: taken.slice(0, taken.indexOf(thing)), made: undefined }
        : tap(from, taken, thing);
      hold(next.taken);
      choose(next.made ?? null);
    },
  };
}
