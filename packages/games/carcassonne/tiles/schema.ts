// Tile files: the facts of every kind of tile, as people write them down.

export type Edge = 'N' | 'E' | 'S' | 'W';
/** Half-edges clockwise; L and R as seen from the middle of the tile looking outward. */
export type Half = 'NL' | 'NR' | 'EL' | 'ER' | 'SL' | 'SR' | 'WL' | 'WR';
/** A place belongs to no feature: acrobats stand on one, and the guard of a tower. */
export type SegmentType = 'city' | 'road' | 'field' | 'monastery' | 'river' | 'place';
export type GoodsKind = 'wine' | 'grain' | 'cloth';

/** A part of a feature on one tile. */
export interface SegmentDoc {
  readonly type: SegmentType;
  /** Edges a city, road or river reaches. */
  readonly edges?: readonly Edge[];
  /** Edges of which this city has one half: the city that lists the edge has the other. What lies against it joins both. */
  readonly sharedEdges?: readonly Edge[];
  /** Half-edges of a field; none when it is enclosed on its own tile. */
  readonly halves?: readonly Half[];
  /** City segments of this tile that a field touches. */
  readonly cities?: readonly number[];
  /** City segments across a corner that a field does not touch all the same: another city lies between. */
  readonly apart?: readonly number[];
  readonly pennants?: number;
  /** Who joins the city to another may send a knight away from it. */
  readonly princess?: boolean;
  /** A road that passes under a city. */
  readonly tunnel?: boolean;
  /** A city that passes over another one of its tile. */
  readonly crosses?: boolean;
  /** A monastery inside the city of its tile. */
  readonly inCity?: boolean;
  readonly inn?: boolean;
  readonly cathedral?: boolean;
  readonly goods?: GoodsKind;
  /** A place for one follower at the rim of the wheel, in this sector. */
  readonly crown?: Sector;
  /** Where a place lies on its tile, in hundredths to the east and to the south; in the middle if it does not say. */
  readonly at?: readonly number[];
  /** The whole city is besieged. */
  readonly besieged?: boolean;
  /** A monastery in which a follower may also lie down. */
  readonly special?: boolean;
  /** A part of a city with one edge that cannot be half of a castle all the same: it is too large. */
  readonly noCastle?: boolean;
  /** A monastery that rewards who stands around it. */
  readonly church?: boolean;
  /** A hall that makes a completed city worth more. */
  readonly darmstadtium?: boolean;
  /** A monastery of heretics. */
  readonly shrine?: boolean;
}

/** So many points for each of what it sees on its own tile and the eight around. */
export interface Watchtower {
  readonly points: number;
  readonly per: 'meeple' | 'pennant' | 'monastery' | 'roadTile' | 'cityTile';
}

/** Of the wheel, clockwise. */
export type Sector = 'fortune' | 'tax' | 'famine' | 'storm' | 'inquisition' | 'plague';

/** A whole rose, or the quarter of one that the tile shows, as a whole rose has it that lies unturned. */
export type WindRose = 'full' | 'NE' | 'SE' | 'SW' | 'NW';

export interface TileDoc {
  readonly id: string;
  readonly letter?: string;
  readonly count: number;
  /**
   * N, E, S, W: C city, R road, F field, V river, # the seam to the next tile of its block. `****` lies against anything, in a
   * hole with a tile on all four sides.
   */
  readonly edges: string;
  /** How many of the copies also carry a garden. */
  readonly gardenCopies?: number;
  /** How many of the copies lie face-up at the start. */
  readonly startCopies?: number;
  /** Lies on the table from the start, with the others of its block: how far to the east and to the south in it. */
  readonly block?: readonly number[];
  readonly watchtower?: Watchtower;
  /** The dragon comes here. */
  readonly volcano?: boolean;
  /** The dragon moves on. */
  readonly dragon?: boolean;
  /** From here a follower goes anywhere. */
  readonly portal?: boolean;
  readonly windRose?: WindRose;
  /** Every seat has one of these in hand; none is in the pile. */
  readonly abbey?: boolean;
  /** Room for the tent. */
  readonly circus?: boolean;
  /** Room for acrobats, on the tile's place. */
  readonly acrobats?: boolean;
  /** The base of a tower, whose top is the tile's place. */
  readonly tower?: boolean;
  /** A follower here wins ties. */
  readonly hill?: boolean;
  /** A completed monastery beside it is worth more. */
  readonly vineyard?: boolean;
  /** An auction follows. */
  readonly bazaar?: boolean;
  /** Half of the school: the roads that end here are school roads. */
  readonly school?: boolean;
  /** So far the pig of the wheel goes when the tile is drawn. */
  readonly wheel?: number;
  /** Lies in the box in the place of one tile of this kind. */
  readonly instead?: string;
  /** A tree that bears fruit. */
  readonly fruitTree?: boolean;
  /** Field edges whose halves are two fields: a city reaches the middle of the edge. */
  readonly splitEdges?: readonly Edge[];
  readonly note: string;
  readonly features: readonly SegmentDoc[];
}

export interface SetDoc {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly tiles: readonly TileDoc[];
}

/** The edges of a tile that lies against anything. */
export const WILD_EDGES = '****';
export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];
export const HALVES: readonly Half[] = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
export const SEGMENT_TYPES: readonly SegmentType[] = ['city', 'road', 'field', 'monastery', 'river', 'place'];
export const SEEN: readonly Watchtower['per'][] = ['meeple', 'pennant', 'monastery', 'roadTile', 'cityTile'];
export const WIND_ROSES: readonly WindRose[] = ['full', 'NE', 'SE', 'SW', 'NW'];
export const SECTORS: readonly Sector[] = ['fortune', 'tax', 'famine', 'storm', 'inquisition', 'plague'];
export const GOODS: readonly GoodsKind[] = ['wine', 'grain', 'cloth'];
/** Segments of a kind at most, its garden included. */
export const MOST_SEGMENTS = 16;

/** Where an edge of the drawing points after so many quarter turns clockwise. */
export function turnedEdge(edge: Edge, rotation: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + rotation) & 3] as Edge;
}

export function turnedHalf(half: Half, rotation: number): Half {
  return HALVES[(HALVES.indexOf(half) + 2 * rotation) & 7] as Half;
}
