// Phase 3: what the tile completes is scored for those with the most strength; then their figures go home.

import { featureAward, itemsOf } from './awards.ts';
import type { Box } from './box.ts';
import { finishTile, type Owned } from './finish.ts';
import type { Award } from './names.ts';
import { NOTHING, type State } from './state.ts';
import type { Table } from './types.ts';

let awards: Award[] = [];

const award: Owned = ({ options }, seat, count) => {
  awards.push(featureAward(count, seat, '3', true, options, itemsOf(count, true, options)));
};

export function scoreCompleted(s: State, table: Table, box: Box): readonly Award[] {
  awards = [];
  finishTile(s, table, box, award);
  return awards.length === 0 ? NOTHING : awards;
}
