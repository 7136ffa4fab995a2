// Rulings 1 to 18 and 44 to 46: set-up, choosing, resolving, time.

import { describe, expect, test } from 'vitest';
import { Scenario } from './scenario.ts';

const scrolls = [['daimyo'], ['poisoned'], ['decoy']];

describe('set-up and secrets', () => {
  test('ruling 1: the open pile shows which scrolls are out, never who has which', () => {
    const play = new Scenario({ seats: 4, sealed: [['daimyo'], ['poisoned'], ['poisoned'], ['decoy']] });
    expect(play.view(0).pile).toEqual(['daimyo', 'decoy', 'decoy']);
    for (const seat of play.view(0).seats) expect(seat.sealed[0]?.could).toEqual(['daimyo', 'poisoned', 'decoy']);
  });

  test('ruling 2: the discards are public and in order, whatever fell there', () => {
    const play = new Scenario({ hands: [['suri'], [], []], discard: ['daimyos_castle', 'kuge', 'market_town'] });
    expect(play.view(null).discard.map((one) => one.id)).toEqual(['daimyos_castle', 'kuge', 'market_town']);
  });

  test('ruling 3: sizes and places are public; faces are not, a sealed scroll not even to its owner', () => {
    const play = new Scenario({ hands: [['suri', 'decoy'], ['kuge'], []], sealed: [['daimyo'], ['poisoned'], []] });
    const [mine, theirs] = [play.view(0).seats[0], play.view(1).seats[0]];
    expect(mine).toMatchObject({ size: 2, cards: 1, cracked: [{ kind: 'decoy' }], sealed: [{ kind: null }] });
    expect(theirs).toMatchObject({ size: 2, cards: 1, known: [], cracked: [{ kind: null, card: null }] });
    expect(play.view(1).hand.map((one) => one.id)).toEqual(['kuge']);
    expect(play.view(null).hand).toEqual([]);
  });

  test('ruling 3: what one has seen follows the scroll when it moves, and a shuffle erases it', () => {
    const play = new Scenario({
      seats: 2,
      hands: [
        ['kunoichi', 'shinobi', 'kuge'],
        ['onmyoji', 'kuge'],
      ],
      sealed: [[], ['daimyo']],
    });
    play.choose('kunoichi', 'kuge');
    play.say(0, { action: 'B' });
    expect(play.view(0).seats[1]?.sealed[0]).toMatchObject({ kind: 'daimyo', seenIn: 1, lookers: [0] });
    expect(play.view(1).seats[1]?.sealed[0]).toMatchObject({ kind: null, lookers: [0] });
    play.until('choose');
    play.choose('shinobi>1', 'onmyoji');
    play.until('choose');
    // With a single sealed scroll on the table there is nothing to shuffle.
    expect(play.view(0).seats[0]?.sealed[0]).toMatchObject({ kind: 'daimyo', seenIn: 1 });

    const mixed = new Scenario({
      seats: 2,
      hands: [
        ['kunoichi', 'kuge'],
        ['onmyoji', 'kuge'],
      ],
      sealed: [['decoy'], ['daimyo']],
    });
    mixed.choose('kunoichi', 'onmyoji');
    mixed.say(0, { action: 'B' });
    mixed.say(0, [{ seat: 1, place: 0 }]);
    mixed.say(1, { action: 'B' });
    for (const seat of mixed.view(0).seats)
      expect(seat.sealed[0]).toMatchObject({ kind: null, seenIn: null, lookers: [] });
  });
});

describe('choosing', () => {
  test('ruling 4: cards and arrows are shown together, when the last has chosen', () => {
    const play = new Scenario({ hands: [['suri'], ['ronin', 'kuge'], []], sealed: scrolls, discard: ['kusa'] });
    play.choose('suri>1', 'ronin>0');
    expect(play.told('thrown')).toEqual([]);
    expect(play.view(1).queue).toEqual([]);
    play.say(2, 'lie-low');
    expect(play.told('thrown')[0]?.throws).toEqual([
      { seat: 0, crack: null, card: 'suri', arrow: 1 },
      { seat: 1, crack: null, card: 'ronin', arrow: 0 },
    ]);
    expect(play.view(2).queue.map(({ id, arrow, state }) => [id, arrow, state])).toEqual([
      ['suri', 1, 'now'],
      ['ronin', 0, 'later'],
    ]);
  });

  test('ruling 5: a card that can aim must point when thrown, and never at oneself', () => {
    const play = new Scenario({ hands: [['suri'], ['kuge'], []] });
    const { card } = play.ask(0).from[0] as { card: number };
    expect(play.offers(0)).toEqual([
      { card: 'suri', arrow: 1 },
      { card: 'suri', arrow: 2 },
    ]);
    expect(play.refused(0, { card })).toBe('That is not one of the choices.');
    expect(play.refused(0, { card, arrow: 0 })).toBe('That is not one of the choices.');
    expect(play.refused(0, { card: 999, arrow: 1 })).toBe('That is not one of the choices.');
  });

  test('ruling 5: a card played by an effect points at that moment', () => {
    const play = new Scenario({ hands: [['hikyaku', 'suri'], [], ['kuge']] });
    play.choose('hikyaku', '', 'kuge');
    play.say(0, { action: 'A' });
    expect(play.offers(0)).toEqual(['pass', { card: 'suri', arrow: 1 }, { card: 'suri', arrow: 2 }]);
  });

  test('ruling 6: nobody is forced to crack, and a scroll in hand cannot be thrown', () => {
    const play = new Scenario({ hands: [['decoy'], ['kuge', 'decoy'], []], sealed: [['daimyo'], [], []] });
    expect(play.offers(0)).toEqual(['lie-low', { crack: 0 }]);
    expect(play.offers(1)).toEqual([{ card: 'kuge' }]);
    expect(play.asked()).toEqual(['0 choose', '1 choose']);
  });

  test('ruling 7: a forced crack lets the owner pick which', () => {
    const play = new Scenario({ hands: [['ronin'], [], []], sealed: [[], ['daimyo', 'poisoned'], []] });
    play.choose('ronin>1', 'low');
    expect(play.asked()).toEqual(['1 sealed']);
    play.say(1, { seat: 1, place: 1 });
    expect(play.hand(1)).toContain('poisoned');
    expect(play.told('cracks')).toEqual([expect.objectContaining({ seat: 1, place: 1, by: 0 })]);
  });

  test('ruling 8: a player who cracks throws nothing, but may use an AT ANY TIME card in the window after it', () => {
    const play = new Scenario({ hands: [['hikyaku', 'market_town'], [], []], sealed: scrolls });
    play.choose('crack', 'low', 'low');
    expect(play.offers(0)).toEqual(['pass', { card: 'hikyaku', action: 'A' }]);
    play.window({ 0: { card: 'hikyaku', action: 'A' } });
    play.say(0, { card: 'market_town' });
    expect(play.places).toEqual(['market_town']);
  });
});

describe('resolving', () => {
  test('ruling 9: the Lantern starts somewhere, moves left every turn and orders draws', () => {
    const play = new Scenario({ hands: [['kuge'], [], []], lantern: 1 });
    play.choose('kuge');
    play.until('choose');
    expect(play.view(0)).toMatchObject({ lantern: 2, tieOrder: [2, 0, 1], turn: 2 });
    expect(
      play
        .told('draws')
        .slice(1)
        .map((one) => one.seat),
    ).toEqual([1, 2, 0]);
  });

  test('ruling 10: a thrown card is out of the hand and resolves even if the hand is gone', () => {
    const play = new Scenario({ hands: [['suri', 'kusa'], ['ronin', 'kuge'], []] });
    play.choose('suri>1', 'ronin>0', '');
    expect(play.view(1).seats[1]?.cards).toBe(1);
    play.window();
    expect(play.hand(0)).toEqual(['kuge', 'kusa']);
    expect(play.told('declares').map((one) => one.card)).toEqual(['suri', 'ronin']);
  });

  test('ruling 11: the only legal Action is taken; without one the card does nothing and is discarded', () => {
    const play = new Scenario({ hands: [['gisakushi'], ['shonin', 'kuge'], []], sealed: [[], ['decoy'], []] });
    play.choose('gisakushi>1', 'shonin', '');
    // What another Craftsman would allow is its owner's secret: the question is put all the same.
    expect(play.offers(0)).toEqual([{ action: 'B' }]);
    play.say(0, { action: 'B' });
    expect(play.told('declares')[0]).toMatchObject({ card: 'gisakushi', action: 'B' });
    const idle = new Scenario({ hands: [['gisakushi', 'suri'], ['shonin', 'kuge'], []] });
    idle.choose('gisakushi>1', 'shonin', '');
    expect(idle.told('idles')).toEqual([expect.objectContaining({ seat: 0, card: 'gisakushi' })]);
    expect(idle.discards).toContain('gisakushi');
    expect(idle.view(0).queue[0]).toMatchObject({ state: 'done', outcome: 'nothing' });
  });

  test('ruling 12: a missing part does not undo the rest', () => {
    const play = new Scenario({ hands: [['hyogushi'], ['shonin', 'kuge'], []], discard: ['kuge'] });
    play.choose('hyogushi', 'shonin', '');
    play.window();
    expect(play.told('fetches')).toEqual([]);
    expect(play.told('draws')[0]).toMatchObject({ seat: 0, count: 1 });
  });

  test('ruling 13: a cost stays paid if the Action is stopped, and the card never pays for itself', () => {
    const play = new Scenario({
      hands: [['hyogushi', 'gisakushi', 'decoy'], ['metsuke', 'kuge'], []],
      sealed: [[], ['daimyo'], []],
    });
    play.choose('hyogushi', 'kuge', '');
    play.say(0, { action: 'A' });
    expect(play.offers(0)).toEqual([{ card: 'gisakushi' }]);
    play.say(0, ['gisakushi']);
    play.window({ 1: { card: 'metsuke', action: 'A' } });
    expect(play.hand(0)).toContain('decoy');
    expect(play.sealed(0)).toEqual([]);
    expect(play.discards).toEqual(expect.arrayContaining(['gisakushi', 'hyogushi', 'metsuke']));
    const alone = new Scenario({ hands: [['hyogushi', 'decoy'], ['shonin', 'suri'], []] });
    alone.choose('hyogushi', 'shonin', '');
    expect(alone.offers(0)).toEqual([{ action: 'B' }]);
  });

  test('ruling 14: "take a card" is from the hand and at random; a replaced card goes to its own pile', () => {
    const play = new Scenario({ hands: [['kusa', 'suri'], ['decoy', 'kuge'], []] });
    play.choose('kusa>1', 'kuge', '');
    play.say(0, { card: 'decoy' });
    play.say(0, { card: 'suri' });
    expect(play.pile).toContain('decoy');
    expect(play.told('replaces')[0]).toMatchObject({ seat: 0, of: 1, card: 'decoy' });
  });

  test('ruling 15: a card that plays another waits until that one has resolved, windows included', () => {
    const play = new Scenario({ hands: [['hikyaku', 'hikyaku', 'suri'], ['yojimbo', 'kuge'], []] });
    play.choose('hikyaku', 'kuge', '');
    play.say(0, { action: 'A' });
    play.window();
    play.say(0, { card: 'hikyaku' });
    play.say(0, { action: 'A' });
    play.window();
    play.say(0, { card: 'suri', arrow: 1 });
    expect(play.view(1).plays.map((one) => one.id)).toEqual(['hikyaku', 'hikyaku', 'suri']);
    expect(play.discards).not.toContain('hikyaku');
    play.window();
    expect(play.discards.filter((id) => id === 'hikyaku' || id === 'suri')).toEqual(['suri', 'hikyaku', 'hikyaku']);
  });

  test('ruling 15: the Castle may be chained if its requirement holds', () => {
    const play = new Scenario({
      hands: [['hikyaku', 'daimyos_castle'], ['ronin'], []],
      places: ['market_town', 'tea_house', 'paper_mill', 'castle_town'],
    });
    play.choose('hikyaku', 'ronin>0', '');
    play.say(0, { action: 'A' });
    play.say(0, { card: 'daimyos_castle' });
    expect(play.told('end-game')).toEqual([expect.objectContaining({ by: 0 })]);
    expect(play.match.result?.reason).toBe('castle');
  });

  test('ruling 16: Barter does not count its own card', () => {
    const play = new Scenario({ hands: [['shonin', 'kuge'], [], []] });
    play.choose('shonin');
    play.say(0, { action: 'A' });
    play.say(0, ['kuge']);
    expect(play.told('draws')[0]).toMatchObject({ seat: 0, count: 2 });
  });

  test('ruling 17: the discards are shuffled in first; what lies on the table, on Locations or DESTROYED is not', () => {
    const play = new Scenario({
      hands: [['yojimbo'], ['ronin'], []],
      discard: ['kuge', 'kusa'],
      blocks: { tea_house: 'ashigaru' },
      destroyed: ['market_town'],
      deckSize: 0,
    });
    play.choose('yojimbo', 'ronin>0', '');
    play.say(0, { action: 'B' });
    expect(play.told('reshuffles')[0]).toMatchObject({ count: 2 });
    expect(play.told('drawn')[0]?.cards).toEqual(expect.arrayContaining(['kuge', 'kusa']));
  });

  test('ruling 18: an empty Scroll Pile gives nothing; what is taken from it everybody sees', () => {
    const all = ['daimyo', 'daimyo', 'poisoned', 'poisoned', 'decoy', 'decoy', 'decoy'];
    const empty = new Scenario({ hands: [['daikan'], ['shonin', 'suri'], []], sealed: [[], all, []] });
    empty.choose('daikan', 'shonin', '');
    empty.say(0, { action: 'B' });
    expect(empty.sealed(0)).toEqual([]);
    const play = new Scenario({ hands: [['daikan'], ['shonin', 'suri'], []], sealed: [[], ['daimyo'], []] });
    play.choose('daikan', 'shonin', '');
    play.say(0, { action: 'B' });
    for (const viewer of [0, 1, null]) {
      expect(play.view(viewer).seats[0]?.sealed[0]).toMatchObject({ kind: 'decoy', known: true, could: ['decoy'] });
    }
  });
});

describe('digital additions', () => {
  test('ruling 44: when the last turn ends without the Castle, the End Game starts; without patience it does not', () => {
    const play = new Scenario({ hands: [['kuge'], [], []], turn: 30 });
    expect(play.view(0).lastTurn).toBe(30);
    play.choose('kuge');
    play.until('choose');
    expect(play.told('end-game')).toEqual([expect.objectContaining({ by: null })]);
    const endless = new Scenario({ hands: [['kuge'], [], []], turn: 30, options: { patience: false } });
    endless.choose('kuge');
    endless.until('choose');
    expect(endless.view(0)).toMatchObject({ turn: 31, lastTurn: null, phase: 'choose' });
    const worn = new Scenario({ hands: [['kuge'], [], []], turn: 200, options: { patience: false } });
    worn.choose('kuge');
    worn.until('choose');
    expect(worn.match.result?.reason).toBe('patience');
  });

  test('ruling 45: an absent seat throws its cheapest card, passes in windows, discards no scroll', () => {
    const play = new Scenario({
      hands: [
        ['market_town', 'yojimbo', 'suri', 'daimyos_castle'],
        ['kuge', 'kusa', 'decoy', 'market_town'].slice(0, 3),
        [],
      ],
      sealed: [['daimyo'], [], []],
    });
    const name = (choice: unknown): unknown =>
      play.offers(0)[play.ask(0).from.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice))];
    expect(name(play.ask(0).fallback)).toMatchObject({ card: 'suri', arrow: 1 });
    const low = new Scenario({ hands: [[], ['kuge'], []], sealed: [['daimyo'], [], []] });
    expect(low.ask(0).fallback).toBe('lie-low');
    const ronin = new Scenario({ hands: [['ronin'], ['decoy', 'kuge', 'shonin', 'market_town'], []] });
    ronin.choose('ronin>1', 'shonin', '');
    expect(ronin.ask(1)).toMatchObject({ kind: 'respond', fallback: 'pass', reaction: true, concerns: true });
    ronin.window();
    ronin.say(1, ronin.ask(1).fallback);
    expect(ronin.told('discards')[0]?.cards).toEqual(['kuge', 'market_town']);
  });

  test('ruling 46: after a hidden move nobody can follow a card by its id', () => {
    const play = new Scenario({
      hands: [
        ['suri', 'shonin'],
        ['ronin', 'kuge', 'kusa'],
        ['metsuke', 'onmyoji'],
      ],
    });
    play.choose('suri>1', 'kuge', 'metsuke');
    play.say(2, { action: 'B' });
    play.say(2, [{ seat: 1 }]);
    // Seat 2 looks at the hand, and can tell its cards apart.
    expect(play.view(2).seats[1]?.known.map((one) => [one.id, one.card === null])).toEqual([
      ['kusa', false],
      ['ronin', false],
    ]);
    play.say(2, []);
    play.say(0, { action: 'A' });
    play.window();
    // One of the two was taken at random: seat 2 cannot say which is left.
    expect(play.view(2).seats[1]?.known).toEqual([]);
    expect(play.view(2).seats[0]?.known).toEqual([]);
    expect(play.view(1).seats[0]?.known.map((one) => one.id)).toEqual([expect.stringMatching(/ronin|kusa/)]);
  });
});
