// Worlds: positions that the seat cannot tell from the real one. Each can be played on again and again, with the same
// luck every time, so that answers are compared on equal terms.

import { type Chance, type Choice, type Entry, FastChance, imagine, type Known, Run } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import { type Look, lookAt as look } from '../rules/stage.ts';
import { clone, type State } from '../rules/state.ts';
import type { OnmitsuAnswer, OnmitsuAsk } from '../rules/types.ts';
import { type Manners, PLAIN_MANNERS, type Temper } from './temper.ts';

export interface World {
  readonly rest: State;
  readonly entries: readonly Entry[];
  readonly rolls: readonly Choice[];
  readonly luck: number;
  /** How each seat is thought to play. */
  readonly tempers: readonly Temper[];
}

/** Up to so many worlds, each with players of such tempers; none if what is known fits no world. */
export function worldsOf(
  game: OnmitsuGame,
  known: Known<State>,
  chance: Chance,
  count: number,
  { own, others }: Manners = PLAIN_MANNERS,
): World[] {
  const out: World[] = [];
  for (let i = 0; i < count; i++) {
    const found = imagine(game, known, chance, { wholeHistory: true });
    if (found?.rest) {
      const luck = chance.int(0x1000_0000);
      const { rest, entries } = found;
      const each = Array.from({ length: known.seats }, (_, seat) => {
        const one = others[chance.int(others.length)] as Temper;
        return own !== null && seat === known.viewer ? own : one;
      });
      out.push({ rest, entries, rolls: known.rolls, luck, tempers: each });
    }
  }
  return out;
}

/** The world at the question. */
export function enter(game: OnmitsuGame, world: World): Run<State> {
  const chance = new FastChance(world.luck);
  const run = new Run<State>(game, clone(world.rest), world.rest.seats, { chance, given: world.rolls });
  run.start();
  for (const { outcome } of world.entries) run.resume(outcome);
  return run;
}

/** The open questions of the world: the rules of this game ask no others. */
export const asksOf = ({ batch }: Run<State>): readonly OnmitsuAsk[] => (batch?.asks ?? []) as readonly OnmitsuAsk[];

export function lookAt(game: OnmitsuGame, s: State): Look {
  return look(game.library.rules(s.options.set), s);
}

export type Answering = (run: Run<State>, look: Look) => readonly OnmitsuAnswer[];

/** Plays on until this turn begins, or the end. */
export function playOn(game: OnmitsuGame, run: Run<State>, until: number, answering: Answering): void {
  const input = lookAt(game, run.state);
  while (run.batch !== null && run.state.turn < until) run.resume(answering(run, input));
}
