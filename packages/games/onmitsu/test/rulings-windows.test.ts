// Rulings 19 to 29: windows, answers, cancelling and reversal.

import { describe, expect, test } from 'vitest';
import { Scenario } from './scenario.ts';

describe('windows', () => {
  test('ruling 19: nothing else opens one: not a card without answerable keyword, Target or label', () => {
    const play = new Scenario({ hands: [['onmyoji', 'kuge'], ['yojimbo', 'metsuke', 'kunoichi', 'kuge'], []] });
    play.choose('onmyoji', 'kuge', '');
    play.say(0, { action: 'A' });
    expect(play.told('window-opens').map((one) => one.window)).toEqual(['end']);
  });

  test('ruling 19: the same seats are asked whatever they hold; an empty hand is public and is not asked', () => {
    const ask = (hand: string[]): string[] => {
      const play = new Scenario({ hands: [['ronin'], hand, ['kuge']], sealed: [[], ['daimyo'], []] });
      play.choose('ronin>1', hand.includes('kuge') ? 'kuge' : 'shonin', 'kuge');
      play.say(0, { action: 'A' });
      return play.asked();
    };
    expect(ask(['kuge', 'yojimbo'])).toEqual(['1 respond']);
    expect(ask(['shonin', 'kusa'])).toEqual(['1 respond']);
  });

  test('ruling 20: answers are secret until all are in, then act in Order', () => {
    const play = new Scenario({
      hands: [['ronin'], ['kunoichi', 'kuge'], ['yojimbo', 'kuge']],
      sealed: [['decoy'], ['daimyo'], []],
    });
    play.choose('ronin>1', 'kuge', 'kuge');
    play.say(0, { action: 'A' });
    play.say(1, { card: 'kunoichi', action: 'A' });
    expect(play.told('answers')).toEqual([]);
    play.say(2, { card: 'yojimbo', action: 'A' });
    expect(play.told('answers')[0]?.answers).toEqual([
      expect.objectContaining({ seat: 2, card: 'yojimbo' }),
      expect.objectContaining({ seat: 1, card: 'kunoichi' }),
    ]);
  });

  test('ruling 20: two answers of one Order go by the Lantern, and a window gives one card each', () => {
    const play = new Scenario({
      lantern: 2,
      hands: [['ronin'], ['yojimbo', 'yojimbo', 'kuge'], ['yojimbo', 'kuge']],
      sealed: [[], ['daimyo'], []],
    });
    play.choose('ronin>1', 'kuge', 'kuge');
    play.say(0, { action: 'A' });
    play.window({ 1: { card: 'yojimbo', action: 'A' }, 2: { card: 'yojimbo', action: 'A' } });
    expect(play.told('cancels')).toEqual([expect.objectContaining({ seat: 2, keyword: 'Combat' })]);
    expect(play.told('lapses')).toEqual([expect.objectContaining({ seat: 1, card: 'yojimbo' })]);
    expect(play.hand(1)).toContain('yojimbo');
  });

  test('ruling 21: an answer whose reason has vanished does nothing and is discarded', () => {
    const play = new Scenario({
      hands: [['ronin'], ['kunoichi', 'kuge'], ['yojimbo', 'kuge']],
      sealed: [['decoy'], ['daimyo'], []],
    });
    play.choose('ronin>1', 'kuge', 'kuge');
    play.say(0, { action: 'A' });
    play.window({ 1: { card: 'kunoichi', action: 'A' }, 2: { card: 'yojimbo', action: 'A' } });
    expect(play.told('reverses')).toEqual([]);
    expect(play.told('lapses')).toEqual([expect.objectContaining({ seat: 1, card: 'kunoichi' })]);
    expect(play.sealed(0)).toEqual(['decoy']);
    expect(play.discards).toEqual(expect.arrayContaining(['ronin', 'yojimbo', 'kunoichi']));
  });

  test('ruling 22: one does not answer one’s own declaration, but after a reversal the victim may', () => {
    const play = new Scenario({
      hands: [['ronin', 'yojimbo'], ['kunoichi', 'kuge'], []],
      sealed: [['decoy'], ['daimyo'], []],
    });
    play.choose('ronin>1', 'kuge', '');
    play.say(0, { action: 'A' });
    expect(play.asked()).toEqual(['1 respond']);
    play.window({ 1: { card: 'kunoichi', action: 'A' } });
    expect(play.asked()).toEqual(['0 respond']);
    expect(play.view(0).plays[0]).toMatchObject({ reversed: true, actor: 1, victims: [0] });
    play.window({ 0: { card: 'yojimbo', action: 'A' } });
    expect(play.sealed(0)).toEqual(['decoy']);
    expect(play.sealed(1)).toEqual(['daimyo']);
  });

  test('ruling 23: what cancels or reverses is not answered; Hikyaku in a window is declared and can be', () => {
    const play = new Scenario({
      hands: [['hikyaku', 'suri'], ['metsuke', 'kuge'], ['kuge']],
      sealed: [['daimyo'], [], []],
    });
    play.choose('crack', 'kuge', 'kuge');
    play.window({ 0: { card: 'hikyaku', action: 'A' } });
    expect(play.asked()).toEqual(['1 respond']);
    expect(play.view(1)).toMatchObject({ window: 'declare', plays: [{ id: 'hikyaku', seat: 0 }] });
    play.window({ 1: { card: 'metsuke', action: 'A' } });
    expect(play.hand(0)).toEqual(expect.arrayContaining(['suri', 'daimyo']));
    expect(
      play
        .told('window-opens')
        .map((one) => one.window)
        .slice(0, 2),
    ).toEqual(['crack', 'declare']);
  });

  test('ruling 24: stopped Peasants stay stopped: thrown later, chained or used in a window', () => {
    const play = new Scenario({
      hands: [
        ['metsuke', 'hikyaku'],
        ['suri', 'kuge'],
        ['ashigaru', 'kuge'],
      ],
      places: ['market_town'],
    });
    play.choose('metsuke', 'suri>0', 'ashigaru>0');
    play.say(0, { action: 'A' });
    expect(play.told('stopped').map((one) => one.card)).toEqual(['suri', 'ashigaru']);
    expect(play.asked()).toEqual(['0 respond', '1 respond', '2 respond']);
    expect(play.offers(0)).toEqual(['pass']);
    expect(play.view(0).hand[0]?.notNow).toEqual({ why: 'cancelled', keyword: 'Peasant' });
    expect(play.view(1).cancelled).toEqual(['Peasant']);
  });

  test('ruling 24: a Barricade that stands is not touched, and the next turn everything works again', () => {
    const play = new Scenario({
      hands: [['metsuke'], [], []],
      places: ['market_town'],
      blocks: { market_town: 'ashigaru' },
    });
    play.choose('metsuke');
    play.say(0, { action: 'A' });
    expect(play.view(0).places[0]?.block?.id).toBe('ashigaru');
    play.until('choose');
    expect(play.view(0).cancelled).toEqual([]);
  });

  test('ruling 25: a suppressed Action may be declared, opens no window and does nothing', () => {
    const play = new Scenario({ hands: [['ashigaru'], ['yojimbo', 'kuge'], []], places: ['hot_spring'] });
    play.choose('ashigaru>1', 'kuge', '');
    play.say(0, { action: 'B' });
    expect(play.told('window-opens').filter((one) => one.window === 'declare')).toEqual([]);
    expect(play.told('discards')).toEqual([]);
    expect(play.discards).toContain('ashigaru');
  });
});

describe('reversal', () => {
  test('ruling 26: self and Target swap, and the former Target makes all choices', () => {
    const play = new Scenario({
      hands: [['kusa', 'ronin', 'suri'], ['kunoichi', 'kuge', 'onmyoji'], []],
    });
    play.choose('kusa>1', 'kuge', '');
    play.window({ 1: { card: 'kunoichi', action: 'A' } });
    play.window();
    expect(play.asked()).toEqual(['1 replace']);
    play.say(1, { card: 'suri' });
    play.say(1, { card: 'onmyoji' });
    expect(play.hand(0)).toEqual(['onmyoji', 'ronin']);
    expect(play.discards).toContain('suri');
  });

  test('ruling 26: what is required is not checked again; as much as possible is done', () => {
    const play = new Scenario({ hands: [['shinobi'], ['kunoichi', 'kuge'], []], sealed: [[], ['daimyo'], []] });
    play.choose('shinobi>1', 'kuge', '');
    play.window({ 1: { card: 'kunoichi', action: 'A' } });
    expect(play.sealed(1)).toEqual(['daimyo']);
    expect(play.told('moves-scroll')).toEqual([]);
  });

  test('ruling 27: a reversal can be reversed: each flips once, and the last stands', () => {
    const play = new Scenario({
      hands: [['ronin', 'kunoichi'], ['kunoichi', 'kunoichi', 'kuge'], []],
      sealed: [['decoy'], ['daimyo'], []],
    });
    play.choose('ronin>1', 'kuge', '');
    play.say(0, { action: 'A' });
    play.window({ 1: { card: 'kunoichi', action: 'A' } });
    play.window({ 0: { card: 'kunoichi', action: 'A' } });
    expect(play.view(null).plays[0]?.flips).toEqual([
      { seat: 1, id: 'kunoichi', ward: false },
      { seat: 0, id: 'kunoichi', ward: false },
    ]);
    play.window({ 1: { card: 'kunoichi', action: 'A' } });
    expect(play.sealed(0)).toEqual([]);
    expect(play.sealed(1)).toEqual(['daimyo']);
  });

  test('ruling 27: a ward is used up by the first Action aimed at its owner, and may be answered too', () => {
    const play = new Scenario({
      hands: [['ronin', 'kunoichi'], ['kunoichi', 'kuge'], ['suri']],
      sealed: [['decoy'], ['daimyo'], []],
      discard: ['kusa'],
    });
    play.choose('ronin>1', 'kunoichi', 'suri>1');
    play.say(1, { action: 'A' });
    expect(play.view(0).seats[1]?.wards).toBe(1);
    // Suri comes first and uses the ward up: its player has no card to lose.
    play.say(2, { action: 'A' });
    expect(play.told('reverses')).toEqual([expect.objectContaining({ seat: 1, ward: true, of: 2, what: 'suri' })]);
    expect(play.view(0).seats[1]?.wards).toBe(0);

    const answered = new Scenario({
      hands: [['ronin', 'kunoichi'], ['kunoichi', 'kuge'], []],
      sealed: [['decoy'], ['daimyo'], []],
    });
    answered.choose('ronin>1', 'kunoichi', '');
    answered.say(1, { action: 'A' });
    answered.say(0, { action: 'A' });
    expect(answered.asked()).toEqual(['0 respond']);
    answered.window({ 0: { card: 'kunoichi', action: 'A' } });
    answered.window();
    expect(answered.sealed(1)).toEqual([]);
  });

  test('ruling 27: only the ward of the one it strikes turns it; another stays', () => {
    const play = new Scenario({
      hands: [['kunoichi'], ['kunoichi'], ['shinobi', 'kuge']],
      sealed: [[], ['daimyo'], []],
    });
    play.choose('kunoichi', 'kunoichi', 'shinobi>1');
    play.say(0, { action: 'A' });
    play.say(1, { action: 'A' });
    // Only the ward of the one it is aimed at turns it; the other stays where it is.
    expect(play.told('reverses')).toHaveLength(1);
    expect(play.view(0).seats[0]?.wards).toBe(1);
    expect(play.asked()).toEqual(['2 respond']);
  });

  test('ruling 28: of two who reverse a labelled Action in one round the second finds nothing to reverse', () => {
    const play = new Scenario({
      hands: [
        ['daikan', 'suri', 'ronin'],
        ['kunoichi', 'kuge', 'shonin', 'shonin'],
        ['kunoichi', 'kuge', 'kusa', 'kusa'],
      ],
    });
    play.choose('daikan', 'kuge', 'kuge');
    play.say(0, { action: 'A' });
    play.window({ 1: { card: 'kunoichi', action: 'A' }, 2: { card: 'kunoichi', action: 'A' } });
    expect(play.told('reverses')).toEqual([expect.objectContaining({ seat: 1 })]);
    expect(play.told('lapses')).toEqual([expect.objectContaining({ seat: 2 })]);
    expect(play.view(0).plays[0]).toMatchObject({ reversed: true, victims: [0] });
  });

  test('ruling 28: after a labelled reversal its player is the victim and may reverse it back', () => {
    const play = new Scenario({
      hands: [['daikan', 'kunoichi', 'ronin'], ['kunoichi', 'kuge', 'shonin', 'shonin'], []],
    });
    play.choose('daikan', 'kuge', '');
    play.say(0, { action: 'A' });
    play.window({ 1: { card: 'kunoichi', action: 'A' } });
    expect(play.offers(0)).toEqual(['pass', { card: 'kunoichi', action: 'A' }]);
    play.window({ 0: { card: 'kunoichi', action: 'A' } });
    play.window();
    // Turned back, it strikes again whom it struck: with two cards left there is nothing to give.
    expect(play.told('takes')).toEqual([]);
    expect(play.told('reverses').map((one) => one.seat)).toEqual([1, 0]);
  });

  test('ruling 29: without TARGET and label there is nothing to reverse, even if one player suffers', () => {
    const play = new Scenario({ hands: [['metsuke'], ['kunoichi', 'kuge', 'market_town'], []] });
    play.choose('metsuke', 'kuge', '');
    play.say(0, { action: 'B' });
    play.say(0, [{ seat: 1 }]);
    play.say(0, ['market_town']);
    expect(play.hand(0)).toContain('market_town');
    expect(play.told('window-opens').filter((one) => one.window === 'declare')).toEqual([]);
  });
});
