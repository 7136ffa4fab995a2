// What all sets say in English, for packages, where rules are at hand; pages load it by set.

import type { SetId } from '../rules/options.ts';
import { abbey } from './abbey/en.ts';
import { bigtop } from './bigtop/en.ts';
import { bridges } from './bridges/en.ts';
import { darmstadt } from './darmstadt/en.ts';
import { dragon } from './dragon/en.ts';
import { dutch } from './dutch/en.ts';
import { fruit } from './fruit/en.ts';
import { german } from './german/en.ts';
import { hills } from './hills/en.ts';
import { inns } from './inns/en.ts';
import { japan } from './japan/en.ts';
import { river } from './river/en.ts';
import { school } from './school/en.ts';
import { shrines } from './shrines/en.ts';
import { siege } from './siege/en.ts';
import { tower } from './tower/en.ts';
import { traders } from './traders/en.ts';
import { watch } from './watch/en.ts';
import { wheel } from './wheel/en.ts';
import { wind } from './wind/en.ts';
import type { SetWords } from './words.ts';

export const sets: Readonly<Record<SetId, SetWords>> = {
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
};
