// What a seat is asked.

import type { AskOf } from '@tabella/kernel';
import type { StarsTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';

/** So many proposals are named, the most wanted first. */
const NAMED = 4;

export function prompt(ask: AskOf<StarsTypes>, view: View): string {
  const { proposed } = ask.text.args;
  const rest = proposed.length - NAMED;
  const named = `${proposed.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const hint = proposed.length > 0 ? ` Proposed: ${named}.` : '';
  switch (ask.kind) {
    case 'transmit':
      return `Round ${view.round + 1} of ${view.rounds}: transmit one word.${hint}`;
    case 'guess-words':
      return `Guess their three words, one from each column (words or numbers, such as 3 1 6).${hint}`;
    case 'guess-letters':
      return `Guess the cipher: three trust letters, two amplify letters, one suspicion letter.${hint}`;
  }
}

/** Every question is answered by writing: an answer is its own label. */
export const choice = (picked: string): string => picked;
