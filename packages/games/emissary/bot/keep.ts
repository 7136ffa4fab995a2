// What a card is worth in the hand: for its effect, for its colour as a message, and for a mission of the hand.

import type { Effect } from '../rules/terms.ts';
import { BLACK, colourPlace, type Held, MOF, type Situation } from './situation.ts';
import { gathers } from './travel.ts';

const EFFECT: Readonly<Record<Effect, number>> = {
  counteract: 2.6,
  intercept: 3.2,
  'lock-on': 2.2,
  transfer: 2.4,
  delete: 2.2,
  trap: 1.4,
  decode: 1.4,
  prove: 1,
  distribute: 0.6,
};

/** A card is not played for less than this beyond what it is worth in the hand. */
export const RESERVE = 0.4;
/** Others may answer a card: what it promises counts a little less. */
export const TRUST = 0.85;

/** A message of a colour that the own side gathers. */
const WANTED = 2.2;
const MISSION = 8;

export function keepWorth(sc: Situation, { face }: Held): number {
  const colour = colourPlace(face);
  const mine = sc.cast[sc.me]?.name;
  const wanted = sc.is === MOF ? gathers(mine, colour) : sc.is === colour;
  return (
    EFFECT[face.effect] + (wanted ? WANTED : colour === BLACK ? 0.6 : 0) + forMission(sc, mine, face.effect, colour)
  );
}

/** Missions of the hand want their cards kept. */
function forMission(sc: Situation, mine: string | undefined, effect: Effect, colour: number): number {
  if (sc.is !== MOF) return 0;
  switch (mine) {
    case 'Angel':
      return colour === BLACK ? MISSION : 0;
    case 'Titanium':
      return effect === 'lock-on' ? MISSION : 0;
    case 'Diamond Man':
      return MISSION;
    case 'Nightmare':
      return colour === 0 ? MISSION : 0;
    case 'Detective':
      return colour === BLACK || sc.hand.filter((one) => colourPlace(one.face) === colour).length > 3 ? 0 : MISSION;
    default:
      return 0;
  }
}

/** The whole hand, each further card of a big hand counting a little less. */
export function handWorth(sc: Situation): number {
  return sc.hand.reduce((sum, one) => sum + keepWorth(sc, one), 0);
}
