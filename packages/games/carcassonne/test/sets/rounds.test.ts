// Five sets together (The Princess & the Dragon, Hills & Sheep, Under the Big Top, Wind Roses, Watchtowers): points in rounds
// 1A, 1C, 2 and 3 of one game, and what the sets do to each other.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { Deed, FigureChoice } from '../../rules/choices.ts';
import { type Position, Scenario } from '../scenario.ts';

/** The mat of the tile at the start. */
const MAT = 1;

const fairy = (seat: number, tile: number, segment: number): Deed => ({
  do: 'fairy',
  seat,
  figure: 'meeple',
  tile,
  segment,
});

const together = (more: Partial<Position>): Scenario =>
  new Scenario({ options: { sets: ['dragon', 'bigtop'], messages: 'off' }, next: [], ...more });

describe('sets together', () => {
  it('replay ten recorded games of five sets without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-rounds.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 1497 turns, 0 differences'],
      holds: true,
    });
  });

  it('a portal leads onto a mat with room too, named once', () => {
    const game = together({
      start: 'bigtop-A',
      tiles: [
        ['base-B', 1, 0],
        ['base-B', 2, 0],
      ],
      next: ['dragon-R'],
    });
    game.answer({ x: 3, y: 0, rotation: 3 });
    const put: FigureChoice = { figure: 'meeple', segment: MAT, tile: 0 };
    expect((game.ask().from as readonly FigureChoice[]).filter((one) => sameAs(one, put))).toHaveLength(1);
    const near = together({ start: 'bigtop-A', next: ['dragon-R'] });
    near.answer({ x: 1, y: 0, rotation: 3 });
    expect((near.ask().from as readonly FigureChoice[]).filter((one) => sameAs(one, put))).toHaveLength(1);
  });

  it('beside acrobats the fairy gives each of their seats a point per acrobat', () => {
    const game = together({
      start: 'bigtop-A',
      figures: [
        [0, 'meeple', 0, 0, MAT],
        [0, 'meeple', 0, 0, MAT],
        [1, 'meeple', 0, 0, MAT],
      ],
      done: [[0, fairy(0, 0, MAT)]],
      next: ['base-B', 'base-B'],
    });
    expect(game.seat(0).score).toBe(2);
    game.lay(1, 0, 0);
    expect(game.seat(1).score).toBe(1);
  });

  it('three acrobats may be scored from afar', () => {
    const game = together({
      start: 'bigtop-A',
      tiles: [
        ['base-B', 1, 0],
        ['base-B', 2, 0],
      ],
      figures: [
        [0, 'meeple', 0, 0, MAT],
        [1, 'meeple', 0, 0, MAT],
        [1, 'meeple', 0, 0, MAT],
      ],
      next: ['base-B', 'base-B'],
    });
    game.lay(3, 0, 0, { do: 'acrobats', tile: 0 });
    expect(game.view.seats.map(({ score }) => score)).toEqual([5, 10]);
  });

  it('the fairy is offered once where two own acrobats stand on each other', () => {
    const game = together({
      start: 'bigtop-A',
      figures: [
        [0, 'meeple', 0, 0, MAT],
        [0, 'meeple', 0, 0, MAT],
      ],
      next: ['base-B'],
    });
    game.answer({ x: 1, y: 0, rotation: 0 });
    const fairies = game.ask().from.filter((one) => JSON.stringify(one).includes('fairy'));
    expect(fairies).toEqual([fairy(0, 0, MAT)]);
  });
});

const sameAs = (one: FigureChoice, other: FigureChoice): boolean => JSON.stringify(one) === JSON.stringify(other);
