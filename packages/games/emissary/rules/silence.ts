// What silence reveals: nobody declared victory, so everybody learns what the living seats are not. These functions
// write facts; who has won is asked in `victory.ts`.

import { EVERYONE, type Seat } from '@tabella/kernel';
import { box } from './box.ts';
import { couldBe, isHidden } from './hidden.ts';
import type { Fall } from './hooks.ts';
import { type Mission, missionAt } from './missions.ts';
import { people } from './people.ts';
import {
  characterCard,
  clearedOf,
  countOf,
  handOf,
  handSize,
  has,
  identityCard,
  isExposed,
  lives,
  placeOf,
  type State,
} from './state.ts';
import { IDENTITIES, type Identity } from './terms.ts';
import { hiddenPart, isMetInPublic } from './victory.ts';

const MOF = IDENTITIES.indexOf('MOF');
const nameAt = (place: number): string => people[place]?.name ?? '';
const isCleared = (s: State, seat: Seat): boolean => has(clearedOf(s, seat), MOF);

/** A seat that may have won by its messages or its hand does not declare victory. */
export function writeSilence(s: State, seat: Seat): void {
  if (countOf(s, seat, 'red') >= 3) writeIsNot(s, seat, 'KDR');
  if (countOf(s, seat, 'blue') >= 3) writeIsNot(s, seat, 'FRS');
  if (isCleared(s, seat)) return;
  if (isHidden(s, seat)) {
    // That a hand was looked at would reveal who it is.
    writeUnmet(s, seat, couldBe(s), (mission) => isMetInPublic(s, seat, mission));
    return;
  }
  const place = placeOf(s, seat);
  const mission = missionAt(place);
  if (isMetInPublic(s, seat, mission)) writeIsNot(s, seat, 'MOF');
  else if (mission.on === 'hand' && handSize(s, seat) >= mission.least) writeUnmetWith(s, seat, place, handOf(s, seat));
}

/** Nobody declares victory by a fall. */
export function writeSilenceAtFall(s: State, fall: Fall): void {
  const specials = couldBe(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if ((!lives(s, seat) && seat !== fall.seat) || isCleared(s, seat)) continue;
    const meets = (mission: Mission): boolean => mission.on === 'fall' && mission.met(s, seat, fall);
    const own = placeOf(s, seat);
    const hidden = isHidden(s, seat);
    if (hidden) writeUnmet(s, seat, specials, meets);
    else if (meets(missionAt(own))) writeIsNot(s, seat, 'MOF');
    for (const place of hidden ? specials : [own]) {
      const cards = hiddenPart(s, seat, missionAt(place), fall);
      if (cards !== null) writeUnmetWith(s, seat, place, cards);
    }
  }
}

function writeIsNot(s: State, seat: Seat, identity: Identity): void {
  const bit = 1 << IDENTITIES.indexOf(identity);
  const cleared = clearedOf(s, seat);
  if ((cleared & bit) !== 0) return;
  s.cleared[seat] = cleared | bit;
  if (!isExposed(s, seat)) box.learn(s.cards, EVERYONE, 'isNot', [identityCard(s, seat)], identity);
}

/** A hidden character did not win: it is not a MOF with one of these missions. */
function writeUnmet(s: State, seat: Seat, of: readonly number[], met: (mission: Mission) => boolean): void {
  const names = of.filter((place) => met(missionAt(place))).map(nameAt);
  if (names.length > 0) box.learn(s.cards, EVERYONE, 'unmet', [identityCard(s, seat), characterCard(s, seat)], names);
}

/** A character did not win: it is not a MOF with these cards. */
function writeUnmetWith(s: State, seat: Seat, place: number, ids: readonly number[]): void {
  box.learn(s.cards, EVERYONE, 'unmetWith', [identityCard(s, seat), characterCard(s, seat), ...ids], nameAt(place));
}
