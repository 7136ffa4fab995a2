// Why an answer is none of the choices. Everything it looks at lies open on the table.

import type { Ask } from '@tabella/kernel';
import { CITY, FIELD, GARDEN, ROAD, SEGMENTS, TYPE } from '../tiles/compile.ts';
import type { PlaceChoice } from './choices.ts';
import { inSupply } from './core/figures.ts';
import { cellAt, tileAt } from './core/grid.ts';
import { ABBOT, BUILDER, FIGURES, FRONTIER, nodeOf, PIG, SLOTS, top, VARIANT } from './core/land.ts';
import { FIGURE_SLOTS } from './figures.ts';
import type { FigureKind } from './names.ts';
import type { State } from './state.ts';

export function whyNot(s: State, ask: Ask, given: unknown): string | null {
  if (ask.kind === 'move') return 'Choose the scoring meeple or the messenger.';
  if (ask.kind === 'message') return 'The message on the table does not offer that.';
  const said = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
  return ask.kind === 'place' ? whyNotThere(s, ask, said) : whyNotSo(s, said);
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

function whyNotThere(s: State, ask: Ask, { x, y, rotation }: Readonly<Record<string, unknown>>): string {
  if (!isWhole(x) || !isWhole(y) || !isWhole(rotation)) return 'Say where the tile goes: x, y and rotation.';
  if (rotation < 0 || rotation > 3) return 'A rotation is 0, 1, 2 or 3 quarters of a turn.';
  if (!isBeside(s, x, y)) return isTaken(s, x, y) ? 'A tile lies there already.' : 'That is not beside the land.';
  const fits = (ask.from as readonly PlaceChoice[]).some((one) => one.x === x && one.y === y);
  return fits ? 'Turned so, the tile does not fit there.' : 'The tile does not fit there.';
}

const isInside = ({ land }: State, x: number, y: number): boolean =>
  Math.max(Math.abs(x), Math.abs(y)) < (1 << land.shift) / 2;

const isTaken = (s: State, x: number, y: number): boolean => isInside(s, x, y) && tileAt(s.land, x, y) >= 0;

function isBeside(s: State, x: number, y: number): boolean {
  if (!isInside(s, x, y)) return false;
  const { mem, shift, edge } = s.land;
  const cell = cellAt(shift, x, y);
  for (let i = FRONTIER; i < FRONTIER + edge; i++) if (((mem[i] as number) & 0xffff) === cell) return true;
  return false;
}

function whyNotSo(s: State, { figure, segment, take }: Readonly<Record<string, unknown>>): string {
  if (take === 'abbot') {
    const there = (s.land.mem[FIGURES + s.active * SLOTS + ABBOT] as number) > 0;
    return there
      ? 'The building of your abbot is complete: he comes home by himself.'
      : 'Your abbot is not on the land.';
  }
  if (typeof figure !== 'string' || !Object.hasOwn(FIGURE_SLOTS, figure)) return 'There is no such figure.';
  const slot = FIGURE_SLOTS[figure as FigureKind];
  if (!inSupply(s.land, s.active, slot)) return `You have no ${figure === 'big' ? 'big meeple' : figure} in supply.`;
  const variant = s.land.mem[VARIANT + s.tile] as number;
  if (!isWhole(segment) || segment < 0 || segment >= (SEGMENTS[variant] as number)) return 'The tile has no such part.';
  return whyNotOn(s, slot, TYPE[variant * 8 + segment] as number, top(s.land.mem, nodeOf(s.tile, segment)));
}

function whyNotOn(s: State, slot: number, type: number, feature: number): string {
  if (slot === PIG) return 'A pig goes where a farmer of yours is.';
  if (slot === BUILDER) return 'A builder goes on an open road or city with a follower of yours.';
  if (type === FIELD && !s.options.farmers) return 'This table plays without farmers.';
  if (slot === ABBOT && type <= FIELD) return 'An abbot goes into a monastery or a garden.';
  if (type === GARDEN && slot !== ABBOT) return 'Only an abbot goes into a garden.';
  if ((s.land.mem[feature + 3] as number) > 0) return 'Somebody stands there already.';
  return type === CITY || type === ROAD ? 'That is complete and scored.' : 'Nobody stands there.';
}
