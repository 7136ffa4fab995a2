// Which parts of a tile meet each other, as far as a wagon is concerned. A road that ends on its tile has a field on either side:
// one and the same where it ends in the open or at a monastery; two that touch one city where it ends at its gate; other two where
// it meets the other roads, and the monastery if there is one.

import { kinds, type SegmentDoc, type TileDoc } from '../../tiles/index.ts';

/** By kind, by segment: the segments that meet it. */
const JOINED: readonly (readonly (readonly number[])[])[] = kinds.map(joinedIn);

export const joinedOn = (kind: number, segment: number): readonly number[] => JOINED[kind]?.[segment] ?? [];

function joinedIn({ features }: TileDoc): number[][] {
  const met = features.map(() => new Set<number>());
  const meet = (a: number, b: number): void => {
    if (a === b) return;
    met[a]?.add(b);
    met[b]?.add(a);
  };
  const monastery = features.findIndex(({ type, inCity }) => type === 'monastery' && !inCity);
  const crossing: number[] = [];
  features.forEach((road, i) => {
    if (road.type !== 'road' || road.edges?.length !== 1) return;
    const [left, right] = sidesOf(road, features);
    const gate = left === right ? undefined : left?.cities?.find((city) => right?.cities?.includes(city));
    if (gate !== undefined) meet(i, gate);
    else {
      if (left !== right) crossing.push(i);
      if (monastery >= 0) meet(i, monastery);
    }
  });
  for (const a of crossing) for (const b of crossing) meet(a, b);
  return met.map((one) => [...one].sort((a, b) => a - b));
}

/** The fields on either side of a road that leaves by one edge. */
function sidesOf({ edges = [] }: SegmentDoc, features: TileDoc['features']): (SegmentDoc | undefined)[] {
  const [edge] = edges;
  return (['L', 'R'] as const).map((side) => features.find(({ halves }) => halves?.includes(`${edge ?? 'N'}${side}`)));
}
