// A player who scores in another's turn and always walks with the same figure need not be asked.

import type { BoardProps } from '@tabella/kernel';
import { useEffect, useRef } from 'react';
import type { CarcassonneTypes } from '../rules/types.ts';
import { type Asked, type Preference, standingAnswer } from './reading/choices.ts';

export function useStandingAnswer(
  active: number,
  ask: Asked | null,
  preference: Preference,
  answer: BoardProps<CarcassonneTypes>['answer'],
): void {
  const given = useRef(-1);
  useEffect(() => {
    const choice = standingAnswer(active, ask, preference);
    if (!ask || choice === null || given.current === ask.id) return;
    given.current = ask.id;
    void answer(ask, choice);
  }, [active, ask, preference, answer]);
}
