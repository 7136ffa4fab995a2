// Each Action of each card of the original set, in a position where it can be seen to work.

import { describe, expect, test } from 'vitest';
import { factsOf } from '../sets/facts.ts';
import { type Act, acted, drew } from './acting.ts';
import { atTheEnd, Scenario } from './scenario.ts';

const one = { sealed: [['daimyo'], ['poisoned'], ['decoy']] };

const ACTS: readonly Act[] = [
  {
    card: 'yojimbo',
    action: 'A',
    what: 'cancels Combat for the turn',
    position: {},
    check: (play) => expect(play.view(0).cancelled).toEqual(['Combat']),
  },
  { card: 'yojimbo', action: 'B', what: 'draws 2', position: {}, check: (play) => expect(drew(play, 0)).toBe(2) },
  {
    card: 'metsuke',
    action: 'A',
    what: 'stops Peasants for the turn',
    position: {},
    check: (play) => expect(play.view(0).cancelled).toEqual(['Peasant']),
  },
  {
    card: 'metsuke',
    action: 'B',
    what: 'looks at a hand and takes a Location',
    position: { hands: [[], ['ronin', 'tea_house'], []] },
    given: { player: [[{ seat: 1 }]], take: [['tea_house']] },
    check: (play) => {
      expect(play.told('sees-hand')[0]?.cards).toEqual(expect.arrayContaining(['ronin', 'tea_house']));
      expect(play.hand(0)).toContain('tea_house');
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'kunoichi',
    action: 'A',
    what: 'thrown in Order waits as a ward',
    position: {},
    check: (play) => expect(play.view(1).seats[0]?.wards).toBe(1),
  },
  {
    card: 'kunoichi',
    action: 'B',
    what: 'looks at any sealed scroll',
    position: one,
    given: { look: [[{ seat: 1, place: 0 }]] },
    check: (play) => {
      expect(play.view(0).seats[1]?.sealed[0]).toMatchObject({ kind: 'poisoned', seenIn: 1 });
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'hikyaku',
    action: 'A',
    what: 'plays another card at once',
    position: { hands: [['market_town'], [], []] },
    given: { play: [{ card: 'market_town' }] },
    check: (play) => expect(play.places).toEqual(['market_town']),
  },
  { card: 'hikyaku', action: 'B', what: 'draws 2', position: {}, check: (play) => expect(drew(play, 0)).toBe(2) },
  {
    card: 'onmyoji',
    action: 'A',
    what: 'looks at up to two sealed scrolls',
    position: one,
    given: {
      look: [
        [
          { seat: 0, place: 0 },
          { seat: 2, place: 0 },
        ],
      ],
    },
    check: (play) => {
      expect(play.view(0).seats.map((seat) => seat.sealed[0]?.kind)).toEqual(['daimyo', null, 'decoy']);
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'onmyoji',
    action: 'B',
    what: 'shuffles all sealed scrolls and deals them back',
    position: { sealed: [['daimyo', 'decoy'], ['poisoned'], []] },
    check: (play) => {
      expect(play.told('shuffles-scrolls')[0]).toMatchObject({ count: 3 });
      expect([0, 1, 2].map((seat) => play.sealed(seat).length)).toEqual([2, 1, 0]);
      expect([...play.sealed(0), ...play.sealed(1)].sort()).toEqual(['daimyo', 'decoy', 'poisoned']);
    },
  },
  {
    card: 'daikan',
    action: 'A',
    what: 'gets a card from each with three or more',
    position: { hands: [[], ['suri', 'suri', 'ronin'], ['kusa', 'kusa']] },
    given: { give: [['ronin']] },
    check: (play) => {
      expect(play.hand(0)).toEqual(['ronin']);
      expect(play.hand(2)).toEqual(['kusa', 'kusa']);
    },
  },
  {
    card: 'daikan',
    action: 'B',
    what: 'without a scroll takes a Decoy, otherwise draws 2',
    position: {},
    check: (play) => {
      expect(play.sealed(0)).toEqual(['decoy']);
      expect(drew(play, 0)).toBe(0);
      const rich = acted({ card: 'daikan', action: 'B', what: '', position: one, check: () => {} });
      expect(drew(rich, 0)).toBe(2);
    },
  },
  {
    card: 'suri',
    action: 'A',
    what: 'takes a card at random',
    position: { hands: [[], ['ronin'], []] },
    check: (play) => expect(play.hand(0)).toEqual(['ronin']),
  },
  {
    card: 'suri',
    action: 'B',
    what: 'takes one of the top three discards',
    position: { discard: ['kuge', 'kusa', 'ronin', 'daikan'] },
    given: { fetch: [['kusa']] },
    check: (play) => {
      expect(play.hand(0)).toEqual(['kusa']);
      expect(play.discards).toContain('kuge');
    },
  },
  {
    card: 'kusa',
    action: 'A',
    what: 'replaces a card of the hand with one of its own',
    position: { hands: [['suri'], ['ronin', 'kuge'], []] },
    given: { replace: [{ card: 'ronin' }], plant: [{ card: 'suri' }] },
    check: (play) => {
      expect(play.hand(1)).toEqual(['kuge', 'suri']);
      expect(play.discards).toContain('ronin');
    },
  },
  {
    card: 'kusa',
    action: 'B',
    what: 'lets two players swap a sealed scroll',
    position: one,
    given: { player: [[{ seat: 1 }, { seat: 2 }]] },
    check: (play) => expect([play.sealed(1), play.sealed(2)]).toEqual([['decoy'], ['poisoned']]),
  },
  {
    card: 'ronin',
    action: 'A',
    what: 'makes the Target crack',
    position: one,
    check: (play) => {
      expect(play.hand(1)).toEqual(['poisoned']);
      expect(play.told('reads')).toEqual([expect.objectContaining({ seat: 1, scroll: 'poisoned' })]);
    },
  },
  {
    card: 'ronin',
    action: 'B',
    what: 'makes the Target discard two of their choice',
    position: { hands: [[], ['suri', 'kusa', 'kuge'], []] },
    given: { discard: [['suri', 'kuge']] },
    check: (play) => expect(play.hand(1)).toEqual(['kusa']),
  },
  {
    card: 'shinobi',
    action: 'A',
    what: 'takes a sealed scroll',
    position: one,
    check: (play) => expect([play.sealed(0), play.sealed(1)]).toEqual([['daimyo', 'poisoned'], []]),
  },
  {
    card: 'shinobi',
    action: 'B',
    what: 'gives one of its own',
    position: one,
    check: (play) => expect([play.sealed(0), play.sealed(1)]).toEqual([[], ['poisoned', 'daimyo']]),
  },
  {
    card: 'hyogushi',
    action: 'A',
    what: 'repairs a cracked scroll for a Craftsman',
    position: { hands: [['gisakushi', 'daimyo', 'decoy'], [], []] },
    given: { pay: [['gisakushi']], repair: [{ card: 'daimyo' }] },
    check: (play) => {
      expect(play.sealed(0)).toEqual(['daimyo']);
      expect(play.hand(0)).toEqual(['decoy']);
      expect(play.told('pays')[0]?.cards).toEqual(['gisakushi']);
    },
  },
  {
    card: 'hyogushi',
    action: 'B',
    what: 'takes a Craftsman from the discards',
    position: { discard: ['gisakushi', 'kuge'] },
    check: (play) => {
      expect(play.hand(0)).toContain('gisakushi');
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'gisakushi',
    action: 'A',
    what: 'takes a scroll of its choice for a Craftsman',
    position: { hands: [['hyogushi'], [], []] },
    given: { scroll: [{ scroll: 'daimyo' }] },
    check: (play) => {
      expect(play.sealed(0)).toEqual(['daimyo']);
      expect(play.hand(0)).toEqual([]);
    },
  },
  {
    card: 'gisakushi',
    action: 'B',
    what: 'exchanges a sealed scroll of the Target for a random other one',
    position: { sealed: [[], ['daimyo', 'decoy'], []] },
    given: { sealed: [{ seat: 1, place: 0 }] },
    check: (play) => {
      expect(play.told('to-pile')[0]).toMatchObject({ seat: 1, scroll: 'daimyo', sealed: true });
      expect(play.told('from-pile')[0]).toMatchObject({ seat: 1, random: true });
      expect(play.sealed(1)).toHaveLength(2);
      expect(play.pile).toContain('daimyo');
    },
  },
  {
    card: 'ashigaru',
    action: 'A',
    what: 'blocks a Location and stays on it',
    position: { places: ['market_town', 'tea_house'] },
    given: { block: [{ card: 'tea_house' }] },
    check: (play) => {
      expect(play.view(0).places.map((place) => place.block?.id ?? null)).toEqual([null, 'ashigaru']);
      expect(play.discards).not.toContain('ashigaru');
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'ashigaru',
    action: 'B',
    what: 'makes the Target discard one at random',
    position: { hands: [[], ['kuge', 'decoy'], []] },
    check: (play) => {
      expect(play.view(0).seats[1]?.size).toBe(1);
      expect(play.told('discards')[0]).toMatchObject({ seat: 1, why: 'random' });
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'shonin',
    action: 'A',
    what: 'discards up to two and draws two for each',
    position: { hands: [['kuge', 'kusa', 'suri'], [], []] },
    given: { discard: [['kuge', 'kusa']] },
    check: (play) => expect(drew(play, 0)).toBe(4),
  },
  {
    card: 'shonin',
    action: 'B',
    what: 'lifts a BLOCK, finds a Location and plays one',
    position: { blocks: { tea_house: 'ashigaru' }, deck: ['kuge', 'market_town', 'kusa', 'suri'] },
    given: { unblock: [{ card: 'tea_house' }], play: [{ card: 'market_town' }] },
    check: (play) => {
      expect(play.told('reveals')[0]?.cards).toEqual(['kuge', 'market_town', 'kusa', 'suri']);
      expect(play.places).toEqual(['tea_house', 'market_town']);
      expect(play.view(0).places.every((place) => place.block === null)).toBe(true);
      expect(play.discards).toEqual(expect.arrayContaining(['kuge', 'kusa', 'suri', 'ashigaru', 'shonin']));
    },
  },
  {
    card: 'yamabushi',
    action: 'A',
    what: 'puts a scroll back and gets a random one, sealed',
    position: { hands: [['poisoned'], [], []] },
    check: (play) => {
      expect(play.told('to-pile')[0]).toMatchObject({ seat: 0, scroll: 'poisoned', sealed: false });
      expect(play.sealed(0)).toHaveLength(1);
      expect(play.hand(0)).toEqual([]);
    },
  },
  {
    card: 'yamabushi',
    action: 'B',
    what: 'raises a DESTROYED card while the Temple Clearing stands',
    position: { places: ['temple_clearing'], destroyed: ['kuge', 'market_town'] },
    given: { restore: [{ card: 'kuge' }] },
    check: (play) => {
      expect(play.hand(0)).toContain('kuge');
      expect(play.destroyed).toEqual(['market_town']);
    },
  },
  {
    card: 'hitsuke',
    action: 'A',
    what: 'DESTROYS a Location and itself',
    position: { places: ['market_town', 'tea_house'] },
    given: { raze: [{ card: 'market_town' }] },
    check: (play) => {
      expect(play.destroyed).toEqual(['market_town', 'hitsuke']);
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'hitsuke',
    action: 'B',
    what: 'DESTROYS a random card of the Target, but no scroll',
    position: { hands: [[], ['kuge', 'decoy'], []] },
    check: (play) => {
      expect(play.destroyed).toEqual(['kuge']);
      expect(play.hand(1)).toEqual(['decoy']);
    },
  },
  {
    card: 'kuge',
    action: 'B',
    what: 'summons the Castle for a card, or draws 2',
    position: { hands: [['suri'], [], ['daimyos_castle', 'ronin']] },
    given: { give: [['suri']] },
    check: (play) => {
      expect(play.hand(0)).toEqual(['daimyos_castle']);
      expect(play.hand(2)).toEqual(['ronin', 'suri']);
      const free = acted({ card: 'kuge', action: 'B', what: '', position: {}, check: () => {} });
      expect(drew(free, 0)).toBe(2);
    },
  },
  {
    card: 'dokumi',
    action: 'B',
    what: 'looks at an own scroll and may put one on the pile',
    position: one,
    given: { offer: [{ seat: 0, place: 0 }] },
    check: (play) => {
      expect(play.told('sees-scroll')[0]).toMatchObject({ of: 0, scroll: 'daimyo' });
      expect(play.sealed(0)).toEqual([]);
      expect(play.pile).toContain('daimyo');
    },
  },
  { card: 'market_town', action: 'A', what: 'draws 2', position: {}, check: (play) => expect(drew(play, 0)).toBe(2) },
  {
    card: 'tea_house',
    action: 'A',
    what: 'looks at a hand, draws 2, raises the limit',
    position: { hands: [[], [], ['kuge']] },
    given: { player: [[{ seat: 2 }]] },
    check: (play) => {
      expect(play.told('sees-hand')[0]).toMatchObject({ of: 2, cards: ['kuge'] });
      expect(drew(play, 0)).toBe(2);
      expect(play.view(0).handLimit).toBe(7);
    },
  },
  {
    card: 'temple_clearing',
    action: 'A',
    what: 'lets one offer a scroll and draws 2',
    position: one,
    given: { offer: [{ seat: 0, place: 0 }] },
    check: (play) => {
      expect(play.sealed(0)).toEqual([]);
      expect(drew(play, 0)).toBe(2);
    },
  },
  {
    card: 'paper_mill',
    action: 'A',
    what: 'repairs a cracked scroll and draws 2',
    position: { hands: [['decoy'], [], []] },
    check: (play) => {
      expect(play.sealed(0)).toEqual(['decoy']);
      expect(drew(play, 0)).toBe(2);
    },
  },
  {
    card: 'river_harbour',
    action: 'A',
    what: 'takes any two discards',
    position: { discard: ['kuge', 'kusa', 'suri'] },
    given: { fetch: [['kuge', 'suri']] },
    check: (play) => expect(play.hand(0)).toEqual(['kuge', 'suri']),
  },
  {
    card: 'checkpoint',
    action: 'A',
    what: 'looks at a hand, draws 2, lowers the limit',
    position: { hands: [[], ['kuge'], []] },
    given: { player: [[{ seat: 1 }]] },
    check: (play) => {
      expect(play.told('sees-hand')[0]).toMatchObject({ of: 1, cards: ['kuge'] });
      expect(play.view(0).handLimit).toBe(4);
    },
  },
  {
    card: 'hot_spring',
    action: 'A',
    what: 'looks at any sealed scroll, draws 2, suppresses Combat',
    position: one,
    given: { look: [[{ seat: 2, place: 0 }]] },
    check: (play) => {
      expect(play.view(0).seats[2]?.sealed[0]?.kind).toBe('decoy');
      expect(drew(play, 0)).toBe(2);
      expect(play.view(0).suppressed).toEqual(['Combat']);
    },
  },
  {
    card: 'castle_town',
    action: 'A',
    what: 'keeps two of the top four and counts twice',
    position: { deck: ['kuge', 'kusa', 'suri', 'ronin'] },
    given: { search: [['kusa', 'ronin']] },
    check: (play) => {
      expect(play.hand(0)).toEqual(['kusa', 'ronin']);
      expect(play.discards).toEqual(expect.arrayContaining(['kuge', 'suri']));
      expect(play.view(0).castle.have).toBe(2);
    },
  },
  {
    card: 'daimyos_castle',
    action: 'A',
    what: 'ends the game with five Locations in play',
    position: { places: ['market_town', 'tea_house', 'paper_mill', 'river_harbour', 'checkpoint'] },
    check: (play) => expect(play.match.result?.reason).toBe('castle'),
  },
];

describe('cards of the original set', () => {
  test.each(ACTS.map((act) => [`${act.card} ${act.action} ${act.what}`, act] as const))('%s', (_, act) => {
    act.check(acted(act));
  });

  test('kuge A vouches for a contested scroll', () => {
    const play = atTheEnd({ hands: [['kuge'], [], []], sealed: [['daimyo'], ['daimyo'], []] });
    play.say(0, { card: 'kuge', action: 'A' });
    play.say(0, { seat: 0, place: 0 });
    expect(play.match.result?.scores).toEqual([10, 0, 0]);
  });

  test('dokumi A makes poison harmless', () => {
    const play = atTheEnd({ hands: [['dokumi', 'suri', 'kusa'], [], []], sealed: [['poisoned'], [], []] });
    play.say(0, { card: 'dokumi', action: 'A' });
    play.say(0, ['suri']);
    expect(play.match.result?.scores).toEqual([1, 0, 0]);
  });

  test('kunoichi A, yojimbo A and metsuke A answer from the hand', () => {
    const struck = (answer: string): Scenario => {
      const play = new Scenario({ thrown: 'ashigaru', hands: [['kusa'], [answer, 'suri'], []] });
      return play.window({ 1: { card: answer, action: 'A' } });
    };
    expect(struck('yojimbo').told('discards')).toEqual([]);
    expect(struck('metsuke').told('discards')).toEqual([]);
    expect(struck('kunoichi').quiet().told('discards')[0]).toMatchObject({ seat: 0, cards: ['kusa'] });
  });

  test('every Action of every card is played somewhere above', () => {
    const played = new Set([...ACTS.map((act) => `${act.card} ${act.action}`), 'kuge A', 'dokumi A']);
    const printed = Object.values(factsOf('original').cards).flatMap((card) =>
      card.actions.map((action) => `${card.id} ${action.id}`),
    );
    expect(printed.filter((one) => !played.has(one))).toEqual([]);
  });
});
