// Honesty: what is said for a seat, or for the public, is the same in every world they cannot tell apart.

import {
  type AnyGame,
  type Data,
  encode,
  FastChance,
  type GamePackage,
  imagine,
  type Match,
  sampleAnswer,
} from '@tabella/kernel';
import { knownIn } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { beliefsOf, decisionOf, type Onlooker, onlookerAt, worthsTo } from '../src/index.ts';
import { goOn, packageOf, startOf } from './matches.ts';

/** The onlooker as they would be in worlds they cannot tell from this one; themselves first, if their labels are the same. */
function alike(game: AnyGame, match: Match<unknown, unknown>, onlooker: Onlooker): Onlooker[] {
  // In the middle of a shuffle the match labels cards with a key of its own; then two worlds are compared.
  const mixing = (game.cards?.of(match.state).stale.length ?? 0) > 0;
  const worlds = (mixing ? [1, 2] : [1]).map((i) =>
    imagine(game, onlooker.known, new FastChance(i), { wholeHistory: true }),
  );
  const others = worlds.flatMap((world): Onlooker[] => {
    if (world === null || world.relaxed) return [];
    const view: Data = game.view(world.run.state, onlooker.seat);
    return [{ ...onlooker, view, known: knownIn(world, onlooker.known) }];
  });
  return mixing ? others : [onlooker, ...others];
}

function last<T>(pieces: Generator<void, T>): T {
  let at = pieces.next();
  while (!at.done) at = pieces.next();
  return at.value;
}

/** Everything that is said for one onlooker at a moment. */
function saidFor(gamePackage: GamePackage, onlooker: Onlooker): string {
  const { analyst, game } = gamePackage;
  if (!analyst) throw new Error('no analyst');
  // The strong bots are held to it elsewhere.
  const few = { ...analyst, advises: 'normal', worlds: { ...analyst.worlds, decision: 1 } };
  const worths = last(worthsTo(few, onlooker, { row: 7, seed: 3, worlds: 1 }));
  const { own } = onlooker.known;
  const chosen = own && sampleAnswer(own, new FastChance(5), game.texts);
  const decision = chosen === null ? null : last(decisionOf(gamePackage, few, onlooker, chosen, { row: 7, seed: 3 }));
  return encode({ worths, beliefs: beliefsOf(few, onlooker), decision } as object as Data);
}

describe('the same analysis in every world', () => {
  it.each([
    ['courier', 4, 25],
    ['emissary', 5, 45],
    ['onmitsu', 3, 30],
    ['carcassonne', 3, 40],
    ['stars', 4, 4],
  ])('holds in %s, for the public and for every seat', async (id, seats, every) => {
    const gamePackage = await packageOf(id);
    const { game } = gamePackage;
    const match = startOf(game, seats, `alike ${id}`);
    const chance = new FastChance(12);
    let [compared, asked] = [0, 0];
    for (let turn = 1; match.batch !== null && turn < 3 * every; turn++) {
      goOn(match, chance);
      if (turn % every !== 0 || match.batch === null) continue;
      for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
        const [first, ...others] = alike(game, match, onlookerAt(match, viewer));
        if (first === undefined) continue;
        const said = saidFor(gamePackage, first);
        for (const other of others) expect(saidFor(gamePackage, other)).toBe(said);
        compared += others.length;
        asked += first.known.own ? others.length : 0;
      }
    }
    expect(compared).toBeGreaterThan(seats);
    expect(asked).toBeGreaterThan(0);
  });
});
