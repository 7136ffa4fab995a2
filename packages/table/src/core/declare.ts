// Answers in a window: kept until it closes.

import { changeQuestion, type Draft } from './draft.ts';
import type { Declared } from './state.ts';

/** Keeps an answer until the window closes; a later one of the same seat replaces it. */
export function declare(draft: Draft, declared: Declared): void {
  const others = draft.state.question.declared.filter((one) => one.seat !== declared.seat);
  changeQuestion(draft, { declared: [...others, declared] });
}
