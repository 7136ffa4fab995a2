// The Tower: prisoners and ransom, and what messages make of them and of guards.

import { describe, expect, it } from 'vitest';
import type { Deed } from '../../rules/choices.ts';
import { capture } from '../../rules/core/captives.ts';
import { put } from '../../rules/core/figures.ts';
import { BIG, MEEPLE } from '../../rules/core/sizes.ts';
import type { FigureKind, MessageId } from '../../rules/names.ts';
import { forWhat } from '../../words/en/award.ts';
import { words } from '../../words/en/index.ts';
import { offered } from '../closing.ts';
import { type Position, Scenario } from '../scenario.ts';
import { choices, floorOn, floors, imprison, monks, PLAIN, prisoners, ransom, TOP, taking } from '../towers.ts';

describe('prisoners', () => {
  it('two seats exchange one for one at once', () => {
    const game = monks({ prepare: (s) => imprison(s, 0, 1) }).lay(0, 1, 0, floorOn(0));
    game.answer(taking(1, 1));
    expect([prisoners(game, 0), prisoners(game, 1)]).toEqual([[], []]);
    expect([game.seat(0).supply.meeple, game.seat(1).supply.meeple]).toEqual([7, 6]);
  });

  it('who captures chooses which kind of their own figures comes back', () => {
    const game = monks({
      options: { ...PLAIN, big: 'yes' },
      prepare: (s) => {
        imprison(s, 0, 1);
        imprison(s, 0, 1, BIG);
      },
    }).lay(0, 1, 0, floorOn(0));
    game.answer(taking(1, 1));
    const back = (figure: FigureKind): Deed => ({ do: 'exchange', seat: 1, figure });
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: [back('meeple'), back('big')] });
    game.answer(back('big'));
    expect(prisoners(game, 1)).toEqual([{ what: 'meeple', count: 1, seat: 0 }]);
    expect(game.seat(0).supply).toMatchObject({ meeple: 6, big: 1 });
    expect(game.seat(1).supply.meeple).toBe(6);
  });

  it('a third seat has no part in it', () => {
    const game = monks({ seats: 3, prepare: (s) => imprison(s, 0, 2) }).lay(0, 1, 0, floorOn(0));
    game.answer(taking(1, 1));
    expect([prisoners(game, 0), prisoners(game, 2)]).toEqual([
      [{ what: 'meeple', count: 1, seat: 1 }],
      [{ what: 'meeple', count: 1, seat: 0 }],
    ]);
  });

  it('before the tile one may be bought back, and is used in the same turn', () => {
    const game = monks({ meeples: [1, 7], track: [[4, 0]], prepare: (s) => imprison(s, 0, 1) });
    expect(game.ask()).toMatchObject({ seat: 0, kind: 'act', from: ['pass', ransom(1)] });
    expect(game.view.drawn).toBeNull();
    game.answer(ransom(1));
    expect([game.seat(0).score, game.seat(1).score]).toEqual([1, 3]);
    game.lay(0, 1, 0, { figure: 'meeple', segment: 0 });
    expect(game.seat(0).supply.meeple).toBe(0);
  });

  it('beside the figure one may be bought back too, once in a turn', () => {
    const game = monks({
      meeples: [2, 7],
      track: [[9, 0]],
      prepare: (s) => {
        imprison(s, 0, 1, 0);
        imprison(s, 0, 1, 1);
      },
    });
    game.answer('pass');
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(choices(game)).not.toContainEqual({ figure: 'meeple', segment: 0 });
    game.answer(ransom(1));
    expect(choices(game)).toContainEqual({ figure: 'meeple', segment: 0 });
    expect(choices(game)).not.toContainEqual(ransom(1));
    game.answer({ figure: 'meeple', segment: 0 });
    expect(game.told('award').map(({ award }) => [award.seat, award.points, forWhat(award)])).toEqual([
      [0, -3, 'a ransom'],
      [1, 3, 'a ransom'],
    ]);
    // In the next turn of the seat again.
    game.lay(0, 2, 0);
    expect(game.asked).toEqual(['0 act']);
  });

  it('once also counts for the second tile of the builder', () => {
    const game = new Scenario({
      options: { ...PLAIN, builder: 'yes' },
      start: 'base-W',
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'builder', 0, 0, 0],
      ],
      track: [[9, 0]],
      next: ['base-U', 'base-U'],
      prepare: (s) => {
        for (const slot of [1, 2]) {
          put(s.land, 0, MEEPLE, 0, 1);
          capture(s.land, 0, slot, 1);
        }
      },
    });
    game.answer(ransom(1));
    game.lay(1, 0, 1);
    expect(game.asked).toEqual(['0 place']);
    game.answer({ x: 2, y: 0, rotation: 1 });
    expect(choices(game).some((one) => typeof one === 'object' && 'do' in one)).toBe(false);
  });

  it('with fewer than three points nothing can be bought', () => {
    const game = monks({ track: [[2, 0]], prepare: (s) => imprison(s, 0, 1) });
    expect(game.asked).toEqual(['0 place']);
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(choices(game)).not.toContainEqual(ransom(1));
  });

  it.each(['hig', 'zmg', '2025'] as const)(
    'Y9: by %s the payer goes back to 5 and the captor on to 5, and neither draws a message',
    (messages) => {
      const game = monks({
        options: { sets: ['tower'], messages },
        track: [
          [8, 2],
          [2, 0],
        ],
        prepare: (s) => imprison(s, 0, 1),
      });
      game.answer(ransom(1));
      expect(game.asked).toEqual(['1 move']);
      game.move('scorer', 1);
      expect([game.seat(0).scorer, game.seat(1).scorer]).toEqual([5, 5]);
      expect(game.asked).toEqual(['0 place']);
      expect(game.told('message')).toEqual([]);
    },
  );

  it('of two figures with at least three the payer chooses; if only both together have three, both pay', () => {
    const pay = (track: readonly [number, number]): Scenario => {
      const game = monks({ options: { sets: ['tower'] }, track: [track], prepare: (s) => imprison(s, 0, 1) });
      game.answer(ransom(1));
      return game;
    };
    const either = pay([4, 7]);
    expect(either.asked).toEqual(['0 move']);
    either.move('messenger');
    expect(either.seat(0)).toMatchObject({ scorer: 4, messenger: 4 });
    expect(pay([1, 2]).seat(0)).toMatchObject({ scorer: 0, messenger: 0 });
  });

  it('are worth nothing at the end', () => {
    const game = monks({ figures: [], next: ['base-B'], last: true, prepare: (s) => imprison(s, 0, 1) });
    game.lay(0, 1, 0);
    expect(game.match.result?.scores).toEqual([0, 0]);
  });
});

describe('The Tower and The Messages', () => {
  /** Seat 0 draws a message while its guard stands on a tower and seat 1 holds a meeple of it. */
  const withMessage = (message: MessageId, options: Position['options'] = { sets: ['tower'] }): Scenario => {
    const game = new Scenario({
      options,
      start: 'base-W',
      tiles: [['tower-I', 0, -1]],
      figures: [
        [0, 'meeple', 0, 0, 0],
        [0, 'meeple', 0, -1, TOP],
      ],
      track: [[3, 0]],
      messages: [message],
      next: ['base-A', 'base-B', 'base-B'],
      prepare: (s) => {
        floors(s, 1, 1);
        put(s.land, 0, MEEPLE, 0, 1);
        capture(s.land, 0, 2, 1);
      },
    });
    game.answer('pass');
    return game.lay(1, 0, 1).move('scorer');
  };

  it.each([5, 6, 7] as const)('message %i counts neither guards nor prisoners', (message) => {
    expect(offered(withMessage(message))).toContainEqual({ choice: { message }, points: 0 });
  });

  it.each(['hig', 'zmg', '2025'] as const)(
    'by %s message 8 takes the guard home for nothing, and the tower is open again',
    (messages) => {
      const game = withMessage(8, { sets: ['tower'], messages });
      const home = { message: 8, tile: 1, segment: TOP } as const;
      expect(offered(game)).toEqual([
        { choice: 'points', points: 2 },
        { choice: home, points: 0 },
      ]);
      expect(words.choice(home, game.ask() as never, game.view as never, () => 'Ada')).toBe(
        'Score 0: guard comes home',
      );
      game.message(home);
      expect(game.seat(0).supply.meeple).toBe(6);
      game.answer({ x: 0, y: -2, rotation: 0 });
      expect(choices(game)).toContainEqual(floorOn(1));
    },
  );

  it.each([
    ['may be bought back for its tile', false, 3],
    ['not if one was bought in the same turn', true, 6],
  ])('message 4: a prisoner %s', (_name, buys, scorer) => {
    const game = new Scenario({
      options: { sets: ['tower'] },
      start: 'base-W',
      figures: [[0, 'meeple', 0, 0, 0]],
      track: [[scorer, 0]],
      messages: [4],
      next: ['base-A', 'base-B', 'base-B'],
      prepare: (s) => {
        for (const slot of [1, 2]) {
          put(s.land, 0, MEEPLE, 0, 1);
          capture(s.land, 0, slot, 1);
        }
      },
    });
    game.answer('pass');
    game.answer({ x: 1, y: 0, rotation: 1 });
    if (buys) {
      game.answer(ransom(1));
      game.move('messenger', 1);
    }
    game.answer('pass');
    game.move('scorer').message({ message: 4 });
    game.answer({ x: 0, y: -1, rotation: 0 });
    expect(choices(game).some((one) => typeof one === 'object' && 'do' in one && one.do === 'ransom')).toBe(!buys);
  });
});
