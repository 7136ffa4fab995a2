// Honesty: a bot is given what its seat knows, and decides the same in every world the seat cannot tell apart.

import { think } from '@tabella/bots';
import { courier } from '@tabella/courier';
import {
  type AnyGame,
  type Bot,
  type BotInput,
  botInputOf,
  encode,
  FastChance,
  imagine,
  type Known,
  Match,
  sampleAnswer,
} from '@tabella/kernel';
import { knownIn } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { dealOf, playMatch } from '../src/index.ts';
import { whispers } from './games/whispers.ts';

describe('the same choice in every world', () => {
  it('holds at questions of every kind in courier', () => {
    const kinds = new Set<string>();
    const game = courier as AnyGame;
    for (let deal = 0; deal < 3; deal++) {
      const match = Match.start(courier, { seats: 4, fairness: dealOf(`worlds ${deal}`) });
      if (!(match instanceof Match)) throw new Error(match.reason);
      const chance = new FastChance(deal);
      for (let turn = 0; match.batch !== null && turn < 150; turn++) {
        for (const ask of match.asks()) {
          if (ask.from.length > 1 && turn % 5 === 0) {
            const input = botInputOf(match, ask.seat) as BotInput<unknown>;
            const decide = (known: Known<unknown>): string => {
              const seen = { ...input, known, ask: known.own ?? input.ask };
              return encode(think(game, seen, new FastChance(77), { iterations: 15 }));
            };
            const worlds = [1, 2, 3].map((i) => imagine(game, input.known, new FastChance(i), { wholeHistory: true }));
            const within = worlds.flatMap((world) => (world && !world.relaxed ? [knownIn(world, input.known)] : []));
            expect(within.length).toBeGreaterThan(0);
            const mixing = courier.cards?.of(match.state).stale.length !== 0;
            // In the middle of a shuffle the match labels cards with a key of its own; then the worlds are compared.
            const [first, ...others] = mixing ? within : [input.known, ...within];
            const decided = decide(first as Known<unknown>);
            for (const other of others) expect(decide(other)).toBe(decided);
            kinds.add(ask.kind);
          }
          const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
          if (!reply.ok) throw new Error(reply.reason);
          if (reply.closed) break;
        }
      }
    }
    for (const kind of ['errand', 'play', 'send', 'seal', 'seize', 'take']) expect(kinds).toContain(kind);
  });
});

describe('a bot input', () => {
  it('holds no word of another seat', () => {
    const sights: { seat: number; text: string; heard: number }[] = [];
    const spy: Bot<unknown> = {
      id: 'spy',
      decide: (input, chance) => {
        sights.push({ seat: input.seat, text: encode(input), heard: input.heard.length });
        return sampleAnswer(input.ask, chance);
      },
    };
    const played = playMatch(whispers, [spy, spy, spy], { seed: 'whispers' });
    if ('ok' in played || played.log === null) throw new Error('not played');
    const match = Match.replay(whispers, played.log);
    if (!(match instanceof Match)) throw new Error(match.reason);
    const { words } = match.state;
    expect(new Set(words).size).toBe(3);
    expect(sights).toHaveLength(18);
    for (const { seat, text } of sights) {
      words.forEach((word, owner) => {
        expect(text.includes(word)).toBe(owner === seat);
      });
    }
    // It does hear what was said to it alone: five whispers before the sixth.
    expect(Math.max(...sights.map((one) => one.heard))).toBe(5);
  });
});
