// Every question of Onmitsu with the shape of its answers. A card that lies in a hand or open on the table is named by
// its id (`card`), a sealed scroll by the place where it lies, a scroll of the open pile by its kind.

import type { PASS, Seat } from '@tabella/kernel';

export type ActionId = 'A' | 'B';

/** A card and, if one of its Actions has a Target, where its arrow points. */
export type PlayChoice = {
  readonly card: number;
  readonly arrow?: Seat;
};

/** A card of the hand used in a window or in the End Game: the Action is named at once. */
export type UseChoice = PlayChoice & { readonly action: ActionId };

/** Breaking the seal of one's own scroll at this place. */
type CrackChoice = {
  readonly crack: number;
};

/** A sealed scroll: before whom it lies, and which one counted from 0. */
export type SealedChoice = {
  readonly seat: Seat;
  readonly place: number;
};

export type CardChoice = {
  readonly card: number;
};

type SeatChoice = {
  readonly seat: Seat;
};

type ActionChoice = {
  readonly action: ActionId;
};

type ScrollChoice = {
  readonly scroll: string;
};

/** Without a card to throw. */
export const LIE_LOW = 'lie-low';
/** Nothing in the hand fits, and the question is put all the same: who is asked must reveal nothing. */
export const NOTHING = 'nothing';

/** Cards of a hand or a pile, of which some are picked. */
type SomeCards = CardChoice | typeof NOTHING;
type Pass = typeof PASS;

export type WindowKind = 'crack' | 'declare' | 'end';

/** The card whose Action asks for so many cards: by its id in the card set. */
export type CountAbout = {
  readonly card: string | null;
  readonly action: ActionId | null;
  readonly count: number;
};

/** By kind of question: what can be chosen, and what is shown with it. Those marked "some" are answered by a list. */
export type Asks = {
  /** All at once: crack, throw, or lie low. */
  readonly choose: { readonly choice: CrackChoice | PlayChoice | typeof LIE_LOW };
  /** A window: an answer, or pass; the card being answered is the last of the view's `plays`. */
  readonly respond: { readonly choice: UseChoice | Pass; readonly about: { readonly window: WindowKind } };
  /** Which of the two Actions the card now resolving does. */
  readonly action: {
    readonly choice: ActionChoice;
    readonly about: { readonly card: string; readonly arrow: Seat | null };
  };
  /** Some: the cards that pay a cost. */
  readonly pay: { readonly choice: SomeCards; readonly about: CountAbout };
  /** A card that an effect lets one play now. */
  readonly play: { readonly choice: PlayChoice | Pass };
  /** Some: cards of one's own hand to discard. */
  readonly discard: { readonly choice: SomeCards; readonly about: CountAbout };
  /** Some: mandatory discards of a Location, before the hand limit. */
  readonly shed: { readonly choice: SomeCards; readonly about: CountAbout };
  /** Some: down to the hand limit. */
  readonly limit: { readonly choice: SomeCards; readonly about: CountAbout };
  /** Some: cards of one's own hand for another seat. */
  readonly give: { readonly choice: SomeCards; readonly about: { readonly to: Seat; readonly count: number } };
  /** Some: cards out of a hand one looks at. */
  readonly take: { readonly choice: SomeCards; readonly about: { readonly from: Seat; readonly count: number } };
  /** Which card of a hand one looks at is replaced. */
  readonly replace: { readonly choice: CardChoice; readonly about: { readonly from: Seat } };
  /** Which card of one's own hand takes its place. */
  readonly plant: { readonly choice: CardChoice; readonly about: { readonly to: Seat; readonly card: string } };
  /** Some: sealed scrolls to look at. */
  readonly look: { readonly choice: SealedChoice; readonly about: { readonly count: number } };
  /** Which sealed scroll of a seat. */
  readonly sealed: {
    readonly choice: SealedChoice;
    readonly about: { readonly for: 'crack' | 'move' | 'swap' | 'exchange'; readonly of: Seat };
  };
  /** Some (one or two): players of one's choice. */
  readonly player: { readonly choice: SeatChoice; readonly about: { readonly count: number } };
  /** Which cracked scroll is repaired. */
  readonly repair: { readonly choice: CardChoice };
  /** Which scroll of the open pile. */
  readonly scroll: { readonly choice: ScrollChoice };
  /** Which of one's scrolls goes to the open pile. */
  readonly offer: { readonly choice: SealedChoice | CardChoice | Pass };
  /** Which Location is blocked, unblocked, destroyed. */
  readonly block: { readonly choice: CardChoice };
  readonly unblock: { readonly choice: CardChoice | Pass };
  readonly raze: { readonly choice: CardChoice };
  /** Some: which card of one's own hand is destroyed. */
  readonly destroy: { readonly choice: SomeCards; readonly about: CountAbout };
  /** Which destroyed card comes back. */
  readonly restore: { readonly choice: CardChoice };
  /** Some: cards of the discard pile. */
  readonly fetch: { readonly choice: SomeCards; readonly about: { readonly count: number } };
  /** Some: which of the cards from the deck one takes. */
  readonly search: { readonly choice: SomeCards; readonly about: { readonly look: number; readonly take: number } };
  /** Where the first draw comes from. */
  readonly draw: { readonly choice: 'deck' | 'discard' };
  /** The End Game: whether to use a card now that its number is up. */
  readonly last: { readonly choice: UseChoice | Pass; readonly about: { readonly order: number } };
  /** Which sealed scroll one vouches for. */
  readonly vouch: { readonly choice: SealedChoice };
};

export type AskKind = keyof Asks;

/** Kinds of which some cards are picked. */
export type SomeKind = 'pay' | 'discard' | 'shed' | 'limit' | 'give' | 'take' | 'destroy' | 'fetch' | 'search';
