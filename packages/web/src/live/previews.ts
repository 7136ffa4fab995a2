// What answers would bring, as the server works it out when it is asked. Each answer of a question is asked about once; with
// the question all of it is forgotten.

import type { Answer, Preview } from '@tabella/kernel';
import type { Ack, OpenAsk, Previewed } from '@tabella/table/protocol';
import { nextId } from './connection.ts';

/** What is known of the answers to one question, by their text; null where nothing can be told. */
export interface KnownPreviews {
  readonly question: string;
  readonly of: Readonly<Record<string, Preview | null>>;
}

export const NO_PREVIEWS: KnownPreviews = { question: '', of: {} };

export interface PreviewTerms {
  known(): KnownPreviews;
  change(known: KnownPreviews): void;
  /** Asks the server; what it finds is heard later, by the same id. */
  say(ask: OpenAsk, answer: Answer, id: string): Promise<Ack>;
}

const questionOf = ({ seat, id }: OpenAsk): string => `${seat} ${id}`;

/** What is known of an answer; undefined while nothing is. */
export const previewIn = (known: KnownPreviews, ask: OpenAsk, answer: Answer): Preview | null | undefined =>
  known.question === questionOf(ask) ? known.of[JSON.stringify(answer)] : undefined;

export class Previews {
  private question = '';
  private readonly asked = new Map<string, Promise<Preview | null>>();
  private readonly waiting = new Map<string, (preview: Preview | null) => void>();

  constructor(private readonly terms: PreviewTerms) {}

  find(ask: OpenAsk, answer: Answer): Promise<Preview | null> {
    const question = questionOf(ask);
    if (question !== this.question) {
      this.question = question;
      this.asked.clear();
    }
    const key = JSON.stringify(answer);
    const asked = this.asked.get(key);
    if (asked !== undefined) return asked;
    const found = this.ask(ask, answer).then((preview) => {
      // What comes after its question is gone tells nothing.
      if (this.question === question) this.keep(question, key, preview);
      return preview;
    });
    this.asked.set(key, found);
    return found;
  }

  heard({ id, preview }: Previewed): void {
    this.waiting.get(id)?.(preview);
    this.waiting.delete(id);
  }

  /** Null if the server cannot tell. */
  private ask(ask: OpenAsk, answer: Answer): Promise<Preview | null> {
    const id = nextId();
    return new Promise((settle) => {
      this.waiting.set(id, settle);
      void this.terms.say(ask, answer, id).then(({ ok }) => ok || this.heard({ type: 'previewed', id, preview: null }));
    });
  }

  private keep(question: string, key: string, preview: Preview | null): void {
    const known = this.terms.known();
    const of = known.question === question ? known.of : {};
    this.terms.change({ question, of: { ...of, [key]: preview } });
  }
}
