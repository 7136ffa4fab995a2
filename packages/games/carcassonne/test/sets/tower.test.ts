// The Tower: recorded games, floors and captures, and guards.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import type { Deed } from '../../rules/choices.ts';
import { addFloor } from '../../sets/tower/towers.ts';
import { words } from '../../words/en/index.ts';
import type { Position, Scenario } from '../scenario.ts';
import { choices, floorOn, floors, monks, PLAIN, prisoners, TOP, taking } from '../towers.ts';

const recorded = fileURLToPath(new URL('../data/golden-tower.jsonl.gz', import.meta.url));
type Turn = Record<string, unknown>;
interface Game {
  readonly id: string;
  readonly turns: readonly Turn[];
}
const RANSOM_BEFORE = {
  pre: [{ by: 1, ask: 'before-tile', do: ['ransom', 1, 'meeple'] }],
  preLog: [['ransom', 1, 'meeple', 0]],
};

describe('The Tower', () => {
  it('replay ten recorded games without a difference', () => {
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 890 turns, 0 differences'],
      holds: true,
    });
  });

  it.each([
    ['what could be bought', 26, (turn: Turn) => Object.assign(turn, { ransomable: undefined }), 'ransoms [], here'],
    ['a ransom before the tile', 32, (turn: Turn) => Object.assign(turn, { pre: undefined }), 'points before the tile'],
    ['a ransom that could not be', 31, (turn: Turn) => Object.assign(turn, RANSOM_BEFORE), 'here nothing is asked'],
  ])('a difference in %s is found', (_what, at, change, told) => {
    const games = gunzipSync(readFileSync(recorded)).toString('utf8').trim().split('\n');
    const game = games.map((line): Game => JSON.parse(line)).find(({ id }) => id === 'tower2-2');
    change(game?.turns[at] ?? {});
    const folder = mkdtempSync(join(tmpdir(), 'tower-'));
    writeFileSync(join(folder, 'one.jsonl'), JSON.stringify(game));
    const found = goldenTool.run([join(folder, 'one.jsonl')]);
    rmSync(folder, { recursive: true });
    expect(found).toMatchObject({ ok: true, holds: false });
    expect(found.ok && found.lines.join(' ')).toContain(told);
  });

  it('a floor goes on a base or an open tower instead of a figure, and is shown', () => {
    const game = monks().lay(0, 1, 0, floorOn(0));
    game.answer('pass');
    expect(game.seat(0).supply.meeple).toBe(7);
    expect(game.seat(0).held).toEqual([{ what: 'floor', count: 9 }]);
    expect(game.view.tokens).toEqual([{ token: 'tower', tile: 0, segment: TOP, count: 1, carries: true }]);
    expect(game.asked).toEqual(['1 place']);
  });

  it.each([
    [2, 10],
    [3, 9],
    [4, 7],
    [5, 6],
    [6, 5],
  ])('%i seats have %i floors each, and none is offered after the last', (seats, many) => {
    const game = monks({
      seats,
      prepare: (s) => {
        for (let i = 0; i < many; i++) addFloor(s.land, 0, 0);
      },
    });
    expect(game.view.seats.map(({ held }) => held?.[0]?.count)).toEqual([0, ...new Array(seats - 1).fill(many)]);
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(choices(game)).not.toContainEqual(floorOn(0));
    expect(choices(game)).toContainEqual({ figure: 'meeple', segment: TOP, tile: 0 });
  });

  it('it captures on its own tile and as many tiles away as it is high, in rows and columns', () => {
    const near = monks({
      figures: [
        [1, 'meeple', 1, 0, 0],
        [1, 'meeple', 2, 0, 0],
        [0, 'meeple', 0, 0, 0],
      ],
    }).lay(0, 1, 0, floorOn(0));
    expect(near.ask()).toMatchObject({ seat: 0, kind: 'act', from: ['pass', taking(0, 0), taking(1, 1)] });
    const far = monks({ prepare: (s) => floors(s, 0, 1) }).lay(0, 1, 0, floorOn(0));
    expect(choices(far)).toEqual(['pass', taking(1, 1), taking(1, 2)]);
  });

  it('gaps and other towers are no hindrance, and corners are not in reach', () => {
    const game = monks({
      tiles: [
        ['base-B', 0, 1],
        ['base-B', 1, 1],
        ['base-B', 2, 1],
        ['tower-J', 2, 0],
      ],
      figures: [
        [1, 'meeple', 1, 1, 0],
        [1, 'meeple', 2, 0, 0],
      ],
      next: ['base-B'],
      prepare: (s) => floors(s, 0, 1),
    }).lay(0, -1, 0, floorOn(0));
    expect(choices(game)).toEqual(['pass', taking(1, 4)]);
  });

  it('a captured follower is neither on the land nor in supply, and everybody sees who has it', () => {
    const game = monks().lay(0, 1, 0, floorOn(0));
    game.answer(taking(1, 1));
    expect(game.seat(1)).toMatchObject({ supply: { meeple: 5 }, figures: { meeple: 7 } });
    expect(game.view.figures).toHaveLength(1);
    expect(prisoners(game, 0)).toEqual([{ what: 'meeple', count: 1, seat: 1 }]);
    expect(game.told('award')).toEqual([]);
    const last = game.told('does').at(-1);
    expect(last && words.event(last, (seat) => ['Ada', 'Bo'][seat] ?? '')).toBe("Ada takes Bo's meeple.");
  });

  it('an own follower simply comes home', () => {
    const game = monks({ figures: [[0, 'meeple', 1, 0, 0]] }).lay(0, 1, 0, floorOn(0));
    game.answer(taking(0, 1));
    expect(game.seat(0)).toMatchObject({ score: 0, supply: { meeple: 7 } });
    expect(prisoners(game, 0)).toEqual([]);
  });

  it('builder and pig go home when the tower takes the last follower beside them', () => {
    const game = monks({
      options: { ...PLAIN, pig: 'yes' },
      figures: [
        [1, 'meeple', 1, 0, 1],
        [1, 'pig', 1, 0, 1],
      ],
    }).lay(0, 1, 0, floorOn(0));
    game.answer(taking(1, 1, 1));
    expect(game.told('returns').map(({ figure }) => figure)).toEqual(['pig']);
    expect(game.seat(1)).toMatchObject({ supply: { meeple: 6, pig: 1 } });
  });
});

describe('the guard of a tower', () => {
  const guarded = (more: Partial<Position> = {}): Scenario =>
    monks({ figures: [[1, 'meeple', 0, 0, TOP]], prepare: (s) => floors(s, 0, 1), ...more });

  it('stands on a tower with a floor, and closes it', () => {
    const game = monks({ figures: [], prepare: (s) => floors(s, 0, 1) });
    game.lay(0, 1, 0, { figure: 'meeple', segment: TOP, tile: 0 });
    const last = game.told('puts').at(-1);
    expect(last && words.event(last, () => 'Ada')).toBe('Ada puts a guard on a tower.');
    game.answer({ x: 0, y: 2, rotation: 0 });
    expect(choices(game)).not.toContainEqual(floorOn(0));
    expect(choices(game)).not.toContainEqual({ figure: 'meeple', segment: TOP, tile: 0 });
  });

  it('a base without a floor carries nobody, and an abbot guards no tower', () => {
    const game = monks({ options: { ...PLAIN, abbot: true, big: 'yes' } });
    game.answer({ x: 0, y: 1, rotation: 0 });
    expect(choices(game)).not.toContainEqual({ figure: 'meeple', segment: TOP, tile: 0 });
    const begun = monks({ options: { ...PLAIN, abbot: true, big: 'yes' }, prepare: (s) => floors(s, 0, 1) });
    begun.answer({ x: 0, y: 1, rotation: 0 });
    const onTop = choices(begun).flatMap((one) =>
      typeof one === 'object' && 'figure' in one && one.tile === 0 ? [one.figure] : [],
    );
    expect(onTop).toEqual(['meeple', 'big']);
  });

  it('another tower takes it from there, and its own is open again', () => {
    const game = guarded({ next: ['tower-J', 'base-B'] });
    game.lay(0, 1, 0, floorOn(3));
    expect(choices(game)).toEqual(['pass', taking(1, 0, TOP)]);
    game.answer(taking(1, 0, TOP));
    game.answer({ x: 0, y: 2, rotation: 0 });
    expect(choices(game)).toContainEqual(floorOn(0));
  });

  it('gives no points at the end', () => {
    const game = guarded({ next: ['base-B'], last: true });
    game.lay(0, 1, 0);
    expect(game.match.result?.scores).toEqual([0, 0]);
  });

  it.each([
    ['safe', ['meeple 1']],
    ['eaten', []],
  ] as const)('ruling: with the option "%s" a dragon on its tile leaves %j there', (guards, left) => {
    const game = guarded({
      options: { sets: ['tower', 'dragon'], messages: 'off', guards },
      figures: [
        [1, 'meeple', 0, 0, TOP],
        [0, 'meeple', 0, 0, 0],
      ],
      done: [[0, { do: 'dragon', tile: 0 }]],
    });
    expect(game.view.figures.map(({ figure, segment }) => `${figure} ${segment}`)).toEqual(left);
  });

  it('nobody climbs a tower beside the dragon, and no portal leads onto one', () => {
    const both = { sets: ['tower', 'dragon'], messages: 'off' } as const;
    const onTop = { figure: 'meeple', segment: TOP, tile: 0 } as const;
    const dragon = monks({
      options: both,
      figures: [],
      done: [[0, { do: 'dragon', tile: 0 }]],
      prepare: (s) => floors(s, 0, 1),
    });
    dragon.answer({ x: 0, y: 1, rotation: 0 });
    expect(choices(dragon)).not.toContainEqual(onTop);
    expect(choices(dragon)).toContainEqual(floorOn(0));
    const portal = monks({ options: both, figures: [], next: ['dragon-R'] });
    portal.answer({ x: 0, y: -1, rotation: 2 });
    expect(choices(portal)).toContainEqual({ figure: 'meeple', segment: 0, tile: 0 });
    expect(choices(portal)).not.toContainEqual(onTop);
  });

  it('the fairy beside it brings a point each turn, and is nobody’s when the guard is gone', () => {
    const fairy: Deed = { do: 'fairy', seat: 0, figure: 'meeple', tile: 0, segment: TOP };
    const game = monks({
      options: { sets: ['tower', 'dragon'], messages: 'off' },
      tiles: [['tower-J', 0, 1]],
      figures: [[0, 'meeple', 0, 0, TOP]],
      done: [[0, fairy]],
      next: ['base-B', 'base-B', 'base-B', 'base-B', 'base-E'],
      prepare: (s) => floors(s, 0, 1),
    });
    expect(game.seat(0).score).toBe(1);
    game.lay(1, 0, 0).lay(2, 0, 0, floorOn(1));
    game.answer(taking(0, 0, TOP));
    expect(game.seat(0).score).toBe(1);
    // Seat 1 stands there now, and gets nothing for it.
    game.lay(3, 0, 0).lay(4, 0, 0, { figure: 'meeple', segment: TOP, tile: 0 });
    game.lay(5, 0, 0);
    expect(game.seat(1).score).toBe(0);
  });
});
