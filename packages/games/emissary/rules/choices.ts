// Every question of the game and the exact shape of its answers. Choices are plain data; a hand card is named by its id
// under `card`, a message on the table by its seat and its place in that seat's row.

import type { PASS, Seat } from '@tabella/kernel';
import type { Identity, ProveKind } from './terms.ts';

/** A message that lies before somebody: `at` whom, and its place in the row as the view shows it. */
export type MessageAt = { readonly at: Seat; readonly place: number };

export type SeatChoice = { readonly to: Seat };
export type CardChoice = { readonly card: number };

/** A card played for its effect, in a window. */
export type PlayChoice =
  | { readonly card: number; readonly as: 'counteract' | 'decode' | 'distribute' | 'intercept' }
  | { readonly card: number; readonly as: 'lock-on' | 'prove' | 'transfer' | 'trap'; readonly to: Seat }
  | ({ readonly card: number; readonly as: 'delete' } & MessageAt);

/** An ability used in a window; which keys it has besides `ability` is the character's affair. */
export type AbilityChoice = {
  readonly ability: string;
  readonly to?: Seat;
  readonly card?: number;
  readonly at?: Seat;
  readonly place?: number;
};

/** The same where it is aimed at a seat, at a card of the own hand, at a message. */
export type SeatUse = AbilityChoice & SeatChoice;
export type CardUse = AbilityChoice & CardChoice;
export type MessageUse = AbilityChoice & MessageAt;

/** How a message is sent. */
export type SendChoice =
  | { readonly card: number; readonly by: 'CM' | 'EM' }
  | { readonly card: number; readonly by: 'OM'; readonly to: Seat };

/** What the question of an ability says about itself: whom it is aimed at, and which message. */
export type About = {
  readonly ability: string;
  readonly to?: Seat;
  readonly at?: Seat;
  readonly place?: number;
};

/** One who may lie is proved: what the card bets on, and what it tells to do. */
type Proved = { readonly ability: string; readonly bet: Identity; readonly prove: ProveKind };

/** A window: asked of many at once. */
type Window = { readonly choice: typeof PASS | PlayChoice | AbilityChoice };

/** Every question by its kind: what can be answered, and what is shown with it. */
export type Asks = {
  /** Of the active seat first, then of all who may act at any time. */
  readonly play: Window;
  /** Of all, while the message is on its way. */
  readonly transit: Window;
  /** Of all who may act while the message lies before its recipient; of the recipient too if a status decides for them. */
  readonly arrival: Window;
  /** Of all but who played the card on top of the stack. */
  readonly counter: Window;
  /** Of everybody at once, before the match: which of the two characters. */
  readonly pick: { readonly choice: CardChoice };
  /** Of the active seat. */
  readonly send: { readonly choice: SendChoice };
  /** Before whom the message lies: to take it, to pass it on, or to do something first. Asked last in the window. */
  readonly accept: { readonly choice: 'accept' | 'decline' | PlayChoice | AbilityChoice };
  /** Who must discard. */
  readonly discard: { readonly choice: CardChoice };
  /** One proved who may lie. */
  readonly answer: { readonly choice: 'acts' | 'says'; readonly about: Proved };
  /** The last five are put by abilities. May this one be used? */
  readonly use: { readonly choice: typeof PASS | 'yes'; readonly about: About };
  /** For which seat? To pass is offered where it may be left. */
  readonly seat: { readonly choice: typeof PASS | SeatChoice; readonly about: About };
  /** For which seats? Answered by a list. */
  readonly seats: { readonly choice: SeatChoice; readonly about: About };
  /** Which card of the own hand? */
  readonly card: { readonly choice: typeof PASS | CardChoice; readonly about: About };
  /** Which message on the table? */
  readonly message: { readonly choice: typeof PASS | MessageAt; readonly about: About };
};

/** Why a card of the hand cannot be played now; null means that it can, if its seat is asked. */
export type Reason =
  | 'not-asked'
  | 'own-play-phase'
  | 'own-turn'
  | 'others-turn'
  | 'in-transit'
  | 'on-arrival'
  | 'not-before-you'
  | 'locked-on'
  | 'no-target'
  | 'answers-only'
  | 'answer-first'
  | 'out';

/** Whether a question, of whatever kind, asks to take the message or to let it go. */
export const isDecision = (ask: { readonly from: readonly unknown[] }): boolean =>
  ask.from.some((choice) => choice === 'accept' || choice === 'decline');
