// What the board makes of a view: whose side, whose cards, which question.

import { describe, expect, it } from 'vitest';
import { isProposal, proposedIn } from '../../board/agree.ts';
import { ALIEN, cardsOf, placeOf, SCIENTISTS, sceneOf } from '../../board/scene.ts';
import type { StarsAsk } from '../../rules/types.ts';
import { Scenario } from '../rules/scenario.ts';

const asksOf = (game: Scenario, seat: number): StarsAsk[] =>
  game.match.asks().filter((ask) => ask.seat === seat) as StarsAsk[];

describe('the scene', () => {
  it('of a game together: roles, own message, the card that is guessed', () => {
    const game = new Scenario({});
    const alien = sceneOf(game.view(0), asksOf(game, 0), null);
    expect([alien.role, alien.own?.side, alien.ask?.kind, alien.stage]).toEqual(['alien', ALIEN, 'transmit', 'rounds']);
    game.transmitAll();
    const guess = sceneOf(game.view(0), asksOf(game, 0), null);
    expect([guess.stage, guess.target?.side, guess.target?.dice]).toEqual(['words', SCIENTISTS, null]);
    expect(cardsOf(guess, ALIEN)).toHaveLength(4);
    expect(sceneOf(game.view(null), [], null).own).toBeNull();
  });

  it('of two teams: the other Alien is overheard, the other Scientists are not', () => {
    const game = new Scenario({ seats: 4, options: { mode: 'team' } });
    const roles = game.view(null).roles;
    const seat = (team: number, alien: boolean): number =>
      roles.findIndex((role) => role.team === team && role.alien === alien);
    game.must(seat(0, true), 'QUIETLY');
    game.must(seat(1, true), 'NOWHERE');
    game.must(seat(1, false), 'SIGNAL');
    const scene = sceneOf(game.view(seat(0, false)), [], null);
    expect(cardsOf(scene, ALIEN).map(({ word, rival }) => [word, rival])).toEqual([
      ['QUIETLY', false],
      ['NOWHERE', true],
    ]);
    expect(cardsOf(scene, SCIENTISTS)).toEqual([]);
    expect(scene.mayLookAround).toBe(false);
    const watcher = sceneOf(game.view(null), [], 1);
    expect([watcher.mayLookAround, watcher.team]).toEqual([true, 1]);
    expect(cardsOf(watcher, ALIEN).map((card) => card.word)).toEqual(['NOWHERE']);
  });

  it('what is drafted belongs to one seat of one match', () => {
    const game = new Scenario({});
    expect(placeOf(sceneOf(game.view(0), [], null))).not.toBe(placeOf(sceneOf(game.view(1), [], null)));
  });
});

describe('one voice', () => {
  it('a fellow Scientist confirms a proposal, and it is sent', () => {
    const game = new Scenario({ seats: 3 });
    game.must(0, 'QUIETLY');
    const before = sceneOf(game.view(1), asksOf(game, 1), null);
    expect(isProposal(before)).toBe(true);
    game.must(2, 'SIGNAL');
    const [one] = proposedIn(sceneOf(game.view(1), asksOf(game, 1), null));
    expect(one).toEqual({ text: 'SIGNAL', seats: [2], mayConfirm: true });
    game.must(1, String(one?.text));
    expect(game.view(1).sent.map((sent) => sent.word)).toEqual(['QUIETLY', 'SIGNAL']);
  });

  it('the Alien and a lone Scientist need nobody', () => {
    const game = new Scenario({});
    expect(isProposal(sceneOf(game.view(0), [], null))).toBe(false);
    expect(isProposal(sceneOf(game.view(1), [], null))).toBe(false);
  });

  it('nobody confirms their own proposal, in whatever way they agree', () => {
    for (const agree of ['one', 'vote'] as const) {
      const game = new Scenario({ seats: 4, options: { agree } });
      game.must(0, 'QUIETLY');
      game.must(2, 'SIGNAL');
      const [mine] = proposedIn(sceneOf(game.view(2), [asText], null));
      expect(mine).toEqual({ text: 'SIGNAL', seats: [2], mayConfirm: false });
    }
  });
});

const asText: StarsAsk = {
  ...{ id: 0, seat: 2, kind: 'transmit', from: [], fallback: '' },
  text: { rule: 'clue', max: 9, args: { message: 0, proposed: [] } },
};
