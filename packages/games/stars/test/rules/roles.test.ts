// Who is what: before the start, in the first question, at the end, and in another match.

import type { Chair, Verdict } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { loadPackage } from '../../package.ts';
import type { Options } from '../../rules/state.ts';
import { words } from '../../words/en/index.ts';
import { Scenario } from './scenario.ts';

const { again } = await loadPackage();
const name = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'][seat] ?? '';
const NORMAL: Options = { mode: 'coop', hard: false, draw: 'deck', alien: 1, agree: 'one', aid: false };
const chairs = (seats: number, options: Partial<Options>): readonly Chair[] =>
  words.chairs?.(seats, { ...NORMAL, ...options }) ?? [];
const brief = (all: readonly Chair[]): string[] => all.map(({ group, role }) => `${group}: ${role}`);

describe('chairs before the start', () => {
  it('group the Alien and the Scientists', () => {
    expect(brief(chairs(3, { alien: 2 }))).toEqual(['Scientists: Scientist', 'Alien: Alien', 'Scientists: Scientist']);
  });

  it('group two teams with an Alien each', () => {
    expect(brief(chairs(4, { mode: 'team' }))).toEqual([
      'Team 1: Alien',
      'Team 2: Alien',
      'Team 1: Scientist',
      'Team 2: Scientist',
    ]);
  });

  it('say what is drawn at the start', () => {
    for (const mode of ['coop', 'team'] as const)
      for (const chair of chairs(4, { mode, alien: 0 })) expect(chair.role).toBe('drawn at the start');
  });

  it('are as the match then deals the roles', () => {
    for (const mode of ['coop', 'team'] as const)
      for (let alien = 1; alien <= 5; alien++) {
        const { roles } = new Scenario({ seats: 5, options: { mode, alien } }).view(null);
        expect(chairs(5, { mode, alien }).map(({ role }) => role === 'Alien')).toEqual(roles.map((role) => role.alien));
      }
  });
});

describe('another match', () => {
  const next = (options: Partial<Options>, seats: number): unknown => again?.({ ...NORMAL, ...options }, seats).alien;

  it('makes the next seat the Alien, round the table', () => {
    expect([1, 2, 3].map((alien) => next({ alien }, 3))).toEqual([2, 3, 1]);
  });

  it('keeps the teams of four, and in each of them the other one is the Alien', () => {
    expect(next({ mode: 'team', alien: 1 }, 4)).toBe(3);
    const [first, second] = [1, 3].map((alien) => chairs(4, { mode: 'team', alien }));
    expect(second?.map(({ group }) => group)).toEqual(first?.map(({ group }) => group));
    expect(second?.map(({ role }) => role)).toEqual(['Scientist', 'Scientist', 'Alien', 'Alien']);
  });

  it('draws again who was drawn', () => expect(next({ alien: 0 }, 4)).toBe(0));
});

describe('what a seat is asked', () => {
  const asked = (game: Scenario, seat: number): string => {
    const ask = game.match.asks().find((one) => one.seat === seat);
    return ask ? words.prompt(ask, game.match.view(seat), name) : '';
  };
  const wordsOf = (game: Scenario, seat: number): string => {
    const own = game.view(seat).messages.find((one) => one.dice !== null);
    const [a, b, c] = (own?.dice ?? []).map((row, i) => own?.card?.columns[i]?.[row]?.toLowerCase());
    return `${a}, ${b} or ${c}`;
  };

  it('names role, task and words in the first round, and the task alone later', () => {
    const game = new Scenario({ seats: 2 });
    expect(asked(game, 0)).toBe(`You are the Alien. Hint at ${wordsOf(game, 0)} with one word.`);
    game.must(0, 'QUIETLY');
    expect(asked(game, 1)).toBe(`You are a Scientist. Hint at ${wordsOf(game, 1)} with one word.`);
    game.must(1, 'QUIETLY');
    expect(asked(game, 0)).toBe(`Round 2 of 4: hint at ${wordsOf(game, 0)}.`);
  });

  it('says propose where several have to agree, and asks the next to confirm', () => {
    const game = new Scenario({ seats: 3 });
    game.must(0, 'QUIETLY');
    expect(asked(game, 1)).toBe(`You are a Scientist. Propose a word for ${wordsOf(game, 1)}.`);
    game.must(1, 'SIGNAL');
    expect(asked(game, 2)).toBe('Confirm SIGNAL, or propose another word.');
  });

  it('names the team where there are two', () => {
    const game = new Scenario({ seats: 4, options: { mode: 'team' } });
    expect(asked(game, 1)).toMatch(/^You are the Alien of team 2\. Hint at /);
  });

  it('speaks of columns and letters in the final guess, not of numbers', () => {
    const game = new Scenario({ seats: 2 });
    game.transmitAll();
    expect(asked(game, 0)).toBe('Guess one word from each column.');
    game.must(0, '1 1 1');
    game.must(1, '1 1 1');
    expect(asked(game, 1)).toBe('Pick six letters: three Trust, two Amplify, one Suspicion.');
  });
});

describe('the end', () => {
  const played = (seats: number, options: Partial<Options>, letters: readonly string[]): Scenario => {
    const game = new Scenario({ seats, options: { agree: 'first', ...options } });
    while (game.view(null).phase !== 'over') {
      const { phase } = game.view(null);
      const [ask] = game.match.asks().filter((one) => one.declared === undefined);
      if (!ask) throw new Error('nobody is asked');
      const team = game.view(null).roles[ask.seat]?.team ?? 0;
      const { dice } = game.match.state.messages[2 * team + (phase === 'guess-alien' ? 1 : 0)] ?? { dice: [] };
      const guess = phase === 'guess-letters' ? (letters[team] ?? '') : dice.map((row) => row + 1).join(' ');
      const text = phase === 'alien' || phase === 'scientists' ? 'NOWHERE' : guess;
      const reply = game.match.answer(ask.seat, ask.id, text);
      if (!reply.ok) throw new Error(reply.reason);
    }
    return game;
  };
  const verdictOf = (game: Scenario, you: number | null): Verdict | undefined =>
    game.match.result ? words.verdict?.(game.match.result, game.match.view(you), name, you) : undefined;

  it('is one number and how well they understood each other', () => {
    expect(verdictOf(played(2, {}, ['EHP RT O']), 0)).toEqual({
      title: '11 of 12',
      why: 'You understand each other very well.',
    });
    expect(verdictOf(played(2, {}, ['EHP RX O']), 1)?.title).toBe('12 of 12');
  });

  it('of two teams names the winner and both counts, my team first', () => {
    const game = played(4, { mode: 'team' }, ['EHP RT S', 'EHP RX S']);
    expect(verdictOf(game, 0)).toEqual({
      title: 'Team 2 wins 11 to 10',
      why: 'Your team had 6 words and 4 letters right. Team 2 had 6 words and 5 letters right.',
    });
    expect(verdictOf(game, 3)?.why).toMatch(/^Your team had 6 words and 5 letters right\. Team 1/);
    expect(verdictOf(played(4, { mode: 'team' }, ['EHP RX O', 'EHP RX O']), null)?.title).toBe(
      'Both teams have 12 of 12',
    );
  });

  it('has a heading for each round and for the final guess', () => {
    const game = played(3, {}, ['EHP RT O']);
    const headings = game.match.told.flatMap(({ event }) => words.turn?.(event, name) ?? []);
    expect(headings).toEqual(['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Final guess']);
  });

  it('tells a proposal to the one who made it as theirs', () => {
    const proposes = { kind: 'proposes', seat: 1, text: 'SIGNAL' };
    expect(words.event(proposes, name, 1)).toBe('You propose SIGNAL.');
    expect(words.event(proposes, name, 2)).toBe('Bo proposes SIGNAL.');
  });
});
