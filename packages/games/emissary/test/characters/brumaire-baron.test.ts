// Brumaire Baron.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { comesBack, hit, send, takenBy } from './steps.ts';

describe('Brumaire Baron', () => {
  const cast = ['Double Knight', 'Static Electricity', 'Brumaire Baron', 'Kwon Ki Ku'];

  it('Substitute: he turns up and puts a card of his hand in the place of an OM, which stays an OM (scenario 54)', () => {
    const game = scenario({ characters: cast, hands: [['red intercept'], [], ['blue lock-on', 'black trap']] });
    send(game, { card: 'red intercept', by: 'OM', to: 1 });
    game.act(2, { ability: 'Substitute', card: 'blue lock-on' });
    expect(game.up(2)).toBe(true);
    expect(game.hand(2)).toEqual(['black trap', 'red intercept']);
    expect(game.state.letter).toMatchObject({ stamp: 'OM', from: 0, at: 1 });
    // The sender knows what the Baron holds now; only the Baron knows what travels.
    expect(game.view(0).seats[2]?.known.map((card) => card.effect)).toEqual(['intercept']);
    expect(game.view(0).letter?.face).toBeNull();
    expect(game.view(3).letter?.face).toBeNull();
    expect(game.view(2).letter?.face).toMatchObject({ effect: 'lock-on' });
    takenBy(game, 1);
    expect(game.messages(1)).toEqual(['blue lock-on']);
  });

  it('Substitute: declined, the new card goes back to the sender of the old one', () => {
    const game = scenario({ characters: cast, hands: [['red intercept'], [], ['blue lock-on']] });
    send(game, { card: 'red intercept', by: 'OM', to: 1 });
    game.act(2, { ability: 'Substitute', card: 'blue lock-on' });
    comesBack(game);
    expect(game.messages(0)).toEqual(['blue lock-on']);
  });

  it('Substitute is for OM alone, only from face-down, and never on arrival', () => {
    const confidential = scenario({ characters: cast, hands: [['red lock-on'], [], ['blue lock-on']] });
    send(confidential, { card: 'red lock-on', by: 'CM' });
    expect(confidential.offered(2, { ability: 'Substitute' })).toBe(false);
    const position = { characters: cast, hands: [['red intercept'], ['red decode'], ['blue lock-on']] };
    const open = scenario({ ...position, up: [2] });
    send(open, { card: 'red intercept', by: 'OM', to: 1 });
    expect(open.offered(2, { ability: 'Substitute' })).toBe(false);
    const hidden = scenario(position);
    send(hidden, { card: 'red intercept', by: 'OM', to: 1 });
    hidden.until('arrival');
    expect(hidden.offered(2, { ability: 'Substitute' })).toBe(false);
  });

  it('Escape: an Intercept by anybody turns him down, even a counteracted one (scenario 54)', () => {
    const game = scenario({
      characters: cast,
      up: [2],
      hands: [['red lock-on', 'blue counteract'], [], [], ['black intercept']],
    });
    send(game, { card: 'red lock-on', by: 'CM' });
    game.act(3, { card: 'black intercept', as: 'intercept' });
    expect(game.up(2)).toBe(false);
    game.act(0, { card: 'blue counteract', as: 'counteract' });
    game.resolve();
    expect(game.up(2)).toBe(false);
    expect(game.state.letter?.at).toBe(1);
  });

  it('Escape: his own Intercept turns him down too, and an Intercept sent as a message does not', () => {
    const own = scenario({ characters: cast, up: [2], hands: [['red lock-on'], [], ['black intercept']] });
    send(own, { card: 'red lock-on', by: 'CM' });
    own.play(2, { card: 'black intercept', as: 'intercept' });
    expect(own.up(2)).toBe(false);
    const sent = scenario({ characters: cast, up: [2], hands: [['black intercept']] });
    hit(sent, 'black intercept', 1);
    expect(sent.up(2)).toBe(true);
  });

  it('Mission: three red messages, face-down as well (R20)', () => {
    const game = scenario({
      characters: cast,
      identities: ['KDR', 'FRS', 'MOF', 'KDR'],
      hands: [['red delete']],
      messages: [[], [], ['red prove', 'red prove']],
    });
    hit(game, 'red delete', 2);
    expect(game.result).toEqual({ winners: [2], reason: 'mission Brumaire Baron' });
  });
});
