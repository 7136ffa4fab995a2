// The types of Post, as its rules, words and bots share them.

import { asking, type PASS, type Seat, type TableOf } from '@tabella/kernel';
import type { Options, State } from './state.ts';
import type { View } from './view.ts';

/** A card of one's hand. */
interface Letter {
  readonly card: number;
}

export interface PostTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event:
    | { readonly kind: 'sends'; readonly seat: Seat }
    | { readonly kind: 'takes'; readonly seat: Seat; readonly from: Seat; readonly letter: string };
  /** By kind of question: what can be chosen. */
  readonly asks: {
    readonly send: { readonly choice: Letter };
    readonly hook: { readonly choice: Letter | typeof PASS };
  };
}

export type Table = TableOf<PostTypes>;
export const { choose, firstOf, question } = asking<PostTypes>();
