// The tiles of all sets, in the order in which kinds are numbered: a further set comes last.

import type { SetDoc } from '../tiles/schema.ts';
import { abbey } from './abbey/tiles.ts';
import { base } from './base/tiles.ts';
import { bigtop } from './bigtop/tiles.ts';
import { bridges } from './bridges/tiles.ts';
import { darmstadt } from './darmstadt/tiles.ts';
import { dragon } from './dragon/tiles.ts';
import { dutch } from './dutch/tiles.ts';
import { fruit } from './fruit/tiles.ts';
import { german } from './german/tiles.ts';
import { hills } from './hills/tiles.ts';
import { inns } from './inns/tiles.ts';
import { japan } from './japan/tiles.ts';
import { river } from './river/tiles.ts';
import { school } from './school/tiles.ts';
import { shrines } from './shrines/tiles.ts';
import { siege } from './siege/tiles.ts';
import { tower } from './tower/tiles.ts';
import { traders } from './traders/tiles.ts';
import { watch } from './watch/tiles.ts';
import { wheel } from './wheel/tiles.ts';
import { wind } from './wind/tiles.ts';

export const sets: readonly SetDoc[] = [
  base,
  inns,
  traders,
  river,
  watch,
  shrines,
  wind,
  german,
  siege,
  hills,
  bigtop,
  dragon,
  dutch,
  japan,
  bridges,
  darmstadt,
  fruit,
  abbey,
  school,
  wheel,
  tower,
];
