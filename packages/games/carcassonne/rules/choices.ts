// What seats may answer, what is shown with a question, and what is told: the exact shapes. All answers are open.

import type { Award, FeatureType, FigureKind, Marker, MessageId } from './names.ts';

export type PlaceChoice = {
  readonly x: number;
  /** Grows to the south. */
  readonly y: number;
  /** Quarter turns clockwise, 0 to 3. */
  readonly rotation: number;
  /** The bridge without which the tile would not fit: over it or over the tile beside it. */
  readonly bridge?: { readonly x: number; readonly y: number; readonly axis: Axis };
};

/** How a bridge lies on the table: from north to south, or from west to east. */
export type Axis = 'NS' | 'EW';
export const AXES: readonly Axis[] = ['NS', 'EW'];

export type FigureChoice =
  | 'pass'
  | Put
  /** The abbot comes home for what his building is worth now. */
  | { readonly take: 'abbot' }
  | Deed;

/** A figure on a segment of the tile just laid, or of the one named; a garden comes after the segments of its kind. */
export type Put = { readonly figure: FigureKind; readonly segment: number; readonly tile?: number };

/** What a set lets a seat do: by its name, and to which tile or to whose figure, which stands on a segment of it, or on which cell. */
export type Deed = {
  readonly do: string;
  readonly tile?: number;
  readonly segment?: number;
  readonly seat?: number;
  readonly figure?: FigureKind;
  /** A bridge over the tile. */
  readonly axis?: Axis;
  /** A tile that is not on the land, by its kind. */
  readonly kind?: string;
  readonly garden?: boolean;
  /** So many points. */
  readonly points?: number;
  /** Which of several things of the set, by name. */
  readonly what?: string;
  readonly x?: number;
  readonly y?: number;
};

/** A figure that is put somewhere: none of the deeds of a set, though those may name one too. */
export const isPut = (choice: unknown): choice is Put =>
  typeof choice === 'object' && choice !== null && (choice as Partial<Put>).figure !== undefined && !isDeed(choice);

export const isDeed = (choice: unknown): choice is Deed =>
  typeof choice === 'object' && choice !== null && (choice as Partial<Deed>).do !== undefined;

/** A question of a set, by its name. */
export type ActAbout = { readonly step: string };

/** Where one figure would go. */
export type Landing = {
  readonly from: number;
  readonly to: number;
  readonly dark: boolean;
  /** By ZMG: another's figure stands there now, and while it does there is no message. */
  readonly shared: boolean;
};
export type MoveAbout = {
  readonly award: Award;
  readonly scorer: Landing;
  readonly messenger: Landing;
  /** A landing on a dark space can bring this seat a message: it is its turn, and the edition allows it. */
  readonly counts: boolean;
};

export type MessageChoice =
  /** The two points of the seal. */
  | 'points'
  /** Which of the equally least features is scored, by a tile of it. */
  | { readonly message: 1 | 2 | 3; readonly tile: number; readonly segment: number }
  | { readonly message: 4 | 5 | 6 | 7 }
  /** The follower that comes home, by where it stands; `unscored` leaves its points (ZMG). */
  | { readonly message: 8; readonly tile: number; readonly segment: number; readonly unscored?: true };

export type MessageAbout = {
  readonly message: MessageId;
  /** Points of each choice, in the order of `from`; null for another tile, whose worth nobody knows. */
  readonly worth: readonly (number | null)[];
};

/** What a figure can stand on. */
export type Ground = Exclude<FeatureType, 'river'>;

export type CarcassonneEvent =
  /** A tile was laid and the figure decided. */
  | {
      readonly kind: 'places';
      readonly seat: number;
      readonly tile: string;
      readonly garden: boolean;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
      readonly turn: 'turn' | 'builder' | 'message';
      readonly figure: FigureKind | null;
      /** -1 without a figure. */
      readonly segment: number;
      /** What the figure stands on. */
      readonly on: Ground | null;
    }
  /** A figure goes onto another tile than the one just laid. */
  | {
      readonly kind: 'puts';
      readonly seat: number;
      readonly figure: FigureKind;
      readonly tile: number;
      /** The kind of that tile. */
      readonly where: string;
      readonly on: Ground | null;
    }
  /** What a set lets a seat do was done. */
  | { readonly kind: 'does'; readonly seat: number; readonly deed: Deed }
  /** A token is drawn in public; `count` is what is written on it. */
  | { readonly kind: 'draws'; readonly seat: number; readonly token: string; readonly count: number }
  /** Tiles are turned up for everybody to choose from. */
  | {
      readonly kind: 'shows';
      readonly seat: number;
      readonly tiles: readonly { readonly tile: string; readonly garden: boolean }[];
    }
  /** A seat gets one of them, from the seat that it pays, or from nobody. */
  | {
      readonly kind: 'gets';
      readonly seat: number;
      readonly tile: string;
      readonly garden: boolean;
      readonly points: number;
      readonly from: number | null;
    }
  /** A tile that may not come yet is set aside. */
  | { readonly kind: 'aside'; readonly tile: string; readonly garden: boolean }
  /** The abbot comes home. */
  | { readonly kind: 'takes'; readonly seat: number; readonly figure: 'abbot'; readonly tile: number }
  /** Points; `marker` is the figure that moved and `total` where it stands now. */
  | {
      readonly kind: 'award';
      readonly award: Award;
      readonly marker: Marker;
      readonly total: number;
      readonly dark: boolean;
    }
  /** Goods of a closed city. */
  | {
      readonly kind: 'goods';
      readonly seat: number;
      readonly wine: number;
      readonly grain: number;
      readonly cloth: number;
    }
  /** A message is drawn. */
  | { readonly kind: 'message'; readonly seat: number; readonly message: MessageId }
  /** Landed on a dark space beside another's figure: no message (ZMG). */
  | { readonly kind: 'blocked'; readonly seat: number; readonly space: number }
  /** How it is resolved; `points` is what follows, 0 for another tile. */
  | {
      readonly kind: 'resolves';
      readonly seat: number;
      readonly message: MessageId;
      readonly how: 'points' | 'action';
      readonly points: number;
    }
  /** A figure comes home unscored: by message 8, by a set. */
  | { readonly kind: 'returns'; readonly seat: number; readonly figure: FigureKind; readonly tile: number }
  /** A second tile, thanks to the builder. */
  | { readonly kind: 'builder'; readonly seat: number }
  /** A tile that fits nowhere leaves the game. */
  | { readonly kind: 'removed'; readonly tile: string; readonly garden: boolean }
  /** Before the last count one figure takes the sum of both. */
  | { readonly kind: 'merges'; readonly seat: number; readonly marker: Marker; readonly total: number };
