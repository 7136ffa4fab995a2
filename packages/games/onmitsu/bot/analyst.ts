// How a match of Onmitsu is analysed: imagined worlds are played to their end by habit; what people try to guess is what
// lies sealed before the others.

import {
  type Analyst,
  type Belief,
  FastChance,
  imagine,
  judgeByPlay,
  type OnlookerOf,
  PASS,
  type Seat,
} from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import { nameOf, sealedOf } from '../rules/stage.ts';
import type { State } from '../rules/state.ts';
import type { OnmitsuAsk, OnmitsuTypes } from '../rules/types.ts';
import { habitOf } from './habit.ts';
import { lookAt } from './worlds.ts';

/** Worlds that are asked what lies where. */
const GUESSES = 60;

const beliefId = (seat: Seat, place: number): string => `scroll ${seat} ${place}`;

export function onmitsuAnalyst(game: OnmitsuGame): Analyst<OnmitsuTypes> {
  return {
    worth: 'chance',
    advises: 'hard',
    worlds: { moments: 3200, decision: 32 },
    decisions: 24,
    judge: ({ known }) =>
      judgeByPlay<State>({
        game,
        known,
        // The questions of a run, plain data to the kernel, are those of its game.
        answer: ({ state, chance }, ask) => habitOf(lookAt(game, state), ask as OnmitsuAsk, chance),
      }),
    interest: (ask, chosen) => {
      if (ask.kind === 'choose') return 3;
      if (chosen === PASS) return 1;
      return ask.kind === 'respond' || ask.kind === 'last' ? 3 : 2;
    },
    beliefs: (onlooker) => guesses(game, onlooker),
    truth: (state) => Object.fromEntries(sealedIn(game, state).map(({ id, kind }) => [id, kind])),
  };
}

interface Sealed {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
}

function sealedIn(game: OnmitsuGame, state: State): Sealed[] {
  const look = lookAt(game, state);
  return Array.from({ length: state.seats }, (_, seat) =>
    sealedOf(look, seat).map((card, place) => ({ id: beliefId(seat, place), seat, kind: nameOf(look, card) })),
  ).flat();
}

/** By the worlds that fit what is known: how often each scroll is of which kind. */
function guesses(game: OnmitsuGame, { known }: OnlookerOf<OnmitsuTypes>): Belief[] {
  const chance = new FastChance(GUESSES);
  const found = new Map<string, { seat: Seat; odds: Record<string, number> }>();
  let worlds = 0;
  for (let i = 0; i < GUESSES; i++) {
    const state = imagine<State>(game, known, chance)?.run.state;
    if (state === undefined) continue;
    worlds++;
    for (const { id, seat, kind } of sealedIn(game, state)) {
      const one = found.get(id) ?? { seat, odds: {} };
      one.odds[kind] = (one.odds[kind] ?? 0) + 1;
      found.set(id, one);
    }
  }
  return [...found].map(([id, { seat, odds }]) => ({
    id,
    seat,
    odds: Object.fromEntries(Object.entries(odds).map(([kind, count]) => [kind, count / worlds])),
  }));
}
