// Preview: what an answer would bring, as far as its seat can know.

import type { GameEvent } from './game.ts';

export interface Preview {
  /**
   * What the seat would hear in every world it thinks possible, until somebody else is asked or something unknown comes
   * to light. Further questions to the same seat are answered by their fallbacks.
   */
  readonly events: readonly GameEvent[];
  /** In every such world the seat is out of the match, or the match ends and others win. */
  readonly ends: boolean;
  /** In every such world the match ends and the seat wins. */
  readonly wins: boolean;
}
