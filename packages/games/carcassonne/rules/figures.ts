// Phase 2: a figure on the tile just laid, or the abbot home, or nothing.

import { type Ask, EVERYONE, PASS, type Table } from '@tabella/kernel';
import { TYPE, TYPE_NAMES } from '../tiles/compile.ts';
import { featureAward, itemsOf } from './awards.ts';
import type { FigureChoice } from './choices.ts';
import { countFeature, newCount } from './core/count.ts';
import { figureSpots, MEEPLE, put, takeBack } from './core/figures.ts';
import { ABBOT, BIG, BUILDER, FIGURES, PIG, SLOTS, TURNED, tileOf, VARIANT, X, Y } from './core/land.ts';
import type { Award, FigureKind } from './names.ts';
import { kindId } from './pile.ts';
import type { State } from './state.ts';

export const FIGURE_SLOTS: Readonly<Record<FigureKind, number>> = {
  meeple: MEEPLE,
  big: BIG,
  abbot: ABBOT,
  builder: BUILDER,
  pig: PIG,
};
export const FIGURE_KINDS: readonly FigureKind[] = ['meeple', 'big', 'abbot', 'builder', 'pig'];

export function figureName(slot: number): FigureKind {
  return slot < BIG ? 'meeple' : (FIGURE_KINDS[slot - BIG + 1] as FigureKind);
}

const TAKE: FigureChoice = Object.freeze({ take: 'abbot' as const });
/** One object for every figure and segment, by slot * 8 + segment. */
const PUT: readonly FigureChoice[] = Array.from({ length: SLOTS * 8 }, (_, i) =>
  Object.freeze({ figure: figureName(i >> 3), segment: i & 7 }),
);
const found = new Int32Array(64);
const count = newCount();

/** What may be done; null when there is nothing to decide. */
export function figureAsk(s: State): Ask | null {
  const many = figureSpots(s.land, s.active, s.tile, s.options.farmers, found);
  const abbot = canTakeAbbot(s);
  if (many === 0 && !abbot) return null;
  const from: FigureChoice[] = [PASS];
  for (let i = 0; i < many; i++) from.push(PUT[found[i] as number] as FigureChoice);
  if (abbot) from.push(TAKE);
  return { seat: s.active, kind: 'figure', from, open: true, fallback: PASS };
}

/** Only while his building is not complete: then he is scored in phase 3. */
export function canTakeAbbot(s: State): boolean {
  const node = s.land.mem[FIGURES + s.active * SLOTS + ABBOT] as number;
  return node > 0 && !countFeature(s.land, node, count).complete;
}

/** Does it; the award when the abbot came home. */
export function decideFigure(s: State, table: Table, choice: FigureChoice): Award | null {
  const { land, active, tile } = s;
  const { mem } = land;
  const putting = choice !== 'pass' && 'figure' in choice ? choice : null;
  if (putting) put(land, active, FIGURE_SLOTS[putting.figure], tile, putting.segment);
  const variant = mem[VARIANT + tile] as number;
  table.tell(EVERYONE, {
    kind: 'places',
    seat: active,
    tile: kindId(variant),
    garden: (variant & 1) === 1,
    x: mem[X + tile] as number,
    y: mem[Y + tile] as number,
    rotation: (mem[TURNED + tile] as number) & 3,
    turn: s.turn,
    figure: putting ? putting.figure : null,
    segment: putting ? putting.segment : -1,
    on: putting ? (TYPE_NAMES[TYPE[variant * 8 + putting.segment] as number] as string) : null,
  });
  return choice !== 'pass' && 'take' in choice ? takeAbbot(s, table) : null;
}

export function takeAbbot(s: State, table: Table): Award {
  const { land, active, options } = s;
  const node = land.mem[FIGURES + active * SLOTS + ABBOT] as number;
  countFeature(land, node, count);
  const award = featureAward(count, active, '2', false, options, itemsOf(count, false, options));
  takeBack(land, active, ABBOT);
  table.tell(EVERYONE, { kind: 'takes', seat: active, figure: 'abbot', tile: tileOf(node) });
  return award;
}
