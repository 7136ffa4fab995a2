// Module: what one set brings to the game. A box is a list of modules; the rules ask the box and know no set by its name.

import type { SetDoc } from '../tiles/schema.ts';
import type { Count } from './core/count.ts';
import type { Award, ScoringPass } from './names.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { Table } from './types.ts';

/** Passes that belong to a turn; `message` and `final` are none of them. */
export type TurnPass = Exclude<ScoringPass, 'message' | 'final'>;

export interface Module {
  readonly id: string;
  /** Does it take part under these options? */
  plays(options: Options): boolean;
  /** Its tiles, if it takes part. */
  readonly tiles?: SetDoc;
  /** The kind that lies on the table at the start; a later module's comes before an earlier one's. */
  readonly start?: string;
  /** Parts the pile into those that are shuffled by themselves and drawn one after the other. */
  parts?(pile: readonly number[]): readonly (readonly number[])[];
  /** The slots of the figures that it gives to every seat beside the meeples. Asked whether or not its tiles take part. */
  figures?(options: Options): readonly number[];
  /** The passes of a turn in which it may give points by itself. */
  readonly passes?: readonly TurnPass[];
  /** Points of such a pass; negative points are payments, which move a figure back and never bring a message. */
  awards?(s: State, pass: TurnPass): readonly Award[];
  /** Awards of their own that a completed feature brings; they come before all features of the tile. */
  earns?(s: State, feature: number): readonly Award[];
  /** A road, city or building is complete and about to be scored. */
  completes?(s: State, table: Table, count: Count): void;
  /** Points that a follower brings for itself when message 8 takes it home, on top of its feature. */
  bonus?(s: State, seat: number, tile: number): number;
  /** Points of the count at the end, after the features. */
  final?(s: State): readonly Award[];
  /** What must hold at every resting point; throws what does not. */
  check?(s: State): void;
}
