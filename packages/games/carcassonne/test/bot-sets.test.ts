// Bots and the sets: what they think of questions that only sets ask, and of where followers stand.

import { type Answer, type Bot, FastChance, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { HARD, NORMAL } from '../bot/level.ts';
import { eachPlan, type Plan } from '../bot/plan.ts';
import { lookAt } from '../bot/remaining.ts';
import { bestInFutures, type Effort } from '../bot/search.ts';
import { boxOf } from '../rules/box.ts';
import type { Deed } from '../rules/choices.ts';
import { put, segmentIn, slotIn } from '../rules/core/figures.ts';
import { newFound, nth } from '../rules/core/found.ts';
import { figuresOn } from '../rules/figures.ts';
import { carcassonne } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { SILENT } from '../rules/silent.ts';
import { clone, type State } from '../rules/state.ts';
import { crownsOf, movePig } from '../sets/wheel/crowns.ts';
import { type Position, Scenario } from './scenario.ts';

const LEVELS = ['easy', 'normal', 'hard'];

function says(id: string, game: Scenario): Answer {
  const kind = bots.find((one) => one.id === id);
  if (!kind) throw new Error(`no bot ${id}`);
  const bot: Bot<State> = kind.make();
  return bot.decide(botInputAt(game.match, game.ask().seat), new FastChance(7));
}

describe.each(LEVELS)('%s leads the dragon', (id) => {
  /** Four tiles in a row, the dragon on the second; a dragon tile was laid at the eastern end. */
  const row = (): Scenario =>
    new Scenario({
      options: { sets: ['dragon'], messages: 'off' },
      start: 'dragon-2',
      tiles: [
        ['base-B', -1, 0],
        ['base-B', 1, 0],
        ['base-B', 2, 0],
      ],
      figures: [[0, 'meeple', 2, 0, 0]],
      done: [[0, { do: 'dragon', tile: 0 }]],
      next: ['dragon-G', 'base-B'],
    }).lay(3, 0, 2);

  it('away from its figure, though nobody is eaten by this step', () => {
    const game = row();
    expect(game.ask()).toMatchObject({ seat: 0, about: { step: 'dragon' } });
    // To the east the other would lead it on to tile 3, where the figure stands; to the west the walk ends.
    expect(says(id, game)).toEqual({ do: 'dragon', tile: 1 });
  });
});

const fairyBeside: Deed = { do: 'fairy', seat: 1, figure: 'meeple', tile: 1, segment: 0 };

describe.each(['normal', 'hard'])('%s and the fairy', (id) => {
  it('puts a monk rather than fetching her back from the other', () => {
    const game = new Scenario({
      options: { sets: ['dragon'], messages: 'off' },
      start: 'base-B',
      tiles: [['base-B', -1, 0]],
      figures: [
        [0, 'meeple', 0, 0, 1],
        [1, 'meeple', -1, 0, 0],
      ],
      prepare: (s) => {
        // Her place belongs to the seat whose turn it is.
        s.active = 1;
        boxOf(s.options).deeds.get('fairy')?.(s, SILENT, fairyBeside, boxOf(s.options));
        s.active = 0;
      },
      next: ['base-B', 'base-B'],
    });
    game.answer({ x: 1, y: 0, rotation: 0 });
    expect(says(id, game)).toMatchObject({ figure: 'meeple', segment: 0 });
  });

  it('moves her to the knight of a city that is soon complete, not to a farmer', () => {
    const game = new Scenario({
      options: { sets: ['dragon'], messages: 'off' },
      start: 'base-E',
      tiles: [
        ['base-B', 0, 1],
        ['base-F', 0, -1, 1],
      ],
      figures: [
        [0, 'meeple', 0, 1, 1],
        [0, 'meeple', 0, 0, 0],
      ],
      meeples: [2, 7],
      next: ['base-B', 'base-B'],
    });
    game.answer({ x: 0, y: 2, rotation: 0 });
    expect(says(id, game)).toMatchObject({ do: 'fairy', tile: 0, segment: 0 });
  });

  it('takes her three points at the end rather than a road of one tile', () => {
    const game = new Scenario({
      options: { sets: ['dragon'], messages: 'off' },
      start: 'base-B',
      figures: [[0, 'meeple', 0, 0, 0]],
      next: ['base-U'],
      last: true,
    });
    game.answer({ x: 1, y: 0, rotation: 0 });
    expect(says(id, game)).toMatchObject({ do: 'fairy', tile: 0, segment: 0 });
  });
});

describe.each(['normal', 'hard'])('%s and the wheel', (id) => {
  it.each([0, 2, 4])('chooses a crown near the pig in sector %i, which comes soonest', (pig) => {
    const game = new Scenario({
      options: { sets: ['wheel'], messages: 'off', farmers: false },
      start: 'wheel-11',
      tiles: [
        ['wheel-21', 1, 0],
        ['wheel-12', 0, 1],
        ['wheel-22', 1, 1],
      ],
      prepare: (s) => movePig(s.land, pig),
      next: ['base-V', 'base-V'],
    });
    game.answer(game.ask().from[0] as Parameters<Scenario['answer']>[0]);
    const { tile, segment } = says(id, game) as { readonly tile: number; readonly segment: number };
    const sector = crownsOf(game.match.state.land).find((one) => one.tile === tile && one.segment === segment)?.sector;
    expect([1, 2, 3]).toContain(((sector ?? pig) - pig + 6) % 6);
  });
});

describe.each(['normal', 'hard'])('%s and the wagon', (id) => {
  it('scores a city with it that is complete at once, for it may drive on', () => {
    const game = new Scenario({ options: { sets: ['abbey'], messages: 'off' }, next: ['base-E', 'base-V'] });
    game.answer({ x: 0, y: -1, rotation: 2 });
    expect(says(id, game)).toEqual({ figure: 'wagon', segment: 0 });
  });
});

describe.each(LEVELS)('%s and the teacher', (id) => {
  /** Seat 0, who has the teacher, completes a city of two tiles at the start and one of three beyond. */
  const twoCities = (figures: NonNullable<Position['figures']>): Scenario =>
    new Scenario({
      options: { sets: ['school'], messages: 'off' },
      tiles: [
        ['school-A', 1, 0],
        ['school-B', 2, 0],
        ['base-U', 1, -1],
        ['base-A', 1, -2],
        ['base-G', 0, -2, 1],
        ['base-E', 0, -3, 2],
      ],
      figures,
      next: ['base-A', 'base-B', 'base-H'],
    })
      .lay(-1, 0, 3)
      .lay(-2, 0, 0)
      .lay(0, -1, 0);

  /** Points of the teacher if the bot says which city comes first. */
  const lesson = (game: Scenario): number => {
    expect(game.ask().about).toEqual({ step: 'teach' });
    game.answer(says(id, game) as Parameters<Scenario['answer']>[0]);
    return game.told('award').find(({ award }) => award.name === 'teacher')?.award.points ?? 0;
  };

  it('takes the greater lesson, and leaves the other the smaller', () => {
    const beyond = [0, 'meeple', 0, -3, 0] as const;
    expect(lesson(twoCities([[1, 'meeple', 0, 0, 0], beyond]))).toBe(6);
    expect(
      lesson(
        twoCities([
          [1, 'meeple', 0, 0, 0],
          [1, 'meeple', 0, -3, 0],
        ]),
      ),
    ).toBe(4);
  });
});

const { mind } = NORMAL;

/** Plays at random and calls with every state in which a question of this kind is open. */
function eachState(options: Partial<Options>, kind: string, visit: (s: State) => void): void {
  const fairness = { secret: sha256Hex('stands'), contributions: [] };
  const match = Match.start(carcassonne, { seats: 3, options: { messages: 'off', ...options }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(3);
  while (match.batch !== null) {
    for (const ask of match.asks()) {
      if (ask.kind === kind) visit(match.state);
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    }
  }
}

/** What the sets expect for the active seat. */
function expected(s: State, turns: number): number {
  const worth = new Float64Array(s.seats);
  for (const one of boxOf(s.options).expecting) one.expects(s, worth, turns);
  return worth[s.active] ?? 0;
}

describe('a follower', () => {
  it.each(['tower', 'dragon', 'bigtop'] as const)('%s: is worth as much more as is expected of it', (set) => {
    const turns = 6;
    const found = newFound(64);
    let differs = 0;
    eachState({ sets: [set] }, 'figure', (s) => {
      const many = figuresOn(s, boxOf(s.options), found);
      for (const figure of Array.from({ length: many }, (_, i) => nth(found, i))) {
        const then = clone(s);
        put(then.land, s.active, slotIn(figure), s.tile, segmentIn(figure));
        const more = expected(then, turns) - expected(s, turns);
        const stands = boxOf(s.options).standing.map((one) => one.stands(s, slotIn(figure), segmentIn(figure), turns));
        expect(stands[0]).toBeCloseTo(more, 6);
        if (Math.abs(more) > 0.01) differs++;
      }
    });
    expect(differs).toBeGreaterThan(3);
  });
});

describe('futures', () => {
  it('are tried for no more plans than can be afforded: the best three at first sight', () => {
    const effort: Effort = { ...(HARD.effort as Effort), positions: 1, prior: 0 };
    const chosen = new Set<number>();
    let least = Number.POSITIVE_INFINITY;
    eachState({}, 'place', (s) => {
      if (s.land.laid % 9 !== 0) return;
      lookAt(s, mind);
      const plans: Plan[] = [];
      eachPlan(s, mind, 0, (spot, figure, value) => plans.push({ spot, figure, value }));
      const sorted = plans.toSorted((a, b) => b.value - a.value);
      for (let seed = 0; seed < 5; seed++)
        chosen.add(sorted.indexOf(bestInFutures(s, plans, 0, effort, mind, new FastChance(seed))));
      least = Math.min(least, plans.length);
    });
    expect(least).toBeGreaterThan(3);
    expect([...chosen].toSorted()).toEqual([0, 1, 2]);
  });
});
