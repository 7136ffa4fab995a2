// Bids: what a tile is worth to a seat beside the others that are for sale, and what to do in an auction with that.

import type { AskOf, Chance, Seat } from '@tabella/kernel';
import { pickOne } from '@tabella/kernel';
import { boxOf } from '../rules/box.ts';
import type { Deed } from '../rules/choices.ts';
import { pileBetween } from '../rules/core/piles.ts';
import { readyFor } from '../rules/draw.ts';
import { kindId } from '../rules/kind-id.ts';
import type { Auction } from '../rules/sale.ts';
import { clone, type State } from '../rules/state.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import type { Mind } from './mind.ts';
import { best, findBest } from './plan.ts';
import { standingOf, weigh } from './value.ts';

type Answer = Deed | 'pass';
type ActAsk = AskOf<CarcassonneTypes, 'act'>;

/** The part of what a tile is worth that is bid for it, and that of what it would be worth to others. */
const BOLD = 0.75;
const DENIED = 0.5;
/** Tiles that are tried out to know what one of the pile is worth. */
const TILES = 4;

/** The answer to a question about tiles that are for sale or lie ready; null for any other question. */
export function bestTrade(s: State, ask: ActAsk, mind: Mind, message: number, chance: Chance): Answer | null {
  const deeds = ask.from.filter((one): one is Deed => one !== 'pass');
  const name = deeds[0]?.do;
  if (name === 'ready') return takesReady(s, ask.seat, mind, message, chance) ? (deeds[0] as Deed) : 'pass';
  const auction = boxOf(s.options)
    .selling.map((one) => one.auction(s))
    .find((one) => one !== null);
  if (!auction || name === undefined) return null;
  if (name === 'auction')
    return bestOf(deeds, (deed) => premium(s, auction, ask.seat, variantOf(auction, deed), mind, message));
  if (name !== 'bid' && name !== 'buy' && name !== 'sell') return null;
  // Whoever chose the tile may still buy it at any bid: it begins with nothing.
  if (auction.seller === ask.seat && name === 'bid') return deeds[0] as Deed;
  const most = limit(s, premium(s, auction, ask.seat, auction.tile, mind, message));
  if (name !== 'bid') return deeds.find((deed) => deed.do === (most >= auction.price ? 'buy' : 'sell')) as Deed;
  if (most <= auction.price) return 'pass';
  const wanted = Math.max(auction.price + 1, Math.floor(BOLD * most));
  return deeds.findLast(({ points = 0 }) => points <= wanted) ?? 'pass';
}

const variantOf = ({ tiles }: Auction, { kind, garden = false }: Deed): number =>
  tiles.find((variant) => kindId(variant) === kind && (variant & 1) === (garden ? 1 : 0)) ?? -1;

/** What is paid to another counts twice between two: for them, and against oneself. */
const limit = ({ seats }: State, worth: number): number => Math.floor(worth / (1 + 1 / (seats - 1)));

/** What a tile is worth more to the seat than another of those for sale, and what it is worth that nobody else has it. */
function premium(s: State, auction: Auction, seat: Seat, tile: number, mind: Mind, message: number): number {
  const rest = auction.tiles.toSpliced(auction.tiles.indexOf(tile), 1);
  if (rest.length === 0) return 0;
  const more = (who: Seat): number => {
    const others = rest.map((other) => tileWorth(s, who, other, mind, message));
    return tileWorth(s, who, tile, mind, message) - others.reduce((sum, one) => sum + one, 0) / others.length;
  };
  let denied = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) denied = Math.max(denied, more(other));
  return more(seat) + (DENIED * denied) / (s.seats - 1);
}

/** What the position is worth to a seat that lays this tile next. */
function tileWorth(s: State, seat: Seat, variant: number, mind: Mind, message: number): number {
  const turn = clone(s);
  turn.active = seat;
  turn.turn = 'turn';
  turn.drawn = variant;
  findBest(turn, mind, message);
  if (best.plans > 0) return best.value;
  weigh(s, mind);
  return standingOf(s, seat);
}

/** Is the tile that lies ready better than one of the pile? */
function takesReady(s: State, seat: Seat, mind: Mind, message: number, chance: Chance): boolean {
  const pile = pileBetween(s.land, s.at, s.size);
  let sum = 0;
  for (let n = 0; n < TILES; n++) sum += tileWorth(s, seat, pickOne(chance, pile), mind, message);
  return tileWorth(s, seat, readyFor(s, boxOf(s.options), seat), mind, message) > sum / TILES;
}

function bestOf(deeds: readonly Deed[], worth: (deed: Deed) => number): Deed {
  const worths = deeds.map(worth);
  return deeds[worths.indexOf(Math.max(...worths))] as Deed;
}
