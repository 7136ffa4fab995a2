// Habits: what bots make of how others send and take.

import { describe, expect, it } from 'vitest';
import { colours } from '../bot/colours.ts';
import { COUNTED, ROUGH } from '../bot/habits.ts';
import { sendWorths } from '../bot/send.ts';
import { BLACK, type Odds, type Post, type Situation, sceneOf } from '../bot/situation.ts';
import { view } from '../rules/view.ts';
import { scenario } from './scenario.ts';

const KDR = [1, 0, 0];
const FRS = [0, 1, 0];
const EVEN = [1 / 3, 1 / 3, 1 / 3];

const { state } = scenario({
  identities: ['KDR', 'FRS', 'KDR', 'FRS'],
  hands: [['red counteract', 'black trap'], [], [], []],
  messages: [['red', 'red'], [], [], []],
  phase: 'send',
});
const scene = (odds: Odds, habits = COUNTED): Situation => sceneOf(view(state, 0), 0, odds, habits);
const direct: Post = { stamp: 'OM', from: 2, at: 0, colour: -1 };

describe('the colour of what was not seen', () => {
  it.each([
    ['rough', ROUGH],
    ['counted', COUNTED],
  ])('is one of three, by %s habits', (_name, habits) => {
    for (const stamp of ['CM', 'OM'] as const) {
      for (const at of [0, 1, 2]) {
        const sum = colours(scene([KDR, EVEN, EVEN, EVEN], habits), { ...direct, stamp, at }).reduce((a, b) => a + b);
        expect(sum).toBeCloseTo(1);
      }
    }
  });

  it('is hardly ever black when a friend sends it to me', () => {
    expect(colours(scene([KDR, EVEN, KDR, EVEN]), direct)[BLACK]).toBeLessThan(0.1);
    expect(colours(scene([KDR, EVEN, FRS, EVEN]), direct)[BLACK]).toBeGreaterThan(0.2);
  });
});

it('the winning message is sent where a Trap would send it back', () => {
  const [held] = scene([KDR, EVEN, EVEN, EVEN]).hand.filter((one) => one.face.colour === 'red');
  const worthIn = (sc: Situation): number => sendWorths(sc, [{ card: held?.card ?? -1, by: 'OM', to: 1 }])[0] ?? 0;
  const sc = scene([KDR, FRS, EVEN, EVEN]);
  const bare = { ...sc, hand: sc.hand.filter((one) => one.face.effect !== 'trap') };
  expect(worthIn(sc)).toBeGreaterThan(worthIn(bare) + 10);
});
