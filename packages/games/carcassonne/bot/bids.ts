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
  if (name === 'auction') {
    const worths = worthsOf(s, auction, mind, message);
    return bestOf(deeds, (deed) => premium(s, worths, ask.seat, auction.tiles.indexOf(variantOf(auction, deed))));
  }
  if (name !== 'bid' && name !== 'buy' && name !== 'sell') return null;
  // Whoever chose the tile may still buy it at any bid: it begins with nothing.
  if (auction.seller === ask.seat && name === 'bid') return deeds[0] as Deed;
  const worths = worthsOf(s, auction, mind, message);
  const most = limit(s, premium(s, worths, ask.seat, auction.tiles.indexOf(auction.tile)));
  if (name !== 'bid') return deeds.find((deed) => deed.do === (most >= auction.price ? 'buy' : 'sell')) as Deed;
  if (most <= auction.price) return 'pass';
  const wanted = Math.max(auction.price + 1, Math.floor(BOLD * most));
  return deeds.findLast(({ points = 0 }) => points <= wanted) ?? 'pass';
}

const variantOf = ({ tiles }: Auction, { kind, garden = false }: Deed): number =>
  tiles.find((variant) => kindId(variant) === kind && (variant & 1) === (garden ? 1 : 0)) ?? -1;

/** What is paid to another counts twice between two: for them, and against oneself. */
const limit = ({ seats }: State, worth: number): number => Math.floor(worth / (1 + 1 / (seats - 1)));

/** By seat and place: what each of the tiles for sale is worth. */
type Worths = readonly (readonly number[])[];

const worthsOf = (s: State, { tiles }: Auction, mind: Mind, message: number): Worths =>
  Array.from({ length: s.seats }, (_, seat) => tiles.map((tile) => tileWorth(s, seat, tile, mind, message)));

/** What a tile is worth more to the seat than another of those for sale, and what it is worth that nobody else has it. */
function premium(s: State, worths: Worths, seat: Seat, place: number): number {
  if ((worths[seat]?.length ?? 0) < 2) return 0;
  const more = (own: readonly number[]): number => {
    const all = own.reduce((sum, one) => sum + one, 0);
    const worth = own[place] ?? 0;
    return worth - (all - worth) / (own.length - 1);
  };
  const denied = Math.max(0, ...worths.filter((_, other) => other !== seat).map(more));
  return more(worths[seat] ?? []) + (DENIED * denied) / (s.seats - 1);
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
