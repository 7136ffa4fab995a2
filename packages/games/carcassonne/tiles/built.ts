// Tiles that are built upon: a bridge over one, and city parts on it that became castles. Each way to do so is a kind of its own,
// numbered after all kinds of tiles, so that nobody who asks for a tile's edges or segments need know what a bridge is.

import { kinds, MOST_SEGMENTS, type TileDoc } from './index.ts';

/** A variant with what is built upon it. */
export interface Built {
  /** Kind * 2 + garden. */
  readonly variant: number;
  /** None or one: 0 from north to south of the tile as it is drawn, 1 from west to east. */
  readonly bridges: readonly number[];
  /** A bit for each segment that is a castle. */
  readonly castles: number;
}

/** Over one tile. */
export const MOST_BRIDGES = 1;
const AXES = [0, 1] as const;

/** May a bridge lead over the tile along this axis? Both of its ends are fields. */
const spans = ({ edges }: TileDoc, axis: number): boolean => edges[axis] === 'F' && edges[axis + 2] === 'F';

/** No bridge leads over another one. */
const bridgesOver = (kind: TileDoc): number[][] => [
  [],
  ...AXES.filter((axis) => spans(kind, axis)).map((axis) => [axis]),
];

/** Of these city parts any may be castles: all sets of them. */
function castlesOn({ features }: TileDoc): number[] {
  let sets = [0];
  features.forEach(({ type, edges = [], sharedEdges = [], noCastle }, i) => {
    if (type === 'city' && edges.length === 1 && sharedEdges.length === 0 && !noCastle)
      sets = sets.flatMap((set) => [set, set | (1 << i)]);
  });
  return sets;
}

/** Can any part of a city on such a tile become half of a castle? */
export const holdsCastle = (kind: TileDoc): boolean => castlesOn(kind).length > 1;

const variantsOf = (kind: TileDoc, k: number): number[] =>
  (kind.gardenCopies ?? 0) > 0 ? [k * 2, k * 2 + 1] : [k * 2];

/** In the order of their numbers, which begin after those of the kinds. */
export const built: readonly Built[] = kinds.flatMap((kind, k) =>
  variantsOf(kind, k).flatMap((variant) =>
    bridgesOver(kind).flatMap((bridges) =>
      castlesOn(kind)
        .filter((castles) => bridges.length > 0 || castles !== 0)
        .map((castles) => ({ variant, bridges, castles })),
    ),
  ),
);

const ALL = kinds.length + built.length;
const nameOf = ({ variant, bridges, castles }: Built): string => `${variant} ${bridges.join('')} ${castles}`;
/** By name, as a variant. */
const numbers = new Map(built.map((one, i) => [nameOf(one), (kinds.length + i) * 2 + (one.variant & 1)]));

const printed: Built[] = kinds.flatMap((_, k) => [0, 1].map((g) => ({ variant: k * 2 + g, bridges: [], castles: 0 })));
/** By variant. */
const made: readonly Built[] = [...printed, ...built.flatMap((one) => [one, one])];

/** The kind that is printed on a tile, whatever is built upon it. */
export const PRINTED = Uint16Array.from({ length: ALL }, (_, k) => (made[k * 2]?.variant ?? 0) >> 1);

/** By variant * 2 + axis: the variant with a bridge, or -1. */
const BRIDGED = Int16Array.from({ length: ALL * 4 }, (_, i) => {
  const { variant = 0, bridges = [], castles = 0 } = made[i >> 1] ?? {};
  return numbers.get(nameOf({ variant, bridges: [...bridges, i & 1], castles })) ?? -1;
});

/** By variant * MOST_SEGMENTS + segment: the variant on which this segment is a castle, or -1. */
const CASTLED = Int16Array.from({ length: ALL * 2 * MOST_SEGMENTS }, (_, i) => {
  const { variant = 0, bridges = [], castles = 0 } = made[Math.floor(i / MOST_SEGMENTS)] ?? {};
  const bit = 1 << (i % MOST_SEGMENTS);
  return (castles & bit) !== 0 ? -1 : (numbers.get(nameOf({ variant, bridges, castles: castles | bit })) ?? -1);
});

/** Turned so often: the variant with a bridge over these edges (0 north and south, 1 east and west), or -1. */
export const withBridge = (variant: number, rotation: number, edge: number): number =>
  BRIDGED[variant * 2 + ((edge + rotation) & 1)] ?? -1;

/** The variant on which this part of a city is a castle; -1 where it cannot be one. */
export const withCastle = (variant: number, segment: number): number =>
  CASTLED[variant * MOST_SEGMENTS + segment] ?? -1;

/** The variant as it is printed. */
export const printedOf = (variant: number): number => made[variant]?.variant ?? variant;

/** What is built upon a variant. */
export const builtOn = (variant: number): Built => made[variant] ?? { variant, bridges: [], castles: 0 };
