// Bots: the net that judges with two at the table, and the Castle that is not handed to who wins by it.

import { answerInMatch, FastChance, Match, sha256Hex } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { onmitsuBots } from '../bot/index.ts';
import numbers from '../bot/net.json' with { type: 'json' };
import { netChance } from '../bot/net.ts';
import { inputsOf } from '../bot/net-inputs.ts';
import { lookAt } from '../bot/worlds.ts';
import { onmitsu, Scenario } from './scenario.ts';

describe.each(['original', 'salt-road'])('the net, with the cards of %s', (set) => {
  const match = Match.start(onmitsu, {
    seats: 2,
    options: { set },
    fairness: { secret: sha256Hex('net'), contributions: [] },
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const look = lookAt(onmitsu, match.state);

  it('has a number for every input', () => {
    for (const inputs of inputsOf(look)) {
      for (const { length } of [numbers.plain, ...numbers.units.map(({ weights }) => weights)]) {
        expect(inputs).toHaveLength(length);
      }
    }
  });

  it('gives the two seats one win between them', () => {
    expect(netChance(look, 0) + netChance(look, 1)).toBeCloseTo(1);
  });
});

it('hard gives up the Castle rather than hand it to who would win by it', () => {
  const play = new Scenario({
    seats: 2,
    hands: [
      ['daimyos_castle', 'kuge', 'kunoichi', 'shonin', 'metsuke', 'hikyaku'],
      ['shonin', 'kuge', 'yojimbo', 'onmyoji'],
    ],
    sealed: [[], ['daimyo']],
    places: ['market_town', 'river_harbour', 'paper_mill', 'hot_spring', 'castle_town'],
    turn: 12,
    phase: 'limit',
  });
  const input = botInputAt(play.match, 0);
  const { box, names } = play.rules;
  for (const seed of [1, 2, 3]) {
    const bot = onmitsuBots(onmitsu)
      .find((one) => one.id === 'hard')
      ?.make();
    const answer = answerInMatch(play.match, input, bot?.decide(input, new FastChance(seed)));
    const given = (answer as readonly { readonly card: number }[]).map(
      ({ card }) => names[box.face(play.match.state.cards, card)],
    );
    expect(given).toEqual(['daimyos_castle']);
  }
});
