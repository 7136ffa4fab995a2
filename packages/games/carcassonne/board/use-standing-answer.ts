// Who scores in the turn of another and always walks with the same figure need not be asked.

import type { BoardProps, OpenAsk } from '@tabella/kernel';
import { useEffect, useRef } from 'react';
import { type Preference, standingAnswer } from './reading/choices.ts';

export function useStandingAnswer(
  active: number,
  ask: OpenAsk | null,
  preference: Preference,
  answer: BoardProps['answer'],
): void {
  const given = useRef(-1);
  useEffect(() => {
    const choice = standingAnswer(active, ask, preference);
    if (!ask || choice === null || given.current === ask.id) return;
    given.current = ask.id;
    void answer(ask, choice);
  }, [active, ask, preference, answer]);
}
