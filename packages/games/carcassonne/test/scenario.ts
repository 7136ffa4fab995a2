// A position of Carcassonne in a few lines: tiles, figures, the track, what is drawn next.

import { type Accepted, type Choice, Match, type OpenAsk, type Refusal, reasonIn, type Seat } from '@tabella/kernel';
import { perform } from '../rules/acting.ts';
import { boxOf } from '../rules/box.ts';
import type { CarcassonneEvent, Deed, FigureChoice, MessageChoice, PlaceChoice } from '../rules/choices.ts';
import { dealFigures, put, standsOn } from '../rules/core/figures.ts';
import { cellAt, tileAt } from '../rules/core/grid.ts';
import { newLand } from '../rules/core/land.ts';
import { lay } from '../rules/core/lay.ts';
import { setMessage, setPile } from '../rules/core/piles.ts';
import { addGoods, addToTally, setTotal } from '../rules/core/purse.ts';
import { spots } from '../rules/core/spots.ts';
import { FIGURE_SLOTS } from '../rules/figure-kinds.ts';
import { carcassonneWith } from '../rules/game.ts';
import type { Module } from '../rules/module.ts';
import type { FigureKind, Marker, MessageId } from '../rules/names.ts';
import type { Options } from '../rules/options.ts';
import { SILENT } from '../rules/silent.ts';
import type { State } from '../rules/state.ts';
import type { FeatureView, SeatView, View } from '../rules/view.ts';
import { variantOf } from '../tiles/compile.ts';
import { kindNumber } from '../tiles/index.ts';
import { words } from '../words/en/index.ts';
import './every-set.ts';

/** A kind, where it lies (y grows to the south) and how often it is turned; `+` after the kind adds its garden. */
export type Laid = readonly [kind: string, x: number, y: number, rotation?: number];
/** Whose figure stands where: the place of its tile and the segment on it. */
export type Standing = readonly [seat: Seat, figure: FigureKind, x: number, y: number, segment: number];

export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly modules?: readonly Module[];
  /** The tile in the middle; base-D unless said. */
  readonly start?: string;
  readonly tiles?: readonly Laid[];
  readonly figures?: readonly Standing[];
  /** Per seat: totals of scorer and messenger. */
  readonly track?: readonly (readonly [scorer: number, messenger: number])[];
  readonly goods?: readonly (readonly [wine: number, grain: number, cloth: number])[];
  /** Per seat: meeples in the game, those on the board included. */
  readonly meeples?: readonly number[];
  /** Drawn in this order; then come the other tiles of the box, or none if these are the last. */
  readonly next: readonly string[];
  readonly last?: boolean;
  /** The stack from the top; the other messages follow. */
  readonly messages?: readonly MessageId[];
  /** What sets keep is put in order. */
  readonly prepare?: (s: State) => void;
  /** What sets let seats do, done before. */
  readonly done?: readonly (readonly [seat: Seat, deed: Deed])[];
  /** Messages drawn before; the order above is that of the first eight. */
  readonly drawn?: number;
}

export class Scenario {
  readonly match: Match<State, Options>;

  constructor(position: Position) {
    const game = carcassonneWith(position.modules ?? []);
    const match = Match.start(
      { ...game, setup: (seats, options, chance) => arrange(game.setup(seats, options, chance), position) },
      {
        seats: position.seats ?? 2,
        options: position.options,
        fairness: { secret: '0f'.repeat(32), contributions: [] },
      },
    );
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.match = match;
    // Goods that are given do not come from the land, where a check would look for them.
    if (!position.goods) game.check(match.rest);
  }

  get view(): View {
    return this.match.view(null) as object as View;
  }

  seat(seat: Seat): SeatView {
    return this.view.seats[seat] as SeatView;
  }

  /** The feature to which a segment belongs. */
  feature(x: number, y: number, segment: number): FeatureView {
    const { tiles, features } = this.view;
    const tile = tiles.find((one) => one.x === x && one.y === y);
    return features[tile?.features[segment] ?? -1] as FeatureView;
  }

  get asked(): string[] {
    return this.match.asks().map((ask) => `${ask.seat} ${ask.kind}`);
  }

  ask(seat?: Seat): OpenAsk {
    const ask = this.match.asks(seat).find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    return ask;
  }

  /** The only seat asked answers, or the one named. */
  answer(choice: Choice, seat?: Seat): Accepted {
    const ask = this.ask(seat);
    const reply = this.match.answer(ask.seat, ask.id, choice);
    if (!reply.ok) throw new Error(`${reply.reason} Asked: ${ask.kind} ${JSON.stringify(ask.from)}`);
    return reply;
  }

  /** With the reason as it is said. */
  refuse(choice: unknown): Refusal {
    const ask = this.ask();
    const reply = this.match.answer(ask.seat, ask.id, choice);
    if (reply.ok) throw new Error('it was not refused');
    return { ...reply, reason: reasonIn(words, reply) };
  }

  /** Lays the tile; a figure goes onto it, or nobody. */
  lay(x: number, y: number, rotation: number, figure: FigureChoice = 'pass'): this {
    const spot: PlaceChoice = { x, y, rotation };
    this.answer(spot);
    if (this.match.asks()[0]?.kind === 'figure') this.answer(figure);
    else if (figure !== 'pass') throw new Error('there is nobody to put');
    return this;
  }

  move(marker: Marker, seat?: Seat): this {
    this.answer(marker, seat);
    return this;
  }

  message(choice: MessageChoice): this {
    this.answer(choice);
    return this;
  }

  /** What was told of this kind since the match began. */
  told<K extends CarcassonneEvent['kind']>(kind: K): Extract<CarcassonneEvent, { readonly kind: K }>[] {
    return this.match.told
      .map(({ event }) => event as CarcassonneEvent)
      .filter((event): event is Extract<CarcassonneEvent, { readonly kind: K }> => event.kind === kind);
  }

  /** Plays on with the first spot and nobody until the match is over. */
  toTheEnd(): this {
    while (this.match.result === null) {
      const ask = this.ask();
      this.answer(ask.kind === 'figure' ? 'pass' : (ask.from[0] as Choice), ask.seat);
    }
    return this;
  }
}

const variant = (name: string): number => {
  const kind = kindNumber(name.replace('+', ''));
  if (kind < 0) throw new Error(`there is no tile ${name}`);
  return variantOf(kind, name.endsWith('+'));
};

const ALL_MESSAGES: readonly MessageId[] = [1, 2, 3, 4, 5, 6, 7, 8];

function arrange(s: State, position: Position): State {
  const {
    tiles = [],
    figures = [],
    track = [],
    goods = [],
    meeples = [],
    next,
    messages = [],
    last = false,
  } = position;
  const { parts, table, tiles: many, segments } = boxOf(s.options).pile;
  const left = [...table.map(({ variant: one }) => one), ...parts.flat()];
  const take = (name: string): number => {
    const plain = left.indexOf(variant(name));
    const place = plain >= 0 ? plain : left.indexOf(variant(name) | 1);
    if (place < 0) throw new Error(`no ${name} is left in the box`);
    return left.splice(place, 1)[0] as number;
  };
  const setUp = s.land;
  s.land = newLand(many, segments, s.seats);
  for (let seat = 0; seat < s.seats; seat++)
    dealFigures(s.land, seat, meeples[seat] ?? 7, (slot) => standsOn(setUp, seat, slot) >= 0);
  lay(s.land, take(position.start ?? 'base-D'), 0, 0, 0, -1);
  for (const [kind, x, y, rotation = 0] of tiles) {
    const tile = take(kind);
    if (!fitsThere(s, tile >> 1, x, y, rotation)) throw new Error(`${kind} does not fit at ${x} ${y}`);
    lay(s.land, tile, x, y, rotation, 0);
  }
  for (const [seat, figure, x, y, segment] of figures)
    put(s.land, seat, FIGURE_SLOTS[figure], tileAt(s.land, x, y), segment);
  track.forEach(([scorer, messenger], seat) => {
    setTotal(s.land, seat, 'scorer', scorer);
    setTotal(s.land, seat, 'messenger', messenger);
    addToTally(s.land, seat, 0, scorer + messenger);
  });
  goods.forEach((held, seat) => {
    addGoods(s.land, seat, ...held);
  });
  const pile = next.map(take);
  if (last) s.removed = Object.freeze(left.slice());
  else pile.push(...left);
  setPile(s.land, pile);
  s.size = pile.length;
  const rest = ALL_MESSAGES.filter((one) => !messages.includes(one));
  s.messages = position.drawn ?? 0;
  const order = [...messages, ...rest];
  const used = s.messages % order.length;
  [...order.slice(used), ...order.slice(0, used)].forEach((message, place) => {
    setMessage(s.land, place, message);
  });
  for (const [seat, deed] of position.done ?? []) {
    s.active = seat;
    perform(s, SILENT, boxOf(s.options), seat, deed);
  }
  s.active = 0;
  position.prepare?.(s);
  return s;
}

const found = new Int32Array(2000);

function fitsThere(s: State, kind: number, x: number, y: number, rotation: number): boolean {
  const spot = cellAt(s.land.shift, x, y) * 4 + rotation;
  return found.subarray(0, spots(s.land, kind, found)).includes(spot);
}
