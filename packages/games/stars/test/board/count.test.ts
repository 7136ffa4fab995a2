// Who is asked, and what was guessed against what it was.

import { describe, expect, it } from 'vitest';
import { letterTiles, wordParts } from '../../board/count.ts';
import { crewOf } from '../../board/crew.ts';
import { Scenario } from '../rules/scenario.ts';

describe('the count', () => {
  it('sets each wrong letter at one that was missed in its section', () => {
    const tiles = letterTiles({ trust: 'EHP', amplify: 'RX', suspicion: 'O' }, 'EAP RO X');
    expect(tiles.map(({ letter, guessed }) => `${letter}${guessed ?? ''}`).join(' ')).toBe('E HA P R XO OX');
  });

  it('sets each guessed word beside the one that was rolled', () => {
    const game = new Scenario({ seats: 2, messages: [0, 12].map((card) => ({ card, dice: [0, 1, 2] })) });
    game.transmitAll();
    game.must(0, '1 2 2');
    const [guess] = game.view(0).guesses;
    if (!guess) throw new Error('nothing was guessed');
    const parts = wordParts(game.view(0), guess);
    expect(parts.map(({ guessed, truth }) => guessed === truth)).toEqual([true, true, false]);
  });
});

describe('the players', () => {
  it('stand by side, mine told apart, and show whose word is awaited', () => {
    const game = new Scenario({ seats: 3 });
    expect(
      crewOf(game.view(1)).map(({ alien, mine, members }) => [alien, mine, members.map((one) => one.busy)]),
    ).toEqual([
      [true, false, [true]],
      [false, true, [false, false]],
    ]);
    game.must(0, 'QUIETLY');
    expect(crewOf(game.view(1)).map(({ members }) => members.map((one) => one.busy))).toEqual([[false], [true, true]]);
  });

  it('stand by team with its Alien first', () => {
    const game = new Scenario({ seats: 4, options: { mode: 'team', alien: 3 } });
    expect(crewOf(game.view(1)).map(({ team, mine, members }) => [team, mine, members.map((one) => one.seat)])).toEqual(
      [
        [0, false, [2, 0]],
        [1, true, [3, 1]],
      ],
    );
  });
});
