// What sets say in English, each loaded when it is first in play.

import { loading } from './loading.ts';
import type { SetWords } from './words.ts';

export const wordsOfSets = loading<SetWords>({
  inns: async () => (await import('./inns/en.ts')).inns,
  traders: async () => (await import('./traders/en.ts')).traders,
  river: async () => (await import('./river/en.ts')).river,
  watch: async () => (await import('./watch/en.ts')).watch,
  shrines: async () => (await import('./shrines/en.ts')).shrines,
  wind: async () => (await import('./wind/en.ts')).wind,
  german: async () => (await import('./german/en.ts')).german,
  siege: async () => (await import('./siege/en.ts')).siege,
  hills: async () => (await import('./hills/en.ts')).hills,
  bigtop: async () => (await import('./bigtop/en.ts')).bigtop,
  dragon: async () => (await import('./dragon/en.ts')).dragon,
  dutch: async () => (await import('./dutch/en.ts')).dutch,
  japan: async () => (await import('./japan/en.ts')).japan,
  bridges: async () => (await import('./bridges/en.ts')).bridges,
  darmstadt: async () => (await import('./darmstadt/en.ts')).darmstadt,
  fruit: async () => (await import('./fruit/en.ts')).fruit,
  abbey: async () => (await import('./abbey/en.ts')).abbey,
  school: async () => (await import('./school/en.ts')).school,
  wheel: async () => (await import('./wheel/en.ts')).wheel,
  tower: async () => (await import('./tower/en.ts')).tower,
});

type Named = 'awards' | 'asks' | 'passes' | 'deeds' | 'tokens';

/** What the set in play says that has something of this name. */
export function said<N extends Named>(what: N, name: string): NonNullable<SetWords[N]>[string] | undefined {
  for (const set of wordsOfSets.all()) {
    const words: SetWords[N] = set[what];
    if (words !== undefined && Object.hasOwn(words, name)) return words[name] as NonNullable<SetWords[N]>[string];
  }
  return undefined;
}
