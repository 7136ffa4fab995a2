// The kinds of tiles that are known here: those of the base game, and of a set from when it is first in play. Rules know all.

import { base } from '../sets/base/tiles.ts';
import { loading } from '../sets/loading.ts';
import type { SetDoc, TileDoc } from './schema.ts';

export const tilesOfSets = loading<SetDoc>({
  inns: async () => (await import('../sets/inns/tiles.ts')).inns,
  traders: async () => (await import('../sets/traders/tiles.ts')).traders,
  river: async () => (await import('../sets/river/tiles.ts')).river,
  watch: async () => (await import('../sets/watch/tiles.ts')).watch,
  shrines: async () => (await import('../sets/shrines/tiles.ts')).shrines,
  wind: async () => (await import('../sets/wind/tiles.ts')).wind,
  german: async () => (await import('../sets/german/tiles.ts')).german,
  siege: async () => (await import('../sets/siege/tiles.ts')).siege,
  hills: async () => (await import('../sets/hills/tiles.ts')).hills,
  bigtop: async () => (await import('../sets/bigtop/tiles.ts')).bigtop,
  dragon: async () => (await import('../sets/dragon/tiles.ts')).dragon,
  dutch: async () => (await import('../sets/dutch/tiles.ts')).dutch,
  japan: async () => (await import('../sets/japan/tiles.ts')).japan,
  bridges: async () => (await import('../sets/bridges/tiles.ts')).bridges,
  darmstadt: async () => (await import('../sets/darmstadt/tiles.ts')).darmstadt,
  fruit: async () => (await import('../sets/fruit/tiles.ts')).fruit,
  abbey: async () => (await import('../sets/abbey/tiles.ts')).abbey,
  school: async () => (await import('../sets/school/tiles.ts')).school,
  wheel: async () => (await import('../sets/wheel/tiles.ts')).wheel,
  tower: async () => (await import('../sets/tower/tiles.ts')).tower,
});
tilesOfSets.keep({ base });

/** The set that a kind is of: its name begins with it. */
export const setOf = (kind: string): string => kind.split('-')[0] ?? '';

const byId = new Map<string, TileDoc>();

export function kindOf(id: string): TileDoc | undefined {
  const found = byId.get(id) ?? tilesOfSets.of(setOf(id))?.tiles.find((kind) => kind.id === id);
  if (found) byId.set(id, found);
  return found;
}
