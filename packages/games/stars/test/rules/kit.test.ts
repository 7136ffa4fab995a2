// The kernel's kit on A Message from the Stars, and what its imagined worlds keep.

import { FastChance, type Game, imagine } from '@tabella/kernel';
import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/state.ts';
import { score } from '../../solver/index.ts';
import { Scenario, stars } from './scenario.ts';

/** Of some numbers of seats; `npm run kit -- stars` tries all of them. */
const budget = { histories: 0, worlds: 100 };

describe('a sample of the kit', () => {
  it('finds nothing in co-op with 2 to 15 seats', () => {
    const options = [
      {},
      { hard: true, draw: 'uniform', alien: 2 },
      { alien: 0, agree: 'vote' },
      { agree: 'first', aid: true },
    ];
    const tally = checkGame(stars, { budget, options, seats: [2, 3, 4, 6, 9, 15] });
    expect(tally.matches).toBeGreaterThanOrEqual(24);
    expect(tally.relaxed).toBe(0);
  });

  it('finds nothing in teams of 4 to 15 seats', () => {
    const options = [
      { mode: 'team' },
      { mode: 'team', hard: true, agree: 'vote', alien: 3 },
      { mode: 'team', alien: 0, draw: 'uniform', agree: 'first' },
    ];
    expect(checkGame(stars, { budget, options, seats: [4, 5, 8, 15] }).matches).toBeGreaterThanOrEqual(12);
  });
});

describe('an imagined world', () => {
  it('has a cipher that gives every score the viewer has seen, and varies in all else', () => {
    const game = new Scenario({ seats: 3 });
    game.must(0, 'CHOPPER');
    game.must(1, 'STARLIGHT');
    game.must(2, 'STARLIGHT');
    const chance = new FastChance(4);
    const ciphers = new Set<string>();
    const cards = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const world = imagine(stars as Game<State, unknown>, game.match.known(1), chance);
      const state = world?.run.state as State;
      const cipher = state.cipher as NonNullable<State['cipher']>;
      expect(score(cipher, 'CHOPPER')).toBe(-8);
      ciphers.add(JSON.stringify(cipher));
      cards.add(state.messages[0]?.card as number);
      expect(state.messages[1]).toEqual(game.match.state.messages[1]);
    }
    expect(ciphers.size).toBeGreaterThan(40);
    expect(cards.size).toBeGreaterThan(5);
  });

  it('of the Alien has the true cipher and unknown words of the Scientists', () => {
    const game = new Scenario({});
    const chance = new FastChance(4);
    const cards = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const world = imagine(stars as Game<State, unknown>, game.match.known(0), chance);
      expect(world?.run.state.cipher).toEqual(game.match.state.cipher);
      cards.add(world?.run.state.messages[1]?.card as number);
    }
    expect(cards.size).toBeGreaterThan(5);
  });
});
