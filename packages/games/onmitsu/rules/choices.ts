// Every question of Onmitsu with the shape of its answers. A card that lies in a hand or open on the table is named by
// its id (`card`), a sealed scroll by the place where it lies, a scroll of the open pile by its kind.

import type { Seat } from '@tabella/kernel';

export type ActionId = 'A' | 'B';

/** A card and, if one of its Actions has a Target, where its arrow points. */
export interface PlayChoice {
  readonly card: number;
  readonly arrow?: Seat;
}

/** A card of the hand used in a window or in the End Game: the Action is named at once. */
export interface UseChoice extends PlayChoice {
  readonly action: ActionId;
}

/** Breaking the seal of one's own scroll at this place. */
export interface CrackChoice {
  readonly crack: number;
}

/** A sealed scroll: before whom it lies, and which one counted from 0. */
export interface SealedChoice {
  readonly seat: Seat;
  readonly place: number;
}

export interface CardChoice {
  readonly card: number;
}

export interface SeatChoice {
  readonly seat: Seat;
}

export interface ActionChoice {
  readonly action: ActionId;
}

export interface ScrollChoice {
  readonly scroll: string;
}

/** Without a card to throw. */
export const LIE_LOW = 'lie-low';
/** Nothing in the hand fits, and the question is put all the same: who is asked must tell nothing. */
export const NOTHING = 'nothing';

/** What one answer of each kind of question is; those marked "some" are answered by a list of them. */
export interface Answers {
  /** All at once: crack, throw, or lie low. */
  choose: CrackChoice | PlayChoice | typeof LIE_LOW;
  /** A window: an answer, or pass. `about` is a `WindowAbout`. */
  respond: UseChoice | 'pass';
  /** Which of the two Actions the card now resolving does. `about` is `{ card, arrow }`. */
  action: ActionChoice;
  /** Some: the cards that pay a cost. `about` is a `CountAbout`. */
  pay: CardChoice;
  /** A card that an effect lets one play now. */
  play: PlayChoice | 'pass';
  /** Some: cards of one's own hand to discard. `about` is a `CountAbout`. */
  discard: CardChoice | typeof NOTHING;
  /** Some: mandatory discards of a Location, before the hand limit. */
  shed: CardChoice;
  /** Some: down to the hand limit. */
  limit: CardChoice;
  /** Some: cards of one's own hand for another seat. `about` is `{ to, count }`. */
  give: CardChoice | typeof NOTHING;
  /** Some: cards out of a hand one looks at. `about` is `{ from, count }`. */
  take: CardChoice | typeof NOTHING;
  /** Which card of a hand one looks at is replaced. `about` is `{ from }`. */
  replace: CardChoice;
  /** Which card of one's own hand takes its place. `about` is `{ to, card }`. */
  plant: CardChoice;
  /** Some: sealed scrolls to look at. */
  look: SealedChoice;
  /** Which sealed scroll. `about` is `{ for: 'crack' | 'move' | 'swap' | 'exchange' }`. */
  sealed: SealedChoice;
  /** Some (one or two): players of one's choice. `about` is `{ count }`. */
  player: SeatChoice;
  /** Which cracked scroll is repaired. */
  repair: CardChoice;
  /** Which scroll of the open pile. */
  scroll: ScrollChoice;
  /** Which of one's scrolls goes to the open pile. */
  offer: SealedChoice | CardChoice | 'pass';
  /** Which Location is blocked, unblocked, destroyed. */
  block: CardChoice;
  unblock: CardChoice | 'pass';
  raze: CardChoice;
  /** Some: which card of one's own hand is destroyed. */
  destroy: CardChoice | typeof NOTHING;
  /** Which destroyed card comes back. */
  restore: CardChoice;
  /** Some: cards of the discard pile. */
  fetch: CardChoice;
  /** Some: which of the cards from the deck one takes. `about` is `{ look, take }`. */
  search: CardChoice | typeof NOTHING;
  /** Where the first draw comes from. */
  draw: 'deck' | 'discard';
  /** The End Game: whether to use a card now that its number is up. `about` is `{ order }`. */
  last: UseChoice | 'pass';
  /** Which sealed scroll one vouches for. */
  vouch: SealedChoice;
}

export type AskKind = keyof Answers;

/** Kinds answered by a list of choices. */
export const LISTS: readonly AskKind[] = [
  'pay',
  'discard',
  'shed',
  'limit',
  'give',
  'take',
  'look',
  'player',
  'destroy',
  'fetch',
  'search',
];

export type WindowKind = 'crack' | 'declare' | 'end';

/** What a `respond` question is about; the card being answered is the view's `subject`. */
export interface WindowAbout {
  readonly window: WindowKind;
}

export interface CountAbout {
  /** The card whose Action asks, and why so many: by id of the card set. */
  readonly card: string | null;
  readonly action: ActionId | null;
  readonly count: number;
}
