// What a seat is asked.

import type { Ask, Choice, Data, NameOf } from '@tabella/kernel';
import type { View } from '../../rules/view.ts';

/** So many proposals are named, the most wanted first. */
const NAMED = 4;

export function prompt(ask: Ask, data: Data, _name: NameOf): string {
  const view = data as unknown as View;
  const proposed = proposals(ask);
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
    default:
      throw new Error(`no words for the question "${ask.kind}"`);
  }
}

function proposals(ask: Ask): readonly string[] {
  const args = ask.text?.args as unknown as { readonly proposed: readonly string[] } | undefined;
  return args?.proposed ?? [];
}

/** Every question is answered by writing: an answer is its own label. */
export function choice(picked: Choice): string {
  return String(picked);
}
