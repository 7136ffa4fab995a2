// What is announced in Courier.

import type { Seat } from '@tabella/kernel';
import type { Agent, CardName, Colour, Role } from './box.ts';

export type Errand = 'fetch' | 'watch';

export type CourierEvent =
  | { readonly kind: 'errands'; readonly errands: readonly Errand[]; readonly drawn: boolean }
  | { readonly kind: 'watched'; readonly card: CardName }
  | { readonly kind: 'draws'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'sends'; readonly seat: Seat }
  | { readonly kind: 'seizes'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'passes'; readonly seat: Seat }
  | { readonly kind: 'takes'; readonly seat: Seat; readonly card: CardName; readonly colour: Colour }
  | {
      readonly kind: 'plays';
      readonly seat: Seat;
      readonly card: CardName;
      readonly to: Seat;
      /** The letter before `to` that is to burn. */
      readonly message?: CardName;
    }
  | { readonly kind: 'seals'; readonly seat: Seat; readonly against: Seat; readonly card: CardName }
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'states'; readonly seat: Seat; readonly asked: Role; readonly said: boolean }
  | { readonly kind: 'gives'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'given'; readonly card: CardName; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'turns'; readonly seat: Seat; readonly agent: Agent; readonly to: Seat }
  | { readonly kind: 'learns'; readonly of: Seat; readonly role: Role }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly to: Seat; readonly card: CardName }
  | { readonly kind: 'burnt'; readonly card: CardName }
  | { readonly kind: 'masked'; readonly seat: Seat }
  | { readonly kind: 'burns'; readonly seat: Seat }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly take: boolean };

export type EventOf<K extends CourierEvent['kind']> = Extract<CourierEvent, { readonly kind: K }>;
