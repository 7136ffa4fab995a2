// Why an answer is none of the choices. Everything it looks at lies open on the table.

import type { AskOf } from '@tabella/kernel';
import { CITY, FIELD, GARDEN, MONASTERY, ROAD } from '../tiles/compile.ts';
import { featureOf, followersAt } from './core/features.ts';
import { inSupply, standsOn } from './core/figures.ts';
import { cellAt, isFrontier, tileAt } from './core/grid.ts';
import { nodeOf } from './core/land.ts';
import { ABBOT, BARN, BUILDER, MAYOR, PIG, SHEPHERD, WAGON } from './core/sizes.ts';
import { segmentsOn, typeAt } from './core/tiles.ts';
import { FIGURE_SLOTS } from './figure-kinds.ts';
import type { FigureKind } from './names.ts';
import type { State } from './state.ts';
import type { CarcassonneTypes } from './types.ts';

type Plain =
  | 'no-marker'
  | 'not-in-message'
  | 'not-offered'
  | 'no-place'
  | 'no-rotation'
  | 'taken'
  | 'apart'
  | 'fits-otherwise'
  | 'fits-not'
  | 'abbot-comes-home'
  | 'abbot-not-there'
  | 'no-figure'
  | 'no-part'
  | 'pig-without-farmer'
  | 'builder-without-follower'
  | 'shepherd-elsewhere'
  | 'barn-elsewhere'
  | 'mayor-elsewhere'
  | 'wagon-elsewhere'
  | 'no-farmers'
  | 'abbot-elsewhere'
  | 'garden-without-abbot'
  | 'occupied'
  | 'complete'
  | 'nobody-there';

/** A figure that is not in the supply of its seat. */
type NotInSupply = {
  readonly kind: 'not-in-supply';
  readonly figure: FigureKind;
};

/** Why an answer is none of the choices. */
export type WhyNot = { readonly kind: Plain } | NotInSupply;

export function whyNot(s: State, ask: AskOf<CarcassonneTypes>, given: unknown): WhyNot {
  const found = wrongWith(s, ask, given);
  return typeof found === 'string' ? { kind: found } : found;
}

function wrongWith(s: State, ask: AskOf<CarcassonneTypes>, given: unknown): Plain | NotInSupply {
  if (ask.kind === 'move') return 'no-marker';
  if (ask.kind === 'message') return 'not-in-message';
  if (ask.kind === 'act') return 'not-offered';
  const said = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
  return ask.kind === 'place' ? whyNotThere(s, ask, said) : whyNotSo(s, said);
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

function whyNotThere(
  s: State,
  ask: AskOf<CarcassonneTypes, 'place'>,
  { x, y, rotation }: Readonly<Record<string, unknown>>,
): Plain {
  if (!isWhole(x) || !isWhole(y) || !isWhole(rotation)) return 'no-place';
  if (rotation < 0 || rotation > 3) return 'no-rotation';
  if (!isBeside(s, x, y)) return isTaken(s, x, y) ? 'taken' : 'apart';
  const fits = ask.from.some((one) => one.x === x && one.y === y);
  return fits ? 'fits-otherwise' : 'fits-not';
}

const isInside = ({ land }: State, x: number, y: number): boolean =>
  Math.max(Math.abs(x), Math.abs(y)) < (1 << land.shift) / 2;

const isTaken = (s: State, x: number, y: number): boolean => isInside(s, x, y) && tileAt(s.land, x, y) >= 0;

function isBeside(s: State, x: number, y: number): boolean {
  return isInside(s, x, y) && isFrontier(s.land, cellAt(s.land.shift, x, y));
}

function whyNotSo(
  s: State,
  { figure, segment, take, tile, do: deed }: Readonly<Record<string, unknown>>,
): Plain | NotInSupply {
  if (deed !== undefined || tile !== undefined) return 'not-offered';
  if (take === 'abbot') {
    const there = standsOn(s.land, s.active, ABBOT) > 0;
    return there ? 'abbot-comes-home' : 'abbot-not-there';
  }
  if (typeof figure !== 'string' || !Object.hasOwn(FIGURE_SLOTS, figure)) return 'no-figure';
  const slot = FIGURE_SLOTS[figure as FigureKind];
  if (!inSupply(s.land, s.active, slot)) return { kind: 'not-in-supply', figure: figure as FigureKind };
  if (!isWhole(segment) || segment < 0 || segment >= segmentsOn(s.land, s.tile)) return 'no-part';
  return whyNotOn(s, slot, typeAt(s.land, s.tile, segment), featureOf(s.land, nodeOf(s.land, s.tile, segment)));
}

function whyNotOn(s: State, slot: number, type: number, feature: number): Plain {
  if (slot === PIG) return 'pig-without-farmer';
  if (slot === BUILDER) return 'builder-without-follower';
  if (slot === SHEPHERD) return 'shepherd-elsewhere';
  if (slot === BARN) return 'barn-elsewhere';
  if (slot === MAYOR && type !== CITY) return 'mayor-elsewhere';
  if (slot === WAGON && type > ROAD && type !== MONASTERY) return 'wagon-elsewhere';
  if (type === FIELD && !s.options.farmers) return 'no-farmers';
  if (slot === ABBOT && type <= FIELD) return 'abbot-elsewhere';
  if (type === GARDEN && slot !== ABBOT) return 'garden-without-abbot';
  if (followersAt(s.land, feature) > 0) return 'occupied';
  return type === CITY || type === ROAD ? 'complete' : 'nobody-there';
}
