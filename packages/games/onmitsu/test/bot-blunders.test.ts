// Bots: blunders that were seen in matches read move by move, and that no player would make.

import { answerInMatch, type Choice, FastChance, type Seat } from '@tabella/kernel';
import { botInputAt } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { onmitsuBots } from '../bot/index.ts';
import { onmitsu, type Position, Scenario } from './scenario.ts';

const bots = onmitsuBots(onmitsu);

/** The names in what a bot answers, with each of three chances. */
function says(id: string, play: Scenario, seat: Seat): string[] {
  const input = botInputAt(play.match, seat);
  const { box, names } = play.rules;
  const named = (one: Choice): string => {
    if (typeof one !== 'object' || one === null) return String(one);
    if ('scroll' in one) return String(one.scroll);
    if (!('card' in one)) return 'action' in one ? String(one.action) : Object.keys(one).join();
    return names[box.face(play.match.state.cards, one.card as number)] ?? '';
  };
  return [1, 2, 3].map((seed) => {
    const bot = bots.find((one) => one.id === id)?.make();
    const answer = answerInMatch(play.match, input, bot?.decide(input, new FastChance(seed)));
    return Array.isArray(answer) ? answer.map(named).join(' ') : named(answer as Choice);
  });
}

const throwsIn = (id: string, position: Position): string[] => says(id, new Scenario({ seats: 2, ...position }), 0);

const PLACES = ['market_town', 'river_harbour', 'paper_mill', 'tea_house', 'castle_town'];

describe.each(['normal', 'hard'])('%s', (id) => {
  it.each(['dokumi', 'temple_clearing', 'shinobi'])('does not sit on two scrolls with %s in hand', (saving) => {
    const position = {
      hands: [
        [saving, 'onmyoji', 'metsuke'],
        ['shonin', 'kuge'],
      ],
      sealed: [['decoy', 'decoy'], ['daimyo']],
      places: PLACES.slice(0, 3),
    };
    // To crack one is a way out too: it is a card of the hand then, and can be discarded.
    for (const one of throwsIn(id, position)) expect([saving, 'crack']).toContain(one);
  });

  it('fears death also where it cannot lead', () => {
    const position = {
      hands: [
        ['dokumi', 'yojimbo', 'market_town'],
        ['shonin', 'kuge', 'onmyoji', 'hyogushi', 'metsuke'],
      ],
      sealed: [['poisoned', 'poisoned'], ['daimyo']],
      places: PLACES.slice(1, 4),
    };
    for (const one of throwsIn(id, position)) expect(['dokumi', 'crack']).toContain(one);
  });

  it('takes the scroll that a card in hand would give it', () => {
    const position = {
      hands: [
        ['daikan', 'onmyoji', 'metsuke'],
        ['shonin', 'kuge'],
      ],
      sealed: [[], ['decoy']],
      places: PLACES.slice(0, 3),
      turn: 26,
    };
    expect(new Set(throwsIn(id, position))).toEqual(new Set(['daikan']));
  });

  it('does not throw Combat where there is none', () => {
    const position = {
      hands: [
        ['ronin', 'yojimbo', 'onmyoji'],
        ['shonin', 'kuge'],
      ],
      sealed: [['decoy'], ['daimyo']],
      places: ['hot_spring', ...PLACES.slice(0, 2)],
    };
    expect(throwsIn(id, position)).not.toContain('ronin');
  });

  it('gives up a cracked scroll, and not its cards, when it would die of it at the end', () => {
    const play = new Scenario({
      seats: 2,
      hands: [['daimyo', 'kuge', 'metsuke', 'yojimbo', 'onmyoji', 'suri'], ['shonin']],
      turn: 30,
      phase: 'limit',
    });
    expect(new Set(says(id, play, 0))).toEqual(new Set(['daimyo']));
  });

  it('gives it up also where it cannot win', () => {
    const play = new Scenario({
      seats: 2,
      hands: [
        ['daimyo', 'kuge', 'metsuke', 'yojimbo', 'onmyoji', 'suri'],
        ['shonin', 'kuge', 'hyogushi', 'ronin', 'dokumi'],
      ],
      sealed: [[], ['daimyo']],
      turn: 30,
      phase: 'limit',
    });
    expect(new Set(says(id, play, 0))).toEqual(new Set(['daimyo']));
  });

  it('does not play a courier that brings nothing', () => {
    const play = new Scenario({
      seats: 2,
      hands: [
        ['hikyaku', 'shinobi', 'gisakushi'],
        ['yojimbo', 'checkpoint', 'kusa', 'suri'],
      ],
      sealed: [[], ['daimyo']],
      thrown: 'kuge',
      deck: ['kunoichi', 'kunoichi'],
      places: ['castle_town'],
      turn: 7,
    });
    play.until('respond').window({ 0: { card: 'hikyaku', action: 'A' } });
    expect(new Set(says(id, play.until('play'), 0))).toEqual(new Set(['shinobi']));
  });

  it('does not crack its only scroll when none that kills is about', () => {
    const position = {
      hands: [
        ['gisakushi', 'gisakushi'],
        ['shonin', 'kuge', 'ronin'],
      ],
      sealed: [['decoy'], []],
      places: ['temple_clearing'],
      turn: 4,
    };
    expect(throwsIn(id, position)).not.toContain('crack');
  });

  it('does not guard against Combat where there is none', () => {
    const play = new Scenario({
      seats: 2,
      hands: [
        ['gisakushi', 'ronin', 'gisakushi', 'kuge', 'dokumi'],
        ['ronin', 'yamabushi', 'kusa', 'suri'],
      ],
      sealed: [['daimyo'], ['decoy']],
      thrown: 'yojimbo',
      places: ['hot_spring', 'checkpoint', ...PLACES.slice(1)],
      turn: 27,
    });
    expect(new Set(says(id, play.until('action'), 0))).toEqual(new Set(['B']));
  });

  it('gives up a cracked scroll that kills when the end is near, and not its cards', () => {
    const play = new Scenario({
      seats: 3,
      hands: [['shonin', 'metsuke', 'poisoned'], ['hyogushi'], ['gisakushi', 'hitsuke']],
      sealed: [[], [], ['decoy']],
      places: ['temple_clearing', ...PLACES],
      turn: 21,
      phase: 'shed',
    });
    expect(new Set(says(id, play, 0))).toEqual(new Set(['poisoned']));
  });

  it("takes the Daimyo's Scroll from the pile when nobody contests it", () => {
    const play = new Scenario({
      seats: 2,
      hands: [
        ['hyogushi', 'kuge', 'metsuke'],
        ['shonin', 'onmyoji'],
      ],
      sealed: [[], ['decoy']],
      thrown: 'gisakushi',
      turn: 29,
      places: PLACES.slice(0, 3),
    });
    play.say(0, { action: 'A' });
    expect(new Set(says(id, play.until('scroll'), 0))).toEqual(new Set(['daimyo']));
  });
});
