// Bots: trouble is not sought, death is feared, and the place that ends the game is played when it wins.

import { answerInMatch, type Choice, FastChance, type Seat } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { onmitsuBots } from '../bot/index.ts';
import { HARD, NORMAL } from '../bot/level.ts';
import { prospectOf } from '../bot/value.ts';
import { lookAt } from '../bot/worlds.ts';
import { onmitsu, type Position, Scenario } from './scenario.ts';

const bots = onmitsuBots(onmitsu);

/** The names of the cards a bot throws, or what else it answers, with three chances. */
function says(id: string, position: Position, seat: Seat): string[] {
  const play = new Scenario(position);
  const input = botInputAt(play.match, seat);
  const { box, names } = play.rules;
  return [1, 2, 3].map((seed) => {
    const bot = bots.find((one) => one.id === id)?.make();
    const answer = answerInMatch(play.match, input, bot?.decide(input, new FastChance(seed))) as Choice;
    if (typeof answer !== 'object' || answer === null) return String(answer);
    if (!('card' in answer)) return Object.keys(answer).join();
    return names[box.face(play.match.state.cards, answer.card as number)] ?? '';
  });
}

const FIVE = ['market_town', 'river_harbour', 'paper_mill', 'tea_house', 'checkpoint'];

describe.each([
  ['normal', NORMAL],
  ['hard', HARD],
])('%s', (_id, { thought }) => {
  /** What a position is worth to seat 0, who holds two cards that mend seals. */
  const worth = (sealed: readonly string[], cracked: readonly string[]): number => {
    const play = new Scenario({
      seats: 2,
      hands: [
        ['hyogushi', 'hyogushi', ...cracked],
        ['shonin', 'kuge'],
      ],
      sealed: [sealed, ['daimyo']],
    });
    if (thought === null) throw new Error('it does not think');
    return prospectOf(lookAt(onmitsu, play.match.state), { seat: 0, ...thought }, null);
  };

  it('takes safety for better than trouble with a remedy', () => {
    expect(worth(['decoy'], [])).toBeGreaterThan(worth([], ['decoy']));
    expect(worth(['decoy'], [])).toBeGreaterThan(worth(['decoy', 'decoy'], []));
    expect(worth([], [])).toBeGreaterThan(worth(['decoy', 'decoy'], []));
  });
});

it('hard does not crack a Decoy because it could mend it', () => {
  const position = {
    seats: 2,
    hands: [
      ['hyogushi', 'hyogushi', 'kuge', 'shonin'],
      ['shonin', 'kuge', 'metsuke'],
    ],
    sealed: [['decoy'], ['daimyo']],
  };
  expect(says('hard', position, 0)).not.toContain('crack');
});

it.each(['normal', 'hard'])('%s gets rid of a scroll too many long before the end', (id) => {
  const position = {
    seats: 2,
    hands: [['temple_clearing', 'metsuke', 'onmyoji'], ['shonin']],
    sealed: [['decoy', 'decoy'], []],
    places: FIVE.slice(0, 1),
  };
  expect(new Set(says(id, position, 0))).toEqual(new Set(['temple_clearing']));
});

it('hard plays the Castle among three when it wins', () => {
  const position = {
    seats: 3,
    hands: [['daimyos_castle', 'yojimbo', 'hyogushi', 'kuge', 'onmyoji'], ['shonin'], ['suri', 'kuge']],
    sealed: [['daimyo'], [], []],
    places: FIVE,
  };
  expect(new Set(says('hard', position, 0))).toEqual(new Set(['daimyos_castle']));
});
