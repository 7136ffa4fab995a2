// What a strong bot would do in my place, as the server says when it is asked. A question is asked about once; with the question
// what was said is forgotten.

import type { Thought } from '@tabella/kernel';
import type { Ack, Hinted, OpenAsk } from '@tabella/table/protocol';
import { nextId } from './connection.ts';

/** What became of the last request: a bot thinks, has thought (null: it has nothing to say), or nobody may ask it. */
export type HintState =
  | { readonly is: 'thinking' }
  | { readonly is: 'thought'; readonly thought: Thought | null }
  | { readonly is: 'refused'; readonly ack: Ack };

export interface KnownHint {
  readonly question: string;
  readonly state: HintState;
}

export interface HintTerms {
  change(hint: KnownHint): void;
  /** Asks the server; what the bot thinks is heard later, by the same id. */
  send(ask: OpenAsk, id: string): Promise<Ack>;
}

const questionOf = ({ seat, id }: OpenAsk): string => `${seat} ${id}`;

/** What is known for this question; null while nobody has asked. */
export const hintIn = (known: KnownHint | null, ask: OpenAsk): HintState | null =>
  known?.question === questionOf(ask) ? known.state : null;

export class Hints {
  /** The request under way. */
  private asked: { readonly id: string; readonly question: string } | null = null;

  constructor(private readonly terms: HintTerms) {}

  ask(ask: OpenAsk): void {
    const id = nextId();
    const question = questionOf(ask);
    this.asked = { id, question };
    this.terms.change({ question, state: { is: 'thinking' } });
    void this.terms.send(ask, id).then((ack) => {
      if (!ack.ok && this.asked?.id === id) this.terms.change({ question, state: { is: 'refused', ack } });
    });
  }

  heard({ id, thought }: Hinted): void {
    if (this.asked?.id !== id) return;
    this.terms.change({ question: this.asked.question, state: { is: 'thought', thought } });
  }
}
