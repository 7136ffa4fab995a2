// The words of the game that rules, view, choices and events share. No code: the browser may import it freely.

/** Figures that stand on the land. */
export type FigureKind =
  | 'meeple'
  | 'big'
  | 'abbot'
  | 'ringmaster'
  | 'mayor'
  | 'wagon'
  | 'builder'
  | 'pig'
  | 'shepherd'
  | 'barn';
/** The two figures of a seat on the score track; without The Messages there is only the scorer. */
export type Marker = 'scorer' | 'messenger';
/** A segment lies on one tile; joined segments make a feature. */
export type FeatureType =
  | 'road'
  | 'city'
  | 'monastery'
  | 'garden'
  | 'cloister'
  | 'field'
  | 'river'
  | 'place'
  | 'castle';
export type Goods = 'wine' | 'grain' | 'cloth';
/** 1 smallest road, 2 smallest city, 3 smallest monastery, 4 another tile, 5 pennants, 6 knights, 7 farmers, 8 one meeple home. */
export type MessageId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/**
 * Passes of scoring in the order of a turn; a message's own points are a pass, and so is the count at the end. A payment between
 * seats is none of them, and never brings a message.
 */
export type ScoringPass = '1A' | '1B' | '1C' | '2' | '3' | '4' | 'message' | 'payment' | 'final';
/** Why a seat lays a tile: its turn, its builder, or message 4. */
export type TurnKind = 'turn' | 'builder' | 'message';
/** What points are given for; `other` is for expansions. */
export type Source = 'road' | 'city' | 'monastery' | 'garden' | 'field' | 'goods' | 'message' | 'other';

/** One line of an award: so many things at so many points each. */
export type Item = {
  readonly what:
    | 'tiles'
    | 'pennants'
    | 'monastery'
    | 'garden'
    | 'neighbours'
    | 'vineyards'
    | 'acrobats'
    | 'line'
    | 'cities'
    | 'besieged'
    | 'castles'
    | 'hall'
    | 'pig'
    | 'goods'
    | 'knights'
    | 'farmers'
    | 'seal'
    | 'bonus';
  readonly count: number;
  readonly each: number;
};

/** Points for one seat out of one feature, message or rule: it moves one figure by the whole amount. */
export type Award = {
  readonly seat: number;
  readonly points: number;
  readonly source: Source;
  /** The pass of scoring that gave it. */
  readonly round: ScoringPass;
  /** What the points are made of; they add up to `points`. */
  readonly items: readonly Item[];
  /** Was the feature complete? Always true where there is no feature. */
  readonly complete: boolean;
  /** Inns on the road or cathedrals in the city: they change what each tile is worth. */
  readonly inn: boolean;
  readonly cathedral: boolean;
  /** One segment of the feature: the tile by the order of laying, and the segment on it; -1 where there is none. */
  readonly tile: number;
  readonly segment: number;
  /** The message whose action or seal gave the points, or 0. */
  readonly message: number;
  /** The kind of goods or of feature, or the name an expansion gives; empty where the source says it all. */
  readonly name: string;
};
