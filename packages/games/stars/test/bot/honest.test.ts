// A bot decides by what its seat knows: in every world that the seat cannot tell apart it answers the same.

import { type Bot, FastChance } from '@tabella/kernel';
import { elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Options, State } from '../../rules/state.ts';
import { botOf, game, played } from './support.ts';

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
        const other = elsewhere(game, input, 1000 + seed);
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
