// The Wind Roses: recorded games, on which side a quarter counts, and the message before the figure.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { FigureChoice } from '../../rules/choices.ts';
import { forWhat } from '../../words/en/award.ts';
import { offered } from '../closing.ts';
import { type Laid, type Position, Scenario } from '../scenario.ts';

/** The rose at the start has a city to the east and a road to the west. */
const game = (more: Partial<Position>): Scenario =>
  new Scenario({ options: { sets: ['wind'] }, start: 'wind-1', next: [], ...more });

/** Laying this quarter here: what it gives. */
function pointsFor(kind: string, [x, y, rotation]: readonly [number, number, number], tiles: readonly Laid[]): number {
  const played = game({ options: { sets: ['wind'], messages: 'off' }, tiles, next: [kind] }).lay(x, y, rotation);
  return played.told('award').reduce((sum, { award }) => sum + award.points, 0);
}

/** The south-western quarter west of the start, in line with the rose, its road leading from there to the south. */
const southWest = (more: Partial<Position> = {}): Scenario => {
  const played = game({ track: [[2, 0]], messages: [7], next: ['wind-5', 'base-U'], ...more });
  played.answer({ x: -1, y: 0, rotation: 3 });
  return played;
};

const places = (played: Scenario): FigureChoice[] => played.ask().from as FigureChoice[];

describe('The Wind Roses', () => {
  it('replay ten recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-wind.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 769 turns, 0 differences'],
      holds: true,
    });
  });

  it('the rose lies at the start, and the tile of the base game goes into the pile', () => {
    const played = new Scenario({ options: { sets: ['wind'] }, start: 'wind-1', next: ['base-D'] });
    expect(played.view.tiles.map(({ kind }) => kind)).toEqual(['wind-1']);
    expect(played.view.left).toBe(72 + 6 - 2);
  });

  it('a quarter on its side of the rose gives three points to whoever lays it, figures or not', () => {
    const tiles: Laid[] = [['base-B', 0, -1]];
    expect(pointsFor('wind-3', [1, -1, 1], tiles)).toBe(3);
    expect(pointsFor('wind-4', [1, -1, 1], tiles)).toBe(0);
    const played = game({ options: { sets: ['wind'], messages: 'off' }, tiles, next: ['wind-3'] }).lay(1, -1, 1);
    expect(played.told('award').map(({ award }) => [award.seat, award.round, forWhat(award)])).toEqual([
      [0, '1C', 'a quarter on its side of the wind rose'],
    ]);
  });

  it('what lies in line with the rose is on two of its sides', () => {
    const tiles: Laid[] = [['base-B', 0, -1]];
    expect(pointsFor('wind-3', [0, -2, 0], tiles)).toBe(3);
    expect(pointsFor('wind-6', [0, -2, 1], tiles)).toBe(3);
    expect(pointsFor('wind-4', [0, -2, 1], tiles)).toBe(0);
  });

  it('Y22: the rose that was laid last counts, and its sides turn with its tile', () => {
    // North of the first rose lies the second, turned once: its north-east is the south-east.
    const tiles: Laid[] = [['wind-2', 0, -1, 1]];
    expect(pointsFor('wind-3', [1, 0, 0], tiles)).toBe(3);
    expect(pointsFor('wind-4', [1, 0, 0], tiles)).toBe(0);
    // South-east of both, in line with the first: without the second it counts for that one.
    expect(pointsFor('wind-4', [1, 0, 0], [])).toBe(3);
  });

  it('Y21: with S = 2 the message comes before the figure', () => {
    const played = southWest();
    expect(played.asked).toEqual(['0 move']);
    played.move('scorer');
    expect(played.seat(0)).toMatchObject({ scorer: 5, messenger: 0 });
    expect(played.asked).toEqual(['0 message']);
    played.message('points').move('messenger');
    expect(played.asked).toEqual(['0 figure']);
    expect(played.seat(0)).toMatchObject({ scorer: 5, messenger: 2 });
  });

  it('Y21: with S = 1 there is none', () => {
    const played = southWest({ track: [[1, 0]] });
    played.move('scorer');
    expect(played.asked).toEqual(['0 figure']);
  });

  it('Y21: a road that the tile of message 4 occupies is no longer offered', () => {
    const before = southWest({ track: [[1, 0]] }).move('scorer');
    expect(places(before)).toContainEqual({ figure: 'meeple', segment: 1 });
    const played = southWest({ messages: [4] }).move('scorer');
    expect(offered(played)).toContainEqual({ choice: { message: 4 }, points: null });
    played.message({ message: 4 });
    played.lay(-1, 1, 0, { figure: 'meeple', segment: 0 });
    expect(played.asked).toEqual(['0 figure']);
    expect(places(played)).toContainEqual({ figure: 'meeple', segment: 0 });
    expect(places(played)).not.toContainEqual({ figure: 'meeple', segment: 1 });
    played.answer('pass');
    expect(played.view.active).toBe(1);
  });

  it('message 8 after a wind rose takes a follower that may be put again on the tile that waits', () => {
    const tiles: Laid[] = [['base-U', 0, 1, 1]];
    const played = southWest({ tiles, figures: [[0, 'meeple', 0, 1, 0]], meeples: [1, 7], messages: [8] }).move(
      'scorer',
    );
    played.message({ message: 8, tile: 1, segment: 0 }).move('messenger');
    expect(places(played)).toContainEqual({ figure: 'meeple', segment: 1 });
  });

  it('by the rules of 2025 the figure that walked for the rose walks for the tile too, and the message comes after', () => {
    const played = southWest({ options: { sets: ['wind'], messages: '2025' }, track: [[2, 4]] });
    played.move('scorer');
    expect(played.asked).toEqual(['0 figure']);
    played.answer('pass');
    expect(played.view.messages).toMatchObject({ drawn: 1 });
  });

  it('beside the River the first rose is drawn like any tile, and without one a quarter gives nothing', () => {
    const played = new Scenario({
      options: { sets: ['wind', 'river'], messages: 'off' },
      start: 'river-spring',
      next: ['river-lake', 'wind-3'],
    });
    played.lay(1, 0, 0).lay(0, -1, 0);
    expect(played.view.tiles.map(({ kind }) => kind)).toEqual(['river-spring', 'river-lake', 'wind-3']);
    expect(played.told('award')).toEqual([]);
  });
});
