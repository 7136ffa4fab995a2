// Phase 2: a figure on the tile just laid, or the abbot home, or what sets offer, or nothing.

import { type AskOf, EVERYONE, PASS } from '@tabella/kernel';
import { TYPE_NAMES } from '../tiles/compile.ts';
import { perform } from './acting.ts';
import { question } from './asking.ts';
import { featureAward, itemsOf } from './awards.ts';
import type { Box } from './box.ts';
import { type FigureChoice, type Ground, isDeed, isPut } from './choices.ts';
import { countFeature, isComplete, newCount } from './core/count.ts';
import { figureSpots, put, segmentIn, slotIn, standsOn, takeBack } from './core/figures.ts';
import { type Found, newFound, nth } from './core/found.ts';
import { tileOf } from './core/land.ts';
import { ABBOT } from './core/sizes.ts';
import { rotationAt, tileX, tileY, typeAt, variantAt } from './core/tiles.ts';
import { FIGURE_SLOTS } from './figure-kinds.ts';
import { kindId } from './kind-id.ts';
import type { Award } from './names.ts';
import { Offers } from './offers.ts';
import { PUT } from './puts.ts';
import { NOTHING, type State } from './state.ts';
import type { CarcassonneTypes, Table } from './types.ts';

const TAKE: FigureChoice = Object.freeze({ take: 'abbot' as const });
const found = newFound(64);
const count = newCount();
const offers = new Offers();

/** What may be done; null when there is nothing to decide. */
export function figureAsk(s: State, box: Box): AskOf<CarcassonneTypes, 'figure'> | null {
  const many = figuresOn(s, box, found);
  const abbot = canTakeAbbot(s);
  const more = offersOf(s, box);
  if (many === 0 && !abbot && more.many === 0) return null;
  const from: FigureChoice[] = [PASS];
  for (let i = 0; i < many; i++) from.push(PUT[nth(found, i)] as FigureChoice);
  if (abbot) from.push(TAKE);
  for (let i = 0; i < more.many; i++) from.push(more.at(s, i));
  return question(s.active, 'figure', from, PASS, undefined);
}

/** What sets offer in the figure step. */
export function offersOf(s: State, box: Box): Offers {
  offers.clear();
  for (const one of box.offering) one.offers(s, offers, box);
  return offers;
}

/** The same as choices. */
export function offered(s: State, box: Box): readonly FigureChoice[] {
  const { many } = offersOf(s, box);
  return Array.from({ length: many }, (_, place) => offers.at(s, place));
}

/** Writes the figures that may go onto the tile just laid, as `figureSpots` does, less those that sets keep away. */
export function figuresOn(s: State, box: Box, out: Found): number {
  const many = figureSpots(s.land, s.active, s.tile, s.options.farmers, out);
  if (box.barring.length === 0) return many;
  let count = 0;
  for (let i = 0; i < many; i++) {
    const figure = nth(out, i);
    if (!isBarred(s, box, slotIn(figure), s.tile, segmentIn(figure))) out[count++] = figure;
  }
  return count;
}

/** Does a set keep this figure away from there? */
export function isBarred(s: State, { barring }: Box, slot: number, tile: number, segment: number): boolean {
  for (const one of barring) if (one.bars(s, slot, tile, segment)) return true;
  return false;
}

/** Only while his building is not complete: then he is scored in phase 3. */
export function canTakeAbbot(s: State): boolean {
  const node = standsOn(s.land, s.active, ABBOT);
  return node > 0 && !isComplete(s.land, node);
}

/** Does it; the points that it brings. */
export function decideFigure(s: State, table: Table, box: Box, choice: FigureChoice): readonly Award[] {
  const { land, active, tile } = s;
  const putting = isPut(choice) ? choice : null;
  if (putting) put(land, active, FIGURE_SLOTS[putting.figure], putting.tile ?? tile, putting.segment);
  const here = putting?.tile === undefined ? putting : null;
  const variant = variantAt(land, tile);
  table.announce(EVERYONE, {
    kind: 'places',
    seat: active,
    tile: kindId(variant),
    garden: (variant & 1) === 1,
    x: tileX(land, tile),
    y: tileY(land, tile),
    rotation: rotationAt(land, tile),
    turn: s.turn,
    figure: here ? here.figure : null,
    segment: here ? here.segment : -1,
    on: here ? groundOf(typeAt(land, tile, here.segment)) : null,
  });
  if (putting?.tile !== undefined) {
    const on = groundOf(typeAt(land, putting.tile, putting.segment));
    const where = kindId(variantAt(land, putting.tile));
    table.announce(EVERYONE, { kind: 'puts', seat: active, figure: putting.figure, tile: putting.tile, where, on });
  }
  if (putting || choice === PASS) return NOTHING;
  return isDeed(choice) ? perform(s, table, box, active, choice) : [takeAbbot(s, table)];
}

function groundOf(type: number): Ground | null {
  const name = TYPE_NAMES[type];
  return name === undefined || name === 'river' ? null : name;
}

export function takeAbbot(s: State, table: Table): Award {
  const { land, active, options } = s;
  const node = standsOn(land, active, ABBOT);
  countFeature(land, node, count);
  const award = featureAward(count, active, '2', false, s, itemsOf(count, false, options));
  takeBack(land, active, ABBOT);
  table.announce(EVERYONE, { kind: 'takes', seat: active, figure: 'abbot', tile: tileOf(land, node) });
  return award;
}
