// The scenarios of the rules, each as one test whose name cites it.

import { Match, sha256Hex } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import type { View } from '../rules/view.ts';
import { atTheEnd, onmitsu, Scenario } from './scenario.ts';

const FIVE = ['market_town', 'tea_house', 'paper_mill', 'river_harbour', 'checkpoint'];

function dealt(seats: number, seed: string): View {
  const match = Match.start(onmitsu, { seats, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match.view(null) as unknown as View;
}

describe('set-up and choice', () => {
  test('scenario 1: two players are dealt one Daimyo and one Poisoned; the pile shows the rest', () => {
    for (let i = 0; i < 10; i++) {
      const view = dealt(2, `two ${i}`);
      expect(view.pile).toEqual(['daimyo', 'poisoned', 'decoy', 'decoy', 'decoy']);
      expect(view.seats.map((seat) => seat.sealed.length)).toEqual([1, 1]);
      expect(view.seats[0]?.sealed[0]?.could).toEqual(['daimyo', 'poisoned']);
    }
  });

  test('scenario 2: four players get a sealed scroll and a card each; three scrolls and four discards lie open', () => {
    const piles = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const view = dealt(4, `four ${i}`);
      expect(view.pile).toHaveLength(3);
      expect(view.pile.filter((kind) => kind === 'daimyo')).toHaveLength(1);
      expect(view.seats.map(({ cards, sealed }) => [cards, sealed.length])).toEqual([
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ]);
      expect(view.discard).toHaveLength(4);
      expect(view.deck).toBe(54 - 8);
      piles.add(view.pile.join(' '));
    }
    expect([...piles].sort()).toEqual(['daimyo decoy decoy', 'daimyo poisoned decoy']);
  });

  test('scenario 4: a committed player changes card, and nobody else learns anything', () => {
    const play = new Scenario({ seats: 4, hands: [['suri', 'ronin'], ['kuge'], ['kusa'], ['shonin']] });
    play.choose('suri>1', 'kuge', 'kusa>0');
    const before = [1, 2, 3, null].map((viewer) => JSON.stringify(play.view(viewer)));
    const told = play.match.told.length;
    play.say(0, { card: 'ronin', arrow: 2 });
    expect([1, 2, 3, null].map((viewer) => JSON.stringify(play.view(viewer)))).toEqual(before);
    expect(play.match.told).toHaveLength(told);
    play.say(3, { card: 'shonin' });
    expect(play.told('thrown')[0]?.throws).toContainEqual({ seat: 0, crack: null, card: 'ronin', arrow: 2 });
  });

  test('scenario 6: with a card in hand lying low is refused', () => {
    const play = new Scenario({ hands: [['suri'], ['kuge'], ['kusa']], sealed: [['decoy'], ['daimyo'], ['poisoned']] });
    expect(play.refused(0, 'lie-low')).toBe('That is not one of the choices.');
  });

  test('scenario 7: with an empty hand and a sealed scroll, Crack and Lie Low are offered', () => {
    const play = new Scenario({ hands: [[], ['kuge'], ['kusa']], sealed: [['decoy'], ['daimyo'], ['poisoned']] });
    expect(play.offers(0)).toEqual(['lie-low', { crack: 0 }]);
  });

  test('scenario 9: of two sealed scrolls exactly the chosen one is cracked', () => {
    const play = new Scenario({ hands: [[], ['kuge'], []], sealed: [['decoy', 'daimyo'], [], ['poisoned']] });
    play.choose('crack:1', 'kuge', 'low');
    expect(play.hand(0)).toEqual(['daimyo']);
    expect(play.sealed(0)).toEqual(['decoy']);
  });
});

describe('Order and AT ANY TIME', () => {
  test('scenario 11: a scroll that is cracked is in hand before any card acts', () => {
    const play = new Scenario({ hands: [[], ['yojimbo'], []], sealed: [['decoy'], [], []] });
    play.choose('crack', 'yojimbo');
    expect(play.asked()).toEqual(['1 action']);
    expect(play.hand(0)).toEqual(['decoy']);
  });

  test('scenario 12: of two equal Orders the one nearer clockwise from the Lantern goes first', () => {
    const play = new Scenario({
      seats: 4,
      lantern: 3,
      hands: [['shonin', 'suri'], [], ['shonin', 'suri'], []],
      sealed: [['decoy'], [], ['decoy'], []],
    });
    play.choose('shonin', '', 'shonin', '');
    expect(play.asked()).toEqual(['0 action']);
    play.say(0, { action: 'A' });
    play.say(0, []);
    expect(play.asked()).toEqual(['2 action']);
  });

  test('scenario 14: Ronin answered by Yojimbo cracks nothing, and both are discarded', () => {
    const play = new Scenario({ hands: [['ronin'], ['yojimbo', 'kuge'], []], sealed: [[], ['daimyo'], []] });
    play.choose('ronin>1', 'kuge', '');
    play.say(0, { action: 'A' });
    play.window({ 1: { card: 'yojimbo', action: 'A' } });
    expect(play.sealed(1)).toEqual(['daimyo']);
    expect(play.discards).toEqual(expect.arrayContaining(['ronin', 'yojimbo']));
  });

  test('scenario 16: the window opens although nobody holds an answer', () => {
    const play = new Scenario({ hands: [['ronin'], ['suri', 'kuge'], ['kusa', 'kuge']], sealed: [[], ['daimyo'], []] });
    play.choose('ronin>1', 'kuge', 'kuge');
    play.say(0, { action: 'A' });
    expect(play.asked()).toEqual(['1 respond', '2 respond']);
    expect([play.offers(1), play.offers(2)]).toEqual([['pass'], ['pass']]);
  });

  test('scenario 17: cracked, repaired and sealed again in one turn', () => {
    const play = new Scenario({
      hands: [['hikyaku', 'hyogushi', 'gisakushi'], ['shonin', 'suri'], []],
      sealed: [['daimyo'], [], []],
    });
    play.choose('crack', 'shonin', '');
    play.window({ 0: { card: 'hikyaku', action: 'A' } });
    play.window();
    play.say(0, { card: 'hyogushi' });
    play.say(0, { action: 'A' });
    play.say(0, ['gisakushi']);
    play.window();
    expect(play.sealed(0)).toEqual(['daimyo']);
    expect(play.hand(0)).toEqual([]);
    expect(play.view(0)).toMatchObject({ turn: 1, phase: 'resolve' });
    expect(play.view(0).seats[0]?.sealed[0]).toMatchObject({ kind: 'daimyo', seenIn: 1, known: false });
    expect(play.view(1).seats[0]?.sealed[0]).toMatchObject({ kind: null, seenIn: null });
  });
});

describe('reversal', () => {
  test('scenario 19: Suri reversed takes a card from its own player', () => {
    const play = new Scenario({ hands: [['suri', 'ronin'], ['kunoichi', 'kuge'], []] });
    play.choose('suri>1', 'kuge', '');
    play.window({ 1: { card: 'kunoichi', action: 'A' } });
    play.window();
    expect(play.told('taken')).toEqual([expect.objectContaining({ seat: 1, from: 0, cards: ['ronin'] })]);
    expect(play.hand(0)).toEqual([]);
    expect(play.hand(1)).toContain('ronin');
  });

  test('scenario 21: Switch Satchels names two players, and no window offers to reverse it', () => {
    const play = new Scenario({
      hands: [['kusa'], ['kunoichi', 'kuge'], ['kunoichi', 'kuge']],
      sealed: [[], ['daimyo'], ['decoy']],
    });
    play.choose('kusa>1', 'kuge', 'kuge');
    expect(play.sealed(1)).toEqual(['decoy']);
    expect(play.sealed(2)).toEqual(['daimyo']);
    expect(play.told('declares')[0]).toMatchObject({ card: 'kusa', action: 'B', arrow: null });
    expect(play.told('window-opens').filter((one) => one.window === 'declare')).toEqual([]);
  });

  test('scenario 22: Levy reversed by any payer makes its player give to each other', () => {
    const play = new Scenario({
      hands: [
        ['daikan', 'suri', 'ronin', 'kusa'],
        ['kuge', 'kuge', 'shonin', 'shonin'],
        ['kunoichi', 'kunoichi', 'yojimbo', 'kuge'],
      ],
    });
    play.choose('daikan', 'shonin', 'yojimbo');
    play.say(2, { action: 'B' });
    play.say(0, { action: 'A' });
    expect(play.asked()).toEqual(['1 respond', '2 respond']);
    play.window({ 2: { card: 'kunoichi', action: 'A' } });
    play.window();
    play.say(0, ['suri']);
    play.say(0, ['ronin']);
    expect(play.told('takes')).toEqual([
      expect.objectContaining({ seat: 1, from: 0, how: 'giver' }),
      expect.objectContaining({ seat: 2, from: 0, how: 'giver' }),
    ]);
    expect(play.hand(0)).toEqual(['kusa']);
  });
});

describe('effects', () => {
  test('scenario 24: Kusa plants a cracked Poisoned scroll; the card it replaces is discarded', () => {
    const play = new Scenario({ hands: [['kusa', 'poisoned'], ['ronin', 'kuge'], []] });
    play.choose('kusa>1', 'kuge', '');
    play.window();
    expect(play.view(0).seats[1]?.known).toEqual([expect.objectContaining({ id: 'ronin' })]);
    play.say(0, { card: 'ronin' });
    play.say(0, { card: 'poisoned' });
    expect(play.discards).toContain('ronin');
    expect(play.hand(0)).toEqual([]);
    expect(play.view(1).seats[1]?.cracked).toEqual([expect.objectContaining({ kind: 'poisoned' })]);
  });

  test('scenario 26: with the Paper Mill in play Hyogushi repairs for nothing', () => {
    const play = new Scenario({
      hands: [['hyogushi', 'gisakushi', 'decoy'], ['kuge'], []],
      places: ['paper_mill'],
    });
    play.choose('hyogushi', 'kuge', '');
    play.say(0, { action: 'A' });
    play.quiet();
    expect(play.sealed(0)).toEqual(['decoy']);
    expect(play.hand(0)).toContain('gisakushi');
  });

  test('scenario 27: with the Paper Mill BLOCKED the Discard is required again', () => {
    const play = new Scenario({
      hands: [['hyogushi', 'gisakushi', 'decoy'], ['kuge'], []],
      blocks: { paper_mill: 'ashigaru' },
    });
    play.choose('hyogushi', 'kuge', '');
    play.say(0, { action: 'A' });
    expect(play.asked()).toEqual(['0 pay']);
    play.say(0, ['gisakushi']);
    expect(play.discards).toContain('gisakushi');
  });

  test('scenario 29: a cracked scroll that is discarded lies face up on the Scroll Pile', () => {
    const play = new Scenario({ hands: [['ronin'], ['decoy', 'kuge', 'suri'], []] });
    play.choose('ronin>1', 'kuge', '');
    play.window();
    expect(play.pile.filter((kind) => kind === 'decoy')).toHaveLength(2);
    play.say(1, ['decoy', 'suri']);
    expect(play.pile.filter((kind) => kind === 'decoy')).toHaveLength(3);
    expect(play.told('discards')[0]).toMatchObject({ seat: 1, cards: ['suri', 'decoy'] });
  });

  test('scenario 31: Yamabushi raises a DESTROYED Market Town, which can be played again', () => {
    const play = new Scenario({
      seats: 2,
      hands: [['yamabushi', 'kuge'], []],
      places: ['temple_clearing'],
      destroyed: ['market_town'],
    });
    play.choose('yamabushi');
    play.say(0, { action: 'B' });
    expect(play.hand(0)).toContain('market_town');
    play.until('shed');
    play.say(0, ['kuge']);
    play.until('choose');
    play.say(0, { card: 'market_town' });
    play.say(1, play.ask(1).fallback);
    play.until('choose');
    expect(play.told('enters-play')).toEqual([expect.objectContaining({ seat: 0, card: 'market_town' })]);
  });

  test('scenario 32: a Location played by Shonin acts at once, whatever its Order', () => {
    const play = new Scenario({
      hands: [['shonin', 'market_town'], ['ashigaru', 'suri'], []],
      places: ['tea_house'],
      deck: ['kuge', 'kuge', 'kusa', 'suri', 'onmyoji', 'onmyoji', 'daikan', 'daikan'],
    });
    play.choose('shonin', 'ashigaru>0', '');
    play.say(1, { action: 'A' });
    play.window();
    expect(play.told('blocks')).toHaveLength(1);
    play.say(0, { action: 'B' });
    play.say(0, 'pass');
    play.say(0, { card: 'market_town' });
    expect(play.places).toEqual(['tea_house', 'market_town']);
    expect(play.told('draws').at(-1)).toMatchObject({ seat: 0, count: 2 });
  });

  test('scenario 34: four draws from an empty deck and three discards give three cards', () => {
    const play = new Scenario({
      hands: [['shonin', 'decoy', 'decoy'], [], []],
      discard: ['kuge', 'kuge', 'kusa'],
      deckSize: 0,
    });
    play.choose('shonin');
    play.say(0, { action: 'A' });
    play.say(0, ['decoy', 'decoy']);
    expect(play.told('draws')[0]).toMatchObject({ seat: 0, count: 3 });
    expect(play.hand(0)).toEqual(['kuge', 'kuge', 'kusa']);
  });
});

describe('Locations and Draw/Discard', () => {
  test('scenario 36: with the Temple Clearing a player with one card after drawing keeps it', () => {
    const play = new Scenario({ hands: [[], ['kuge', 'suri'], []], places: ['temple_clearing'] });
    play.choose('', 'kuge', '');
    play.until('shed');
    expect(play.asked()).toEqual(['1 shed']);
    expect(play.view(0).seats[0]?.size).toBe(1);
  });

  test('scenario 37: Tea House and Checkpoint make a limit of six; cracked scrolls count, sealed ones do not', () => {
    const six = ['kuge', 'kuge', 'suri', 'suri', 'decoy', 'ronin'];
    const play = new Scenario({
      hands: [six, [], []],
      sealed: [['daimyo'], [], []],
      places: ['tea_house', 'checkpoint'],
    });
    expect(play.view(0).handLimit).toBe(6);
    play.choose('crack');
    play.until('limit');
    expect(play.asked()).toEqual(['0 limit']);
    expect(play.ask(0)).toMatchObject({ min: 2, max: 2 });
    play.say(0, ['daimyo', 'kuge']);
    expect(play.pile).toContain('daimyo');
  });

  test('scenario 39: with the Hot Spring in play Ronin does nothing and no window opens', () => {
    const play = new Scenario({
      hands: [['ronin'], ['yojimbo', 'kuge'], []],
      sealed: [[], ['daimyo'], []],
      places: ['hot_spring'],
    });
    expect(play.view(0).hand[0]?.actions[0]?.why).toContainEqual({ why: 'cancelled', keyword: 'Combat' });
    play.choose('ronin>1', 'kuge', '');
    play.say(0, { action: 'A' });
    expect(play.told('cancelled')).toEqual([expect.objectContaining({ card: 'ronin', keyword: 'Combat' })]);
    expect(play.told('window-opens').filter((one) => one.window === 'declare')).toEqual([]);
    expect(play.sealed(1)).toEqual(['daimyo']);
  });
});

describe('Castle, End Game and scoring', () => {
  test('scenario 41: a Location blocked in the same turn sends the Castle back to hand', () => {
    const play = new Scenario({ hands: [['daimyos_castle'], ['ashigaru', 'suri'], []], places: FIVE });
    play.choose('daimyos_castle', 'ashigaru>0', '');
    play.say(1, { action: 'A' });
    play.until('block');
    play.say(1, { card: 'tea_house' });
    expect(play.told('returns')).toEqual([expect.objectContaining({ seat: 0, card: 'daimyos_castle' })]);
    expect(play.match.state.end).toBeNull();
    expect(play.hand(0)).toContain('daimyos_castle');
    expect(play.view(2).seats[0]?.known).toContainEqual(expect.objectContaining({ id: 'daimyos_castle' }));
  });

  test('scenario 42: once it could be played, the Castle is shown and handed to the left at the end of the turn', () => {
    const play = new Scenario({ hands: [['daimyos_castle', 'kuge'], ['suri'], []], places: FIVE });
    play.choose('kuge', 'suri>0', '');
    play.until('choose');
    expect(play.hand(1)).toContain('daimyos_castle');
    expect(play.told('passes-on')).toEqual([expect.objectContaining({ seat: 0, to: 1, card: 'daimyos_castle' })]);
    for (const viewer of [0, 2, null]) {
      expect(play.view(viewer).seats[1]?.known).toContainEqual(expect.objectContaining({ id: 'daimyos_castle' }));
    }
  });

  test('scenario 44: a Kuge thrown with the Castle may vouch in its turn', () => {
    const play = new Scenario({
      hands: [['daimyos_castle'], ['kuge'], []],
      sealed: [['daimyo'], ['daimyo'], []],
      places: FIVE,
    });
    play.choose('daimyos_castle', 'kuge', '');
    expect(play.asked()).toEqual(['1 last']);
    expect(play.offers(1)).toEqual(['pass', { card: 'kuge', action: 'A' }]);
    play.say(1, { card: 'kuge', action: 'A' });
    play.say(1, { seat: 1, place: 0 });
    expect(play.match.result).toMatchObject({ winners: [1], scores: [0, 10, 0] });
  });

  test('scenario 46: a sealed and a cracked Decoy score 0; no scroll and three cards score 3', () => {
    const play = atTheEnd({ seats: 2, hands: [['decoy'], ['suri', 'suri', 'kusa']], sealed: [['decoy'], []] });
    expect(play.match.result).toMatchObject({ winners: [1], scores: [0, 3], reason: 'patience' });
    expect(play.view(null).end?.verdicts?.[0]?.deaths).toEqual(['many', 'cracked']);
  });

  test('scenario 47: contested, nobody vouches: both score 0; one voucher decides; two for different ones do not', () => {
    const begun = (): Scenario =>
      atTheEnd({ seats: 4, hands: [[], [], ['kuge'], ['kuge']], sealed: [['daimyo'], ['daimyo'], ['decoy'], []] });
    const silent = begun();
    silent.say(2, 'pass');
    silent.say(3, 'pass');
    expect(silent.match.result?.scores).toEqual([0, 0, 6, 1]);
    expect(silent.view(null).end).toMatchObject({ contested: true });

    const decided = begun();
    decided.say(2, { card: 'kuge', action: 'A' });
    decided.say(2, { seat: 0, place: 0 });
    decided.say(3, 'pass');
    expect(decided.match.result?.scores).toEqual([10, 0, 5, 1]);
    expect(decided.view(null).end?.verdicts?.[1]?.deaths).toEqual(['contested']);

    const split = begun();
    split.say(2, { card: 'kuge', action: 'A' });
    split.say(2, { seat: 0, place: 0 });
    split.say(3, { card: 'kuge', action: 'A' });
    split.say(3, { seat: 1, place: 0 });
    expect(split.match.result?.scores).toEqual([0, 0, 5, 0]);
  });

  test('scenario 49: a sealed Poisoned scroll, Dokumi and three cards: used discarding one, the score is 2', () => {
    const play = atTheEnd({ seats: 2, hands: [['dokumi', 'suri', 'suri', 'kusa'], []], sealed: [['poisoned'], []] });
    play.say(0, { card: 'dokumi', action: 'A' });
    play.say(0, ['kusa']);
    expect(play.match.result).toMatchObject({ winners: [0], scores: [2, 0] });
    expect(play.view(null).end?.verdicts?.[0]).toMatchObject({ lives: true, saved: true, scroll: 0, cards: 2 });
  });
});
