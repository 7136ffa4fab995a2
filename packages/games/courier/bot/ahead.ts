// Looking ahead: the choices that habit likes best are tried in the same imagined worlds, everybody plays on by habit for
// a while, and how the table stands then decides.

import {
  type Answer,
  type BotInputOf,
  type Chance,
  encode,
  FastChance,
  imagine,
  type Outcome,
  PASS,
  Run,
  type Seat,
  type World,
} from '@tabella/kernel';
import { courier } from '../rules/game.ts';
import { clone, roleAt, type State } from '../rules/state.ts';
import type { CourierAsk, CourierChoice, CourierTypes } from '../rules/types.ts';
import { type View, view } from '../rules/view.ts';
import { bestOf, cardIn, choicesOf, worths } from './habit.ts';
import type { Ahead } from './level.ts';
import { peopleIn, shareOf } from './people.ts';

/** A choice with what habit makes of it. */
interface Tried {
  readonly choice: CourierChoice;
  readonly habit: number;
}

/** The choice that came out best, or null when there is nothing to compare. */
export function lookAhead(
  ahead: Ahead,
  input: BotInputOf<CourierTypes>,
  habit: readonly number[],
  chance: Chance,
): CourierChoice | null {
  const likely = likeliest(input.ask, input.view, habit).slice(0, ahead.choices);
  const [usual, ...others] = likely;
  if (usual === undefined || others.length === 0) return null;
  const found = bestIn(ahead, ahead.worlds, input, likely, chance);
  if (found === null || found === usual) return usual.choice;
  // Of many choices, at many questions, one is always lucky: what goes against habit must do well in fresh worlds too.
  return (bestIn(ahead, ahead.again, input, [usual, found], chance) ?? usual).choice;
}

/** The best in so many worlds, where habit counts like some worlds more; the first of equals. */
function bestIn(
  { habit, turns }: Ahead,
  worlds: number,
  input: BotInputOf<CourierTypes>,
  tried: readonly Tried[],
  chance: Chance,
): Tried | null {
  const sums = tried.map((one) => habit * one.habit);
  for (let i = 0; i < worlds; i++) {
    const world = imagine(courier, input.known, chance, { wholeHistory: true });
    if (world === null) return null;
    const luck = chance.int(0x7fffffff);
    tried.forEach(({ choice }, place) => {
      const run = enter(world, input, luck);
      sums[place] = (sums[place] ?? 0) + outcomeOf(run, input.seat, choice, turns);
    });
  }
  return tried[sums.indexOf(Math.max(...sums))] ?? null;
}

/** Best first; of choices that differ by equal cards only, one. */
function likeliest(ask: CourierAsk, seen: View, habit: readonly number[]): Tried[] {
  const order = choicesOf(ask)
    .map((choice, i) => ({ choice, habit: habit[i] ?? 0 }))
    .sort((a, b) => b.habit - a.habit);
  const kinds = new Map<string, Tried>();
  for (const tried of order) {
    const { choice } = tried;
    const card = cardIn(choice, seen);
    const kind = encode(card === null || typeof choice !== 'object' ? choice : { ...choice, card });
    if (!kinds.has(kind)) kinds.set(kind, tried);
  }
  return [...kinds.values()];
}

/** The world at the question, with the same luck every time, so that choices are compared on equal terms. */
function enter({ rest, entries }: World<State>, { known }: BotInputOf<CourierTypes>, luck: number): Run<State> {
  if (rest === null) throw new Error('the world has no resting point');
  const run = new Run(courier, clone(rest), known.seats, { chance: new FastChance(luck), given: known.rolls });
  run.start();
  for (const { outcome } of entries) run.resume(outcome);
  return run;
}

/** My share of the win after I chose and everybody played on by habit. */
function outcomeOf(run: Run<State>, me: Seat, choice: CourierChoice, turns: number): number {
  const until = run.state.turns + turns;
  if (run.batch) run.resume(answered(run, { seat: me, choice }));
  while (run.batch && run.state.turns < until) run.resume(answered(run, null));
  if (run.result) return run.result.winners.includes(me) ? 1 / run.result.winners.length : 0;
  const seen = view(run.state, me);
  const seats = seen.seats.map((seat, i) => ({ ...seat, may: [roleAt(run.state, i)] }));
  return shareOf(peopleIn({ ...seen, seats }, me));
}

/** What is asked now; the questions of a run, plain data to the kernel, are those of its game. */
const asksOf = ({ batch }: Run<State>): readonly CourierAsk[] => (batch?.asks ?? []) as readonly CourierAsk[];

/** What comes of a batch when everybody answers by habit but me. */
function answered(run: Run<State>, mine: { seat: Seat; choice: CourierChoice } | null): Outcome {
  const answer = (ask: CourierAsk): Answer => {
    if (ask.seat === mine?.seat) return mine.choice;
    return ask.from.length === 1 ? ask.fallback : bestOf(ask, worths(ask, view(run.state, ask.seat), run.chance));
  };
  const asks = asksOf(run);
  if (run.batch?.mode === 'all') return asks.map(answer);
  // In a window my answer counts only if all before me pass.
  for (const ask of asks.slice(mine ? asks.findIndex(({ seat }) => seat === mine.seat) : 0)) {
    const choice = answer(ask);
    if (choice !== PASS) return { seat: ask.seat, choice };
  }
  return null;
}
