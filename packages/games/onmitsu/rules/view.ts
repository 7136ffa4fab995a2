// What a viewer is shown of a match of Onmitsu: the types alone. `show.ts` builds it. Cards and scrolls are named by their
// ids in the card set ("ronin", "decoy"); numbers called `card` are the ids by which choices name a card.

import type { Seat } from '@tabella/kernel';
import type { ActionId, WindowKind } from './choices.ts';

/**
 * choose: all choose at once. cracks: the window after the cracks. resolve: thrown cards act in Order. aftermath: the
 * window after the last of them. draw, shed, limit: the Draw/Discard phase. end: the End Game. over: it is scored.
 */
export type Phase = 'choose' | 'cracks' | 'resolve' | 'aftermath' | 'draw' | 'shed' | 'limit' | 'end' | 'over';

/** A card that lies open, or that the viewer may look at. */
export interface CardView {
  readonly card: number;
  readonly id: string;
}

export interface SealedView {
  /** Where it lies before its seat, from 0. */
  readonly place: number;
  /** Its kind, if the viewer has seen it; null otherwise. */
  readonly kind: string | null;
  /** The turn in which the viewer saw it; null if never, or if it lay open before it was sealed at the set-up. */
  readonly seenIn: number | null;
  /** Everybody knows its kind. */
  readonly known: boolean;
  /** Who has looked at it where it lies: everybody saw them look. */
  readonly lookers: readonly Seat[];
  /** The kinds it can still be by public facts, in the order of the card set; null without the aid. */
  readonly could: readonly string[] | null;
  /** Who vouched for it in the End Game. */
  readonly vouchers: readonly Seat[];
}

export interface CrackedView {
  readonly kind: string | null;
  /** The id by which choices name it: for its owner, and for whoever looks at the hand. */
  readonly card: number | null;
  /** The kinds it can still be by public facts; null without the aid. */
  readonly could: readonly string[] | null;
}

export interface SeatView {
  readonly seat: Seat;
  /** Cards in hand, cracked scrolls included: what the hand limit counts. */
  readonly size: number;
  /** Cards in hand that are no scrolls. */
  readonly cards: number;
  /**
   * Cards of this hand that the viewer knows to be there; with an id where they can tell which. Their own seat lists
   * none here: they are in `hand`.
   */
  readonly known: readonly { readonly card: number | null; readonly id: string }[];
  readonly cracked: readonly CrackedView[];
  readonly sealed: readonly SealedView[];
  /** Reversals set up in advance: each turns the next REVERSIBLE Action aimed at this seat. */
  readonly wards: number;
  /** A Poisoned scroll does not kill this seat. */
  readonly antidote: boolean;
}

/** Why an Action, or a card, cannot do anything now. */
export type Why =
  | { readonly why: 'timing' }
  /** It answers something else than what is declared. */
  | { readonly why: 'no-answer' }
  /** It answers only what is aimed at its player. */
  | { readonly why: 'not-aimed-at-you' }
  | { readonly why: 'cost'; readonly count: number; readonly keyword: string | null }
  | { readonly why: 'location'; readonly id: string }
  | { readonly why: 'locations'; readonly have: number; readonly need: number }
  | { readonly why: 'not-contested' }
  | { readonly why: 'no-sealed'; readonly whose: 'self' | 'target' | 'all' }
  | { readonly why: 'no-cracked'; readonly whose: 'self' | 'target' | 'all' }
  | { readonly why: 'has-scroll' }
  | { readonly why: 'hand'; readonly whose: 'self' | 'target' | 'all' }
  | { readonly why: 'pile-empty' }
  | { readonly why: 'discard-empty' }
  /** It may be declared, but its keyword is cancelled, stopped or suppressed: it would do nothing. */
  | { readonly why: 'cancelled'; readonly keyword: string };

/** Whether an Action would be legal if the card resolved now; a Location has one, called A. */
export interface ActionView {
  readonly action: ActionId;
  /** Empty: it would work. With a Target: it would work on at least one seat. */
  readonly why: readonly Why[];
}

/** A card of one's own hand. Cracked scrolls are not among them: they are in `seats[me].cracked`. */
export interface HandCardView extends CardView {
  readonly actions: readonly ActionView[];
  /** While the viewer is in a window or the End Game: why the card cannot be used in it; null when it can, or elsewhere. */
  readonly notNow: Why | null;
}

export interface PlaceView extends CardView {
  /** The card that BLOCKS it. */
  readonly block: CardView | null;
  /** What it counts for the Castle now: 0 while blocked. */
  readonly weight: number;
}

export type QueueState = 'done' | 'now' | 'later' | 'void';

/** A thrown card, in the order in which they act; `card` is -1 once it has acted and lies elsewhere. */
export interface QueueView extends CardView {
  readonly seat: Seat;
  readonly order: number;
  readonly arrow: Seat | null;
  readonly state: QueueState;
  /** The Action it was declared with, once it was. */
  readonly action: ActionId | null;
  /** What came of it. */
  readonly outcome: Outcome | null;
}

/** stopped: its card keyword; cancelled: its Action keyword; nothing: no legal Action; returned: back to the hand. */
export type Outcome = 'works' | 'reversed' | 'stopped' | 'cancelled' | 'nothing' | 'returned';

/** A card that is being played now. */
export interface SubjectView extends CardView {
  /** Whose card it is. */
  readonly seat: Seat;
  readonly arrow: Seat | null;
  /** Null until it is declared. */
  readonly action: ActionId | null;
  /** Who carries it out as things stand: after a reversal the former Target. */
  readonly actor: Seat;
  /** On whom it acts as things stand; empty if it is neither aimed nor labelled REVERSIBLE. */
  readonly victims: readonly Seat[];
  readonly reversible: boolean;
  readonly reversed: boolean;
  /** Each flip so far: who turned it, and with which card; a ward is a flip too. */
  readonly flips: readonly { readonly seat: Seat; readonly id: string; readonly ward: boolean }[];
  /** Cancelled or stopped by an answer. */
  readonly dead: boolean;
  /** Answers that are revealed and wait for their Order, the one acting now first. */
  readonly answers: readonly AnswerView[];
}

/** A card used in a window, revealed. */
export interface AnswerView {
  readonly seat: Seat;
  readonly id: string;
  readonly action: ActionId;
}

export type Death = 'many' | 'cracked' | 'poisoned' | 'contested';

export interface VerdictView {
  readonly seat: Seat;
  readonly scrolls: readonly { readonly kind: string; readonly sealed: boolean; readonly vouchers: readonly Seat[] }[];
  readonly lives: boolean;
  /** All that kills this seat, the worst first. */
  readonly deaths: readonly Death[];
  /** The antidote was needed, and held. */
  readonly saved: boolean;
  readonly scroll: number;
  readonly cards: number;
  readonly points: number;
}

export interface EndView {
  /** Who brought it about; null when patience ran out. */
  readonly by: Seat | null;
  /** The Order number that is up. */
  readonly order: number;
  /** Thrown AT ANY TIME cards that may still be used, by seat. */
  readonly spare: readonly (CardView & { readonly seat: Seat })[];
  /** Once scored. */
  readonly verdicts: readonly VerdictView[] | null;
  /** Once scored: two or more had an uncracked scroll of the highest kind. */
  readonly contested: boolean | null;
}

export interface View {
  readonly me: Seat | null;
  readonly phase: Phase;
  /** From 1. */
  readonly turn: number;
  /** The last turn if patience runs out; null without the option. */
  readonly lastTurn: number | null;
  readonly lantern: Seat;
  /** All seats from the Lantern on: the order of ties. */
  readonly tieOrder: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly hand: readonly HandCardView[];
  /** Cards of the deck the viewer is choosing among. */
  readonly spread: readonly CardView[];
  readonly deck: number;
  /** With everything in the open: the whole deck, the next card first. */
  readonly ahead?: readonly CardView[];
  /** From the bottom to the top. */
  readonly discard: readonly CardView[];
  readonly destroyed: readonly CardView[];
  /** The open pile of scrolls, by kind, in the order of the card set. */
  readonly pile: readonly string[];
  readonly places: readonly PlaceView[];
  /** How far the place that ends the game is: its id, what it needs (0: nothing), and how much of that is there. */
  readonly castle: { readonly id: string; readonly have: number; readonly need: number };
  readonly handLimit: number;
  /** Cards drawn in the coming Draw/Discard phase. */
  readonly draws: number;
  /** Keywords cancelled until the end of the turn, and those a Location suppresses. */
  readonly cancelled: readonly string[];
  readonly suppressed: readonly string[];
  /** Who cracked a scroll this turn by choice. */
  readonly cracks: readonly Seat[];
  readonly queue: readonly QueueView[];
  /** The window that is open, if one is. */
  readonly window: WindowKind | null;
  /** After the cracks or after the last thrown card: answers that are revealed and wait for their Order. */
  readonly answers: readonly AnswerView[];
  /** Cards being played, the outermost first; the last is the subject of an open `declare` window. */
  readonly plays: readonly SubjectView[];
  readonly end: EndView | null;
}

// A seat's own secret choice of the turn is not in the view: while the question is open it is the `declared` of the ask.
