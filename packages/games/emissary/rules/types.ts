// The types of the game, from which those of its words, bots and board follow.

import type { AskOf, ChoiceOf, TableOf } from '@tabella/kernel';
import type { Character } from './character.ts';
import type { AbilityChoice, Asks, PlayChoice } from './choices.ts';
import type { EmissaryEvent } from './events.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { WindowKind } from './terms.ts';
import type { View } from './view.ts';

export interface EmissaryTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: EmissaryEvent;
  readonly asks: Asks;
}

/**
 * The kernel's table with the cast, by the places of the characters. Characters are made of deeds, so a deed cannot import
 * them: it finds them here (see `stage.ts`).
 */
export interface Table extends TableOf<EmissaryTypes> {
  readonly cast: readonly Character[];
}

export type Ask = AskOf<EmissaryTypes>;
export type Answer = ChoiceOf<EmissaryTypes>;
export type WindowAsk = AskOf<EmissaryTypes, WindowKind>;
export type AcceptAsk = AskOf<EmissaryTypes, 'accept'>;
export type WindowChoice = ChoiceOf<EmissaryTypes, WindowKind>;
export type AcceptChoice = ChoiceOf<EmissaryTypes, 'accept'>;

/** Where everything that a seat may do in a window is gathered. */
export interface OfferList {
  push(choice: PlayChoice | AbilityChoice): void;
}
