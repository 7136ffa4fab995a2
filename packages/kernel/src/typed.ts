// The types of one game, and how they travel: from its rules to its words, bots and board. What a game says here it says
// once; nobody casts a view, an event or a choice back into shape.

import type { AnalysedDecision, Thought } from './analysis.ts';
import type { Ask, Batch, OpenAsk, Seat, TextAsk, TextRules } from './ask.ts';
import type { Bot } from './bot.ts';
import type { Chance } from './chance.ts';
import type { Data } from './data.ts';
import { anyOf, choose, chooseSome, firstOf, question, together, writing } from './flows.ts';
import type { Audience, CardsOf, Flow, Game, Result, Table } from './game.ts';
import type { Chair, NameOf, Verdict, Words } from './game-package.ts';
import type { Known } from './known.ts';
import type { Schema } from './options.ts';
import type { Preview } from './preview.ts';
import type { Why } from './refusal.ts';

/** One kind of question: what can be chosen, and what is shown with it. */
interface AskTypes {
  readonly choice: unknown;
  readonly about?: unknown;
  /** Of a question that is answered by writing: what its text rule is given. */
  readonly args?: unknown;
}

/** The shapes of a game. All of it is plain data; the kit checks that. */
export interface GameTypes {
  readonly state: unknown;
  readonly options: object;
  readonly view: object;
  /** A union by `kind`. */
  readonly event: { readonly kind: string };
  /** By kind of question. */
  readonly asks: { readonly [kind: string]: AskTypes };
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of any types and never looks inside
export type AnyTypes = { state: any; options: any; view: any; event: any; asks: any };

export type KindOf<T extends GameTypes> = keyof T['asks'] & string;
export type ChoiceOf<T extends GameTypes, K extends KindOf<T> = KindOf<T>> = T['asks'][K]['choice'];
export type AboutOf<T extends GameTypes, K extends KindOf<T>> = T['asks'][K] extends { readonly about: infer A }
  ? A
  : undefined;

/** Kinds of questions that are answered by writing. */
type WrittenKindOf<T extends GameTypes> = {
  [K in KindOf<T>]: T['asks'][K] extends { readonly args: unknown } ? K : never;
}[KindOf<T>];
type ArgsOf<T extends GameTypes, K extends KindOf<T>> = T['asks'][K] extends { readonly args: infer A } ? A : undefined;

type OfKind<T extends GameTypes, K extends KindOf<T>> = {
  readonly kind: K;
  readonly from: readonly ChoiceOf<T, K>[];
} & (AboutOf<T, K> extends undefined ? { readonly about?: never } : { readonly about: AboutOf<T, K> }) &
  (T['asks'][K] extends { readonly args: infer A } ? { readonly text: TextAsk & { readonly args: A } } : unknown);

type TypedKeys<T extends GameTypes, K extends KindOf<T>> =
  | 'kind'
  | 'from'
  | 'about'
  | (T['asks'][K] extends { readonly args: unknown } ? 'text' : never);

type IsAny<X> = 0 extends 1 & X ? true : false;

/** The question, with the kind, the choices and what is shown of its game; of any game it is as it was. */
type Typed<A extends Ask, T extends GameTypes, K extends KindOf<T>> =
  IsAny<T['asks']> extends true ? A : K extends KindOf<T> ? Omit<A, TypedKeys<T, K>> & OfKind<T, K> : never;

/** A question of the game: a union by `kind`. */
export type AskOf<T extends GameTypes, K extends KindOf<T> = KindOf<T>> = Typed<Ask, T, K>;

/** A question as it stands open in a match. */
export type OpenAskOf<T extends GameTypes, K extends KindOf<T> = KindOf<T>> = Typed<OpenAsk, T, K>;

/** What the kernel hands to the rules. */
export interface TableOf<T extends GameTypes> extends Omit<Table, 'announce'> {
  announce(audience: Audience, event: T['event']): void;
}

/** A game with its own types; see `Game` for what each part means. */
export interface GameOf<T extends GameTypes> {
  readonly id: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Schema<T['options']>;
  readonly texts?: TextRules;
  refuses?(seats: number, options: T['options']): Why | null;
  whyNot?(state: T['state'], ask: AskOf<T>, given: unknown): Why | null;
  setup(seats: number, options: T['options'], chance: Chance): T['state'];
  step(state: T['state'], table: TableOf<T>): Flow;
  over(state: T['state']): Result | null;
  view(state: T['state'], viewer: Seat | null): T['view'];
  readonly sharedView?: true;
  viewAll?(state: T['state'], toCome: boolean): T['view'];
  know(rest: T['state'], now: T['state'], viewer: Seat | null): T['state'];
  imagine(known: T['state'], chance: Chance, relaxed: boolean): T['state'] | null;
  clone(state: T['state']): T['state'];
  check(state: T['state']): void;
  upgrade?(state: Data, from: number): T['state'] | null;
  readonly cards?: CardsOf<T['state']>;
  redeal?(rest: T['state'], now: T['state'], chance: Chance): void;
  revealed?(state: T['state']): number;
  estimate?(state: T['state']): readonly number[];
}

/** A game for the kernel, from one that is written in its own types. */
export function defineGame<T extends GameTypes>(game: GameOf<T>): Game<T['state'], T['options']> {
  // The kernel knows views, events and choices as plain data only.
  return game as Game<T['state'], T['options']>;
}

/** Everything else about a question. */
type AskTerms<T extends GameTypes, K extends KindOf<T>> = Partial<
  Omit<Ask, 'seat' | 'kind' | 'from' | 'about' | 'fallback'>
> & { readonly fallback?: ChoiceOf<T, K> | readonly ChoiceOf<T, K>[] } & (AboutOf<T, K> extends undefined
    ? { readonly about?: undefined }
    : { readonly about: AboutOf<T, K> });

/** With what is shown, where something is; otherwise the terms may be left out. */
type Rest<T extends GameTypes, K extends KindOf<T>> =
  AboutOf<T, K> extends undefined ? [terms?: AskTerms<T, K>] : [terms: AskTerms<T, K>];

/** Who acted, and how: never by passing. */
export interface ActedOf<C> {
  readonly seat: Seat;
  readonly choice: Exclude<C, 'pass'>;
}

/** The words in which the rules of a game ask; see flows.ts. */
export interface Asking<T extends GameTypes> {
  question<K extends KindOf<T>>(
    seat: Seat,
    kind: K,
    from: readonly ChoiceOf<T, K>[],
    ...terms: Rest<T, K>
  ): AskOf<T, K>;
  writing<K extends WrittenKindOf<T>>(
    seat: Seat,
    kind: K,
    text: TextAsk & { readonly args: ArgsOf<T, K> },
    fallback: string,
    ...terms: Rest<T, K>
  ): AskOf<T, K>;
  choose<K extends KindOf<T>, C extends ChoiceOf<T, K>>(
    seat: Seat,
    kind: K,
    from: readonly C[],
    ...terms: Rest<T, K>
  ): Flow<C>;
  chooseSome<K extends KindOf<T>, C extends ChoiceOf<T, K>>(
    seat: Seat,
    kind: K,
    from: readonly C[],
    min: number,
    max: number,
    ...terms: Rest<T, K>
  ): Flow<readonly C[]>;
  together<K extends KindOf<T>>(asks: readonly AskOf<T, K>[]): Flow<readonly ChoiceOf<T, K>[]>;
  anyOf<K extends KindOf<T>>(
    asks: readonly AskOf<T, K>[],
  ): Flow<{ readonly seat: Seat; readonly choice: ChoiceOf<T, K> }>;
  /** As `together`, of questions that each want a list. */
  togetherSome<K extends KindOf<T>>(asks: readonly AskOf<T, K>[]): Flow<readonly (readonly ChoiceOf<T, K>[])[]>;
  firstOf<K extends KindOf<T>>(asks: readonly AskOf<T, K>[]): Flow<ActedOf<ChoiceOf<T, K>> | null>;
  /** A batch of the game's own making: its asks as the kernel takes them. */
  batch(mode: Batch['mode'], asks: readonly AskOf<T>[]): Batch;
}

const batch = (mode: Batch['mode'], asks: readonly Ask[]): Batch => ({ mode, asks });

/** The asking flows, in the types of one game. */
export function asking<T extends GameTypes>(): Asking<T> {
  // The same functions for every game: choices are plain data to them.
  const flows = { anyOf, batch, choose, chooseSome, firstOf, question, together, togetherSome: together, writing };
  return flows as object as Asking<T>;
}

/** By kind of question: the capitals with which the paragraph begins that explains it. */
export type TopicsOf<T extends GameTypes> = { readonly [K in KindOf<T>]?: string };

type OptionOf<T extends GameTypes> = keyof T['options'] & string;

/** A name for every option, and for values of them as `option.value`. */
export type OptionNamesOf<T extends GameTypes> = { readonly [K in OptionOf<T>]: string } & {
  readonly [K in `${OptionOf<T>}.${string}`]?: string;
};

/** Texts that are loaded when they are needed; see `WordParts`. */
export interface WordPartsOf<T extends GameTypes> {
  areHere(options: T['options']): boolean;
  load(options?: T['options']): Promise<void>;
}

/** Every sentence of a game, in one language; see `Words`. */
export interface WordsOf<T extends GameTypes>
  extends Omit<
    Words,
    | 'topics'
    | 'prompt'
    | 'choice'
    | 'confirm'
    | 'event'
    | 'turn'
    | 'preview'
    | 'decision'
    | 'thought'
    | 'verdict'
    | 'table'
    | 'advice'
    | 'chairs'
    | 'options'
    | 'parts'
    | 'at'
  > {
  readonly topics?: TopicsOf<T>;
  prompt(ask: AskOf<T>, view: T['view'], name: NameOf): string;
  choice(choice: ChoiceOf<T>, ask: AskOf<T>, view: T['view'], name: NameOf): string;
  confirm?(chosen: readonly ChoiceOf<T>[], ask: AskOf<T>, view: T['view'], name: NameOf): string | null;
  event(event: T['event'], name: NameOf, you?: Seat | null): string;
  turn?(event: T['event'], name: NameOf, you?: Seat | null, number?: number): string | null;
  preview?(preview: PreviewOf<T>, choice: ChoiceOf<T>, ask: AskOf<T>, view: T['view'], name: NameOf): readonly string[];
  decision?(decision: AnalysedDecision, ask: AskOf<T>, view: T['view'], name: NameOf): string;
  thought?(thought: Thought, ask: AskOf<T>, view: T['view'], name: NameOf): string;
  verdict?(result: Result, view: T['view'], name: NameOf, you: Seat | null): Verdict;
  table(view: T['view'], name: NameOf): readonly string[];
  advice?(seats: number, options: T['options']): string | null;
  chairs?(seats: number, options: T['options']): readonly Chair[];
  readonly options: OptionNamesOf<T>;
  readonly parts?: WordPartsOf<T>;
  at?(options: T['options']): WordsOf<T>;
}

export function defineWords<T extends GameTypes>(words: WordsOf<T>): Words {
  return words as object as Words;
}

/** What an answer would bring, in the events of the game. */
export interface PreviewOf<T extends GameTypes> extends Omit<Preview, 'events'> {
  readonly events: readonly T['event'][];
}

/** By kind of question a function of the choice, its question and whatever else: each gets the types of its kind. */
export type ByKind<T extends GameTypes, Rest extends readonly unknown[], R> = {
  readonly [K in KindOf<T>]: (choice: ChoiceOf<T, K>, ask: AskOf<T, K>, ...rest: Rest) => R;
};

/** One function from a table by kind. */
export function byKind<T extends GameTypes, Rest extends readonly unknown[], R>(
  table: ByKind<T, Rest, R>,
): (choice: ChoiceOf<T>, ask: AskOf<T>, ...rest: Rest) => R {
  // Choice and question go together because the question carries its choices.
  return (choice, ask, ...rest) =>
    (table[ask.kind] as (choice: unknown, ask: unknown, ...rest: Rest) => R)(choice, ask, ...rest);
}

/** What a bot of the game is given; see `BotInput`. */
export interface BotInputOf<T extends GameTypes> {
  readonly seat: Seat;
  readonly ask: AskOf<T>;
  readonly view: T['view'];
  readonly known: Known<T['state']>;
  readonly heard: readonly T['event'][];
  readonly effort?: number;
}

/** A bot that is written in the types of its game. */
export interface BotOf<T extends GameTypes> {
  readonly id: string;
  decide(input: BotInputOf<T>, chance: Chance): ChoiceOf<T> | readonly ChoiceOf<T>[] | string;
}

export function defineBot<T extends GameTypes>(bot: BotOf<T>): Bot<T['state']> {
  return bot as object as Bot<T['state']>;
}
