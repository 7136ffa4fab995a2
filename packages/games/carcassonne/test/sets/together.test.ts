// Five sets in one game: recorded games with The Princess & the Dragon, Hills & Sheep, Under the Big Top, the Wind Roses and the
// Watchtowers, and what they do to each other.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';
import { forWhat } from '../../words/en/award.ts';
import { Scenario } from '../scenario.ts';

const sets = ['dragon', 'bigtop'] as const;

describe('sets together', () => {
  it('replay ten recorded games of five sets without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-rounds.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['10 games, 1497 turns, 0 differences'],
      holds: true,
    });
  });

  it('a fairy beside acrobats pays each seat a point for each of its own, whoever called her', () => {
    const game = new Scenario({
      options: { sets, messages: 'off' },
      start: 'bigtop-A',
      figures: [
        [0, 'meeple', 0, 0, 1],
        [1, 'meeple', 0, 0, 1],
        [1, 'meeple', 0, 0, 1],
      ],
      done: [[0, { do: 'fairy', seat: 0, figure: 'meeple', tile: 0, segment: 1 }]],
      next: ['base-B', 'base-B', 'base-B'],
    });
    game.lay(1, 0, 0).lay(-1, 0, 0);
    const turns = game.told('award').map(({ award }) => [award.seat, award.points, award.round]);
    expect(turns).toContainEqual([1, 2, '1A']);
    expect(turns.at(-1)).toEqual([0, 1, '1A']);
    expect(forWhat(game.told('award')[0]?.award as never)).not.toBe('');
  });
});
