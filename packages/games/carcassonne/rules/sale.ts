// An auction as rules, view and bots look at it: one tile for each seat, sold one after the other.

/** Variants, and -1 for nothing and nobody. */
export interface Auction {
  /** Tiles that nobody has yet. */
  readonly tiles: readonly number[];
  /** Who chose the tile that is sold now: it may buy it at the highest bid, or sell it for that. */
  readonly seller: number;
  /** The tile that is sold now. */
  readonly tile: number;
  readonly price: number;
  /** Who bids so much; the seller itself at first. */
  readonly bidder: number;
}
