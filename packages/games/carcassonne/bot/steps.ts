// Steps of a piece that seats lead in turn: each is weighed by where those after this seat may lead it, everybody for themselves.

import type { AskOf, Seat } from '@tabella/kernel';
import { perform } from '../rules/acting.ts';
import { boxOf } from '../rules/box.ts';
import type { CarcassonneEvent, Deed } from '../rules/choices.ts';
import type { Module } from '../rules/module.ts';
import { SILENT } from '../rules/silent.ts';
import { clone, type State } from '../rules/state.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import { leadOf } from './lead.ts';
import type { Mind } from './mind.ts';
import { standings, weigh } from './value.ts';

type Walk = NonNullable<Module['walk']>;

/** So many steps are thought of, the first included. */
const AHEAD = 4;

/** The best step; null for any other question. */
export function bestStep(
  s: State,
  { seat, from }: AskOf<CarcassonneTypes, 'act'>,
  heard: readonly CarcassonneEvent[],
  mind: Mind,
): Deed | null {
  const steps = from.filter((one): one is Deed => one !== 'pass');
  const walk = boxOf(s.options).walking.find((one) => one.walk.deed === steps[0]?.do)?.walk;
  if (!walk) return null;
  const walked = walkedSoFar(heard, walk.deed);
  const left = Math.min(AHEAD, walk.steps - walked.length);
  return best(s, seat, steps, [...walked, walk.at(s)], left, walk, mind).step;
}

/** The tiles that it has entered in this walk: all that was heard of it since the tile was laid. */
function walkedSoFar(heard: readonly CarcassonneEvent[], name: string): readonly number[] {
  const walked: number[] = [];
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i] as CarcassonneEvent;
    if (event.kind === 'places') break;
    if (event.kind === 'does' && event.deed.do === name) walked.unshift(event.deed.tile ?? -1);
  }
  return walked;
}

interface Led {
  /** Null where it cannot go on, or nobody thinks further. */
  readonly step: Deed | null;
  /** What the position is worth to every seat then. */
  readonly points: readonly number[];
}

function best(
  s: State,
  seat: Seat,
  steps: readonly Deed[],
  walked: readonly number[],
  left: number,
  walk: Walk,
  mind: Mind,
): Led {
  let led: Led | null = null;
  for (const step of left > 0 ? steps : []) {
    const after = clone(s);
    perform(after, SILENT, boxOf(s.options), seat, step);
    const entered = [...walked, step.tile ?? -1];
    const next = (seat + 1) % s.seats;
    const { points } = best(after, next, walk.ways(after, entered), entered, left - 1, walk, mind);
    if (led === null || leadOf(points, s.seats, seat) > leadOf(led.points, s.seats, seat)) led = { step, points };
  }
  if (led !== null) return led;
  weigh(s, mind);
  return { step: null, points: standings(s) };
}
