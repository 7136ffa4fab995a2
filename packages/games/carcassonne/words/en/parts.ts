// What of the words is loaded by set: which sets a table tells of, and their words and tiles.

import type { WordPartsOf } from '@tabella/kernel';
import type { Options, SetId } from '../../rules/options.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import { names } from '../../sets/names-en.ts';
import { wordsOfSets } from '../../sets/told-en.ts';
import { tilesOfSets } from '../../tiles/known.ts';

/** In the order of their rules. */
export const SETS = Object.keys(names) as readonly SetId[];

/** Those in play, and those whose figures take part without their tiles. */
export function toldWith({ sets, big, builder, pig }: Options): readonly SetId[] {
  const comes: Partial<Record<SetId, boolean>> = {
    inns: big === 'yes',
    traders: builder === 'yes' || pig === 'yes',
  };
  return SETS.filter((id) => sets.includes(id) || comes[id] === true);
}

export const parts: WordPartsOf<CarcassonneTypes> = {
  areHere: (options) => [wordsOfSets, tilesOfSets].every((kept) => kept.has(toldWith(options))),
  async load(options) {
    const sets = options ? toldWith(options) : SETS;
    await Promise.all([wordsOfSets.load(sets), tilesOfSets.load(sets)]);
  },
};
