// What the art needs to know of a kind of tile.

import type { Point } from './points.ts';

export type Goods = 'grain' | 'cloth' | 'wine';

/** Edges are 0 to 3 for north, east, south, west; half-edges 0 to 7, clockwise from the left half of the north edge. */
export type Part =
  | {
      readonly type: 'city';
      readonly edges: readonly number[];
      /** Edges of which another city has the other half. */
      readonly shared: readonly number[];
      readonly pennants: number;
      readonly cathedral: boolean;
      readonly goods: Goods | null;
      /** Whom its set draws in it. */
      readonly guest: string | null;
      /** It passes over another city by a bridge. */
      readonly crosses: boolean;
    }
  | { readonly type: 'road'; readonly edges: readonly number[]; readonly inn: boolean; readonly tunnel: boolean }
  | { readonly type: 'river'; readonly edges: readonly number[] }
  /** `cities` are those that it touches, `apart` cities across a corner that it does not touch. */
  | {
      readonly type: 'field';
      readonly halves: readonly number[];
      readonly cities: readonly number[];
      readonly apart: readonly number[];
    }
  /** `at` is where it lies, if not in the middle. */
  | { readonly type: 'place'; readonly at: Point | null }
  /** `building` is what its set draws in place of a monastery. */
  | { readonly type: 'monastery'; readonly building: string | null; readonly inCity: boolean };

export interface Kind {
  readonly id: string;
  readonly parts: readonly Part[];
  /** Field edges whose middle a city reaches. */
  readonly split: readonly number[];
  /** What the buildings of its block cover: nobody's land. */
  readonly covered: readonly (readonly Point[])[];
  /** What its set draws there, over the whole tile. */
  readonly floor: string | null;
  /** Something upright that its set put on the tile, its feet at the origin. */
  readonly landmark: string | null;
  /** Where its place is, if not in the middle. */
  readonly spot: Point | null;
  /** Something flat that its set put in a field, about the origin: it turns with the tile. */
  readonly sign: string | null;
  /** Something upright that its set put in a field, its feet at the origin. */
  readonly plot: string | null;
}

export type PartOf<T extends Part['type']> = Extract<Part, { readonly type: T }>;

/** The parts of one type, with their places among the features of the tile. */
export function partsOf<T extends Part['type']>(
  kind: Kind,
  type: T,
): readonly { readonly feature: number; readonly part: PartOf<T> }[] {
  return kind.parts.flatMap((part, feature) => (part.type === type ? [{ feature, part: part as PartOf<T> }] : []));
}

/** The edges of a road that leads past a monastery. */
export const edgesPassing = (kind: Kind): readonly number[] =>
  partsOf(kind, 'monastery').length > 0
    ? (partsOf(kind, 'road').find(({ part }) => part.edges.length > 1)?.part.edges ?? [])
    : [];

/** Does the building make room for something else on the tile? */
export const isSmall = (kind: Kind): boolean =>
  partsOf(kind, 'river').length > 0 ||
  edgesPassing(kind).length > 0 ||
  (partsOf(kind, 'city').length > 0 &&
    partsOf(kind, 'monastery').some(({ part }) => part.building !== null || part.inCity));

/** For each edge the city it belongs to, or -1. */
export function cityOfEdges(kind: Kind): readonly number[] {
  const owner = [-1, -1, -1, -1];
  for (const { feature, part } of partsOf(kind, 'city')) for (const edge of part.edges) owner[edge] = feature;
  return owner;
}

/** For each half-edge the field it belongs to, or -1. */
export function fieldOfHalves(kind: Kind): readonly number[] {
  const owner = new Array<number>(8).fill(-1);
  for (const { feature, part } of partsOf(kind, 'field')) for (const half of part.halves) owner[half] = feature;
  return owner;
}
