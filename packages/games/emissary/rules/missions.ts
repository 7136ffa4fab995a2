// Missions: what a MOF must achieve to win alone. Which character has which is data; here is what each of them means.

import type { Seat } from '@tabella/kernel';
import { type Holding, holdings } from './holdings.ts';
import type { Declaration, Fall } from './hooks.ts';
import { people } from './people.ts';
import { countOf, has, isUp, personAt, placeOf, type State } from './state.ts';

export type Mission =
  | Holding
  /** Looked at all the time, by public facts (messages on the table). */
  | { readonly on: 'table'; met(s: State, me: Seat): boolean }
  /** Looked at when somebody is eliminated (`e.seat === me`: the own fall), by public facts. */
  | {
      readonly on: 'fall';
      met(s: State, me: Seat, e: Fall): boolean;
      /** Looked at all the time, by public facts: what was done since a fall may fulfil it too (Impute). */
      since?(s: State, me: Seat): boolean;
      /** Wins along when another declares, as a second way (Swan by the other reading of her mission). */
      declared?(s: State, me: Seat, e: Declaration): boolean;
    }
  /** Wins along when another declares victory, by public facts. */
  | { readonly on: 'declaration'; met(s: State, me: Seat, e: Declaration): boolean }
  | { readonly on: 'nothing' };

/** So many red and so many blue messages before oneself. */
const gather = (red: number, blue: number): Mission => ({
  on: 'table',
  met: (s, me) => countOf(s, me, 'red') >= red && countOf(s, me, 'blue') >= blue,
});

/** Nobody knows the gender of one who lies face-down. */
const isKnownAs = (s: State, seat: Seat, gender: 'female' | 'male'): boolean =>
  isUp(s, seat) && personAt(s, seat).gender === gender;

/** By the key in the table of characters. */
const missions: Readonly<Record<string, Mission>> = {
  ...holdings,
  /** Wins only as the last one left. */
  none: { on: 'nothing' },
  messages_red_3: gather(3, 0),
  messages_blue_3: gather(0, 3),
  messages_red_2_blue_2: gather(2, 2),
  messages_true_4: { on: 'table', met: (s, me) => countOf(s, me, 'red') + countOf(s, me, 'blue') >= 4 },
  eliminates_another_after_first: {
    on: 'fall',
    met: (s, me, e) => e.by === me && e.seat !== me && s.fallen.length > 1,
  },
  /** Oneself may be the one who is eliminated. */
  elimination_in_impute_turn: {
    on: 'fall',
    met: (s, me) => has(s.imputed, me),
    since: (s, me) => has(s.imputed, me) && s.fallen.some((one) => one.turn === s.turn),
  },
  /** Ruling R5: anybody's fall, the own included; by the other reading, at a declaration after a fall. */
  player_eliminated_before_victory: {
    on: 'fall',
    met: (s) => s.options.swan === 'elimination',
    declared: (s) => s.options.swan === 'declaration' && s.fallen.length > 0,
  },
  self_eliminated_after_another: { on: 'fall', met: (s, me, e) => e.seat === me && s.fallen.length > 1 },
  female_declares_victory: { on: 'declaration', met: (s, _me, { declarer }) => isKnownAs(s, declarer, 'female') },
  male_declares_with_at_most_1_black: {
    on: 'declaration',
    met: (s, me, { declarer }) => isKnownAs(s, declarer, 'male') && countOf(s, me, 'black') <= 1,
  },
  /** Face-down or not, everybody knows who is special. */
  special_declares_victory: { on: 'declaration', met: (s, _me, { declarer }) => personAt(s, declarer).special },
  other_declares_on_own_turn: { on: 'declaration', met: (s, me) => s.active === me },
};

const byPlace: readonly Mission[] = people.map(({ name, mission }) => {
  const found = missions[mission];
  if (found === undefined) throw new Error(`the mission "${mission}" of ${name} has no rule`);
  return found;
});

/** The mission of a character, by its place in the table of characters. */
export const missionAt = (place: number): Mission => byPlace[place] as Mission;

/** The mission that a seat has if it is MOF. */
export const missionOf = (s: State, seat: Seat): Mission => missionAt(placeOf(s, seat));
