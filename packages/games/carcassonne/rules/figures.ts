// Phase 2: a figure on the tile just laid, or the abbot home, or nothing.

import { type AskOf, EVERYONE, PASS } from '@tabella/kernel';
import { TYPE_NAMES } from '../tiles/compile.ts';
import { question } from './asking.ts';
import { featureAward, itemsOf } from './awards.ts';
import type { CarcassonneEvent, FigureChoice } from './choices.ts';
import { countFeature, newCount } from './core/count.ts';
import { figureSpots, put, standsOn, takeBack } from './core/figures.ts';
import { newFound, nth } from './core/found.ts';
import { tileOf } from './core/land.ts';
import { ABBOT, SLOTS } from './core/sizes.ts';
import { rotationAt, tileX, tileY, typeAt, variantAt } from './core/tiles.ts';
import { FIGURE_SLOTS, figureName } from './figure-kinds.ts';
import type { Award } from './names.ts';
import { kindId } from './pile.ts';
import type { State } from './state.ts';
import type { CarcassonneTypes, Table } from './types.ts';

type Places = Extract<CarcassonneEvent, { readonly kind: 'places' }>;

const TAKE: FigureChoice = Object.freeze({ take: 'abbot' as const });
/** One object for every figure and segment, by slot * 8 + segment. */
const PUT: readonly FigureChoice[] = Array.from({ length: SLOTS * 8 }, (_, i) =>
  Object.freeze({ figure: figureName(i >> 3), segment: i & 7 }),
);
const found = newFound(64);
const count = newCount();

/** What may be done; null when there is nothing to decide. */
export function figureAsk(s: State): AskOf<CarcassonneTypes, 'figure'> | null {
  const many = figureSpots(s.land, s.active, s.tile, s.options.farmers, found);
  const abbot = canTakeAbbot(s);
  if (many === 0 && !abbot) return null;
  const from: FigureChoice[] = [PASS];
  for (let i = 0; i < many; i++) from.push(PUT[nth(found, i)] as FigureChoice);
  if (abbot) from.push(TAKE);
  return question(s.active, 'figure', from, PASS, undefined);
}

/** Only while his building is not complete: then he is scored in phase 3. */
export function canTakeAbbot(s: State): boolean {
  const node = standsOn(s.land, s.active, ABBOT);
  return node > 0 && !countFeature(s.land, node, count).complete;
}

/** Does it; the award when the abbot came home. */
export function decideFigure(s: State, table: Table, choice: FigureChoice): Award | null {
  const { land, active, tile } = s;
  const putting = choice !== 'pass' && 'figure' in choice ? choice : null;
  if (putting) put(land, active, FIGURE_SLOTS[putting.figure], tile, putting.segment);
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
    figure: putting ? putting.figure : null,
    segment: putting ? putting.segment : -1,
    on: putting ? groundOf(typeAt(land, tile, putting.segment)) : null,
  });
  return choice !== 'pass' && 'take' in choice ? takeAbbot(s, table) : null;
}

/** What a figure can stand on. */
function groundOf(type: number): Places['on'] {
  const name = TYPE_NAMES[type];
  return name === undefined || name === 'river' || name === 'place' ? null : name;
}

export function takeAbbot(s: State, table: Table): Award {
  const { land, active, options } = s;
  const node = standsOn(land, active, ABBOT);
  countFeature(land, node, count);
  const award = featureAward(count, active, '2', false, options, itemsOf(count, false, options));
  takeBack(land, active, ABBOT);
  table.announce(EVERYONE, { kind: 'takes', seat: active, figure: 'abbot', tile: tileOf(node) });
  return award;
}
