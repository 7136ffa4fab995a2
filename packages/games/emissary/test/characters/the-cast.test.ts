// The cast.

import { describe, expect, it } from 'vitest';
import { cast } from '../../rules/characters/index.ts';
import { people } from '../../rules/people.ts';

/** What offers and triggers have in common. */
interface Named {
  readonly ability: string;
  readonly face: string;
}

describe('The cast', () => {
  it('has everybody of the table of characters, with the blue abilities it names', () => {
    expect(cast.map((one) => one.name)).toEqual(people.map((one) => one.name));
    for (const [i, one] of cast.entries()) {
      const { offers, played, before, after, obtained, eliminated, afterwards } = one;
      const all = [offers, played, before, after, obtained, eliminated, afterwards].flatMap<Named>(
        (some) => some ?? [],
      );
      const down = all.filter((ability) => ability.face === 'down');
      expect(
        down.map((ability) => ability.ability),
        one.name,
      ).toEqual(people[i]?.blue);
    }
  });
});
