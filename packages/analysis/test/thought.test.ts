// Thoughts: every game says why an answer is preferred and what is believed, and no more than the seat that is asked can know.

import {
  type BotInput,
  botInputOf,
  FastChance,
  type Match,
  type Seat,
  sampleAnswer,
  type Thought,
} from '@tabella/kernel';
import { elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { thoughtOf } from '../src/index.ts';
import { goOn, packageOf, startOf } from './matches.ts';

const name = (seat: Seat): string => `Seat ${seat + 1}`;

/** The input of the first seat that has a choice. */
function choosing(match: Match<unknown, unknown>): BotInput<unknown> | null {
  const ask = match.asks().find(({ from, text }) => text !== undefined || from.length > 1);
  return ask === undefined ? null : botInputOf(match, ask.seat);
}

describe.each([
  ['courier', 4, 12],
  ['emissary', 5, 30],
  ['onmitsu', 3, 15],
  ['carcassonne', 2, 20],
  ['stars', 2, 2],
])('%s', (id, seats, rounds) => {
  it('says why in a sentence, the same in every world that looks the same', async () => {
    const whole = await packageOf(id);
    // The strong bots are held to it elsewhere.
    const gamePackage = { ...whole, bots: whole.bots.slice(0, 1) };
    const { game, words } = gamePackage;
    const match = startOf(game, seats, `thoughts of ${id}`);
    const chance = new FastChance(seats);
    for (let i = 0; i < rounds; i++) goOn(match, chance);
    while (choosing(match) === null) goOn(match, chance);
    const input = choosing(match) as BotInput<unknown>;
    const answer = sampleAnswer(input.ask, new FastChance(1), game.texts);
    const thinks = (there: BotInput<unknown>): Thought | null =>
      thoughtOf(gamePackage, there, answer, new FastChance(2));
    const thought = thinks(input);
    if (thought === null) throw new Error('nothing comes to mind');
    expect(thought).toMatchObject({ seat: input.seat, answer });
    expect(words.thought?.(thought, input.ask, input.view, name)).toMatch(/(to win|to expect).*\.$/);
    const other = elsewhere(game, input, 3);
    if (other !== null) expect(thinks(other)).toEqual(thought);
  });
});
