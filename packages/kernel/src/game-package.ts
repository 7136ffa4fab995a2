// GamePackage: a game as the server, the terminal and the arena load it: rules, words and bots. One registry lists all.

import type { AnalysedDecision, Analyst, Thought } from './analysis.ts';
import type { Ask, Choice, Seat } from './ask.ts';
import type { Data } from './data.ts';
import type { AnyGame, GameEvent, Result } from './game.ts';
import type { Preview } from './preview.ts';
import type { Refusal, Why } from './refusal.ts';
import type { RecordWords } from './text-record.ts';
import type { AnyTypes, BotOf } from './typed.ts';

export type NameOf = (seat: Seat) => string;

/** Every sentence shown to people, in one language. */
export interface Words {
  readonly title: string;
  /** One line that makes a person want to play. */
  readonly tagline: string;
  /** The rules in short, a paragraph each. */
  readonly help: readonly string[];
  /** By kind of question: the capitals with which the paragraph begins that explains it. */
  readonly topics?: Readonly<Record<string, string>>;
  /** By the capitals with which a paragraph of the rules begins: the name of its picture, which the table draws. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** What the seat is asked, in one sentence. */
  prompt(ask: Ask, view: Data, name: NameOf): string;
  /** What one choice means. */
  choice(choice: Choice, ask: Ask, view: Data, name: NameOf): string;
  /** What the button says that confirms these choices of a list, such as "Look at none"; null for the usual words. */
  confirm?(chosen: readonly Choice[], ask: Ask, view: Data, name: NameOf): string | null;
  /** What happened; empty for events that need no words. The seat that reads it is `you`. */
  event(event: GameEvent, name: NameOf, you?: Seat | null): string;
  /** The heading of a turn, such as "Turn 9: Ada", if it begins with this event; `number` counts headings, where it is known. */
  turn?(event: GameEvent, name: NameOf, you?: Seat | null, number?: number): string | null;
  /** Short things to say to each other at this game, ready for the chat. */
  readonly phrases?: readonly string[];
  /** What a choice would bring, most important first; see `Preview`. */
  preview?(preview: Preview, choice: Choice, ask: Ask, view: Data, name: NameOf): readonly string[];
  /** What a decision cost and why, in one or two sentences, for the one who took it; see `AnalysedDecision`. */
  decision?(decision: AnalysedDecision, ask: Ask, view: Data, name: NameOf): string;
  /** Why an answer is preferred and what is believed, in one or two sentences, for the one who is asked; see `Thought`. */
  thought?(thought: Thought, ask: Ask, view: Data, name: NameOf): string;
  /** The name of something that a secret may be; see `Belief`. */
  belief?(name: string): string;
  /** How the match ended. */
  result(result: Result, name: NameOf): string;
  /** The same for the one who reads it: a headline of a few words, and one sentence that says why. */
  verdict?(result: Result, view: Data, name: NameOf, you: Seat | null): Verdict;
  /** The table as lines of text. */
  table(view: Data, name: NameOf): readonly string[];
  /** What people should know before they begin with so many seats and these options, in one sentence; null for nothing. */
  advice?(seats: number, options: Readonly<Record<string, Choice>>): string | null;
  /** What every seat will be, as far as these options settle it before the start: see `Chair`. */
  chairs?(seats: number, options: OptionValues): readonly Chair[];
  /** Names of the options and of their values. */
  readonly options: Readonly<Record<string, string>>;
  /** What a value of an option brings, in one short sentence, as `option.value`. */
  readonly brings?: Readonly<Record<string, string>>;
  /** The presets of the package, by their ids. */
  readonly presets?: Readonly<Record<string, PresetWords>>;
  /** Why the game refuses something, in one sentence. */
  why?(why: Exclude<Why, string>): string;
  /** For games whose texts are loaded in parts, such as those of a set. */
  readonly parts?: WordParts;
  /** For games whose texts follow from the options, such as a card set of one's own: the words of such a table. */
  at?(options: OptionValues): Words;
}

/** Texts that are loaded when they are needed. A package has all of them, whoever loads words alone must see to it. */
interface WordParts {
  /** Is everything here that a table with these options needs? */
  areHere(options: OptionValues): boolean;
  /** What such a table needs; without options all that there is. */
  load(options?: OptionValues): Promise<void>;
}

/** A name, and what is in it in one short sentence. */
export interface PresetWords {
  readonly name: string;
  readonly line: string;
}

export interface Verdict {
  readonly title: string;
  readonly why: string;
}

/** A seat before the start: seats of one group belong together, such as a team. */
export interface Chair {
  readonly group: string;
  readonly role: string;
}

/** Options as a table keeps them. */
export type OptionValues = Readonly<Record<string, Choice>>;

/** The words in which a table with these options is told. */
export const wordsAt = (words: Words, options: OptionValues): Words => words.at?.(options) ?? words;

/** Whether a turn begins with this event, in games that have turns. */
export const beginsTurn = (words: Words, event: GameEvent): boolean => (words.turn?.(event, () => '') ?? null) !== null;

/** The sentence of a refusal: that of the game where it has something to say. */
export const reasonIn = (words: Words, { reason, why }: Pick<Refusal, 'reason' | 'why'>): string =>
  (why && words.why?.(why)) ?? reason;

export interface BotKind {
  readonly id: string;
  /** For the arena only: not offered at a table. */
  readonly arenaOnly?: boolean;
  make(): BotOf<AnyTypes>;
}

/** Seats that share secrets: they may talk and take notes among themselves. */
export interface Side {
  readonly id: string;
  readonly seats: readonly Seat[];
}

/** Something a game can do besides being played, for the command line: `tabella GAME TOOL …`. */
export interface Tool {
  /** What follows the name, such as `WORD=SCORE …`. */
  readonly usage: string;
  readonly about: string;
  /** The lines to print, and whether what was checked holds; or why it cannot be done, in one sentence. */
  run(
    args: readonly string[],
    /** Long work says how many matches are played, and of how many. */
    progress?: (played: number, planned: number) => void,
  ):
    | { readonly ok: true; readonly lines: readonly string[]; readonly holds?: boolean }
    | { readonly ok: false; readonly reason: string };
}

export interface GamePackage {
  readonly game: AnyGame;
  readonly words: Words;
  /** The game's own bots, weakest first; those of the arena are there for every game. */
  readonly bots: readonly BotKind[];
  /** Kinds of questions about something new that lies open: a bot lingers over them, so that people can read it. */
  readonly slowFor?: readonly string[];
  /** Options that go well together, for people who do not want to choose one by one; the simplest first. */
  readonly presets?: Readonly<Record<string, OptionValues>>;
  /** Whether a seat is out of the match while others play on, by what the view shows. */
  out?(view: AnyTypes['view'], seat: Seat): boolean;
  /** The sides at the table as a viewer sees it, for games that have any. */
  sides?(view: AnyTypes['view']): readonly Side[];
  /** The options of another match with the same seats, for games in which roles go round. */
  again?(options: OptionValues, seats: number): OptionValues;
  /** How a finished match is analysed; without one, not at all. */
  readonly analyst?: Analyst<AnyTypes>;
  /** How a finished match is written down for people to read; without it, in the usual sentences. */
  readonly record?: RecordWords;
  /** Earlier versions of the rules, with the bots of that time: matches begun by them are played to their end by them. */
  readonly past?: Readonly<Record<number, () => Promise<GamePackage>>>;
}
