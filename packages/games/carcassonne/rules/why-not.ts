// Why an answer is none of the choices. Everything it looks at lies open on the table.

import type { AskOf } from '@tabella/kernel';
import { CITY, FIELD, GARDEN, ROAD } from '../tiles/compile.ts';
import { featureOf, followersAt } from './core/features.ts';
import { inSupply, standsOn } from './core/figures.ts';
import { cellAt, isFrontier, tileAt } from './core/grid.ts';
import { nodeOf } from './core/land.ts';
import { ABBOT, BUILDER, PIG } from './core/sizes.ts';
import { segmentsOn, typeAt } from './core/tiles.ts';
import { FIGURE_SLOTS } from './figures.ts';
import type { FigureKind } from './names.ts';
import type { State } from './state.ts';
import type { CarcassonneTypes } from './types.ts';

export function whyNot(s: State, ask: AskOf<CarcassonneTypes>, given: unknown): string | null {
  if (ask.kind === 'move') return 'Choose the scoring meeple or the messenger.';
  if (ask.kind === 'message') return 'The message on the table does not offer that.';
  const said = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
  return ask.kind === 'place' ? whyNotThere(s, ask, said) : whyNotSo(s, said);
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

function whyNotThere(
  s: State,
  ask: AskOf<CarcassonneTypes, 'place'>,
  { x, y, rotation }: Readonly<Record<string, unknown>>,
): string {
  if (!isWhole(x) || !isWhole(y) || !isWhole(rotation)) return 'Say where the tile goes: x, y and rotation.';
  if (rotation < 0 || rotation > 3) return 'A rotation is 0, 1, 2 or 3 quarters of a turn.';
  if (!isBeside(s, x, y)) return isTaken(s, x, y) ? 'A tile lies there already.' : 'That is not beside the land.';
  const fits = ask.from.some((one) => one.x === x && one.y === y);
  return fits ? 'Turned so, the tile does not fit there.' : 'The tile does not fit there.';
}

const isInside = ({ land }: State, x: number, y: number): boolean =>
  Math.max(Math.abs(x), Math.abs(y)) < (1 << land.shift) / 2;

const isTaken = (s: State, x: number, y: number): boolean => isInside(s, x, y) && tileAt(s.land, x, y) >= 0;

function isBeside(s: State, x: number, y: number): boolean {
  return isInside(s, x, y) && isFrontier(s.land, cellAt(s.land.shift, x, y));
}

function whyNotSo(s: State, { figure, segment, take }: Readonly<Record<string, unknown>>): string {
  if (take === 'abbot') {
    const there = standsOn(s.land, s.active, ABBOT) > 0;
    return there
      ? 'The building of your abbot is complete: he comes home by himself.'
      : 'Your abbot is not on the land.';
  }
  if (typeof figure !== 'string' || !Object.hasOwn(FIGURE_SLOTS, figure)) return 'There is no such figure.';
  const slot = FIGURE_SLOTS[figure as FigureKind];
  if (!inSupply(s.land, s.active, slot)) return `You have no ${figure === 'big' ? 'big meeple' : figure} in supply.`;
  if (!isWhole(segment) || segment < 0 || segment >= segmentsOn(s.land, s.tile)) return 'The tile has no such part.';
  return whyNotOn(s, slot, typeAt(s.land, s.tile, segment), featureOf(s.land, nodeOf(s.tile, segment)));
}

function whyNotOn(s: State, slot: number, type: number, feature: number): string {
  if (slot === PIG) return 'A pig goes where a farmer of yours is.';
  if (slot === BUILDER) return 'A builder goes on an open road or city with a follower of yours.';
  if (type === FIELD && !s.options.farmers) return 'This table plays without farmers.';
  if (slot === ABBOT && type <= FIELD) return 'An abbot goes into a monastery or a garden.';
  if (type === GARDEN && slot !== ABBOT) return 'Only an abbot goes into a garden.';
  if (followersAt(s.land, feature) > 0) return 'Somebody stands there already.';
  return type === CITY || type === ROAD ? 'That is complete and scored.' : 'Nobody stands there.';
}
