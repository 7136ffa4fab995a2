// Answers in a window: kept until it closes.

import type { Answer, Seat } from '@tabella/kernel';
import { changeQuestion, type Draft } from './draft.ts';

/** Keeps an answer until the window closes; a later one of the same seat replaces it. */
export function declare(draft: Draft, seat: Seat, choice: Answer, said: string | null): void {
  const others = draft.state.question.declared.filter((one) => one.seat !== seat);
  changeQuestion(draft, { declared: [...others, { seat, choice, said }] });
}
