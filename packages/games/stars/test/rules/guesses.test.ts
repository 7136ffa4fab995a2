// The final guess: order, all parts at once, points, results.

import { describe, expect, it } from 'vitest';
import { deck, place, Scenario } from './scenario.ts';

const message = (id: string, dice: number[]): { card: number; dice: number[] } => ({ card: place(id), dice });
const ids = (side: 'alien' | 'scientist'): string[] =>
  deck.cards.filter((card) => card.side === side).map((card) => card.id);
const [alien = '', otherAlien = ''] = ids('alien');
const [scientist = '', otherScientist = ''] = ids('scientist');
const words = (id: string, dice: readonly number[]): string =>
  (deck.cards[place(id)]?.columns ?? []).map((column, i) => column[dice[i] ?? 0]).join(' ');

function coop(): Scenario {
  const game = new Scenario({ messages: [message(alien, [0, 1, 2]), message(scientist, [3, 4, 5])] });
  game.transmitAll();
  return game;
}

describe('co-op', () => {
  it('the Scientists lay their card open before the Alien guesses; what was rolled stays secret until then', () => {
    const game = coop();
    expect(game.view(0).messages[1]).toMatchObject({ card: { id: scientist }, dice: null });
    expect(game.view(1).messages[0]).toMatchObject({ card: null, dice: null });
    game.must(0, '4 5 6');
    expect(game.view(0).messages[1]?.dice).toEqual([3, 4, 5]);
    expect(game.view(1).messages[0]).toMatchObject({ card: { id: alien }, dice: null });
  });

  it('scenario 31: two of three words are refused, all three are locked and revealed together', () => {
    const game = coop();
    expect(game.write(0, '4 5')).toMatchObject({ ok: false, code: 'bad-text' });
    const { told } = game.must(0, words(scientist, [3, 4, 0]).toLowerCase());
    expect(told).toMatchObject([{ event: { kind: 'guesses', right: 2, truth: words(scientist, [3, 4, 5]) } }, {}]);
  });

  it('a word of the wrong column is refused by name', () => {
    const [first = '', second = ''] = words(scientist, [0, 0, 0]).split(' ');
    expect(coop().write(0, `${second} ${first} 1`)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('column 1'),
    });
  });

  it('scenario 32: a trust letter guessed as amplify is no point; the order inside a section does not matter', () => {
    const game = coop();
    game.must(0, '1 1 1');
    game.must(1, '1 2 3');
    const { told } = game.must(1, 'HPX ER O');
    expect(told[0]).toMatchObject({ event: { phase: 'guess-letters', right: 4, text: 'HPX ER O' } });
  });

  it.each(['EHPRX', 'EHP RX OO', 'EEP RX O', ''])('six different letters, or it is refused: %s', (text) => {
    const game = coop();
    game.must(0, '1 1 1');
    game.must(1, '1 2 3');
    expect(game.write(1, text)).toMatchObject({ ok: false, code: 'bad-text' });
  });

  it('R14: a letter guessed twice is refused by its places', () => {
    const game = coop();
    game.must(0, '1 1 1');
    game.must(1, '1 2 3');
    expect(game.write(1, 'EPK RK O')).toMatchObject({
      reason: 'Trust 3 and amplify 2 are both K: a letter can stand in one place only.',
    });
  });

  it('twelve points are a perfect score', () => {
    const game = coop();
    game.must(0, '4 5 6');
    game.must(1, '1 2 3');
    game.must(1, 'P E H, X R, O');
    expect(game.match.result).toMatchObject({ winners: [0, 1], reason: 'perfect', scores: [12, 12] });
    expect(game.view(null)).toMatchObject({ cipher: { trust: 'EHP', amplify: 'RX', suspicion: 'O' }, points: [12] });
  });

  it('less is counted all the same', () => {
    const game = coop();
    game.must(0, '4 5 1');
    game.must(1, '1 2 3');
    game.must(1, 'EHP RX A');
    expect(game.match.result).toMatchObject({ winners: [], reason: 'points', scores: [10, 10] });
  });
});

describe('teams', () => {
  function teams(): Scenario {
    const game = new Scenario({
      seats: 4,
      options: { mode: 'team' },
      messages: [
        message(alien, [0, 0, 0]),
        message(scientist, [1, 1, 1]),
        message(otherAlien, [2, 2, 2]),
        message(otherScientist, [3, 3, 3]),
      ],
    });
    for (let round = 0; round < 3; round++)
      for (const seat of [0, 1, 2, 3]) game.must(seat, ['SIGNAL', 'NOWHERE', 'QUIETLY'][round] as string);
    return game;
  }

  it('scenario 41: three rounds, guesses written at the same time and revealed together, the higher total wins', () => {
    const game = teams();
    expect(game.view(null).phase).toBe('guess-alien');
    expect(game.must(0, '2 2 2')).toMatchObject({ closed: false, told: [] });
    game.must(1, '4 4 1');
    expect(game.view(null).guesses.map((one) => one.right)).toEqual([3, 2]);
    game.must(3, '3 3 3');
    expect(game.view(2).guesses).toHaveLength(2);
    expect(game.view(2).messages[2]?.dice).toBeNull();
    game.must(2, '1 1 1');
    expect(game.view(null).guesses.map((one) => one.right)).toEqual([3, 2, 3, 3]);
    game.must(2, 'EHP RX O');
    game.must(3, 'EHP RX O');
    expect(game.match.result).toMatchObject({ winners: [0, 2], reason: 'team', scores: [12, 11, 12, 11] });
  });

  it('ruling: equal totals are a shared win', () => {
    const game = teams();
    for (const [seat, text] of [
      [0, '1 1 1'],
      [1, '1 1 1'],
      [2, '1 1 1'],
      [3, '3 3 3'],
      [2, 'EHP RX O'],
      [3, 'EHP RX O'],
    ] as const)
      game.must(seat, text);
    expect(game.match.result).toMatchObject({ winners: [0, 1, 2, 3], reason: 'shared', scores: [9, 9, 9, 9] });
  });
});
