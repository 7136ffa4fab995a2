// Portals: the follower of this turn may go onto any tile, where nobody stands and nothing is complete.

import type { Box } from '../../rules/box.ts';
import type { FigureChoice } from '../../rules/choices.ts';
import { countFeature, newCount } from '../../rules/core/count.ts';
import { figureSpots } from '../../rules/core/figures.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { nodeOf } from '../../rules/core/land.ts';
import { FOLLOWERS } from '../../rules/core/sizes.ts';
import { kindAt } from '../../rules/core/tiles.ts';
import { figureName } from '../../rules/figure-kinds.ts';
import { isBarred } from '../../rules/figures.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { kinds } from '../../tiles/index.ts';

const PORTALS: readonly boolean[] = kinds.map(({ portal }) => portal === true);

const found = newFound(64);
const count = newCount();

export function offersPortal(s: State, box: Box): readonly FigureChoice[] {
  const { land, active, options } = s;
  if (PORTALS[kindAt(land, s.tile)] !== true) return NOTHING;
  const choices: FigureChoice[] = [];
  for (let tile = 0; tile < land.laid; tile++) {
    if (tile === s.tile) continue;
    const many = figureSpots(land, active, tile, options.farmers, found);
    for (let i = 0; i < many; i++) {
      const [slot, segment] = [nth(found, i) >> 3, nth(found, i) & 7];
      if (slot >= FOLLOWERS || isBarred(s, box, slot, tile, segment)) continue;
      if (!countFeature(land, nodeOf(tile, segment), count).complete)
        choices.push({ figure: figureName(slot), segment, tile });
    }
  }
  return choices;
}
