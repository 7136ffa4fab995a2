// A card as the engine plays it: names have become numbers, and what every window wants to know is worked out.

import type { Action, Condition, EffectOf, Modifier, Op, SetFile, Struck, Timing } from './types.ts';

/** Which cards of a hand fit: `all` includes cracked scrolls, the others never do. Plain data: facts carry it. */
export interface Sieve {
  /** all, any, person, location, or the id of one card. */
  readonly kind: string;
  /** Keywords, as a mask, all of which the card must have. */
  readonly keywords: number;
}

/** A condition with its amount looked up. */
export type Judged = Condition & { readonly need: number; readonly sieve: Sieve };

type Sieved = 'discard' | 'takeCard' | 'playCard' | 'fetchDiscard' | 'searchDeck';
type Changed = Sieved | 'cancelKeyword' | 'summon' | 'if';

/** An effect as it is carried out. */
export type Step =
  | EffectOf<Exclude<Op, Changed>>
  | { [O in Sieved]: EffectOf<O> & { readonly sieve: Sieve } }[Sieved]
  | { readonly op: 'cancelKeyword'; readonly mask: number }
  | { readonly op: 'summon'; readonly sieve: Sieve; readonly otherwise: readonly Step[] }
  | { readonly op: 'if'; readonly cond: Judged; readonly then: readonly Step[]; readonly else: readonly Step[] };

export type StepOf<O extends Op> = Extract<Step, { readonly op: O }>;

/** What an Action answers in a window. */
export type Answers =
  | { readonly to: 'action'; readonly mask: number }
  | { readonly to: 'card'; readonly mask: number }
  | { readonly to: 'me' };

export interface Deed {
  readonly id: 'A' | 'B';
  readonly timing: readonly Timing[];
  readonly keywords: number;
  readonly tags: readonly string[];
  readonly target: boolean;
  readonly reversible: 'target' | 'labelled' | null;
  readonly effects: readonly Step[];
  readonly reversed: readonly Step[];
  /** Which of the others it strikes, if it is labelled REVERSIBLE. */
  readonly struck: Struck;
  readonly answers: Answers | null;
  readonly cost: { readonly count: number; readonly sieve: Sieve } | null;
  readonly requires: readonly Judged[];
  readonly after: Action['after'];
  /** It has a cost, or requires something of the hand. */
  readonly demanding: boolean;
  /** By public facts: something in the set can answer it (ruling 19), and it may be answered (ruling 23). */
  readonly answerable: boolean;
}

export interface Card {
  /** The number of its face in the box. */
  readonly face: number;
  readonly id: string;
  readonly kind: 'person' | 'location';
  readonly order: number;
  readonly count: number;
  readonly anyTime: boolean;
  readonly keywords: number;
  readonly deeds: readonly Deed[];
  /** Some Action has a Target: it is thrown with an arrow. */
  readonly aims: boolean;
  readonly indestructible: boolean;
  /** What a Location needs to enter play. */
  readonly requires: readonly Judged[];
  readonly modifiers: readonly Modifier[];
  /** What the modifiers come to, for those that are asked for all the time. */
  readonly sums: { readonly draw: number; readonly handLimit: number; readonly suppressed: number };
  readonly weight: number;
  /** It is handed to the left at the end of a turn while this holds. */
  readonly passes: Judged | null;
  readonly endsGame: boolean;
}

export interface ScrollKind {
  readonly face: number;
  readonly id: string;
  readonly count: number;
  readonly points: number;
  readonly lethal: boolean;
}

export interface CardSet {
  readonly id: string;
  readonly file: SetFile;
  readonly cards: readonly Card[];
  readonly scrolls: readonly ScrollKind[];
  /** The kind that can be CONTESTED, and the one that kills. */
  readonly top: ScrollKind;
  readonly poison: ScrollKind;
  /** Names of the keywords, by bit. */
  readonly keywords: readonly string[];
  /** What a hidden hand can be asked for: everybody learns from the answer which cards fit, or do not. */
  readonly sieves: readonly Sieve[];
  /** Cards that are handed on at the end of a turn. */
  readonly passing: readonly Card[];
  /** Keywords that some Action answers. */
  readonly answered: number;
  /** Whether any Action can be used in the windows after the cracks and after the actions. */
  readonly windows: { readonly crack: boolean; readonly end: boolean };
  /** The Order numbers at which something can be used in the End Game, rising. */
  readonly lastOrders: readonly number[];
  /** The Location that ends the game, what it needs (0: nothing), and whether Locations count by their weight. */
  readonly castle: { readonly id: string; readonly need: number; readonly weighs: boolean };
}
