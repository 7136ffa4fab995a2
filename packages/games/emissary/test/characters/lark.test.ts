// Lark.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { hit, send, takenBy } from './steps.ts';

describe('Lark', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Lark', 'Kwon Ki Ku'];

  it('Best Show: she turns up, takes a card at random from a hand and gives it to anyone as a message', () => {
    const game = scenario({ characters: cast, hands: [['red trap', 'blue trap'], [], ['black trap']] });
    game.act(2, { ability: 'Best Show', to: 0 });
    expect(game.up(2)).toBe(true);
    // She sees what she took before she chooses; everybody may get it, the owner and herself included.
    expect(game.hand(2)).toHaveLength(2);
    expect(game.ask(2)).toMatchObject({ kind: 'seat', about: { ability: 'Best Show' } });
    expect(game.offers(2)).toEqual([{ to: 2 }, { to: 3 }, { to: 0 }, { to: 1 }]);
    game.must(2, { to: 3 });
    expect(game.hand(2)).toEqual(['black trap']);
    expect(game.messages(3)).toHaveLength(1);
    expect(game.hand(0)).toHaveLength(1);
  });

  it('Best Show: in every window of any turn (R16) but never as an answer to a card; not from face-up', () => {
    const position = { characters: cast, hands: [['red lock-on', 'red trap', 'blue lock-on'], ['red decode']] };
    const game = scenario(position);
    expect(game.offered(2, { ability: 'Best Show', to: 0 })).toBe(true);
    expect(game.offered(2, { ability: 'Best Show', to: 3 })).toBe(false);
    game.act(0, { card: 'blue lock-on', as: 'lock-on', to: 1 });
    expect(game.kind()).toBe('counter');
    expect(game.offered(2, { ability: 'Best Show' })).toBe(false);
    game.resolve();
    send(game, { card: 'red lock-on', by: 'CM' });
    expect(game.offered(2, { ability: 'Best Show', to: 1 })).toBe(true);
    game.until('arrival');
    expect(game.offered(2, { ability: 'Best Show', to: 1 })).toBe(true);
    const open = scenario({ ...position, up: [2] });
    expect(open.offered(2, { ability: 'Best Show' })).toBe(false);
  });

  it('Best Show: a player who falls by it was eliminated by her', () => {
    const game = scenario({
      characters: cast,
      hands: [['black trap']],
      messages: [[], ['black prove', 'black prove']],
    });
    game.act(2, { ability: 'Best Show', to: 0 });
    game.must(2, { to: 1 });
    expect(game.view(null).fallen).toMatchObject([{ seat: 1, by: 2 }]);
    // Time Trace: somebody fell, so her curtain falls as well.
    expect(game.up(2)).toBe(false);
  });

  it('Time Trace: any elimination by messages turns her down (scenario 66), and she may show again', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['black delete'], [], [], ['red prove']],
      messages: [[], ['black prove', 'black prove']],
    });
    hit(game, 'black delete', 1);
    expect(game.up(2)).toBe(false);
    expect(game.view(null).seats[2]).toMatchObject({ shown: true, character: 'Lark', gender: 'unknown' });
    game.until('play');
    expect(game.offered(2, { ability: 'Best Show' })).toBe(true);
  });

  it('Time Trace: not when somebody falls for having nothing to send', () => {
    const game = scenario({ characters: cast, up: [2], active: 1, phase: 'send' });
    expect(game.alive(1)).toBe(false);
    expect(game.up(2)).toBe(true);
  });

  it('Mission: to be eliminated after another, even if Alias would take her identity', () => {
    const game = scenario({
      seats: 5,
      characters: ['Double Knight', 'Static Electricity', 'Lark', 'Kwon Ki Ku', 'Alias'],
      identities: ['KDR', 'FRS', 'MOF', 'FRS', 'KDR'],
      hands: [['red distribute']],
      messages: [[], ['black prove', 'black prove'], ['black prove', 'black prove']],
      deck: ['red prove', 'black prove', 'black prove', 'blue prove', 'red prove'],
    });
    game.play(0, { card: 'red distribute', as: 'distribute' });
    game.must(4, 'pass');
    expect(game.result).toEqual({ winners: [2], reason: 'mission Lark' });
  });

  it('Mission: not when she is the first to fall, nor when she is not MOF', () => {
    const first = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'FRS'],
      hands: [['black delete']],
      messages: [[], [], ['black prove', 'black prove']],
    });
    send(first, { card: 'black delete', by: 'OM', to: 2 });
    takenBy(first, 2);
    expect(first.alive(2)).toBe(false);
    expect(first.result).toBeNull();
  });
});
