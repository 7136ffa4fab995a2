// Recall: plans weighed with outlooks that were found before are worth exactly what they are worth without.

import { FastChance, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { EXPERT, NORMAL } from '../bot/level.ts';
import { nextMessage } from '../bot/messages.ts';
import type { Mind } from '../bot/mind.ts';
import { eachFigure, eachPlan, laidAt } from '../bot/plan.ts';
import { lookAt } from '../bot/remaining.ts';
import { newFound, nth } from '../rules/core/found.ts';
import { MOST_SPOTS, spots } from '../rules/core/spots.ts';
import { carcassonne } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { clone, type State } from '../rules/state.ts';

const found = newFound(MOST_SPOTS);

type Weighed = [spot: number, figure: number, value: number][];

/** Every plan, weighed while outlooks are kept. */
function recalled(s: State, mind: Mind, message: number): Weighed {
  const plans: Weighed = [];
  eachPlan(s, mind, message, (...plan) => plans.push(plan));
  return plans;
}

/** Every plan, each spot by itself. */
function afresh(s: State, mind: Mind, message: number): Weighed {
  const plans: Weighed = [];
  const many = spots(s.land, s.drawn >> 1, found);
  for (const spot of Array.from({ length: many }, (_, i) => nth(found, i))) {
    const laid = clone(s);
    const gain = laidAt(laid, spot, mind, message);
    eachFigure(laid, spot, mind, message, (at, figure, value) =>
      plans.push([at, figure, gain === 0 ? value : value + gain]),
    );
  }
  return plans;
}

const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, { messages: 'off' }],
  [3, { sets: ['inns', 'traders', 'river'], abbot: true }],
  [2, { fields: 'city', tiny: 'two' }],
  [4, { sets: ['watch', 'shrines', 'wind', 'hills', 'bigtop', 'german', 'siege', 'dragon'] }],
];

describe.each([NORMAL, EXPERT])('a plan of $id', ({ mind }) => {
  it.each(TABLES)('%i seats, %j: is worth the same whatever was weighed before it', (seats, options) => {
    const fairness = { secret: sha256Hex('recall'), contributions: [] };
    const match = Match.start(carcassonne, { seats, options, fairness });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(seats);
    let compared = 0;
    for (let n = 0; match.batch !== null; n++) {
      if (n % (seats === 4 ? 31 : 7) === 0 && match.asks()[0]?.kind === 'place') {
        lookAt(match.state, mind);
        const message = nextMessage(match.state, mind);
        const plans = recalled(match.state, mind, message);
        const others = afresh(match.state, mind, message);
        expect(plans.length).toBe(others.length);
        expect(plans.filter((plan, i) => plan.join() !== others[i]?.join())).toEqual([]);
        compared += plans.length;
      }
      for (const ask of match.asks()) match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    }
    expect(compared).toBeGreaterThan(200);
  });
});
