// The cast: all 27 characters, one file each.

import type { Seat } from '@tabella/kernel';
import type { Character } from '../character.ts';
import { placeOf, type State } from '../state.ts';
import { alias } from './alias.ts';
import { angel } from './angel.ts';
import { brumaireBaron } from './brumaire-baron.ts';
import { darkFlow } from './dark-flow.ts';
import { detective } from './detective.ts';
import { diamondMan } from './diamond-man.ts';
import { doubleKnight } from './double-knight.ts';
import { fire } from './fire.ts';
import { hunter } from './hunter.ts';
import { j } from './j.ts';
import { kwonKiKu } from './kwon-ki-ku.ts';
import { lark } from './lark.ts';
import { manipulator } from './manipulator.ts';
import { markJr } from './mark-jr.ts';
import { nightmare } from './nightmare.ts';
import { obliqueShadow } from './oblique-shadow.ts';
import { perfume } from './perfume.ts';
import { savageAssassin } from './savage-assassin.ts';
import { scarletBlade } from './scarlet-blade.ts';
import { speaker } from './speaker.ts';
import { staticElectricity } from './static-electricity.ts';
import { swan } from './swan.ts';
import { tank } from './tank.ts';
import { titanium } from './titanium.ts';
import { toughGun } from './tough-gun.ts';
import { trinity } from './trinity.ts';
import { viper } from './viper.ts';

/** In the order of the table of characters: found by the face of the card. */
export const cast: readonly Character[] = [
  alias,
  angel,
  brumaireBaron,
  darkFlow,
  detective,
  diamondMan,
  doubleKnight,
  fire,
  hunter,
  j,
  kwonKiKu,
  lark,
  manipulator,
  markJr,
  nightmare,
  obliqueShadow,
  perfume,
  savageAssassin,
  scarletBlade,
  speaker,
  staticElectricity,
  swan,
  tank,
  titanium,
  toughGun,
  trinity,
  viper,
];

/** The character of a seat, with its hooks. */
export const castOf = (s: State, seat: Seat): Character => cast[placeOf(s, seat)] as Character;
