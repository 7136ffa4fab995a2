// Tiles that look the same after a turn: a way to lie that changes nothing is no way of its own.

import { kindOf } from '../../tiles/known.ts';
import { type SegmentDoc, turnedEdge, turnedHalf } from '../../tiles/schema.ts';

/** Of these turns one for each different way to lie, the first of those that are alike. */
export function differentTurns(kind: string, rotations: readonly number[]): readonly number[] {
  const seen = new Set<string>();
  return rotations.filter((rotation) => {
    const look = lookOf(kind, rotation);
    if (seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}

function lookOf(kind: string, rotation: number): string {
  const doc = kindOf(kind);
  if (!doc) return String(rotation);
  return doc.features
    .map((segment) => segmentLook(segment, rotation))
    .toSorted()
    .join('|');
}

function segmentLook({ type, edges = [], halves = [], cities: _, ...marks }: SegmentDoc, rotation: number): string {
  const sides = [
    ...edges.map((edge) => turnedEdge(edge, rotation)),
    ...halves.map((half) => turnedHalf(half, rotation)),
  ];
  return `${type} ${sides.toSorted().join()} ${JSON.stringify(marks)}`;
}
