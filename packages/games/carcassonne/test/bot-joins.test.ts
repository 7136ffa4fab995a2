// Joins: expert knows what may come of it when a tile makes one feature of two.

import { FastChance, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { EXPERT } from '../bot/level.ts';
import { eachFigure, settled } from '../bot/plan.ts';
import { lookAt } from '../bot/remaining.ts';
import { standingOf, weigh } from '../bot/value.ts';
import { carcassonne } from '../rules/game.ts';
import { clone, type State } from '../rules/state.ts';
import { Scenario } from './scenario.ts';

const { mind } = EXPERT;
const apart = { ...mind, joinCare: 0 };

/** What joins add to the lead of seat 0, who has a knight beside the larger city of seat 1, with these tiles to come. */
function byJoining(next: readonly string[]): number {
  const { match } = new Scenario({
    options: { messages: 'off' },
    tiles: [
      ['base-F', 0, -1, 1],
      ['base-U', 1, 0, 1],
      ['base-B', 1, -1],
      ['base-E', 1, -2, 3],
    ],
    figures: [
      [1, 'meeple', 0, 0, 0],
      [0, 'meeple', 1, -2, 0],
    ],
    next,
    last: true,
  });
  const lead = (by: typeof mind): number => {
    lookAt(match.state, by);
    weigh(match.state, by);
    return standingOf(match.state, 0);
  };
  return lead(mind) - lead(apart);
}

describe('two cities at one hole', () => {
  it('are worth more to the owner of the smaller while a tile is left that joins them', () => {
    expect(byJoining(['base-U', 'base-R', 'base-R', 'base-N', 'base-N'])).toBeGreaterThan(0.1);
  });

  it('are worth no more when none is left', () => {
    expect(byJoining(['base-U', 'base-U', 'base-V', 'base-B', 'base-A'])).toBe(0);
  });
});

/** What the position is worth once the figure was put and everything weighed again. */
function inFull(s: State, figure: number): number {
  const after = clone(s);
  settled(after, figure, mind, 0);
  weigh(after, mind);
  return standingOf(after, s.active);
}

it('a figure is worth at first sight what it is worth when everything is weighed again', () => {
  const fairness = { secret: sha256Hex('joins'), contributions: [] };
  const match = Match.start(carcassonne, { seats: 2, options: { messages: 'off' }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(2);
  let compared = 0;
  while (match.batch !== null) {
    if (match.asks()[0]?.kind === 'figure') {
      lookAt(match.state, mind);
      const plans: (readonly [figure: number, value: number])[] = [];
      eachFigure(match.state, 0, mind, 0, (_, figure, value) => plans.push([figure, value]));
      for (const [figure, value] of plans) expect(inFull(match.state, figure)).toBeCloseTo(value, 6);
      compared += plans.length;
    }
    for (const ask of match.asks()) match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  expect(compared).toBeGreaterThan(50);
});
