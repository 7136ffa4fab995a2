// A bot decides by what its seat knows: in every world that the seat cannot tell apart it answers the same.

import { type Bot, type BotInput, FastChance, type Game, imagine, knownOf, type Moment } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import type { Options, State } from '../../rules/state.ts';
import { botOf, game, played } from './support.ts';

const AS_THEY_ARE = { int: (n: number) => n - 1 };

/** The same seat at the same question in another world that fits all it knows. */
function elsewhere(input: BotInput<State>, seed: number): BotInput<State> | null {
  const { known, seat } = input;
  const any = game as unknown as Game<State, unknown>;
  const world = imagine(any, known, new FastChance(seed), { wholeHistory: true });
  if (world === null || world.rest === null) return null;
  const { run, rest, entries, told } = world;
  const { rolls, seats } = known;
  const moment: Moment<State> = { game: any, seats, rest, state: run.state, entries, rolls, told, batch: run.batch };
  const again = knownOf(moment, seat, AS_THEY_ARE);
  return again.own && { seat, ask: again.own, view: game.view(run.state, seat), known: again, heard: input.heard };
}

describe.each([
  ['easy', { agree: 'vote' }, 4],
  ['normal', { hard: true }, 3],
  ['hard', {}, 2],
  ['hard', { mode: 'team' }, 5],
  ['hard', { mode: 'team', hard: true }, 4],
] as const)('%s %j', (id, options: Partial<Options>, seats) => {
  it('answers the same in every world that looks the same', () => {
    let worlds = 0;
    let others = 0;
    let seed = 0;
    const witness = (bot: Bot<State>): Bot<State> => ({
      id: bot.id,
      decide: (input) => {
        seed++;
        const answer = bot.decide(input, new FastChance(seed));
        expect(bot.decide(input, new FastChance(seed))).toBe(answer);
        const other = elsewhere(input, 1000 + seed);
        if (other !== null) {
          worlds++;
          expect(bot.decide(other, new FastChance(seed))).toBe(answer);
        }
        return answer;
      },
    });
    for (let n = 0; n < 2; n++) {
      const match = played([witness(botOf(id))], seats, options, `honest ${id} ${n}`);
      others += match.log().rows.length;
    }
    expect(worlds).toBe(others);
  });
});
