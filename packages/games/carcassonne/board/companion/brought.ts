// What the sets on the table bring: by the name of the set and of the thing, such as `dragon.turn`.

import type { TurnPass } from '../../rules/module.ts';
import { type SetCompanion, sets } from '../../sets/companion.ts';

export type Brings = Named<SetCompanion['brings'][number]>;
type Pays = Named<NonNullable<SetCompanion['payments']>[number]>;

/** It is called `<set>.<what>`. */
type Named<T> = T & { readonly id: string };

/** Always on the table. */
const ALWAYS = 'base';

/** Sets that may be on the table or not. */
export const CHOOSABLE: readonly string[] = Object.keys(sets).filter((id) => id !== ALWAYS);

function named<T extends { readonly what: string }>(
  on: readonly string[],
  list: (set: SetCompanion) => readonly T[],
): readonly Named<T>[] {
  return Object.entries(sets)
    .filter(([set]) => set === ALWAYS || on.includes(set))
    .flatMap(([set, one]) => list(one).map((thing) => ({ ...thing, id: `${set}.${thing.what}` })));
}

/** What can bring points with these sets. */
export const broughtBy = (on: readonly string[]): readonly Brings[] => named(on, ({ brings }) => brings);

/** What can be paid for with these sets. */
export const paidBy = (on: readonly string[]): readonly Pays[] => named(on, ({ payments }) => payments ?? []);

/** The pass of a turn in which points for this come; null when no set on the table brings any. */
export function passOf(id: string, on: readonly string[]): TurnPass | null {
  for (const one of broughtBy(on)) if (one.id === id && one.pass !== 'final') return one.pass;
  return null;
}

/** Most often there are no more. */
const USUALLY = 10;

/** Points that are tapped rather than typed. */
export const quickPoints = ({ each, plus = 0, most = USUALLY }: Brings): readonly number[] =>
  Array.from({ length: Math.min(most, USUALLY) }, (_, i) => plus + (i + 1) * each);
