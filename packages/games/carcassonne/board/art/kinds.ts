// The kinds of tiles as the art reads them.

import { drawnBySet, guestBySet, spotBySet } from '../../sets/art.ts';
import { kindOf, setOf } from '../../tiles/known.ts';
import { EDGES, HALVES, type SegmentDoc, type TileDoc } from '../../tiles/schema.ts';
import { coveredOf } from './covered.ts';
import type { Kind, Part } from './kind.ts';
import { at } from './points.ts';

const known = new Map<string, Kind>();

/** What its set draws must be loaded. An unknown kind is drawn as an empty field, so that a board of a later game can still be looked at. */
export function drawnKind(id: string): Kind {
  const found = known.get(id) ?? read(kindOf(id), id);
  known.set(id, found);
  return found;
}

function read(doc: TileDoc | undefined, id: string): Kind {
  const set = setOf(id);
  const drawn = (what: 'floor' | 'landmark' | 'sign' | 'plot' | 'building'): string | null =>
    doc ? drawnBySet(set, what, doc) : null;
  const building = drawn('building');
  const parts: Part[] = doc?.features.map((segment) => partOf(segment, building, guestBySet(set, segment))) ?? [
    { type: 'field', halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [], apart: [] },
  ];
  const split = (doc?.splitEdges ?? []).map((edge) => EDGES.indexOf(edge));
  const [x, y] = (doc && spotBySet(set, doc)) ?? [];
  return {
    id,
    parts,
    split,
    covered: doc ? coveredOf(doc) : [],
    spot: x === undefined || y === undefined ? null : at(x, y),
    floor: drawn('floor'),
    landmark: drawn('landmark'),
    sign: drawn('sign'),
    plot: drawn('plot'),
  };
}

function partOf(segment: SegmentDoc, building: string | null, guest: string | null): Part {
  const edges = (segment.edges ?? []).map((edge) => EDGES.indexOf(edge));
  switch (segment.type) {
    case 'city':
      return {
        type: 'city',
        edges,
        shared: (segment.sharedEdges ?? []).map((edge) => EDGES.indexOf(edge)),
        pennants: segment.pennants ?? 0,
        cathedral: segment.cathedral ?? false,
        goods: segment.goods ?? null,
        guest,
        crosses: segment.crosses ?? false,
      };
    case 'road':
      return { type: 'road', edges, inn: segment.inn ?? false, tunnel: segment.tunnel ?? false };
    case 'river':
      return { type: 'river', edges };
    case 'field':
      return {
        type: 'field',
        halves: (segment.halves ?? []).map((half) => HALVES.indexOf(half)),
        cities: segment.cities ?? [],
        apart: segment.apart ?? [],
      };
    case 'place':
      return { type: 'place', at: segment.at ? at(segment.at[0] ?? 50, segment.at[1] ?? 50) : null };
    case 'monastery':
      return { type: 'monastery', building, inCity: segment.inCity ?? false };
  }
}
