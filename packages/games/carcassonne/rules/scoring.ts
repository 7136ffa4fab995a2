// Phase 3: what the tile completes is scored for those with the most strength; then their figures go home.

import { featureAward, itemsOf } from './awards.ts';
import type { Box } from './box.ts';
import { type Finish, finishTile } from './finish.ts';
import type { Award } from './names.ts';
import { NOTHING, type State } from './state.ts';
import type { Table } from './types.ts';

/** Of the tile that is being finished. */
let awards: Award[] = [];

const onto: Finish = {
  earned: (_s, award) => {
    awards.push(award);
  },
  owned: (s, seat, count) => {
    awards.push(featureAward(count, seat, '3', true, s, itemsOf(count, true, s.options)));
  },
};

/** The awards for what the tile completes; null when that is nothing. */
export function scoreCompleted(s: State, table: Table, box: Box): readonly Award[] | null {
  if (!finishTile(s, table, box, onto)) return null;
  if (awards.length === 0) return NOTHING;
  const given = awards;
  awards = [];
  return given;
}
