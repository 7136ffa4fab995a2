// The Messages change nothing where they do nothing; and the land keeps its shape as it grows and is copied.

import { type Chance, defaultsOf, FastChance, type Game, pickOne, Run, sampleOutcome } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import type { PlaceChoice } from '../rules/choices.ts';
import { countFeature, newCount } from '../rules/core/count.ts';
import { cellY, tileAt } from '../rules/core/grid.ts';
import { type Land, newLand, nodeOf } from '../rules/core/land.ts';
import { lay } from '../rules/core/lay.ts';
import { KINDS_THEN } from '../rules/core/layout.ts';
import { MOST_SEGMENTS, MOST_SHIFT, MOST_TILES, REACH } from '../rules/core/sizes.ts';
import { MOST_SPOTS, spots } from '../rules/core/spots.ts';
import { carcassonne } from '../rules/game.ts';
import { type Options, schema } from '../rules/options.ts';
import { playOut } from '../rules/playout.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { variantOf } from '../tiles/compile.ts';
import { kindNumber } from '../tiles/index.ts';

const defaults = defaultsOf(carcassonne.options);
const game = carcassonne as Game<State, unknown>;
const found = new Int32Array(MOST_SPOTS);

interface Line {
  readonly scores: readonly number[];
  /** What was chosen for tiles and figures, in order. */
  readonly choices: readonly string[];
  readonly messages: number;
}

/** Plays with the same pile: tiles and figures by chance, the scorer always, two points always. */
function play(seed: number, options: Options): Line {
  const s = setup(2, options, new FastChance(seed));
  const chance = new FastChance(seed + 1);
  const choices: string[] = [];
  const run = new Run(game, s, 2, { chance: new FastChance(1) }).start();
  while (run.batch) {
    const outcome = run.batch.asks.map((ask) => {
      if (ask.kind === 'move') return 'scorer';
      if (ask.kind === 'message') return 'points';
      const choice =
        ask.kind === 'place' ? snug(run.state, ask.from as PlaceChoice[], chance) : pickOne(chance, ask.from);
      choices.push(JSON.stringify(choice));
      return choice;
    });
    run.resume(outcome);
  }
  return { scores: run.result?.scores ?? [], choices, messages: run.state.messages };
}

/** A spot with as many neighbours as possible: then much is completed. */
function snug(s: State, from: readonly PlaceChoice[], chance: Chance): PlaceChoice {
  const taken = ({ x, y }: PlaceChoice): number =>
    [tileAt(s.land, x, y - 1), tileAt(s.land, x + 1, y), tileAt(s.land, x, y + 1), tileAt(s.land, x - 1, y)].filter(
      (tile) => tile >= 0,
    ).length;
  const most = Math.max(...from.map(taken));
  return pickOne(
    chance,
    from.filter((spot) => taken(spot) === most),
  );
}

describe('The Messages', () => {
  it('always the scorer and always two points: the base game, plus two points for each message', () => {
    let messages = 0;
    for (let seed = 1; seed <= 40; seed++) {
      // Without farmers meeples come home, and there is more to score.
      const plain = play(seed, { ...defaults, farmers: false, messages: 'off' });
      for (const edition of ['hig', 'zmg', '2025'] as const) {
        const told = play(seed, { ...defaults, farmers: false, messages: edition });
        expect(told.choices).toEqual(plain.choices);
        const more = told.scores.reduce((sum, score, seat) => sum + score - (plain.scores[seat] ?? 0), 0);
        expect(more).toBe(2 * told.messages);
        messages += told.messages;
      }
    }
    expect(messages).toBeGreaterThan(40);
  });
});

describe('a playout', () => {
  it.each([
    [2, {}],
    [
      3,
      {
        sets: schema.sets.of,
        abbot: true,
      },
    ],
    [5, { builder: 'yes', abbot: true, fields: 'city' }],
    [4, { sets: ['dragon', 'watch'], princess: 'must', dragonWalk: 'after', watchtowers: 'once' }],
  ] as const)('of %i seats ends like the flows with the same chance, %j', (seats, more) => {
    const options: Options = { ...defaults, ...more, messages: 'off' };
    for (let seed = 1; seed <= 25; seed++) {
      const chance = new FastChance(seed);
      const run = new Run(game, setup(seats, options, new FastChance(seed)), seats, { chance }).start();
      while (run.batch) run.resume(sampleOutcome(run.batch, chance));
      const scores = playOut(setup(seats, options, new FastChance(seed)), new FastChance(seed));
      expect(scores).toEqual(run.result?.scores);
    }
  });
});

describe('the land', () => {
  it('grows as far as tiles are laid in one direction', () => {
    const { land } = setup(2, { ...defaults, sets: ['inns', 'traders', 'river'] }, new FastChance(1));
    const field = variantOf(kindNumber('base-B'), false);
    const laid = Array.from({ length: 120 }, (_, i) => i + 1);
    for (const y of laid) lay(land, field, 0, y, 0, 0);
    expect(laid.map((y) => tileAt(land, 0, y))).toEqual(laid);
    expect(tileAt(land, 0, 121)).toBe(-1);
    expect(tileAt(land, 0, 999)).toBe(-1);
    const many = spots(land, kindNumber('base-B'), found);
    expect(many).toBe(4 * (2 * 121 + 1));
    const last = found.subarray(0, many).map((spot) => cellY(land.shift, spot >> 2));
    expect(Math.max(...last)).toBe(121);
    const field0 = countFeature(land, nodeOf(land, 0, 1), newCount());
    expect(field0.tiles).toBe(121);
  });

  it('R11: a row ends with the table, whichever way it goes, and stays within the grid', () => {
    const field = variantOf(kindNumber('base-B'), false);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const land = newLand(MOST_TILES, MOST_SEGMENTS, 2);
      for (let i = 0; i <= REACH; i++) lay(land, field, i * dx, i * dy, 0, 0);
      expect(land.shift).toBeLessThanOrEqual(MOST_SHIFT);
      expect(tileAt(land, REACH * dx, REACH * dy)).toBe(REACH);
      // Both sides of every tile and the cell before the first: none beyond the last.
      expect(spots(land, kindNumber('base-B'), found)).toBe(4 * (2 * (REACH + 1) + 1));
    }
  });

  it('a land that was laid out for other tiles or kinds is found out', () => {
    const kept = (change: (land: Land) => Partial<Land>): (() => void) => {
      const state = setup(2, defaults, new FastChance(2));
      state.land = { ...state.land, ...change(state.land) };
      return () => carcassonne.check(state);
    };
    expect(kept(() => ({}))).not.toThrow();
    const another = 'the land has another layout';
    expect(kept(() => newLand(MOST_TILES, MOST_SEGMENTS, 2))).toThrow(another);
    expect(kept(({ mem }) => ({ mem: mem.map((number, i) => (i === KINDS_THEN ? number - 1 : number)) }))).toThrow(
      another,
    );
  });

  it('a clone shares nothing with its original', () => {
    const run = new Run(game, setup(2, defaults, new FastChance(2)), 2, { chance: new FastChance(2) }).start();
    const copy = carcassonne.clone(run.state);
    const before = Array.from(copy.land.mem);
    for (let i = 0; i < 30 && run.batch; i++) run.resume(sampleOutcome(run.batch, new FastChance(i)));
    expect(Array.from(copy.land.mem)).toEqual(before);
    expect(Array.from(run.state.land.mem)).not.toEqual(before);
  });
});
