// The settled rulings, R1 to R25: what we decided where the rules text is silent.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { send, takenBy, travel } from './steps.ts';

const TWO_BLACK = ['black prove', 'black prove'];

describe('rulings on cards', () => {
  it('R1: Lock On may be played in the own play phase and while the own message is in transit, unless the table says not', () => {
    const game = scenario({
      hands: [
        ['red lock-on', 'black lock-on'],
        ['red lock-on', 'red trap'],
      ],
    });
    expect(game.offered(0, { as: 'lock-on', to: 1 })).toBe(true);
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.offered(0, { as: 'lock-on', to: 2 })).toBe(true);
    expect(game.offered(1, { as: 'lock-on' })).toBe(false);
    const strict = scenario({
      options: { lockOn: 'play' },
      hands: [['red lock-on', 'black lock-on'], ['red trap']],
    });
    send(strict, { card: 'black lock-on', by: 'CM' });
    expect(strict.offered(0, { as: 'lock-on' })).toBe(false);
    expect(strict.view(0).hand[0]?.why).toBe('own-play-phase');
  });

  it('R2: after a Transfer the message sets out again and may be intercepted', () => {
    const game = scenario({ hands: [['black lock-on'], ['red transfer'], [], ['red intercept', 'red prove']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    game.play(1, { card: 'red transfer', as: 'transfer', to: 2 });
    expect(game.kind()).toBe('transit');
    expect(game.view(0).seats[2]?.locked).toBe(true);
    game.play(3, { card: 'red intercept', as: 'intercept' });
    travel(game);
    expect(game.messages(3)).toEqual(['black lock-on']);
  });

  it('R3: Impute may be used while locked on', () => {
    const game = scenario({ characters: [null, 'Speaker'], hands: [['red lock-on', 'black lock-on']] });
    game.play(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.until('arrival');
    expect(game.offered(1, { ability: 'Impute', to: 2 })).toBe(true);
  });

  it('R4: once a round is once in each of the own turns', () => {
    const game = scenario({ characters: ['Fire'], hands: [['red lock-on']] });
    game.act(0, { ability: 'Cruel', to: 2 });
    expect(game.offered(0, { ability: 'Cruel' })).toBe(false);
    expect(game.view(1).seats[0]?.used).toBe(true);
  });

  it('R12: a Prove that tells an empty hand to discard is only announced', () => {
    const game = scenario({ hands: [['red prove FRS discard']] });
    game.play(0, { card: 'red prove FRS discard', as: 'prove', to: 1 });
    expect(game.view(2).claims).toMatchObject([{ to: 1, acts: true }]);
    expect(game.told(2, 'discards')).toEqual([]);
  });

  it('R14: an Intercept is answered by Counteract alone, and the later Intercept wins', () => {
    const game = scenario({
      hands: [['black lock-on'], ['red intercept'], ['blue intercept', 'red trap'], ['red counteract']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    game.act(1, { card: 'red intercept', as: 'intercept' });
    expect(game.kind()).toBe('counter');
    expect(game.offers(2)).toEqual(['pass']);
    expect(game.offered(3, { as: 'counteract' })).toBe(true);
    game.resolve();
    game.play(2, { card: 'blue intercept', as: 'intercept' });
    travel(game);
    expect(game.messages(2)).toEqual(['black lock-on']);
  });

  it('R17: the active seat is first in every window of the play phase, and the phase ends when all pass', () => {
    const game = scenario({
      active: 2,
      hands: [['red delete'], [], ['red lock-on', 'blue trap']],
      messages: [['black trap']],
    });
    expect(game.asked()).toEqual(['2 play', '0 play']);
    game.play(0, { card: 'red delete', as: 'delete', at: 0, place: 0 });
    expect(game.asked()).toEqual(['2 play']);
    game.pass();
    expect(game.asked()).toEqual(['2 send']);
  });

  it('R22: the one whom the message is on its way to may intercept it', () => {
    const game = scenario({ hands: [['black lock-on'], ['red intercept']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.offered(1, { as: 'intercept' })).toBe(true);
  });

  it('R24: Distribute with too few cards deals what there is, from the active seat on', () => {
    const all = (colour: string, n: number): string[] => new Array<string>(n).fill(colour);
    const game = scenario({
      deck: ['red trap', 'blue trap'],
      hands: [['red distribute'], all('red', 22), all('blue', 23), all('black', 33)],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect([0, 1, 2, 3].map((seat) => game.messages(seat))).toEqual([['red trap'], ['blue trap'], [], []]);
  });

  it('priority after an action begins at the right of the seat that acted', () => {
    const game = scenario({ hands: [['black lock-on'], ['red trap', 'red prove'], ['blue trap'], ['blue decode']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.asked()).toEqual(['1 transit', '2 transit', '3 transit']);
    game.play(1, { card: 'red trap', as: 'trap', to: 3 });
    expect(game.asked()).toEqual(['2 transit', '3 transit', '1 transit']);
  });
});

describe('rulings on missions and victory', () => {
  it('R5: Swan wins at the first elimination, her own included; by the other reading at a declaration after one', () => {
    const position = {
      characters: [null, 'Swan'],
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['black lock-on']],
      messages: [['red trap', 'red delete'], [], TWO_BLACK, ['red decode']],
    } as const;
    const literal = scenario(position);
    send(literal, { card: 'black lock-on', by: 'CM' });
    takenBy(literal, 2);
    expect(literal.result).toEqual({ winners: [1], reason: 'mission Swan' });
    const own = scenario({ ...position, messages: [[], TWO_BLACK] });
    send(own, { card: 'black lock-on', by: 'CM' });
    takenBy(own, 1);
    expect(own.result).toEqual({ winners: [1], reason: 'mission Swan' });
    const other = scenario({
      ...position,
      options: { swan: 'declaration' },
      hands: [['black lock-on'], ['red lock-on']],
    });
    send(other, { card: 'black lock-on', by: 'CM' });
    takenBy(other, 2);
    expect(other.result).toBeNull();
    send(other, { card: 'red lock-on', by: 'CM' });
    takenBy(other, 0);
    expect(other.result).toEqual({ winners: [0, 1, 3], reason: 'three-red' });
    expect(other.view(null).ending?.shares).toEqual([{ seat: 1, by: 'mission' }]);
  });

  it('R6: a mission that needs a declaration looks at the declarer only', () => {
    const position = {
      characters: ['Tough Gun', 'Viper', 'J'],
      identities: ['KDR', 'KDR', 'MOF', 'FRS'],
      hands: [['red lock-on']],
      messages: [['red trap', 'red decode']],
    } as const;
    const man = scenario(position);
    send(man, { card: 'red lock-on', by: 'CM' });
    travel(man);
    expect(man.result).toEqual({ winners: [0, 1], reason: 'three-red' });
    const woman = scenario({ ...position, characters: ['Angel', 'Viper', 'J'] });
    send(woman, { card: 'red lock-on', by: 'CM' });
    travel(woman);
    expect(woman.result).toEqual({ winners: [0, 1, 2], reason: 'three-red' });
  });

  it('R7: the dead never share, neither with the last survivor nor in the alliance', () => {
    const game = scenario({
      seats: 6,
      options: { alliance: true },
      characters: [null, 'Viper'],
      identities: ['KDR', 'MOF', 'KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['black lock-on'], ['red trap', 'blue prove']],
      messages: [[], ['red decode', 'blue decode', 'blue trap'], [], [], TWO_BLACK],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 4);
    send(game, { card: 'red trap', by: 'CM' });
    travel(game);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Viper' });
  });

  it('R8: a changed identity may win at once', () => {
    const game = scenario({
      characters: [null, null, 'Alias'],
      identities: ['FRS', 'KDR', 'MOF', 'FRS'],
      hands: [['black lock-on']],
      messages: [[], TWO_BLACK, ['red trap', 'red decode', 'red delete']],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 1);
    game.must(2, 'yes');
    expect(game.result).toEqual({ winners: [2], reason: 'three-red' });
  });

  it('R9: a claimed message lies before the claimer and counts', () => {
    const game = scenario({
      characters: [null, 'Titanium'],
      up: [1],
      hands: [['red lock-on']],
      messages: [['black delete'], TWO_BLACK],
    });
    game.act(1, { ability: 'Cover', at: 0, place: 0 });
    expect(game.alive(1)).toBe(false);
  });

  it('R11: to fall for want of a message counts for missions, and no ability answers it', () => {
    const position = { identities: ['KDR', 'FRS', 'MOF', 'KDR'], hands: [[], ['red trap']] } as const;
    const counted = scenario({ ...position, characters: ['Tough Gun', 'Scarlet Blade', 'Swan'] });
    counted.until('over');
    expect(counted.result).toEqual({ winners: [2], reason: 'mission Swan' });
    const silent = scenario({ ...position, characters: ['Tough Gun', 'Scarlet Blade'] });
    expect(silent.alive(0)).toBe(false);
    expect(silent.told(2, 'uses')).toEqual([]);
  });

  it('R18: an identity counts as it was when its owner fell, even if Alias took the card', () => {
    const game = scenario({
      seats: 5,
      characters: ['Tough Gun', 'Hunter', 'Alias', 'Viper', 'Double Knight'],
      identities: ['KDR', 'MOF', 'MOF', 'FRS', 'KDR'],
      hands: [['black lock-on'], ['black trap']],
      messages: [[], [], [], TWO_BLACK, TWO_BLACK],
    });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 3);
    game.must(2, 'yes');
    expect(game.view(1).seats[3]?.identity).toBeNull();
    send(game, { card: 'black trap', by: 'CM' });
    takenBy(game, 4);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Hunter' });
  });

  it('R19: the last survivor is looked for when all that an elimination brings has run', () => {
    const game = scenario({
      seats: 3,
      characters: ['Kwon Ki Ku', 'Nightmare', 'Double Knight'],
      up: [1],
      identities: ['FRS', 'KDR', 'MOF'],
      hands: [['red distribute'], ['black counteract', 'black intercept', 'black intercept']],
      messages: [[], TWO_BLACK, []],
      deck: ['red trap', 'black delete', 'black transfer'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    expect(game.alive(1)).toBe(false);
    game.must(1, { to: 0 });
    expect(game.result).toEqual({ winners: [2], reason: 'last' });
  });

  it('R20: a face-down character has no red abilities, but its mission counts', () => {
    const game = scenario({
      characters: [null, 'Tank'],
      identities: ['KDR', 'MOF', 'FRS', 'KDR'],
      hands: [['blue lock-on']],
      messages: [[], ['blue trap', 'blue decode']],
    });
    send(game, { card: 'blue lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.result).toEqual({ winners: [1], reason: 'mission Tank' });
  });

  it('R25: Break Through lets Mark Jr. choose among living women who lie face-up', () => {
    const game = scenario({
      characters: ['Mark Jr.', 'Angel', 'Alias', 'Swan'],
      identities: ['KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['red lock-on']],
      messages: [['red trap', 'red decode']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    travel(game);
    expect(game.offers(0)).toEqual([{ to: 1 }, { to: 2 }]);
    game.must(0, { to: 2 });
    expect(game.result).toEqual({ winners: [0, 2], reason: 'three-red' });
    expect(game.view(null).ending?.shares).toEqual([{ seat: 2, by: 'Break Through' }]);
  });
});

describe('rulings on the way of a message', () => {
  it('R13: if the one before whom it lies is eliminated, the message goes on', () => {
    const game = scenario({
      characters: [null, 'Titanium'],
      up: [1],
      hands: [['red lock-on'], ['red decode']],
      messages: [['black delete'], TWO_BLACK],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.until('arrival');
    game.act(1, { ability: 'Cover', at: 0, place: 0 });
    expect(game.alive(1)).toBe(false);
    takenBy(game, 2);
    expect(game.messages(2)).toEqual(['red lock-on']);
  });

  it('R13: an Oriented Message goes back to its sender then', () => {
    const game = scenario({
      characters: [null, 'Titanium'],
      up: [1],
      hands: [['red delete'], ['red decode']],
      messages: [['black delete'], TWO_BLACK],
    });
    send(game, { card: 'red delete', by: 'OM', to: 1 });
    game.act(1, { ability: 'Cover', at: 0, place: 0 });
    travel(game);
    expect(game.messages(0)).toEqual(['red delete']);
  });

  it('R23: a message whose sender is gone travels on, and is discarded when it would come back to them', () => {
    const game = scenario({
      characters: ['Titanium'],
      up: [0],
      hands: [['red lock-on'], ['red decode']],
      messages: [TWO_BLACK, ['black delete']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(0, { ability: 'Cover', at: 1, place: 0 });
    expect(game.alive(0)).toBe(false);
    expect(game.view(1).letter).toMatchObject({ from: 0, at: 1 });
    travel(game);
    expect(game.told(1, 'lost')).toHaveLength(1);
    expect(game.discards()).toContain('red lock-on');
    expect(game.state.active).toBe(1);
  });

  it('R21: Viper draws as soon as the instruction that emptied his hand is complete', () => {
    const game = scenario({ characters: ['Viper'], hands: [['red lock-on'], ['red counteract']] });
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 2 });
    expect(game.kind()).toBe('counter');
    expect(game.hand(0)).toHaveLength(1);
  });

  it('R10: a changed message lies on top of the deck, a substituted one in the hand of the Baron', () => {
    const change = scenario({
      characters: [null, 'Dark Flow'],
      hands: [['black lock-on'], ['red trap']],
      deck: ['blue delete'],
    });
    send(change, { card: 'black lock-on', by: 'CM' });
    change.until('arrival');
    change.act(1, { ability: 'Change', card: 'red trap' });
    expect(change.deck()[0]).toBe('black lock-on');
    const baron = scenario({ characters: [null, 'Brumaire Baron'], hands: [['black delete'], ['red trap']] });
    send(baron, { card: 'black delete', by: 'OM', to: 2 });
    baron.act(1, { ability: 'Substitute', card: 'red trap' });
    expect(baron.hand(1)).toEqual(['black delete']);
    expect(baron.view(0).letter?.stamp).toBe('OM');
  });

  it('R15: mandatory abilities run without a question', () => {
    const game = scenario({ characters: [null, 'Tough Gun'], hands: [['black lock-on']] });
    send(game, { card: 'black lock-on', by: 'CM' });
    takenBy(game, 1);
    expect(game.told(0, 'uses')).toMatchObject([{ seat: 1, ability: 'Resist' }]);
  });

  it('R16: abilities without a stated moment work in play, transit and arrival windows, never during acceptance', () => {
    const game = scenario({
      characters: [null, null, 'Tank'],
      hands: [['red lock-on', 'black lock-on'], [], ['red prove']],
      messages: [['red trap']],
    });
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    game.act(0, { card: 'red lock-on', as: 'lock-on', to: 3 });
    expect(game.offered(2, { ability: 'Awe' })).toBe(false);
    game.resolve();
    send(game, { card: 'black lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Awe', at: 0 })).toBe(true);
    game.until('arrival');
    // The recipient decides meanwhile; what is done before comes first, and then they are asked again.
    game.must(1, 'accept');
    expect(game.asked()).toEqual(['2 arrival', '1 accept']);
    game.must(2, { ability: 'Awe', at: 0, place: 0 });
    expect([game.asked(), game.messages(1)]).toEqual([['0 use'], []]);
    game.must(0, 'yes');
    expect(game.decider()).toBe(1);
    game.decide('accept');
    expect(game.messages(1)).toEqual(['black lock-on']);
  });
});
