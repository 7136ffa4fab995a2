// The types of Carcassonne, as they travel to its words, bots and board.

import type { TableOf } from '@tabella/kernel';
import type {
  ActAbout,
  CarcassonneEvent,
  Deed,
  FigureChoice,
  MessageAbout,
  MessageChoice,
  MoveAbout,
  PlaceChoice,
} from './choices.ts';
import type { Marker } from './names.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface CarcassonneTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: CarcassonneEvent;
  readonly asks: {
    /** Where the tile in hand goes. */
    readonly place: { readonly choice: PlaceChoice };
    /** A figure on the tile just laid, what sets offer instead, or nothing; 'pass' comes first. */
    readonly figure: { readonly choice: FigureChoice };
    /** What a set asks; 'pass', where it is offered, comes first. */
    readonly act: { readonly choice: 'pass' | Deed; readonly about: ActAbout };
    /** Which figure walks the points. */
    readonly move: { readonly choice: Marker; readonly about: MoveAbout };
    /** What to do with the message that was drawn. */
    readonly message: { readonly choice: MessageChoice; readonly about: MessageAbout };
  };
}

export type Table = TableOf<CarcassonneTypes>;
