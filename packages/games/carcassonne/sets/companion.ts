// What sets bring to a real table: their points and payments, and when they come. The companion asks by them.

import type { TurnPass } from '../rules/module.ts';
import { abbey } from './abbey/companion.ts';
import { abbot } from './abbot/companion.ts';
import { base } from './base/companion.ts';
import { bigtop } from './bigtop/companion.ts';
import { bridges } from './bridges/companion.ts';
import { darmstadt } from './darmstadt/companion.ts';
import { dragon } from './dragon/companion.ts';
import { dutch } from './dutch/companion.ts';
import { fruit } from './fruit/companion.ts';
import { german } from './german/companion.ts';
import { hills } from './hills/companion.ts';
import { inns } from './inns/companion.ts';
import { japan } from './japan/companion.ts';
import { school } from './school/companion.ts';
import { shrines } from './shrines/companion.ts';
import { siege } from './siege/companion.ts';
import { tower } from './tower/companion.ts';
import { traders } from './traders/companion.ts';
import { watch } from './watch/companion.ts';
import { wheel } from './wheel/companion.ts';
import { wind } from './wind/companion.ts';

interface Brought {
  /** Its name in `en`. */
  readonly what: string;
  readonly pass: TurnPass | 'final';
  /** Points for each of what is counted. */
  readonly each: number;
  /** Points that come with them, such as those of the monastery beside which they are. */
  readonly plus?: number;
  /** How many of it there can be at once; as many as people count unless said. */
  readonly most?: number;
}

/** Points that one player gives to another, or to nobody: no pass of scoring. */
interface Payment {
  readonly what: string;
  /** Null where people agree on a price. */
  readonly points: number | null;
}

export interface SetCompanion {
  readonly brings: readonly Brought[];
  readonly payments?: readonly Payment[];
  /** What brings points or is paid for, in English: `the fairy at the start of the turn`. */
  readonly en: Readonly<Record<string, string>>;
}

/** The base game and the abbot come first; a set that is not here brings no points of its own. */
export const sets: Readonly<Record<string, SetCompanion>> = {
  base,
  abbot,
  inns,
  traders,
  watch,
  shrines,
  wind,
  hills,
  bigtop,
  german,
  siege,
  dragon,
  bridges,
  darmstadt,
  fruit,
  dutch,
  japan,
  school,
  wheel,
  abbey,
  tower,
};
