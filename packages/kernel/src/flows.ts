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
export function* choose<C extends Choice>(seat: Seat, kind: string, from: readonly C[], terms?: Terms): Flow<C> {
  const outcome = yield { mode: 'all', asks: [question(seat, kind, from, terms)] };
  return (outcome as readonly Answer[])[0] as C;
}

/** Asks one seat to pick min..max different ones. */
export function* chooseSome<C extends Choice>(
  seat: Seat,
  kind: string,
  from: readonly C[],
  min: number,
  max: number,
  terms?: Terms,
): Flow<readonly C[]> {
  const top = Math.min(max, from.length);
  const ask = question(seat, kind, from, { fallback: from.slice(0, min), ...terms, min, max: top });
  const outcome = yield { mode: 'all', asks: [ask] };
  return (outcome as readonly Answer[])[0] as readonly C[];
}

/** A question to one seat that is answered by writing. */
export function writing(seat: Seat, kind: string, text: TextAsk, fallback: string, terms?: Terms): Ask {
  return { seat, kind, from: [], ...terms, text, fallback };
}

/** Asks one seat to write. */
export function* write(
  seat: Seat,
  kind: string,
  rule: string,
  max: number,
  fallback: string,
  terms?: Terms & { args?: Choice },
): Flow<string> {
  const { args, ...rest } = terms ?? {};
  const text = args === undefined ? { rule, max } : { rule, max, args };
  const outcome = yield { mode: 'all', asks: [writing(seat, kind, text, fallback, rest)] };
  return (outcome as readonly Answer[])[0] as string;
}

/** The flow of one batch: puts it, and ends with what came of it. Windows are many, and a generator would cost more. */
class Put<T extends Outcome> implements Flow<T> {
  private isPut = false;

  constructor(private readonly batch: Batch) {}

  next(outcome?: Outcome): IteratorResult<Batch, T> {
    if (this.isPut) return { done: true, value: outcome as T };
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

/** Asks several seats of whom one speaks for all: the first answer to arrive counts. */
export function anyOf(asks: readonly Ask[]): Flow<Acted> {
  return new Put({ mode: 'any', asks });
}

/** One round of a window: the first in order that does not pass, or null. */
export function firstOf(asks: readonly Ask[]): Flow<Acted | null> {
  return new Put({ mode: 'first', asks });
}

/**
 * A window with priority: the questions are put, the first that does not pass acts, and the window opens again until
 * everybody passes. `asks` is called anew for every round, for the offers and the order may have changed.
 */
export function* window(asks: () => readonly Ask[], act: (acted: Acted) => Flow<'reopen' | 'close'>): Flow {
  for (;;) {
    const round = asks();
    if (round.length === 0) return;
    const acted = yield* firstOf(round);
    if (acted === null || (yield* act(acted)) === 'close') return;
  }
}

/** A window in which every answer counts: all declare at once, then each is resolved in the order the rules give. */
export function* everyAnswer(
  asks: readonly Ask[],
  order: (acted: readonly Acted[]) => readonly Acted[],
  act: (acted: Acted) => Flow,
): Flow {
  if (asks.length === 0) return;
  const answers = yield* together(asks);
  const acted: Acted[] = [];
  for (let i = 0; i < asks.length; i++) {
    const choice = answers[i] as Answer;
    if (choice !== PASS) acted.push({ seat: (asks[i] as Ask).seat, choice });
  }
  for (const one of order(acted)) yield* act(one);
}
