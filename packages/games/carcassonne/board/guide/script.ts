// The guided game, step by step: what is asked, which answer goes on, and what happens then. Positions come from the rules.

import type { ChoiceOf, Match, OpenAskOf } from '@tabella/kernel';
import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { Options } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import type { GuideStep } from '../say.ts';
import { begin, meeple, YOU } from './table.ts';

type Choice = ChoiceOf<CarcassonneTypes>;

interface Step {
  readonly id: GuideStep;
  /** The answer that goes on; without one readers go on when they have read. */
  readonly want?: Choice;
  /** What is answered after it, by whoever is asked. */
  readonly after?: readonly Choice[];
}

export const STEPS: readonly Step[] = [
  { id: 'welcome' },
  { id: 'lay', want: { x: 1, y: 0, rotation: 1 } },
  { id: 'meeple', want: meeple(0), after: [{ x: 0, y: -1, rotation: 2 }, meeple(0), 'scorer'] },
  { id: 'others' },
  { id: 'close', want: { x: 2, y: 0, rotation: 0 } },
  { id: 'farmer', want: meeple(3) },
  { id: 'track', want: 'scorer' },
  {
    id: 'message',
    want: { message: 3, tile: 1, segment: 0 },
    after: ['messenger', { x: 3, y: 0, rotation: 0 }, meeple(0)],
  },
  { id: 'last', want: { x: -1, y: -1, rotation: 0 }, after: ['pass'] },
  { id: 'end' },
];

export interface Position {
  readonly match: Match<State, Options>;
  readonly view: View;
  readonly told: readonly CarcassonneEvent[];
  /** How much was told when the reader last answered. */
  readonly seen: number;
  /** What the reader is asked in this step. */
  readonly ask: OpenAskOf<CarcassonneTypes> | null;
}

/** The table at a step: everything before it was answered as wanted. */
export function positionAt(at: number): Position {
  const match = begin();
  let seen = 0;
  for (const { want, after = [] } of STEPS.slice(0, at)) {
    if (want !== undefined) {
      answer(match, want);
      seen = match.told.length;
    }
    for (const choice of after) answer(match, choice);
  }
  const ask = STEPS[at]?.want === undefined ? null : (match.asks(YOU)[0] ?? null);
  return {
    match,
    view: match.view(YOU) as object as View,
    told: match.told.map(({ event }) => event as CarcassonneEvent),
    seen,
    ask: ask as OpenAskOf<CarcassonneTypes> | null,
  };
}

/** What an answer would bring, until something new comes to light; questions that follow are answered as usual. */
export function broughtBy(at: number, choice: Choice): readonly CarcassonneEvent[] {
  const { match, told } = positionAt(at);
  answer(match, choice);
  for (let ask = match.asks(YOU)[0]; ask && ask.kind !== 'place' && ask.kind !== 'message'; ask = match.asks(YOU)[0])
    match.answer(ask.seat, ask.id, ask.fallback);
  return match.told.slice(told.length).map(({ event }) => event as CarcassonneEvent);
}

function answer(match: Match<State, Options>, choice: Choice): void {
  const [ask] = match.asks();
  if (!ask) throw new Error('nobody is asked');
  const done = match.answer(ask.seat, ask.id, choice);
  if (!done.ok) throw new Error(done.reason);
}
