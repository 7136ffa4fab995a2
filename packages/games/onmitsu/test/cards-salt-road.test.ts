// Each Action of each card of the second set, in a position where it can be seen to work.

import { describe, expect, test } from 'vitest';
import { factsOf } from '../sets/facts.ts';
import { type Act, acted, drew } from './acting.ts';
import { atTheEnd, type Position, Scenario } from './scenario.ts';

const road = (position: Position): Position => ({ ...position, options: { set: 'salt-road' } });
const one = road({ sealed: [['khan'], ['viper'], ['blank']] });

const ACTS: readonly Act[] = [
  {
    card: 'outrider',
    action: 'A',
    what: 'cancels Raids for the turn',
    position: road({}),
    check: (play) => expect(play.view(0).cancelled).toEqual(['Raid']),
  },
  {
    card: 'outrider',
    action: 'B',
    what: 'takes the top discard and draws 1',
    position: road({ discard: ['envoy', 'hermit'] }),
    check: (play) => {
      expect(play.hand(0)).toContain('hermit');
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'falconer',
    action: 'A',
    what: 'plays another card at once',
    position: road({ hands: [['oasis'], [], []] }),
    given: { play: [{ card: 'oasis' }] },
    check: (play) => expect(play.places).toEqual(['oasis']),
  },
  {
    card: 'falconer',
    action: 'B',
    what: 'looks at three, keeps one, puts the rest at the bottom unseen',
    position: road({ deck: ['envoy', 'hermit', 'bandit'] }),
    given: { search: [['hermit']] },
    check: (play) => {
      expect(play.hand(0)).toEqual(['hermit']);
      expect(play.deck.slice(-2).sort()).toEqual(['bandit', 'envoy']);
      expect(play.told('sees-deck')[0]?.cards).toEqual(['envoy', 'hermit', 'bandit']);
    },
  },
  {
    card: 'mirror_dancer',
    action: 'A',
    what: 'thrown in Order waits as a ward',
    position: road({}),
    check: (play) => expect(play.view(1).seats[0]?.wards).toBe(1),
  },
  {
    card: 'mirror_dancer',
    action: 'B',
    what: 'makes a player give a card and draw one',
    position: road({ hands: [[], ['envoy', 'bandit'], []] }),
    given: { player: [[{ seat: 1 }]], give: [['bandit']] },
    check: (play) => {
      expect(play.hand(0)).toEqual(['bandit']);
      expect(drew(play, 1)).toBe(1);
    },
  },
  {
    card: 'gatekeeper',
    action: 'A',
    what: 'stops Traders for the turn',
    position: road({}),
    check: (play) => expect(play.view(0).cancelled).toEqual(['Trader']),
  },
  {
    card: 'gatekeeper',
    action: 'B',
    what: 'lifts a BLOCK and draws 2',
    position: road({ blocks: { oasis: 'sapper' } }),
    check: (play) => {
      expect(play.view(0).places[0]?.block).toBeNull();
      expect(drew(play, 0)).toBe(2);
    },
  },
  {
    card: 'star_reader',
    action: 'A',
    what: 'looks at an own scroll and at any one',
    position: one,
    given: { look: [[{ seat: 1, place: 0 }]] },
    check: (play) => expect(play.view(0).seats.map((seat) => seat.sealed[0]?.kind)).toEqual(['khan', 'viper', null]),
  },
  {
    card: 'star_reader',
    action: 'B',
    what: 'shuffles all sealed scrolls, then looks at an own one',
    position: one,
    check: (play) => {
      expect(play.told('shuffles-scrolls')[0]).toMatchObject({ count: 3 });
      expect(play.view(0).seats[0]?.sealed[0]?.kind).toBe(play.sealed(0)[0]);
      expect(play.view(0).seats[1]?.sealed[0]?.kind).toBeNull();
    },
  },
  {
    card: 'tithe_rider',
    action: 'A',
    what: 'makes all others discard one at once',
    position: road({ hands: [['envoy'], ['bandit', 'hermit'], ['sapper', 'copyist']] }),
    given: { discard: [['bandit'], ['sapper']] },
    check: (play) => {
      expect([play.hand(0), play.hand(1), play.hand(2)]).toEqual([['envoy'], ['hermit'], ['copyist']]);
    },
  },
  {
    card: 'tithe_rider',
    action: 'B',
    what: 'discards up to three, draws one for each and one more',
    position: road({ hands: [['envoy', 'bandit'], [], []] }),
    given: { discard: [['envoy', 'bandit']] },
    check: (play) => expect(drew(play, 0)).toBe(3),
  },
  {
    card: 'bandit',
    action: 'A',
    what: 'DESTROYS a card the Target chooses',
    position: road({ hands: [[], ['envoy', 'hermit'], []] }),
    given: { destroy: [['hermit']] },
    check: (play) => {
      expect(play.destroyed).toEqual(['hermit']);
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'bandit',
    action: 'B',
    what: 'makes the Target crack and draw',
    position: one,
    check: (play) => {
      expect(play.hand(1)).toContain('viper');
      expect(drew(play, 1)).toBe(1);
    },
  },
  {
    card: 'letter_thief',
    action: 'A',
    what: 'takes a scroll and gives one back',
    position: one,
    given: { sealed: [{ seat: 0, place: 0 }] },
    check: (play) => expect([play.sealed(0), play.sealed(1)]).toEqual([['viper'], ['khan']]),
  },
  {
    card: 'letter_thief',
    action: 'B',
    what: 'lets two players swap and draws 1',
    position: one,
    given: { player: [[{ seat: 0 }, { seat: 2 }]] },
    check: (play) => {
      expect([play.sealed(0), play.sealed(2)]).toEqual([['blank'], ['khan']]);
      expect(drew(play, 0)).toBe(1);
    },
  },
  {
    card: 'inkmaker',
    action: 'A',
    what: 'repairs for a Scribe',
    position: road({ hands: [['copyist', 'khan'], [], []] }),
    check: (play) => expect(play.sealed(0)).toEqual(['khan']),
  },
  {
    card: 'inkmaker',
    action: 'B',
    what: 'takes up to two Scribes from the discards',
    position: road({ discard: ['copyist', 'envoy', 'inkmaker'] }),
    check: (play) => expect(play.hand(0)).toEqual(['copyist', 'inkmaker']),
  },
  {
    card: 'copyist',
    action: 'A',
    what: 'takes any scroll for two cards, a cracked scroll among them',
    position: road({ hands: [['envoy', 'blank'], [], []] }),
    given: { pay: [['envoy', 'blank']], scroll: [{ scroll: 'khan' }] },
    check: (play) => {
      expect(play.sealed(0)).toEqual(['khan']);
      expect(play.hand(0)).toEqual([]);
    },
  },
  {
    card: 'copyist',
    action: 'B',
    what: 'exchanges a sealed scroll for one of its choice',
    position: one,
    given: { scroll: [{ scroll: 'blank' }] },
    check: (play) => expect(play.sealed(1)).toEqual(['blank']),
  },
  {
    card: 'water_seller',
    action: 'A',
    what: 'may play a Location, and draws 1',
    position: road({ hands: [['bazaar'], [], []] }),
    given: { play: [{ card: 'bazaar' }] },
    check: (play) => expect(play.places).toEqual(['bazaar']),
  },
  {
    card: 'water_seller',
    action: 'B',
    what: 'reveals five, takes a Location, the rest go to the bottom',
    position: road({ deck: ['envoy', 'hermit', 'oasis', 'bandit', 'sapper'] }),
    check: (play) => {
      expect(play.hand(0)).toEqual(['oasis']);
      expect(play.deck.slice(-4).sort()).toEqual(['bandit', 'envoy', 'hermit', 'sapper']);
    },
  },
  {
    card: 'hermit',
    action: 'A',
    what: 'is rid of a cracked scroll and gets a random one',
    position: road({ hands: [['viper'], [], []] }),
    check: (play) => {
      expect(play.hand(0)).not.toContain('viper');
      expect(play.sealed(0)).toHaveLength(1);
    },
  },
  {
    card: 'hermit',
    action: 'B',
    what: 'raises a DESTROYED card while the Shrine stands',
    position: road({ places: ['shrine'], destroyed: ['envoy'] }),
    check: (play) => expect(play.hand(0)).toContain('envoy'),
  },
  {
    card: 'sapper',
    action: 'A',
    what: 'blocks a Location',
    position: road({ places: ['oasis'] }),
    check: (play) => expect(play.view(0).places[0]?.block?.id).toBe('sapper'),
  },
  {
    card: 'sapper',
    action: 'B',
    what: 'DESTROYS a Location and itself; all draw',
    position: road({ places: ['oasis', 'bazaar'] }),
    given: { raze: [{ card: 'bazaar' }] },
    check: (play) => {
      expect(play.destroyed).toEqual(['bazaar', 'sapper']);
      expect([0, 1, 2].map((seat) => drew(play, seat))).toEqual([1, 1, 1]);
    },
  },
  {
    card: 'envoy',
    action: 'B',
    what: 'summons the Tent for a card',
    position: road({ hands: [['bandit'], ['khans_tent'], []] }),
    check: (play) => expect([play.hand(0), play.hand(1)]).toEqual([['khans_tent'], ['bandit']]),
  },
  {
    card: 'physician',
    action: 'B',
    what: 'without a scroll takes a Blank, otherwise looks at an own one',
    position: road({}),
    check: (play) => {
      expect(play.sealed(0)).toEqual(['blank']);
      const rich = acted({ card: 'physician', action: 'B', what: '', position: one, check: () => {} });
      expect(rich.view(0).seats[0]?.sealed[0]?.kind).toBe('khan');
    },
  },
  {
    card: 'oasis',
    action: 'A',
    what: 'lets all draw, its player one more',
    position: road({}),
    check: (play) => expect([0, 1, 2].map((seat) => drew(play, seat))).toEqual([2, 1, 1]),
  },
  {
    card: 'caravanserai',
    action: 'A',
    what: 'draws 2 and raises the limit',
    position: road({}),
    check: (play) => {
      expect(drew(play, 0)).toBe(2);
      expect(play.view(0).handLimit).toBe(7);
    },
  },
  {
    card: 'bazaar',
    action: 'A',
    what: 'takes any discard and draws 1',
    position: road({ discard: ['envoy', 'hermit'] }),
    given: { fetch: [['envoy']] },
    check: (play) => expect(play.hand(0)).toContain('envoy'),
  },
  {
    card: 'shrine',
    action: 'A',
    what: 'takes a sealed scroll as an offering',
    position: one,
    given: { offer: [{ seat: 0, place: 0 }] },
    check: (play) => expect(play.sealed(0)).toEqual([]),
  },
  {
    card: 'scriptorium',
    action: 'A',
    what: 'repairs a cracked scroll and waives the price of mending',
    position: road({ hands: [['blank'], [], []] }),
    check: (play) => expect(play.sealed(0)).toEqual(['blank']),
  },
  {
    card: 'watchtower',
    action: 'A',
    what: 'looks at all other hands and suppresses Raids',
    position: road({ hands: [[], ['envoy'], ['hermit']] }),
    check: (play) => {
      expect(play.told('sees-hand').map((told) => told.cards)).toEqual([['envoy'], ['hermit']]);
      expect(play.view(0)).toMatchObject({ suppressed: ['Raid'], handLimit: 4 });
    },
  },
  {
    card: 'crossroads',
    action: 'A',
    what: 'keeps two of four and counts twice',
    position: road({ deck: ['envoy', 'hermit', 'bandit', 'sapper'] }),
    given: { search: [['envoy', 'sapper']] },
    check: (play) => {
      expect(play.hand(0)).toEqual(['envoy', 'sapper']);
      expect(play.view(0).castle).toEqual({ id: 'khans_tent', have: 2, need: 4 });
    },
  },
  {
    card: 'khans_tent',
    action: 'A',
    what: 'ends the game with four in play',
    position: road({ places: ['oasis', 'bazaar', 'crossroads'] }),
    check: (play) => expect(play.match.result?.reason).toBe('castle'),
  },
];

describe('cards of the Salt Road', () => {
  test.each(ACTS.map((act) => [`${act.card} ${act.action} ${act.what}`, act] as const))('%s', (_, act) => {
    act.check(acted(act));
  });

  test('envoy A vouches, physician A saves', () => {
    const play = atTheEnd({
      ...road({ hands: [['envoy'], ['physician', 'bandit'], []], sealed: [['khan'], ['viper'], ['khan']] }),
      turn: 24,
    });
    play.say(0, { card: 'envoy', action: 'A' });
    play.say(0, { seat: 0, place: 0 });
    play.say(1, { card: 'physician', action: 'A' });
    play.say(1, ['bandit']);
    expect(play.match.result).toMatchObject({ scores: [12, 0, 0] });
    expect(play.view(0).end?.verdicts?.map((verdict) => verdict.lives)).toEqual([true, true, false]);
  });

  test('a labelled Action reversed: the Tithe is paid by its rider', () => {
    const play = new Scenario({
      ...road({ hands: [['envoy', 'bandit'], ['mirror_dancer', 'hermit'], []] }),
      thrown: 'tithe_rider',
    });
    play.say(0, { action: 'A' });
    play.window({ 1: { card: 'mirror_dancer', action: 'A' } });
    play.quiet();
    expect(play.asked()).toEqual(['0 discard']);
    expect(play.ask(0)).toMatchObject({ min: 2, max: 2 });
  });

  test('every Action of every card is played somewhere above', () => {
    const played = new Set([...ACTS.map((act) => `${act.card} ${act.action}`), 'envoy A', 'physician A']);
    const printed = Object.values(factsOf('salt-road').cards).flatMap((card) =>
      card.actions.map((action) => `${card.id} ${action.id}`),
    );
    expect(printed.filter((act) => !played.has(act))).toEqual([]);
  });
});
