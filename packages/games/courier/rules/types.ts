// The types of Courier, as its rules, words, bots and board share them.

import { type AskOf, asking, type ChoiceOf, type OpenAskOf, type PASS, type Seat, type TableOf } from '@tabella/kernel';
import type { CardName, Role } from './box.ts';
import type { CourierEvent, Errand } from './events.ts';
import type { Options, State } from './state.ts';
import type { View } from './view.ts';

/** A card of one's hand. Types, not interfaces: so choices are plain data to the kernel without a cast. */
export type CardChoice = { readonly card: number };

/** A card at somebody, a card at a letter before somebody (`message` is its place there), or one's agent. */
export type Play =
  | { readonly card: number; readonly to: Seat }
  | { readonly card: number; readonly at: Seat; readonly message: number }
  | { readonly agent: true; readonly to?: Seat };

export interface CourierTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: CourierEvent;
  /** By kind of question: what can be chosen, and what is shown with it. */
  readonly asks: {
    readonly errand: { readonly choice: Errand };
    readonly play: { readonly choice: Play | typeof PASS };
    readonly send: { readonly choice: CardChoice | typeof PASS };
    readonly seize: { readonly choice: CardChoice | typeof PASS; readonly about: { readonly at: Seat } };
    readonly take: { readonly choice: 'take' | typeof PASS };
    readonly seal: {
      readonly choice: CardChoice | typeof PASS;
      readonly about: { readonly by: Seat; readonly card: CardName };
    };
    readonly state: { readonly choice: boolean; readonly about: { readonly asked: Role } };
    readonly give: { readonly choice: CardChoice | typeof PASS; readonly about: { readonly to: Seat } };
    readonly keep: { readonly choice: boolean };
  };
}

export type Table = TableOf<CourierTypes>;
export type CourierAsk = AskOf<CourierTypes>;
/** A question that is open to the seat. */
export type CourierOpenAsk = OpenAskOf<CourierTypes>;
export type CourierChoice = ChoiceOf<CourierTypes>;
export const { choose, firstOf, question, together } = asking<CourierTypes>();
