// Everything the rules announce; the audience is named where it is announced.

import type { Seat } from '@tabella/kernel';
import type { CardFace, Cause, Effect, FallKind, Identity, ProveKind, Stamp, WonBy } from './terms.ts';

/** What somebody does or what happens to them, and nothing more. */
type Plain =
  | 'returns'
  | 'arrives'
  | 'accepts'
  | 'declines'
  | 'intercepts'
  | 'substitutes'
  | 'changes'
  | 'locked'
  | 'trapped';

/** What happens in a turn, and to hands and the deck. */
type HandEvent =
  | { readonly kind: 'sits'; readonly seat: Seat; readonly character: string | null }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'ends' }
  | { readonly kind: 'draws'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly CardFace[] }
  | { readonly kind: 'reshuffles'; readonly cards: number }
  | { readonly kind: 'discards' | 'picks-up' | 'sees'; readonly seat: Seat; readonly card: CardFace }
  | { readonly kind: 'takes'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly from: Seat; readonly card: CardFace }
  | { readonly kind: 'hands-over'; readonly seat: Seat; readonly to: Seat; readonly cards: number }
  | { readonly kind: 'handed'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly CardFace[] };

/** Characters and identities. */
type PersonEvent =
  | { readonly kind: 'turns-up'; readonly seat: Seat; readonly character: string }
  /** `ability`: by which it turns down; rules version 1 did not say it. */
  | { readonly kind: 'turns-down'; readonly seat: Seat; readonly character: string; readonly ability?: string }
  | { readonly kind: 'exposes'; readonly seat: Seat; readonly identity: Identity }
  | { readonly kind: 'inherits'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'inherited'; readonly seat: Seat; readonly from: Seat; readonly identity: Identity };

/** The message on its way, and messages on the table. */
type MessageEvent =
  | {
      readonly kind: 'sends';
      readonly seat: Seat;
      readonly by: Stamp;
      readonly to: Seat | null;
      readonly card: CardFace | null;
    }
  | { readonly kind: 'transfers' | 'exchanges'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'lost' }
  /** `from`: whose message it was; -1 for the deck and for messages claimed from others. */
  | {
      readonly kind: 'obtains';
      readonly seat: Seat;
      readonly card: CardFace;
      readonly cause: Cause;
      readonly from: Seat;
    }
  | { readonly kind: 'gives'; readonly seat: Seat; readonly to: Seat; readonly card: CardFace }
  | { readonly kind: 'claims' | 'deletes'; readonly seat: Seat; readonly of: Seat; readonly card: CardFace };

/** A card is played. `message`, `at`: the message it is aimed at, and before whom that lies; `against`: what it answers. */
export interface PlaysEvent {
  readonly kind: 'plays';
  readonly seat: Seat;
  readonly as: Effect;
  readonly card: CardFace | null;
  readonly to: Seat | null;
  readonly message: CardFace | null;
  readonly at: Seat | null;
  readonly against: Effect | null;
}

/** An ability is used, on a seat or on a message before a seat. */
export interface UsesEvent {
  readonly kind: 'uses';
  readonly seat: Seat;
  readonly ability: string;
  readonly to?: Seat;
  readonly at?: Seat;
  readonly place?: number;
}

/** Cards and abilities. */
type CardEvent =
  | PlaysEvent
  | UsesEvent
  | { readonly kind: 'void'; readonly seat: Seat; readonly as: Effect }
  | { readonly kind: 'distributes'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'proves'; readonly seat: Seat; readonly to: Seat; readonly card: CardFace }
  | {
      readonly kind: 'answers';
      readonly seat: Seat;
      readonly by: Seat;
      readonly prove: ProveKind;
      readonly acts: boolean;
      readonly free: boolean;
    };

/** Falls and victories. */
type EndEvent =
  | { readonly kind: 'falls'; readonly seat: Seat; readonly by: Seat; readonly how: FallKind }
  /** `identity`: null when another has taken it. */
  | {
      readonly kind: 'lays-open';
      readonly seat: Seat;
      readonly character: string;
      readonly identity: Identity | null;
      readonly cards: number;
    }
  | {
      readonly kind: 'declares';
      readonly seat: Seat;
      readonly reason: WonBy;
      readonly character: string;
      readonly identity: Identity;
    };

export type EmissaryEvent =
  | { readonly kind: Plain; readonly seat: Seat }
  | HandEvent
  | PersonEvent
  | MessageEvent
  | CardEvent
  | EndEvent;

export type EventOf<K extends EmissaryEvent['kind']> = Extract<EmissaryEvent, { readonly kind: K }>;
