// Bazaars: at the end of the turn as many tiles as there are seats are turned up and sold one after the other. Every seat gets
// one and begins its next turn with it.

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { askFor, askToAct } from '../../rules/acting.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { pileAt } from '../../rules/core/piles.ts';
import { MOST_SEATS } from '../../rules/core/sizes.ts';
import { kindAt, variantAt } from '../../rules/core/tiles.ts';
import { isHeld, turnUp } from '../../rules/draw.ts';
import { kindId } from '../../rules/kind-id.ts';
import type { PlayStep } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { movePoints } from '../../rules/passes.ts';
import { payment } from '../../rules/paying.ts';
import type { Auction } from '../../rules/sale.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { scoreOf } from '../../rules/track.ts';
import type { Table } from '../../rules/types.ts';
import { printedOf } from '../../tiles/built.ts';
import { kinds } from '../../tiles/index.ts';

/** By kind. */
const BAZAARS: readonly boolean[] = kinds.map(({ bazaar }) => bazaar === true);

/** One more than the variant: tiles to be sold, in their places, and by seat the tile that lies ready for it. */
const FOR_SALE = claim(MOST_SEATS);
const READY = claim(MOST_SEATS);
/** Whether a bazaar was laid in this turn (1), or in that of message 4 (2); one more than the tile that lay ready for it. */
const LAID = claim(2);
const TAKEN = LAID + 1;
/** One more than the seller, the place of the tile that is sold now, and the bidder; and the price. */
const SELLER = claim(4);
const TILE = SELLER + 1;
const BIDDER = SELLER + 2;
const PRICE = SELLER + 3;

/** With debts a bid may go so far beyond what the seat has. */
const MOST_DEBT = 50;

const seatsOf = ({ seats }: State): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** The tile that lies ready for a seat, or -1. */
export const readyOf = ({ land }: State, seat: number): number => kept(land, READY + seat) - 1;

export function takeReady({ land }: State, seat: number): void {
  keep(land, TAKEN, kept(land, READY + seat));
  keep(land, READY + seat, 0);
}

/** The variants that are kept by seats from a place on. */
function variantsFrom({ land, seats }: State, place: number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const variant = kept(land, place + seat) - 1;
    if (variant >= 0) found.push(variant);
  }
  return found;
}

/** Is any tile? */
function isForSale({ land, seats }: State): boolean {
  for (let place = 0; place < seats; place++) if (kept(land, FOR_SALE + place) > 0) return true;
  return false;
}

const forSale = (s: State): readonly number[] => variantsFrom(s, FOR_SALE);

/** All tiles that lie beside the land. */
export const tilesBeside = (s: State): readonly number[] => [...forSale(s), ...variantsFrom(s, READY)];

export function auctionOf(s: State): Auction | null {
  const tiles = forSale(s);
  if (tiles.length === 0) return null;
  const { land } = s;
  const place = kept(land, TILE) - 1;
  return {
    tiles,
    seller: kept(land, SELLER) - 1,
    tile: place < 0 ? -1 : kept(land, FOR_SALE + place) - 1,
    price: kept(land, PRICE),
    bidder: kept(land, BIDDER) - 1,
  };
}

/** In which turn the tile is: one's own with what its builder brings, or that of message 4. */
const turnBit = (s: State): number => (s.waiting.length > 0 ? 2 : 1);

/** The tile is laid. One of an auction brings no other auction, nor any while tiles of one still lie ready. */
export function noteBazaar(s: State): void {
  const { land, tile } = s;
  const own = kept(land, TAKEN) > 0 && kept(land, TAKEN) - 1 === printedOf(variantAt(land, tile));
  keep(land, TAKEN, 0);
  const before = s.turn === 'builder' ? kept(land, LAID) : kept(land, LAID) & ~turnBit(s);
  const brings = BAZAARS[kindAt(land, tile)] === true && !own && tilesBeside(s).length === 0;
  keep(land, LAID, brings ? before | turnBit(s) : before);
}

/** At the end of such a turn, when no builder brings a tile more, the tiles are turned up, if there are enough. */
export function open(s: State, table: Table, box: Box): boolean {
  const { land } = s;
  if ((kept(land, LAID) & turnBit(s)) === 0 || (s.builder && s.at < s.size)) return false;
  keep(land, LAID, kept(land, LAID) & ~turnBit(s));
  if (s.options.auctions === false || tilesBeside(s).length > 0) return false;
  if (!hasTilesFor(s, box)) return false;
  for (let place = 0; place < s.seats; place++) keep(land, FOR_SALE + place, turnUp(s, table, box) + 1);
  table.announce(EVERYONE, {
    kind: 'shows',
    seat: s.active,
    tiles: forSale(s).map((variant) => ({ tile: kindId(variant), garden: isGarden(variant) })),
  });
  return true;
}

/** Are there tiles in the pile for every seat? */
function hasTilesFor(s: State, box: Box): boolean {
  let missing = s.seats;
  for (let place = s.at; place < s.size && missing > 0; place++) if (!isHeld(s, box, pileAt(s.land, place))) missing--;
  return missing === 0;
}

const isGarden = (variant: number): boolean => (variant & 1) === 1;

/** From this seat on, those that have no tile yet. */
function without(s: State, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let k = 0; k < s.seats; k++) {
    const seat = (from + k) % s.seats;
    if (readyOf(s, seat) < 0) seats.push(seat);
  }
  return seats;
}

/** Tile by tile: the next seat without one chooses which is sold. The last seat gets what is left. */
export const auction: PlayStep = (s, table, box) => (isForSale(s) ? sellAll(s, table, box) : NOTHING);

function* sellAll(s: State, table: Table, box: Box): Flow<readonly Award[]> {
  for (let [seller, ...others] = without(s, s.active + 1); forSale(s).length > 0 && seller !== undefined; ) {
    if (others.length === 0) give(s, table, firstPlace(s), seller, 0, null);
    else yield* sell(s, table, box, seller, others);
    [seller, ...others] = without(s, seller + 1);
  }
  return NOTHING;
}

const firstPlace = (s: State): number => seatsOf(s).find((place) => kept(s.land, FOR_SALE + place) > 0) ?? 0;

function* sell(s: State, table: Table, box: Box, seller: Seat, others: readonly Seat[]): Flow {
  const { land } = s;
  keep(land, SELLER, seller + 1);
  keep(land, TILE, 0);
  keep(land, BIDDER, seller + 1);
  keep(land, PRICE, 0);
  yield* askToAct(s, table, box, { seat: seller, step: 'auction', deeds: choices(s), mayPass: false });
  yield* askToAct(s, table, box, { seat: seller, step: 'open', deeds: bids(s, seller, 0), mayPass: false });
  for (const seat of others)
    yield* askToAct(s, table, box, { seat, step: 'bid', deeds: bids(s, seat, kept(land, PRICE) + 1), mayPass: true });
  const [bidder, points] = [kept(land, BIDDER) - 1, kept(land, PRICE)];
  const buys = bidder === seller || (yield* decides(seller, points, points <= most(s, seller))) === 'buy';
  const [to, from] = bidder === seller ? [seller, null] : buys ? [seller, bidder] : [bidder, seller];
  const place = kept(land, TILE) - 1;
  keep(land, SELLER, 0);
  keep(land, TILE, 0);
  if (points > 0) yield* movePoints(s, table, 'payment', payment(s, to, from, points, 'bazaar'));
  give(s, table, place, to, points, from);
}

/** Whether the seller buys the tile at the price or sells it for that. Who cannot pay sells. */
function* decides(seller: Seat, points: number, canBuy: boolean): Flow<string> {
  const deeds: Deed[] = [{ do: 'sell', points }];
  if (!canBuy) return 'sell';
  const choice = yield* askFor({
    seat: seller,
    step: 'sale',
    deeds: [{ do: 'buy', points }, ...deeds],
    mayPass: false,
  });
  return choice === 'pass' ? 'sell' : choice.do;
}

/** Tiles of the same kind are all the same. */
function choices(s: State): Deed[] {
  return [...new Set(forSale(s))].map((variant) => ({
    do: 'auction',
    kind: kindId(variant),
    garden: isGarden(variant),
  }));
}

/** What a seat can pay. */
const most = (s: State, seat: Seat): number => Math.max(0, scoreOf(s, seat)) + (s.options.debts ? MOST_DEBT : 0);

function bids(s: State, seat: Seat, least: number): Deed[] {
  const bids: Deed[] = [];
  for (let points = least; points <= most(s, seat); points++) bids.push(bidOf(seat, points));
  return bids;
}

const madeBids: (Deed | undefined)[][] = [];

/** One object for every bid of a seat, for there are many. */
function bidOf(seat: Seat, points: number): Deed {
  madeBids[seat] ??= [];
  const known = madeBids[seat];
  known[points] ??= Object.freeze({ do: 'bid', seat, points });
  return known[points];
}

/** A tile is chosen. */
export function choose(s: State, _table: Table, { kind, garden = false }: Deed): readonly Award[] {
  const place = seatsOf(s).find((one) => {
    const variant = kept(s.land, FOR_SALE + one) - 1;
    return variant >= 0 && kindId(variant) === kind && isGarden(variant) === garden;
  });
  keep(s.land, TILE, (place ?? 0) + 1);
  return NOTHING;
}

export function bid({ land }: State, _table: Table, { seat = 0, points = 0 }: Deed): readonly Award[] {
  keep(land, BIDDER, seat + 1);
  keep(land, PRICE, points);
  return NOTHING;
}

function give(s: State, table: Table, place: number, seat: Seat, points: number, from: Seat | null): void {
  const variant = kept(s.land, FOR_SALE + place) - 1;
  keep(s.land, FOR_SALE + place, 0);
  keep(s.land, READY + seat, variant + 1);
  table.announce(EVERYONE, { kind: 'gets', seat, tile: kindId(variant), garden: isGarden(variant), points, from });
}
