// What people can know: the aid from public facts, what hands give away, and what imagined worlds must agree with.

import { FastChance, type Game, imagine, NONE } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import { HAND, SEALED } from '../rules/box.ts';
import type { State } from '../rules/state.ts';
import { onmitsu, Scenario } from './scenario.ts';

/** Names of what a zone holds in worlds that a viewer can imagine. */
function imagined(play: Scenario, viewer: number | null, zone: number, worlds = 60): string[][] {
  const chance = new FastChance(5);
  const { box, names } = play.rules;
  return Array.from({ length: worlds }, () => {
    const world = imagine(onmitsu as unknown as Game<State, unknown>, play.match.known(viewer), chance);
    if (world === null || world.relaxed) throw new Error('no world was found');
    const { cards } = world.run.state;
    return box.list(cards, zone).map((id) => names[box.face(cards, id)] ?? '');
  });
}

describe('the aid', () => {
  test('counts what lies open, what was sealed before everybody, and what is cracked', () => {
    const play = new Scenario({
      hands: [['gisakushi'], [], ['shonin', 'suri']],
      sealed: [['poisoned'], ['daimyo'], ['decoy']],
    });
    expect(play.view(null).seats.map((seat) => seat.sealed[0]?.could)).toEqual([
      ['daimyo', 'poisoned', 'decoy'],
      ['daimyo', 'poisoned', 'decoy'],
      ['daimyo', 'poisoned', 'decoy'],
    ]);
    play.choose('gisakushi>1', 'low', 'shonin');
    play.say(0, { action: 'B' });
    play.quiet();
    const view = play.view(null);
    // The Daimyo scroll of seat 1 went to the pile for all to see, and so did what replaced it.
    expect(view.seats[1]?.sealed[0]?.could).toHaveLength(1);
    expect(view.seats[1]?.sealed[0]?.known).toBe(true);
    expect(view.seats[0]?.sealed[0]?.could).toEqual(['poisoned', 'decoy']);
  });

  test('knows what can be where after a shuffle', () => {
    const play = new Scenario({
      hands: [['daikan'], ['hikyaku', 'onmyoji', 'kuge'], []],
      sealed: [[], ['poisoned'], ['daimyo']],
    });
    play.choose('daikan', 'kuge', 'low');
    play.say(0, { action: 'B' });
    expect(play.view(null).seats.map((seat) => seat.sealed[0]?.could)).toEqual([
      ['decoy'],
      ['daimyo', 'poisoned'],
      ['daimyo', 'poisoned'],
    ]);
    play.window({ 1: { card: 'hikyaku', action: 'A' } });
    play.say(1, { card: 'onmyoji' });
    play.say(1, { action: 'B' });
    play.until('choose');
    for (const seat of play.view(null).seats) {
      expect(seat.sealed[0]).toMatchObject({ kind: null, known: false, could: ['daimyo', 'poisoned', 'decoy'] });
    }
    // The Decoy is still one of the three: no world has it elsewhere.
    for (let seat = 0; seat < 3; seat++) expect(new Set(imagined(play, null, SEALED + seat).flat()).size).toBe(3);
  });

  test('is silent without the option', () => {
    const play = new Scenario({ options: { aid: false }, hands: [['suri'], [], []], sealed: [['daimyo'], [], []] });
    expect(play.view(0).seats[0]?.sealed[0]?.could).toBeNull();
  });
});

describe('what hands give away', () => {
  test('a card that finds no legal Action shows that its price was not in the hand', () => {
    const play = new Scenario({ hands: [['gisakushi', 'suri', 'kusa'], [], ['shonin', 'kuge']] });
    play.choose('gisakushi>1', '', 'shonin');
    expect(play.told('idles')).toHaveLength(1);
    for (const hand of imagined(play, 2, HAND)) {
      expect(hand).not.toContain('hyogushi');
      expect(hand).not.toContain('gisakushi');
    }
  });

  test('when nobody hands the Castle on, nobody is imagined with it', () => {
    const play = new Scenario({
      hands: [['kuge', 'suri', 'suri', 'ronin'], ['kusa', 'kusa'], ['kuge']],
      places: ['market_town', 'tea_house', 'paper_mill', 'hot_spring', 'checkpoint'],
    });
    play.choose('kuge', 'kusa>0', 'kuge');
    play.until('choose');
    expect(play.match.state.turn).toBe(2);
    for (const hand of imagined(play, 1, HAND)) expect(hand).not.toContain('daimyos_castle');
  });

  test('a Location taken out of a looked-at hand is imagined as a Location', () => {
    const play = new Scenario({
      hands: [
        ['metsuke', 'kuge'],
        ['tea_house', 'suri'],
        ['shonin', 'kuge'],
      ],
    });
    play.choose('metsuke', 'suri>0', 'shonin');
    play.say(0, { action: 'B' });
    play.say(0, [{ seat: 1 }]);
    play.say(0, ['tea_house']);
    const locations = new Set(
      onmitsu.library.rules('original').set.cards.flatMap((card) => (card.kind === 'location' ? [card.id] : [])),
    );
    for (const hand of imagined(play, 2, HAND)) expect(hand.some((id) => locations.has(id))).toBe(true);
  });

  test('a sealed scroll takes every kind that is possible, and the one that was seen no other', () => {
    const play = new Scenario({
      hands: [['kunoichi'], ['shonin', 'suri'], []],
      sealed: [['daimyo'], ['decoy'], ['poisoned']],
    });
    play.choose('kunoichi', 'shonin', 'low');
    play.say(0, { action: 'B' });
    play.say(0, [{ seat: 1, place: 0 }]);
    expect(new Set(imagined(play, 0, SEALED + 1).flat())).toEqual(new Set(['decoy']));
    expect(new Set(imagined(play, 0, SEALED).flat())).toEqual(new Set(['daimyo', 'poisoned']));
    expect(new Set(imagined(play, 2, SEALED + 1).flat())).toEqual(new Set(['daimyo', 'poisoned', 'decoy']));
  });
});

describe('bad input', () => {
  test('cards not held, costs that cannot be paid, arrows at oneself and foreign shapes are refused with a reason', () => {
    const play = new Scenario({
      hands: [['gisakushi', 'suri'], ['hyogushi', 'kuge'], []],
      sealed: [[], ['decoy'], []],
    });
    const theirs = play.rules.box.first(play.match.state.cards, HAND + 1);
    expect(theirs).not.toBe(NONE);
    for (const answer of [
      { card: theirs },
      { card: -1, arrow: 1 },
      { crack: 0 },
      { crack: -1 },
      'pass',
      null,
      [],
      {},
      7,
    ]) {
      expect(play.refused(0, answer)).toMatch(/^That is not one of the choices\.$/);
    }
    play.choose('gisakushi>1', 'kuge', '');
    expect(play.refused(0, { action: 'A' })).toBe('That is not one of the choices.');
    const paying = new Scenario({ hands: [['hyogushi', 'gisakushi', 'suri', 'decoy'], [], ['kuge']] });
    paying.choose('hyogushi', '', 'kuge');
    paying.say(0, { action: 'A' });
    const suri = paying.view(0).hand.find((one) => one.id === 'suri')?.card ?? -1;
    expect(paying.refused(0, [{ card: suri }])).toBe('Not all of these are choices, or one is named twice.');
    expect(paying.refused(0, [])).toBe('Choose 1.');
  });
});
