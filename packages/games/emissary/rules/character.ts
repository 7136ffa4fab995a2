// The cast: every character with its hooks, found by the face of its card.

import type { Hooks } from './hooks.ts';
import { people } from './people.ts';

/** Hooks of which one character has one, and events may find several. */
type Listed = 'played' | 'before' | 'after' | 'eliminated';

/** Hooks with every key there, in one order: twenty-seven objects of one shape are read fast. */
type Filled = { readonly [K in Exclude<keyof Hooks, Listed>]-?: Required<Hooks>[K] | null } & {
  readonly [K in Listed]: readonly Required<Hooks>[K][] | null;
} & Pick<Hooks, 'mission'>;

export interface Character extends Filled {
  /** In the table of characters. */
  readonly place: number;
  readonly name: string;
  readonly special: boolean;
  readonly female: boolean;
  /** So many cards in hand are needed for the mission; without end when it looks at no hand. */
  readonly leastHeld: number;
}

/** A character by the name it has in the table of characters. */
export function character(name: string, hooks: Hooks): Character {
  const place = people.findIndex((one) => one.name === name);
  const person = people[place];
  if (!person) throw new Error(`no character is called "${name}"`);
  return Object.freeze({
    place,
    name,
    special: person.special,
    female: person.gender === 'female',
    leastHeld: hooks.mission.on === 'hand' ? hooks.mission.least : Number.POSITIVE_INFINITY,
    mission: hooks.mission,
    offers: hooks.offers ?? null,
    playsAs: hooks.playsAs ?? null,
    sendsAs: hooks.sendsAs ?? null,
    played: listed(hooks.played),
    before: listed(hooks.before),
    after: listed(hooks.after),
    claims: hooks.claims ?? null,
    obtained: hooks.obtained ?? null,
    takesDeleted: hooks.takesDeleted ?? null,
    deletesTrue: hooks.deletesTrue ?? null,
    eliminated: listed(hooks.eliminated),
    afterwards: hooks.afterwards ?? null,
    lies: hooks.lies ?? null,
    returned: hooks.returned ?? null,
    draws: hooks.draws ?? null,
    refills: hooks.refills ?? null,
    declares: hooks.declares ?? null,
  });
}

const listed = <T>(one: T | undefined): readonly T[] | null => (one === undefined ? null : [one]);

/** In the order of the table of characters. */
const cast: Character[] = people.map((person) => character(person.name, { mission: { on: 'nothing' } }));

/** Everybody takes the stage; called once, when the game is loaded. */
export function enroll(all: readonly Character[]): void {
  for (const one of all) cast[one.place] = one;
  fewestHeld = Math.min(...cast.map((one) => one.leastHeld));
}

/** The fewest cards in hand by which anybody could win. */
export let fewestHeld = Number.POSITIVE_INFINITY;

/** A character by its place in the table of characters. */
export function castAt(place: number): Character {
  return cast[place] as Character;
}

/** Would these hidden faces (a hand, the identities of the fallen) fulfil the mission of a character? */
export function hiddenMission(name: string, faces: readonly number[]): boolean {
  const { mission } = castAt(people.findIndex((person) => person.name === name));
  return 'holds' in mission && mission.holds(faces);
}
