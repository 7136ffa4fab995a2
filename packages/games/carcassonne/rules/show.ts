// The view: what everybody sees of a match.

import type { Seat } from '@tabella/kernel';
import { SEGMENTS } from '../tiles/compile.ts';
import { GOODS, kinds } from '../tiles/index.ts';
import { SOURCES } from './awards.ts';
import {
  BIG,
  FIGURES,
  GOODS_HELD,
  LAYER,
  MEEPLES,
  MESSAGES,
  nodeOf,
  PURSE,
  SEATS,
  SLOTS,
  segmentOf,
  TALLY,
  TURNED,
  tileOf,
  top,
  VARIANT,
  X,
  Y,
} from './core/land.ts';
import type { Hooks } from './extension.ts';
import { FIGURE_KINDS, FIGURE_SLOTS, figureName } from './figures.ts';
import { finalAwards } from './final.ts';
import { messageChoices } from './messages/index.ts';
import type { FigureKind, Goods, MessageId, Source } from './names.ts';
import { kindId } from './pile.ts';
import { featureViews } from './show-features.ts';
import { deadSpots, remainingKinds } from './show-pile.ts';
import { stackSize, unseenMessages } from './stack.ts';
import type { State } from './state.ts';
import { scoreOf, totalOf } from './track.ts';
import type { DrawnView, FigureView, MessagesView, Phase, SeatView, TileView, View } from './view.ts';

export function view(s: State, viewer: Seat | null, hooks: Hooks): View {
  const { options, land } = s;
  const { features, index } = featureViews(s);
  const final = finalAwards(s);
  return {
    me: viewer,
    options,
    phase: phaseOf(s),
    round: s.round,
    active: s.active,
    turn: land.laid,
    turns: [...s.waiting, s].map(({ turn, builder }) => ({ kind: turn, builder })),
    tiles: Array.from({ length: land.laid }, (_, tile) => tileView(s, tile, index)),
    laid: s.tile < 0 ? null : s.tile,
    drawn: s.drawn < 0 ? null : variantView(s.drawn),
    left: s.size - s.at,
    removed: s.removed.map(variantView),
    figures: figureViews(s, index),
    features,
    seats: Array.from({ length: s.seats }, (_, seat) => {
      const more = final.reduce((sum, award) => sum + (award.seat === seat ? award.points : 0), 0);
      return seatView(s, seat, options.aids ? scoreOf(s, seat) + (s.stage === 'over' ? 0 : more) : null);
    }),
    awards: s.awards,
    messages: options.messages === 'off' ? null : messagesView(s, hooks),
    remaining: options.aids ? remainingKinds(s) : null,
    dead: options.aids ? deadSpots(s) : null,
    final: s.stage === 'over' ? final : [],
    result: s.result,
  };
}

function phaseOf(s: State): Phase {
  if (s.stage === 'over') return 'over';
  if (s.round !== null) return 'move';
  return s.stage === 'figure' || s.stage === 'message' ? s.stage : 'place';
}

function variantView(variant: number): DrawnView {
  const kind = kinds[variant >> 1];
  const edges = kind?.edges ?? '';
  const monastery = kind?.features.some((segment) => segment.type === 'monastery') ?? false;
  return { kind: kindId(variant), garden: (variant & 1) === 1, edges, monastery };
}

function tileView({ land: { mem } }: State, tile: number, index: ReadonlyMap<number, number>): TileView {
  const variant = mem[VARIANT + tile] as number;
  const layer = mem[LAYER + tile] as number;
  const rotation = (mem[TURNED + tile] as number) & 3;
  const edges = kinds[variant >> 1]?.edges ?? '';
  return {
    tile,
    x: mem[X + tile] as number,
    y: mem[Y + tile] as number,
    kind: kindId(variant),
    rotation,
    garden: (variant & 1) === 1,
    edges: edges.slice(4 - rotation) + edges.slice(0, 4 - rotation),
    seat: layer < 0 ? null : layer,
    features: Array.from({ length: SEGMENTS[variant] as number }, (_, segment) => {
      return index.get(top(mem, nodeOf(tile, segment))) as number;
    }),
  };
}

function figureViews({ land: { mem }, seats }: State, index: ReadonlyMap<number, number>): FigureView[] {
  const out: FigureView[] = [];
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const node = mem[FIGURES + seat * SLOTS + slot] as number;
      if (node <= 0) continue;
      const feature = index.get(top(mem, node)) as number;
      out.push({ seat, figure: figureName(slot), tile: tileOf(node), segment: segmentOf(node), feature });
    }
  }
  return out;
}

function seatView(s: State, seat: Seat, outlook: number | null): SeatView {
  const { mem } = s.land;
  const purse = SEATS + seat * PURSE;
  const own = (figure: FigureKind): number => mem[FIGURES + seat * SLOTS + FIGURE_SLOTS[figure]] as number;
  const byFigure = (count: (figure: FigureKind) => number): Record<FigureKind, number> =>
    Object.fromEntries(FIGURE_KINDS.map((figure) => [figure, count(figure)])) as Record<FigureKind, number>;
  return {
    supply: byFigure((figure) => (figure === 'meeple' ? (mem[purse + MEEPLES] as number) : own(figure) === 0 ? 1 : 0)),
    figures: byFigure((figure) => (figure === 'meeple' ? BIG : own(figure) < 0 ? 0 : 1)),
    scorer: totalOf(s, seat, 'scorer'),
    messenger: totalOf(s, seat, 'messenger'),
    score: scoreOf(s, seat),
    goods: Object.fromEntries(GOODS.map((goods, i) => [goods, mem[purse + GOODS_HELD + i]])) as Record<Goods, number>,
    tally: Object.fromEntries(SOURCES.map((source, i) => [source, mem[purse + TALLY + i]])) as Record<Source, number>,
    outlook,
  };
}

function messagesView(s: State, hooks: Hooks): MessagesView {
  const unseen = unseenMessages(s);
  const order = Array.from({ length: stackSize(s) }, (_, place) =>
    place < unseen ? null : (s.land.mem[MESSAGES + place] as MessageId),
  );
  return {
    stack: order.length,
    drawn: s.messages,
    current: s.message === 0 ? null : { message: s.message, seat: s.active, choices: messageChoices(s, hooks) },
    order: s.options.aids ? order : null,
  };
}
