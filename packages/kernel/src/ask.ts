// Ask: a question with all its legal answers. People, bots, the fuzzer and the clock all choose from it.

import { type Chance, pickOne, shuffle } from './chance.ts';
import { same } from './data.ts';
import { type Refusal, refuse, type Why } from './refusal.ts';

/** 0..n-1; a spectator has none and is written `null`. */
export type Seat = number;

/**
 * What can be chosen: plain JSON. A choice that names a card does so under the key `card` (or `cards`), as its id: the
 * kernel then knows what to rename when ids are refreshed.
 */
export type Choice = null | boolean | number | string | readonly Choice[] | { readonly [key: string]: Choice };

/** A single choice, the list of choices of a min..max question, or the text that was written. */
export type Answer = Choice;

/** Declining in a window: every question of a `first` batch offers it. */
export const PASS = 'pass';

/** A question answered by writing. The rule is looked up in `Game.texts`, so that the question stays plain data. */
export interface TextAsk {
  readonly rule: string;
  readonly max: number;
  readonly args?: Choice;
}

/** `A` is what its questions hand to it. */
export interface TextRule<A = Choice> {
  /** The text as it counts, or why it does not. Called only with texts within the length of the question. */
  check(
    text: string,
    args: A,
  ): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: Why };
  /** A legal text, so that random play can answer. */
  sample(chance: Chance, args: A): string;
}

export interface Ask {
  readonly seat: Seat;
  readonly kind: string;
  /** Never empty unless `text`; compared by value, never by index; no value twice. */
  readonly from: readonly Choice[];
  /** With `min` and `max` the answer is a list of that many different choices. */
  readonly min?: number;
  readonly max?: number;
  readonly text?: TextAsk;
  /** Plain data shown with the question. */
  readonly about?: Choice;
  /**
   * Everybody sees the answer when the batch closes (which card face it names stays secret). Without it the answer is
   * known to its seat alone, and imagined worlds draw it again.
   */
  readonly open?: boolean;
  /** A response window: its timing must reveal nothing. */
  readonly reaction?: boolean;
  /** By public facts: should the default preference stop for it. */
  readonly concerns?: boolean;
  /** The answer when the clock runs out or the seat is away. */
  readonly fallback: Answer;
}

/** A question as a match puts it. */
export interface OpenAsk extends Ask {
  /** Names the question; an answer to an older one is refused. */
  readonly id: number;
  /** What this seat has declared so far; may be changed until the batch closes. */
  readonly declared?: Answer;
}

/**
 * `all`: every seat answers, secret until all are in. `first`: the first in order that does not pass acts.
 * `any`: the first answer to arrive counts.
 */
export interface Batch {
  readonly mode: 'all' | 'first' | 'any';
  readonly asks: readonly Ask[];
}

export interface Acted {
  readonly seat: Seat;
  readonly choice: Answer;
}

/** What the kernel made of a batch: all answers in the order of the asks; who acted; or null when all passed. */
export type Outcome = readonly Answer[] | Acted | null;

// biome-ignore lint/suspicious/noExplicitAny: each rule knows what its own questions hand to it
export type TextRules = Readonly<Record<string, TextRule<any>>>;

/** The questions of a batch as they are put, to one seat or to all. */
export function openAsks(batch: Batch, id: number, answers: readonly (Answer | undefined)[]): readonly OpenAsk[] {
  return batch.asks.map((ask, i) => {
    const declared = answers[i];
    // The id goes first: to add it to a copy costs ten times as much.
    return declared === undefined ? { id, ...ask } : { id, declared, ...ask };
  });
}

/** A given answer as it counts (always the offered value, never the caller's object), or a refusal. */
export function readAnswer(
  ask: Ask,
  given: unknown,
  texts?: TextRules,
): { readonly ok: true; readonly answer: Answer } | Refusal {
  if (ask.text) return readText(ask.text, given, texts);
  try {
    return readChoice(ask, given);
  } catch {
    // Only an object with traps (a getter, a proxy) throws when it is looked at.
    return refuse('not-offered', 'That is not one of the choices.');
  }
}

function readChoice(ask: Ask, given: unknown): { readonly ok: true; readonly answer: Answer } | Refusal {
  if (ask.max === undefined) {
    const offered = ask.from.find((choice) => same(choice, given));
    return offered === undefined
      ? refuse('not-offered', 'That is not one of the choices.')
      : { ok: true, answer: offered };
  }
  if (!Array.isArray(given)) return refuse('not-offered', 'This question wants a list of choices.');
  const min = ask.min ?? 0;
  if (given.length < min || given.length > ask.max) {
    return refuse('not-offered', `Choose ${min === ask.max ? min : `${min} to ${ask.max}`}.`);
  }
  // The answer is kept in the order of the offer: a list of choices is a set.
  const answer = ask.from.filter((choice) => given.some((one) => same(one, choice)));
  return answer.length === given.length
    ? { ok: true, answer }
    : refuse('not-offered', 'Not all of these are choices, or one is named twice.');
}

function readText(
  text: TextAsk,
  given: unknown,
  texts?: TextRules,
): { readonly ok: true; readonly answer: string } | Refusal {
  if (typeof given !== 'string') return refuse('bad-text', 'This question wants a text.');
  if (given.length > text.max) return refuse('bad-text', `At most ${text.max} characters.`);
  const rule = texts?.[text.rule];
  if (!rule) throw new Error(`no text rule "${text.rule}"`);
  const read = rule.check(given, text.args ?? null);
  return read.ok ? { ok: true, answer: read.text } : refuse('bad-text', 'This text is not allowed here.', read.reason);
}

/** A legal answer drawn by chance. */
export function sampleAnswer(ask: Ask, chance: Chance, texts?: TextRules): Answer {
  if (ask.text) {
    const rule = texts?.[ask.text.rule];
    if (!rule) throw new Error(`no text rule "${ask.text.rule}"`);
    return rule.sample(chance, ask.text.args ?? null);
  }
  if (ask.max === undefined) return ask.from[chance.int(ask.from.length)] as Choice;
  const min = ask.min ?? 0;
  const wanted = min + chance.int(Math.min(ask.max, ask.from.length) - min + 1);
  const order = shuffle(
    chance,
    ask.from.map((_, i) => i),
  ).slice(0, wanted);
  return order.sort((a, b) => a - b).map((i) => ask.from[i] as Choice);
}

/** What came of a batch when everybody answers by chance. */
export function sampleOutcome(batch: Batch, chance: Chance, texts?: TextRules): Outcome {
  switch (batch.mode) {
    case 'all':
      return batch.asks.map((ask) => sampleAnswer(ask, chance, texts));
    case 'first':
      for (const ask of batch.asks) {
        const choice = sampleAnswer(ask, chance, texts);
        if (choice !== PASS) return { seat: ask.seat, choice };
      }
      return null;
    case 'any': {
      const ask = pickOne(chance, batch.asks);
      return { seat: ask.seat, choice: sampleAnswer(ask, chance, texts) };
    }
  }
}

/** What a batch has come to, given the answers so far; undefined while it is open. Later declarations lapse here. */
export function settle(batch: Batch, declared: readonly (Answer | undefined)[]): Outcome | undefined {
  switch (batch.mode) {
    case 'all':
      return declared.includes(undefined) ? undefined : (declared as readonly Answer[]).slice();
    case 'first':
      for (let i = 0; i < batch.asks.length; i++) {
        const choice = declared[i];
        if (choice === undefined) return undefined;
        if (choice !== PASS) return { seat: (batch.asks[i] as Ask).seat, choice };
      }
      return null;
    case 'any': {
      const i = declared.findIndex((choice) => choice !== undefined);
      return i < 0 ? undefined : { seat: (batch.asks[i] as Ask).seat, choice: declared[i] as Answer };
    }
  }
}

/** Why a batch is not a proper question, or null. */
export function faultOf(batch: Batch): string | null {
  if (batch.asks.length === 0) return 'a batch without a question';
  let seats = 0;
  const last = batch.asks.at(-1);
  for (const ask of batch.asks) {
    if ((seats & (1 << ask.seat)) !== 0) return `seat ${ask.seat} is asked twice in one batch`;
    seats |= 1 << ask.seat;
    if (ask.text) {
      if (batch.mode === 'first') return `"${ask.kind}" writes a text in a window`;
      continue;
    }
    if (ask.from.length === 0) return `the question "${ask.kind}" offers nothing`;
    if (ask.max !== undefined && ((ask.min ?? 0) > ask.max || (ask.min ?? 0) > ask.from.length)) {
      return `the question "${ask.kind}" wants more than it offers`;
    }
    // Nobody comes after the last one, who may have to decide.
    if (batch.mode === 'first' && (ask.max !== undefined || (ask !== last && !ask.from.includes(PASS))))
      return `the window "${ask.kind}" offers no pass`;
  }
  return null;
}
