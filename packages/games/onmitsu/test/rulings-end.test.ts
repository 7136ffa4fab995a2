// Rulings 30 to 43: Locations, Draw/Discard, the End Game and scoring.

import { describe, expect, test } from 'vitest';
import { onmitsuGame } from '../rules/game.ts';
import { setEntries } from '../sets/index.ts';
import { atTheEnd, Scenario } from './scenario.ts';

const FIVE = ['market_town', 'tea_house', 'paper_mill', 'river_harbour', 'checkpoint'];

describe('Locations', () => {
  test('ruling 30: a Location enters play, acts, and its Effect starts at once', () => {
    const play = new Scenario({ hands: [['market_town'], [], []] });
    play.choose('market_town');
    play.until('choose');
    expect(play.told('draws').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 2],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  test('ruling 30: a lowered limit is enforced in Draw/Discard only, and never falls below 1', () => {
    const play = new Scenario({ hands: [['checkpoint', 'kuge', 'kuge', 'suri', 'suri'], ['kusa'], []] });
    expect(play.view(0).handLimit).toBe(5);
    play.choose('checkpoint', 'kusa>0', '');
    play.say(0, [{ seat: 1 }]);
    expect(play.view(0)).toMatchObject({ handLimit: 4, seats: [{ size: 6 }, {}, {}] });
    play.until('limit');
    expect(play.ask(0)).toMatchObject({ kind: 'limit', min: 3 });
    const data = structuredClone(setEntries[0]?.data) as { rules: { baseHandLimit: number } };
    data.rules.baseHandLimit = 1;
    const tight = new Scenario(
      { hands: [['kuge'], [], []], places: ['checkpoint'] },
      onmitsuGame([{ id: 'original', data }]),
    );
    expect(tight.view(0).handLimit).toBe(1);
  });

  test('ruling 31: a BLOCKED Location has no Effect, does not count, and can only be unblocked', () => {
    const play = new Scenario({
      hands: [['hitsuke'], ['ashigaru', 'kuge'], ['shonin', 'kuge']],
      places: ['market_town'],
      blocks: { tea_house: 'ashigaru' },
    });
    expect(play.view(0)).toMatchObject({ handLimit: 5, castle: { have: 1 } });
    play.choose('hitsuke>1', 'ashigaru>0', 'shonin');
    play.say(1, { action: 'A' });
    play.window();
    expect(play.told('blocks')).toEqual([expect.objectContaining({ place: 'market_town' })]);
    play.say(2, { action: 'B' });
    expect(play.offers(2)).toEqual(['pass', { card: 'tea_house' }, { card: 'market_town' }]);
    play.say(2, { card: 'tea_house' });
    expect(play.discards).toContain('ashigaru');
    expect(play.view(0).handLimit).toBe(7);
    play.until('action');
    play.say(0, { action: 'A' });
    expect(play.destroyed).toEqual(['tea_house', 'hitsuke']);
  });

  test('ruling 32: the Castle counts unblocked Locations, Castle Town twice, itself never', () => {
    const four = ['market_town', 'tea_house', 'paper_mill'];
    const short = new Scenario({ hands: [['daimyos_castle', 'kuge'], [], []], places: [...four, 'checkpoint'] });
    expect(short.view(0).hand.find((one) => one.id === 'daimyos_castle')?.actions[0]?.why).toEqual([
      { why: 'locations', have: 4, need: 5 },
    ]);
    short.choose('daimyos_castle');
    expect(short.told('returns')).toHaveLength(1);
    const met = new Scenario({ hands: [['daimyos_castle'], [], []], places: [...four, 'castle_town'] });
    expect(met.view(0).castle).toEqual({ id: 'daimyos_castle', have: 5, need: 5 });
    met.choose('daimyos_castle');
    expect(met.match.result?.reason).toBe('castle');
  });

  test('ruling 33: what would DESTROY the Castle in a hand discards it', () => {
    const play = new Scenario({ hands: [['hitsuke'], ['daimyos_castle', 'kuge'], []] });
    play.choose('hitsuke>1', 'kuge', '');
    play.window();
    expect(play.destroyed).toEqual([]);
    expect(play.discards).toContain('daimyos_castle');
  });

  test('ruling 34: the receiver of the Castle may exceed the limit until the next check', () => {
    const play = new Scenario({
      hands: [['daimyos_castle', 'kuge'], ['suri', 'suri', 'kusa', 'kusa', 'ronin'], []],
      places: ['market_town', 'hot_spring', 'paper_mill', 'river_harbour', 'castle_town'],
    });
    play.choose('kuge', 'ronin>2', '');
    play.until('choose');
    expect(play.view(1).seats[1]?.size).toBe(6);
    expect(play.hand(1)).toContain('daimyos_castle');
  });

  test('ruling 34: if nobody hands it on, everybody has learned that no hand holds it', () => {
    const play = new Scenario({ hands: [['kuge', 'suri'], [], []], places: FIVE, discard: ['daimyos_castle'] });
    play.choose('kuge');
    play.until('choose');
    expect(play.told('passes-on')).toEqual([]);
    expect(play.match.state.turn).toBe(2);
  });
});

describe('Draw/Discard', () => {
  test('ruling 35: all draw in Lantern order, then mandatory discards, then the limit, each chosen at once', () => {
    const play = new Scenario({
      lantern: 1,
      hands: [['kuge', 'suri', 'suri', 'kusa', 'decoy', 'ronin'], ['kuge', 'shonin'], []],
      places: ['temple_clearing'],
    });
    play.choose('kuge', 'kuge', '');
    play.until('shed');
    expect(
      play
        .told('draws')
        .slice(-3)
        .map((one) => one.seat),
    ).toEqual([1, 2, 0]);
    expect(play.asked()).toEqual(['1 shed', '0 shed']);
    play.say(0, ['decoy']);
    expect(play.told('discards')).toEqual([]);
    play.say(1, ['shonin']);
    expect(play.pile).toContain('decoy');
    expect(play.told('discards').map((one) => one.why)).toEqual(['shed', 'shed']);
    expect(play.asked()).toEqual(['0 limit']);
  });

  test('ruling 35: with the River Harbour the first draw may be the top discard', () => {
    const play = new Scenario({ hands: [['kuge'], [], []], places: ['river_harbour'], discard: ['suri'] });
    play.choose('kuge');
    play.until('draw');
    expect(play.view(0).discard.at(-1)?.id).toBe('kuge');
    play.say(0, 'discard');
    expect(play.hand(0)).toContain('kuge');
    expect(play.asked()).toEqual(['1 draw']);
  });
});

describe('End Game', () => {
  test('ruling 36: nothing later acts, nobody draws; void cards are discarded and score nothing', () => {
    const play = new Scenario({
      hands: [['daimyos_castle'], ['yamabushi', 'suri'], ['yojimbo', 'suri']],
      sealed: [[], ['decoy'], []],
      places: FIVE,
    });
    play.choose('daimyos_castle', 'yamabushi', 'yojimbo');
    play.say(2, { action: 'A' });
    expect(play.match.result).toMatchObject({ scores: [0, 6, 1], winners: [1] });
    expect(play.view(null).queue.map(({ id, state }) => [id, state])).toEqual([
      ['yojimbo', 'done'],
      ['daimyos_castle', 'done'],
      ['yamabushi', 'void'],
    ]);
    expect(play.discards).toEqual(expect.arrayContaining(['yamabushi', 'yojimbo']));
    expect(play.told('draws')).toEqual([]);
  });

  test('ruling 36: a Castle chained before the thrown cards voids them all; the AT ANY TIME ones may be used', () => {
    const play = new Scenario({
      hands: [
        ['hikyaku', 'daimyos_castle'],
        ['dokumi', 'suri'],
        ['suri', 'kusa'],
      ],
      sealed: [['daimyo'], ['poisoned'], []],
      places: FIVE,
    });
    play.choose('crack', 'dokumi', 'suri>0');
    play.window({ 0: { card: 'hikyaku', action: 'A' } });
    play.window();
    play.say(0, { card: 'daimyos_castle' });
    expect(play.view(1).end?.spare).toEqual([expect.objectContaining({ id: 'dokumi', seat: 1 })]);
    play.say(1, { card: 'dokumi', action: 'A' });
    play.say(1, ['suri']);
    expect(play.match.result).toMatchObject({ scores: [0, 0, 1] });
    expect(play.view(null).end?.verdicts?.[1]).toMatchObject({ lives: true, saved: true, points: 0 });
  });

  test('ruling 36: a void AT ANY TIME card may also answer', () => {
    const play = new Scenario({
      hands: [['hikyaku', 'hikyaku', 'daimyos_castle', 'market_town'], ['metsuke'], []],
      sealed: [['decoy'], [], []],
      places: ['castle_town', 'tea_house', 'paper_mill', 'checkpoint'],
    });
    play.choose('crack', 'metsuke', '');
    play.say(0, { card: 'hikyaku', action: 'A' });
    play.say(0, { card: 'daimyos_castle' });
    play.say(0, { card: 'hikyaku', action: 'A' });
    expect(play.offers(1)).toEqual(['pass', { card: 'metsuke', action: 'A' }]);
    play.say(1, { card: 'metsuke', action: 'A' });
    expect(play.places).not.toContain('market_town');
    expect(play.told('cancels')).toEqual([expect.objectContaining({ seat: 1, keyword: 'Peasant' })]);
    expect(play.discards).toContain('metsuke');
  });

  test('ruling 37: hands face up, sealed scrolls down; numbers once upwards, holders in Lantern order', () => {
    const play = atTheEnd({
      lantern: 2,
      hands: [
        ['kuge', 'hikyaku', 'suri'],
        ['dokumi', 'kuge'],
        ['hikyaku', 'kusa'],
      ],
      sealed: [['daimyo'], ['daimyo'], ['decoy']],
    });
    expect(play.view(null).seats[0]?.known.map((one) => one.id)).toEqual(['hikyaku', 'kuge', 'suri']);
    expect(play.view(null).seats[0]?.sealed[0]?.kind).toBeNull();
    const order: string[] = [];
    while (play.match.result === null) {
      const { seat, about } = play.match.asks()[0] as unknown as { seat: number; about: { order: number } };
      order.push(`${seat} ${about.order}`);
      play.say(seat, 'pass');
    }
    expect(order).toEqual(['2 14', '0 14', '0 72', '1 72', '1 76']);
  });

  test('ruling 37: a card gained during the sequence may be used if its number has not passed', () => {
    const play = atTheEnd({
      seats: 2,
      hands: [['hikyaku', 'suri'], ['dokumi']],
      sealed: [['poisoned'], []],
    });
    play.say(0, { card: 'hikyaku', action: 'A' });
    play.say(0, { card: 'suri', arrow: 1 });
    play.until('last');
    expect(play.hand(0)).toEqual(['dokumi']);
    // Nothing is left to pay for it with.
    expect(play.match.result?.scores).toEqual([0, 0]);
  });

  test('ruling 24: what was cancelled in the turn is not cancelled in the End Game', () => {
    const play = new Scenario({
      hands: [['daimyos_castle'], ['metsuke', 'suri'], ['hikyaku', 'market_town']],
      places: ['tea_house', 'paper_mill', 'river_harbour', 'checkpoint', 'hot_spring'],
      sealed: [[], [], ['decoy']],
    });
    play.choose('daimyos_castle', 'metsuke', 'crack');
    play.until('action');
    play.say(1, { action: 'A' });
    expect(play.asked()).toEqual(['2 last']);
    expect(play.view(2).cancelled).toEqual([]);
  });

  test('ruling 38: Location Effects still apply during the sequence', () => {
    const play = atTheEnd({
      seats: 2,
      hands: [['hikyaku', 'hyogushi', 'daimyo'], []],
      places: ['paper_mill'],
    });
    play.say(0, { card: 'hikyaku', action: 'A' });
    play.say(0, { card: 'hyogushi' });
    play.say(0, { action: 'A' });
    expect(play.match.result).toMatchObject({ scores: [10, 0], winners: [0] });
  });
});

describe('scoring', () => {
  test('ruling 39: more than one scroll, a cracked one or a sealed Poisoned one kills; no scroll at all does not', () => {
    const play = atTheEnd({
      seats: 4,
      hands: [['suri'], ['decoy', 'suri'], ['kusa'], ['ronin', 'kusa']],
      sealed: [['decoy', 'decoy'], [], ['poisoned'], []],
    });
    expect(play.match.result?.scores).toEqual([0, 0, 0, 2]);
    expect(play.view(0).end?.verdicts?.map((one) => one.deaths)).toEqual([['many'], ['cracked'], ['poisoned'], []]);
  });

  test('ruling 40: whoever dies anyway still contests; one player with both contests nobody', () => {
    const dying = atTheEnd({ hands: [[], ['decoy'], []], sealed: [['daimyo'], ['daimyo'], []] });
    expect(dying.match.result?.scores).toEqual([0, 0, 0]);
    expect(dying.view(0).end?.verdicts?.[0]?.deaths).toEqual(['contested']);
    const both = atTheEnd({ seats: 2, hands: [[], ['suri']], sealed: [['daimyo', 'daimyo'], []] });
    expect(both.view(0).end).toMatchObject({ contested: false });
    expect(both.match.result?.scores).toEqual([0, 1]);
  });

  test('ruling 40: a cracked Daimyo scroll does not contest the uncracked one', () => {
    const play = atTheEnd({ seats: 2, hands: [['daimyo'], []], sealed: [[], ['daimyo']] });
    expect(play.match.result?.scores).toEqual([0, 10]);
  });

  test('ruling 41: strictly most vouchers decide; a tie leaves all dead; anybody may vouch for anybody', () => {
    const begun = (): Scenario =>
      atTheEnd({
        seats: 4,
        hands: [['kuge'], ['kuge'], ['kuge'], []],
        sealed: [['daimyo'], ['daimyo'], [], ['decoy']],
      });
    const vouch = (play: Scenario, seat: number, of: number): void => {
      play.say(seat, { card: 'kuge', action: 'A' });
      play.say(seat, { seat: of, place: 0 });
    };
    const two = begun();
    vouch(two, 0, 0);
    vouch(two, 1, 1);
    vouch(two, 2, 1);
    expect(two.match.result?.scores).toEqual([0, 10, 0, 5]);
    const tie = begun();
    vouch(tie, 0, 0);
    vouch(tie, 1, 1);
    tie.say(2, 'pass');
    expect(tie.match.result?.scores).toEqual([0, 0, 1, 5]);
  });

  test('ruling 41: one may vouch only while the scrolls can be CONTESTED by what everybody knows', () => {
    const play = atTheEnd({ seats: 2, hands: [['kuge'], []], sealed: [['daimyo'], ['poisoned']] });
    // The other Daimyo scroll lies open: nothing can be contested, and nothing is asked.
    expect(play.match.result?.scores).toEqual([11, 0]);
    const blind = atTheEnd({ hands: [['kuge'], [], []], sealed: [['daimyo'], ['decoy'], ['daimyo']] });
    blind.say(0, { card: 'kuge', action: 'A' });
    // A voucher for what turns out to be a Decoy counts for nothing.
    blind.say(0, { seat: 1, place: 0 });
    expect(blind.match.result?.scores).toEqual([0, 5, 0]);
  });

  test('ruling 42: all at zero, nobody wins; equal top scores share', () => {
    const none = atTheEnd({ seats: 2, sealed: [['daimyo'], ['daimyo']] });
    expect(none.match.result).toMatchObject({ winners: [], scores: [0, 0] });
    const shared = atTheEnd({ hands: [['suri'], ['kusa'], []] });
    expect(shared.match.result).toMatchObject({ winners: [0, 1], scores: [1, 1, 0] });
  });

  test('ruling 43: Dokumi protects against poison only; a cracked scroll that pays for it no longer kills', () => {
    const play = atTheEnd({ seats: 2, hands: [['dokumi', 'decoy'], []], sealed: [['poisoned'], []] });
    play.say(0, { card: 'dokumi', action: 'A' });
    play.say(0, ['decoy']);
    expect(play.match.result?.scores).toEqual([0, 0]);
    expect(play.view(0).end?.verdicts?.[0]).toMatchObject({ lives: true, saved: true });
    const two = atTheEnd({ seats: 2, hands: [['dokumi', 'suri'], []], sealed: [['poisoned', 'decoy'], []] });
    two.say(0, { card: 'dokumi', action: 'A' });
    two.say(0, ['suri']);
    expect(two.view(0).end?.verdicts?.[0]).toMatchObject({ lives: false, deaths: ['many'] });
  });
});
