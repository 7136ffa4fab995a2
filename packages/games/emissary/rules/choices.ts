// Every question of the game and the exact shape of its answers. Choices are plain data; a hand card is named by its id
// under `card`, a message on the table by its seat and its place in that seat's row.

import type { Seat } from '@tabella/kernel';
import type { Identity, ProveKind } from './terms.ts';

/** A message that lies before somebody: `at` whom, and its place in the row as the view shows it. */
type MessageAt = { readonly at: Seat; readonly place: number };

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

/** How a message is sent. */
export type SendChoice =
  | { readonly card: number; readonly by: 'CM' | 'EM' }
  | { readonly card: number; readonly by: 'OM'; readonly to: Seat };

/**
 * What a question says about itself. Kinds of questions, and their answers:
 *
 * | kind | asked of | answers |
 * |---|---|---|
 * | play | the active seat first, then all who may act at any time | `pass`, PlayChoice, AbilityChoice |
 * | transit | all, while the message is on its way | `pass`, PlayChoice, AbilityChoice |
 * | arrival | the recipient, and all who may act at any time | `pass`, PlayChoice, AbilityChoice |
 * | counter | all but who played the card on top of the stack | `pass`, PlayChoice, AbilityChoice |
 * | pick | everybody at once, before the match | `{ card }` of the two characters |
 * | send | the active seat | SendChoice |
 * | accept | before whom the message lies | `accept`, `decline` |
 * | discard | who must discard | `{ card }` |
 * | answer | one proved who may lie (about: bet, prove) | `acts`, `says` |
 * | use | may this ability be used? | `pass`, `yes` |
 * | seat | for which seat? | `{ to }`, `pass` where it may be left |
 * | seats | for which seats? | a list of `{ to }` |
 * | card | which card of the own hand? | `{ card }`, `pass` where it may be left |
 * | message | which message on the table? | MessageAt, `pass` where it may be left |
 *
 * The first four are windows: asked of many at once. The last five are put by abilities.
 */
export type About = {
  readonly ability?: string;
  readonly to?: Seat;
  readonly at?: Seat;
  readonly place?: number;
  readonly bet?: Identity;
  readonly prove?: ProveKind;
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
