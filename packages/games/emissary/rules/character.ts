// A character: one of the people, with its hooks.

import type { Hooks } from './hooks.ts';
import { people } from './people.ts';

/** Hooks of which one character has one, and events may find several. */
type Listed = 'played' | 'before' | 'after' | 'eliminated';

/** Hooks with every key there, in one order: twenty-seven objects of one shape are read fast. */
type Filled = { readonly [K in Exclude<keyof Hooks, Listed>]-?: Required<Hooks>[K] | null } & {
  readonly [K in Listed]: readonly Required<Hooks>[K][] | null;
};

export interface Character extends Filled {
  /** In the table of characters. */
  readonly place: number;
  readonly name: string;
  readonly special: boolean;
  readonly female: boolean;
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
