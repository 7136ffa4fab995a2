// The types of Onmitsu, once for its rules, words, bots and board.

import type { AskOf, ChoiceOf, OpenAskOf, TableOf } from '@tabella/kernel';
import type { AskKind, Asks } from './choices.ts';
import type { Happening } from './events.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface OnmitsuTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: Happening;
  readonly asks: Asks;
}

export type Table = TableOf<OnmitsuTypes>;
export type OnmitsuAsk<K extends AskKind = AskKind> = AskOf<OnmitsuTypes, K>;
/** As it stands open in a match. */
export type OnmitsuOpenAsk<K extends AskKind = AskKind> = OpenAskOf<OnmitsuTypes, K>;
export type OnmitsuChoice<K extends AskKind = AskKind> = ChoiceOf<OnmitsuTypes, K>;
/** One choice, or the list of those that were picked. */
export type OnmitsuAnswer<K extends AskKind = AskKind> = OnmitsuChoice<K> | readonly OnmitsuChoice<K>[];
