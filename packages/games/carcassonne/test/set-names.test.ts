// What stands for a set that is not loaded is true of it: how many tiles it adds, whose a kind is, and whose a name is.

import { describe, expect, it } from 'vitest';
import { contentsOf, setsOf } from '../rules/contents.ts';
import { type Options, type SetId, schema } from '../rules/options.ts';
import { sets as said } from '../sets/en.ts';
import { names } from '../sets/names-en.ts';
import { tilesIn } from '../sets/sizes.ts';
import { kindOf, setOf, sets } from '../tiles/index.ts';

const ALL = schema.sets.of as readonly SetId[];
const box = (ids: readonly SetId[], monasteries: boolean): Options =>
  ({ sets: ids, monasteries }) as unknown as Options;
const counted = (options: Options): number =>
  contentsOf(setsOf(options), options).reduce((sum, { count }) => sum + count, 0);

describe('sets that are not loaded', () => {
  it('add as many tiles as they say', () => {
    for (const ids of [[], ...ALL.map((id) => [id]), ALL, ALL.filter((id) => id !== 'wheel')]) {
      for (const monasteries of [true, false])
        expect([ids, tilesIn(box(ids, monasteries))]).toEqual([ids, counted(box(ids, monasteries))]);
    }
  });

  it('are named by the kinds of their tiles', () => {
    for (const { id, tiles } of sets) expect(tiles.map((tile) => setOf(tile.id))).toEqual(tiles.map(() => id));
  });

  it('have a picture of their own: one of their tiles, or a sign', () => {
    for (const id of ALL) expect([id, kindOf(names[id].picture) ? setOf(names[id].picture) : id]).toEqual([id, id]);
  });

  it('never name two things alike: which set is loaded first does not matter', () => {
    for (const what of ['awards', 'asks', 'passes', 'deeds', 'tokens'] as const) {
      const all = Object.values(said).flatMap((set) => Object.keys(set[what] ?? {}));
      expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
    }
  });
});
