// What has been tapped of a choice that is not whole yet. It belongs to one question and is gone with it.

import type { BoardProps, Seat } from '@tabella/kernel';
import { createContext, useContext, useMemo, useState } from 'react';
import type { OnmitsuChoice, OnmitsuOpenAsk, OnmitsuTypes } from '../rules/types.ts';
import { nextThings, openThings, type Thing, tap, wayOf } from './picks.ts';

export interface Picks {
  /** May be tapped. */
  readonly open: ReadonlySet<Thing>;
  /** Part of what is chosen, tapped so far, or thrown already. */
  readonly chosen: ReadonlySet<Thing>;
  /** What the next tap decides between. */
  readonly next: readonly Thing[];
  readonly taken: readonly Thing[];
  tap(thing: Thing): void;
  /** Answers with what is chosen, where one choice is asked for; false if there is none yet. */
  confirm(): boolean;
}

/** Questions about few things: they stand in the prompt too, as buttons. */
const IN_PROMPT: readonly string[] =
  'look sealed player vouch repair scroll offer block unblock raze draw action'.split(' ');

const NO_TAPS: readonly Thing[] = [];
const Context = createContext<Picks>({
  open: new Set(),
  chosen: new Set(),
  next: NO_TAPS,
  taken: NO_TAPS,
  tap: () => undefined,
  confirm: () => false,
});

export const PicksProvider = Context.Provider;
export const usePicks = (): Picks => useContext(Context);

/** What this seat has declared, as a list of choices. */
function declaredOf(ask: OnmitsuOpenAsk | undefined): readonly OnmitsuChoice[] {
  if (ask?.declared === undefined) return [];
  // What was declared is one of the choices, or a list of them.
  return (ask.max === undefined ? [ask.declared] : ask.declared) as readonly OnmitsuChoice[];
}

export function useNewPicks({ asks, chosen, choose, answer }: BoardProps<OnmitsuTypes>, me: Seat | null): Picks {
  const ask = asks[0];
  const [tapped, setTapped] = useState<{ readonly ask: number; readonly taken: readonly Thing[] }>();
  const taken = ask && tapped?.ask === ask.id ? tapped.taken : NO_TAPS;
  return useMemo(() => {
    const from: readonly OnmitsuChoice[] = ask?.from ?? [];
    const ways = from.map((choice) => wayOf(choice, me));
    const made = taken.length > 0 ? [] : chosen.length > 0 ? chosen : declaredOf(ask);
    // What a made choice points at may be changed with one tap: the way stands open up to its last step.
    const single = ask?.max === undefined ? made[0] : undefined;
    const before = single === undefined ? taken : wayOf(single, me).slice(0, -1);
    return {
      open: openThings(ways, before),
      chosen: new Set([...taken, ...made.flatMap((choice) => wayOf(choice, me))]),
      next: nextThings(ways, taken),
      taken,
      tap: (thing) => {
        if (!ask) return;
        const picked = tap(from, me, before, thing);
        setTapped({ ask: ask.id, taken: picked.taken });
        if (picked.made === undefined) return;
        // Of up to two the prompt makes buttons that act at once: so does the thing itself.
        if (ask.max === undefined && !ask.reaction && from.length <= 2 && IN_PROMPT.includes(ask.kind))
          void answer(ask, picked.made);
        else choose(picked.made);
      },
      confirm: () => {
        const [only] = chosen;
        if (!ask || ask.max !== undefined || only === undefined || taken.length > 0) return false;
        void answer(ask, only);
        return true;
      },
    };
  }, [ask, me, chosen, choose, answer, taken]);
}
