// The view: what everybody sees of a match.

import type { Seat } from '@tabella/kernel';
import { builtOn } from '../tiles/built.ts';
import { KINDS } from '../tiles/compile.ts';
import { edgesOf } from '../tiles/facts.ts';
import { GOODS, kinds } from '../tiles/index.ts';
import { SOURCES } from './awards.ts';
import type { Box } from './box.ts';
import { AXES } from './choices.ts';
import { featureOf } from './core/features.ts';
import { standsOn } from './core/figures.ts';
import { nodeOf, segmentOf, tileOf } from './core/land.ts';
import { messageAt, pileBetween } from './core/piles.ts';
import { goodsHeld, meeplesLeft, tallyOf } from './core/purse.ts';
import { BIG, SLOTS } from './core/sizes.ts';
import { layerOf, rotationAt, segmentsOn, tileX, tileY, variantAt } from './core/tiles.ts';
import { readyFor } from './draw.ts';
import { FIGURE_KINDS, FIGURE_SLOTS, figureName } from './figure-kinds.ts';
import { finalAwards } from './final.ts';
import { kindId } from './kind-id.ts';
import { messageChoices } from './messages/index.ts';
import type { FigureKind, Goods, Source } from './names.ts';
import { featureViews } from './show-features.ts';
import { deadSpots, remainingKinds } from './show-pile.ts';
import { stackSize, unseenMessages } from './stack.ts';
import type { State } from './state.ts';
import { scoreOf, totalOf } from './track.ts';
import type { DrawnView, FigureView, MessagesView, Phase, SeatView, TileView, View } from './view.ts';

const LETTERS = 'CRFV';
/** By kind and rotation: the edges as they lie. */
const EDGES_LAID = Array.from({ length: KINDS * 4 }, (_, turned) =>
  [0, 2, 4, 6].map((edge) => LETTERS[(edgesOf(turned) >> edge) & 3]).join(''),
);

export function view(s: State, viewer: Seat | null, box: Box): View {
  const { options, land } = s;
  const { features, numbers } = featureViews(s, box);
  const final = finalAwards(s, box);
  return {
    me: viewer,
    options,
    phase: phaseOf(s),
    round: s.round,
    active: s.active,
    turn: land.laid,
    turns: [...s.waiting, s].map(({ turn, builder }) => ({ kind: turn, builder })),
    tiles: Array.from({ length: land.laid }, (_, tile) => tileView(s, tile, numbers)),
    laid: s.tile < 0 ? null : s.tile,
    drawn: s.drawn < 0 ? null : variantView(s.drawn),
    left: s.size - s.at + s.aside.length,
    removed: s.removed.map(variantView),
    figures: figureViews(s, numbers),
    ...(box.showing.length > 0 ? { tokens: box.showing.flatMap((one) => one.tokens(s)) } : {}),
    features,
    seats: Array.from({ length: s.seats }, (_, seat) => {
      const more = final.reduce((sum, award) => sum + (award.seat === seat ? award.points : 0), 0);
      return seatView(s, seat, box, options.aids ? scoreOf(s, seat) + (s.stage === 'over' ? 0 : more) : null);
    }),
    ...auctionShown(s, box),
    awards: s.awards,
    messages: options.messages === 'off' ? null : messagesView(s, box),
    remaining: options.aids ? remainingKinds(s) : null,
    dead: options.aids ? deadSpots(s, box) : null,
    final: s.stage === 'over' ? final : [],
    result: s.result,
  };
}

function auctionShown(s: State, { selling }: Box): Pick<View, 'auction'> {
  const [auction] = selling.flatMap((one) => one.auction(s) ?? []);
  if (!auction) return {};
  const { tiles, tile, seller, price, bidder } = auction;
  const seatOf = (seat: number): Seat | null => (seat < 0 ? null : seat);
  return {
    auction: {
      tiles: tiles.map(variantView),
      tile: tile < 0 ? null : variantView(tile),
      seller: seatOf(seller),
      price,
      bidder: seatOf(bidder),
    },
  };
}

/** To nobody in particular; if asked for, with both piles turned over. */
export function viewAll(s: State, box: Box, toCome: boolean): View {
  const shown = view(s, null, box);
  if (!toCome) return shown;
  const messages = Array.from({ length: shown.messages?.stack ?? 0 }, (_, place) => messageAt(s.land, place));
  return {
    ...shown,
    ahead: {
      tiles: pileBetween(s.land, s.at, s.size).map(variantView),
      messages: shown.messages && messages,
    },
  };
}

function phaseOf(s: State): Phase {
  if (s.stage === 'over') return 'over';
  if (s.round !== null) return 'move';
  if (s.stage === 'figure' || s.stage === 'message') return s.stage;
  return s.stage === 'drawn' || s.drawn < 0 ? 'act' : 'place';
}

function variantView(variant: number): DrawnView {
  const kind = kinds[variant >> 1];
  const edges = kind?.edges ?? '';
  const monastery = kind?.features.some((segment) => segment.type === 'monastery') ?? false;
  return { kind: kindId(variant), garden: (variant & 1) === 1, edges, monastery };
}

function tileView({ land }: State, tile: number, numbers: ReadonlyMap<number, number>): TileView {
  const variant = variantAt(land, tile);
  const layer = layerOf(land, tile);
  const rotation = rotationAt(land, tile);
  const features: number[] = [];
  for (let segment = 0; segment < segmentsOn(land, tile); segment++)
    features.push(numbers.get(featureOf(land, nodeOf(land, tile, segment))) ?? -1);
  return {
    tile,
    x: tileX(land, tile),
    y: tileY(land, tile),
    kind: kindId(variant),
    rotation,
    garden: (variant & 1) === 1,
    edges: EDGES_LAID[(variant >> 1) * 4 + rotation] ?? '',
    ...bridgeShown(variant, rotation),
    seat: layer < 0 ? null : layer,
    features,
  };
}

function bridgeShown(variant: number, rotation: number): Pick<TileView, 'bridge'> {
  const [axis] = builtOn(variant).bridges;
  return axis === undefined ? {} : { bridge: AXES[(axis + rotation) & 1] ?? 'NS' };
}

function figureViews({ land, seats }: State, numbers: ReadonlyMap<number, number>): FigureView[] {
  const out: FigureView[] = [];
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const node = standsOn(land, seat, slot);
      if (node <= 0) continue;
      const feature = numbers.get(featureOf(land, node)) ?? -1;
      out.push({ seat, figure: figureName(slot), tile: tileOf(land, node), segment: segmentOf(land, node), feature });
    }
  }
  return out;
}

function seatView(s: State, seat: Seat, box: Box, outlook: number | null): SeatView {
  const { land } = s;
  const ready = readyFor(s, box, seat);
  const own = (figure: FigureKind): number => standsOn(land, seat, FIGURE_SLOTS[figure]);
  const byFigure = (count: (figure: FigureKind) => number): Record<FigureKind, number> =>
    Object.fromEntries(FIGURE_KINDS.map((figure) => [figure, count(figure)])) as Record<FigureKind, number>;
  return {
    supply: byFigure((figure) => (figure === 'meeple' ? meeplesLeft(land, seat) : own(figure) === 0 ? 1 : 0)),
    figures: byFigure((figure) => (figure === 'meeple' ? BIG : own(figure) === -1 ? 0 : 1)),
    scorer: totalOf(s, seat, 'scorer'),
    messenger: totalOf(s, seat, 'messenger'),
    score: scoreOf(s, seat),
    goods: Object.fromEntries(GOODS.map((goods, i) => [goods, goodsHeld(land, seat, i)])) as Record<Goods, number>,
    ...(box.keeping.length > 0 ? { held: box.keeping.flatMap((one) => one.held(s, seat)) } : {}),
    ...(ready < 0 ? {} : { ready: variantView(ready) }),
    tally: Object.fromEntries(SOURCES.map((source, i) => [source, tallyOf(land, seat, i)])) as Record<Source, number>,
    outlook,
  };
}

function messagesView(s: State, box: Box): MessagesView {
  const unseen = unseenMessages(s);
  const order = Array.from({ length: stackSize(s) }, (_, place) => (place < unseen ? null : messageAt(s.land, place)));
  return {
    stack: order.length,
    drawn: s.messages,
    current: s.message === 0 ? null : { message: s.message, seat: s.active, choices: messageChoices(s, box) },
    order: s.options.aids ? order : null,
  };
}
