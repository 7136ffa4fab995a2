// Flows that ask: the words in which rules are written.

import type { Acted, Answer, Ask, Batch, Choice, Outcome, Seat, TextAsk } from './ask.ts';
import { PASS } from './ask.ts';
import type { Flow } from './game.ts';

type Terms = Partial<Omit<Ask, 'seat' | 'kind' | 'from'>>;

/** A question to one seat; unless the terms say otherwise the first choice is what an absent seat answers. */
export function question(seat: Seat, kind: string, from: readonly Choice[], terms?: Terms): Ask {
  const fallback = from.includes(PASS) ? PASS : from.length > 0 ? (from[0] as Choice) : '';
  return terms ? { seat, kind, from, fallback, ...terms } : { seat, kind, from, fallback };
}

/** Asks one seat to pick one. */
export function choose<C extends Choice>(seat: Seat, kind: string, from: readonly C[], terms?: Terms): Flow<C> {
  return new Put({ mode: 'all', asks: [question(seat, kind, from, terms)] }, true);
}

/** Asks one seat to pick min..max different ones. */
export function chooseSome<C extends Choice>(
  seat: Seat,
  kind: string,
  from: readonly C[],
  min: number,
  max: number,
  terms?: Terms,
): Flow<readonly C[]> {
  const top = Math.min(max, from.length);
  const ask = question(seat, kind, from, { fallback: from.slice(0, min), ...terms, min, max: top });
  return new Put({ mode: 'all', asks: [ask] }, true);
}

/** A question to one seat that is answered by writing. */
export function writing(seat: Seat, kind: string, text: TextAsk, fallback: string, terms?: Terms): Ask {
  return { seat, kind, from: [], ...terms, text, fallback };
}

/** The flow of one batch: puts it, and ends with what came of it. Questions are many, and a generator would cost more. */
class Put<T> implements Flow<T> {
  private isPut = false;

  constructor(
    private readonly batch: Batch,
    /** It asks one seat, and ends with its answer instead of a list of one. */
    private readonly isToOne = false,
  ) {}

  next(outcome?: Outcome): IteratorResult<Batch, T> {
    if (this.isPut) return { done: true, value: (this.isToOne ? (outcome as readonly Answer[])[0] : outcome) as T };
    this.isPut = true;
    return { done: false, value: this.batch };
  }

  return(value: T): IteratorResult<Batch, T> {
    return { done: true, value };
  }

  throw(thrown: unknown): never {
    throw thrown;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** Asks several seats at once; every answer is secret until all are in. Answers come in the order of the asks. */
export function together(asks: readonly Ask[]): Flow<readonly Answer[]> {
  return new Put({ mode: 'all', asks });
}

/** Asks several seats, one of which speaks for all: the first answer to arrive counts. */
export function anyOf(asks: readonly Ask[]): Flow<Acted> {
  return new Put({ mode: 'any', asks });
}

/** One round of a window: the first in order that does not pass, or null. */
export function firstOf(asks: readonly Ask[]): Flow<Acted | null> {
  return new Put({ mode: 'first', asks });
}
