// Features of a tile lie side by side: only a road may cross a road or a river, by a bridge, or a city, by a tunnel; and a
// city may pass over what it says that it crosses.

import { EDGES, HALVES, type SegmentDoc, type TileDoc } from './schema.ts';

/** Why the features of a tile could not be drawn, or null. Looks at the twelve places round its rim. */
export function planarFault({ edges, features }: TileDoc): string | null {
  const places = features.map((segment) => placesOf(segment, edges));
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      if (bridgeable(features[i]) && bridgeable(features[j])) continue;
      if (isApart(features[i]) || isApart(features[j])) continue;
      if (cross(places[i] as number[], places[j] as number[])) return `features[${j}]: it crosses features[${i}]`;
    }
  }
  return null;
}

/** Which field names a city that it cannot touch, or null: another feature lies between, from rim to rim. */
export function touchFault({ edges, features }: TileDoc): string | null {
  const places = features.map((segment) => placesOf(segment, edges));
  for (const [i, field] of features.entries()) {
    const side = [i, ...(field.cities ?? [])];
    for (const [n, a] of side.entries()) {
      for (const b of side.slice(n + 1)) {
        if (isApart(features[a]) || isApart(features[b])) continue;
        const both = [...(places[a] as number[]), ...(places[b] as number[])];
        const between = places.findIndex(
          (other, k) => k !== i && k !== a && k !== b && !isApart(features[k]) && cross(other, both),
        );
        if (between >= 0)
          return `features[${i}].cities: features[${between}] lies between features[${a}] and features[${b}]`;
      }
    }
  }
  return null;
}

/** Does it lie below or above the others? */
const isApart = (segment: SegmentDoc | undefined): boolean => segment?.tunnel === true || segment?.crosses === true;

const bridgeable = (segment: SegmentDoc | undefined): boolean => segment?.type === 'road' || segment?.type === 'river';

/** Clockwise round the rim: left half, middle and right half of every edge. */
function placesOf(segment: SegmentDoc, edges: string): number[] {
  const out: number[] = [];
  for (const edge of segment.edges ?? []) {
    const at = EDGES.indexOf(edge) * 3;
    out.push(...(segment.type === 'city' ? [at, at + 1, at + 2] : [at + 1]));
  }
  for (const half of segment.halves ?? []) {
    const k = HALVES.indexOf(half);
    out.push((k >> 1) * 3 + (k % 2) * 2);
    if (k % 2 === 0 && edges[k >> 1] === 'F') out.push((k >> 1) * 3 + 1);
  }
  return out;
}

function cross(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    for (let j = i + 1; j < a.length; j++) {
      const low = Math.min(a[i] as number, a[j] as number);
      const high = Math.max(a[i] as number, a[j] as number);
      const inside = b.filter((place) => place > low && place < high).length;
      if (inside > 0 && inside < b.length) return true;
    }
  }
  return false;
}
