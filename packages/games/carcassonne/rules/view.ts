// What a viewer is shown of a game of Carcassonne. Nothing on the table is hidden but the order of the two piles, so that
// everybody sees the same. Types only: the board imports them without the rules.

import type { Result, Seat } from '@tabella/kernel';
import type { Axis, MessageChoice } from './choices.ts';
import type {
  Award,
  FeatureType,
  FigureKind,
  Goods,
  Marker,
  MessageId,
  ScoringPass,
  Source,
  TurnKind,
} from './names.ts';
import type { Options } from './options.ts';

export interface TileView {
  /** The order of laying: 0 is the start tile. Index into `tiles`. */
  readonly tile: number;
  readonly x: number;
  /** Grows to the south. */
  readonly y: number;
  /** Id of the tile kind, such as `base-D`. */
  readonly kind: string;
  /** Quarter turns clockwise. */
  readonly rotation: number;
  readonly garden: boolean;
  /** As it lies: N, E, S, W; C city, R road, F field, V river. */
  readonly edges: string;
  /** A bridge over it, as it lies; left out where none is. */
  readonly bridge?: Axis;
  /** Who laid it; null for the start tile. */
  readonly seat: Seat | null;
  /** Per segment of the kind (a garden comes after them, then a bridge): its feature, by number. */
  readonly features: readonly number[];
}

export interface DrawnView {
  readonly kind: string;
  readonly garden: boolean;
  /** Before it is turned. */
  readonly edges: string;
  readonly monastery: boolean;
}

export interface FigureView {
  readonly seat: Seat;
  readonly figure: FigureKind;
  /** Index into `tiles`. */
  readonly tile: number;
  /** The segment on that tile. */
  readonly segment: number;
  /** By number. */
  readonly feature: number;
}

export interface OwnerView {
  readonly seat: Seat;
  /** A big meeple counts two; builder and pig nothing. */
  readonly strength: number;
  /** Followers, builder and pig of this seat on the feature. */
  readonly figures: readonly FigureKind[];
  /** Has the majority, alone or tied. */
  readonly leads: boolean;
  /** Has a follower there on a hill, which wins ties; left out where not. */
  readonly hill?: boolean;
}

/** Segments that belong together. */
export interface FeatureView {
  readonly type: FeatureType;
  readonly members: readonly { readonly tile: number; readonly segment: number }[];
  /** By strength, strongest first. */
  readonly owners: readonly OwnerView[];
  readonly tiles: number;
  readonly pennants: number;
  readonly inns: number;
  readonly cathedrals: number;
  /** A city under siege; left out elsewhere. */
  readonly besieged?: true;
  readonly goods: Readonly<Record<Goods, number>>;
  /**
   * Where it goes on: the empty cell, and the edge (0 north, clockwise) by which the land is left. Of a monastery or
   * garden: the empty neighbours, with edge -1. Of a field: none.
   */
  readonly open: readonly { readonly x: number; readonly y: number; readonly edge: number }[];
  readonly complete: boolean;
  /** To each owner if the game ended now. Of a complete road, city or building still on the board: what it gives. */
  readonly now: number;
  /** To each owner if it were complete with the tiles it has; a field never is: as `now`. */
  readonly whenComplete: number;
  /** What `now` is made of, for somebody without a pig. */
  readonly items: Award['items'];
  /** A field: the cities it touches, by number; completed ones count. */
  readonly cities: readonly number[];
}

/** A piece of a set that is no figure of a seat: a dragon, a tent, floors of a tower. */
export interface TokenView {
  readonly token: string;
  /** Index into `tiles`. */
  readonly tile: number;
  /** Beside a figure on this segment; -1 on the tile itself. */
  readonly segment: number;
  /** Figures stand on it, not beside it; left out elsewhere. */
  readonly carries?: true;
  /** How many of them, or what is written on it. */
  readonly count: number;
  /** Lies across the edge to this tile, as index into `tiles`. */
  readonly to?: number;
}

/** What a seat has of a set, beside figures and goods. */
export interface HeldView {
  readonly what: string;
  readonly count: number;
  /** Whose prisoner it is, where `what` is a kind of figure; left out elsewhere. */
  readonly seat?: Seat;
}

export interface SeatView {
  /** Figures left to place; a kind that takes no part is always 0. */
  readonly supply: Readonly<Record<FigureKind, number>>;
  /** How many of each kind the seat has in all. */
  readonly figures: Readonly<Record<FigureKind, number>>;
  /** Totals of the two figures on the track, not modulo 50. */
  readonly scorer: number;
  readonly messenger: number;
  /** Their sum. */
  readonly score: number;
  readonly goods: Readonly<Record<Goods, number>>;
  /** What sets gave it; left out where no set in play gives anything. */
  readonly held?: readonly HeldView[];
  /** The tile with which its next turn begins; left out where none lies ready. */
  readonly ready?: DrawnView;
  /** Points so far, by what they were given for. */
  readonly tally: Readonly<Record<Source, number>>;
  /** The score if the game ended now; null without aids. */
  readonly outlook: number | null;
}

/** An award of this turn, and the figure that moved for it; null while its seat is still to choose. */
export interface AwardView {
  readonly award: Award;
  readonly marker: Marker | null;
}

/** Tiles for sale, one for each seat that has none yet. */
export interface AuctionView {
  readonly tiles: readonly DrawnView[];
  /** The one that is sold now; null before it is chosen. */
  readonly tile: DrawnView | null;
  /** Who chose it, or chooses. */
  readonly seller: Seat | null;
  /** The highest bid, and whose it is. */
  readonly price: number;
  readonly bidder: Seat | null;
}

export interface MessagesView {
  /** Face-down in the stack now: 8, less the one being resolved, and less message 4 while its tile is being played. */
  readonly stack: number;
  /** How often a message was drawn. */
  readonly drawn: number;
  /** The message being resolved, with everything that may be done with it; `points` null: another tile. */
  readonly current: {
    readonly message: MessageId;
    readonly seat: Seat;
    readonly choices: readonly { readonly choice: MessageChoice; readonly points: number | null }[];
  } | null;
  /** The stack from the top, as far as it was seen (null: not yet seen); null without aids. */
  readonly order: readonly (MessageId | null)[] | null;
}

export type Phase = 'place' | 'figure' | 'act' | 'move' | 'message' | 'over';

export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  /** What is being asked. */
  readonly phase: Phase;
  /** The pass of scoring in which points are moved now; null outside. */
  readonly round: ScoringPass | null;
  /** Whose turn it is. */
  readonly active: Seat;
  /** Tiles laid, the start tile included. */
  readonly turn: number;
  /** The tile being laid and what waits underneath, the first turn first: `['turn', 'message']`. */
  readonly turns: readonly { readonly kind: TurnKind; readonly builder: boolean }[];
  readonly tiles: readonly TileView[];
  /** The tile just laid in this turn, as index into `tiles`; null before it is laid. */
  readonly laid: number | null;
  /** The tile to be laid; null when it is on the board already. */
  readonly drawn: DrawnView | null;
  /** In the pile, without the drawn one. */
  readonly left: number;
  /** Tiles that fitted nowhere and left the game. */
  readonly removed: readonly DrawnView[];
  readonly figures: readonly FigureView[];
  /** Left out where no set in play has any. */
  readonly tokens?: readonly TokenView[];
  /**
   * By number: that of its first segment, which stays the same while the feature grows; where two are joined, the earlier one
   * stays. The numbers grow in the order in which the first tiles were laid. In matches by the first rules it is a list.
   */
  readonly features: Readonly<Record<number, FeatureView>>;
  readonly seats: readonly SeatView[];
  /** Left out where there is none. */
  readonly auction?: AuctionView;
  /** Awards of this turn so far. */
  readonly awards: readonly AwardView[];
  /** Null when the game is played without The Messages. */
  readonly messages: MessagesView | null;
  /** Tiles not yet seen, by kind, most first; null without aids. */
  readonly remaining: readonly { readonly kind: string; readonly count: number; readonly gardens: number }[] | null;
  /** Free spots beside the land that no tile to come can fill; null without aids. */
  readonly dead: readonly { readonly x: number; readonly y: number }[] | null;
  /** The count at the end of the game, in its order; empty before. */
  readonly final: readonly Award[];
  readonly result: Result | null;
  /** With everything in the open: what comes next. */
  readonly ahead?: AheadView;
}

/** The two piles, from the top. */
interface AheadView {
  readonly tiles: readonly DrawnView[];
  /** Null when the game is played without The Messages. */
  readonly messages: readonly MessageId[] | null;
}
