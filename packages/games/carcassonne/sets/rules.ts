// The modules of the game, in the order in which they are asked.

import type { Module } from '../rules/module.ts';
import { abbey } from './abbey/rules.ts';
import { abbot } from './abbot/rules.ts';
import { base } from './base/rules.ts';
import { bigtop } from './bigtop/rules.ts';
import { fiefs } from './bridges/fiefs.ts';
import { bridges } from './bridges/rules.ts';
import { darmstadt } from './darmstadt/rules.ts';
import { dragon } from './dragon/rules.ts';
import { dutch } from './dutch/rules.ts';
import { fruit } from './fruit/rules.ts';
import { german } from './german/rules.ts';
import { hills } from './hills/rules.ts';
import { inns } from './inns/rules.ts';
import { japan } from './japan/rules.ts';
import { messages } from './messages/rules.ts';
import { river } from './river/rules.ts';
import { school } from './school/rules.ts';
import { shrines } from './shrines/rules.ts';
import { siege } from './siege/rules.ts';
import { tower } from './tower/rules.ts';
import { traders } from './traders/rules.ts';
import { watch } from './watch/rules.ts';
import { wheel } from './wheel/rules.ts';
import { wind } from './wind/rules.ts';

export const MODULES: readonly Module[] = [
  base,
  inns,
  traders,
  wheel,
  wind,
  river,
  watch,
  shrines,
  hills,
  fiefs,
  abbey,
  bigtop,
  german,
  dutch,
  japan,
  darmstadt,
  fruit,
  siege,
  dragon,
  school,
  bridges,
  tower,
  abbot,
  messages,
];
