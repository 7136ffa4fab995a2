// What the land cannot hold is refused before a match begins. The box here has every tile eight times.

import { Match, reasonIn } from '@tabella/kernel';
import { describe, expect, it, vi } from 'vitest';
import { tooLarge } from '../rules/core/limits.ts';
import { MOST_TILES } from '../rules/core/sizes.ts';
import { carcassonne } from '../rules/game.ts';
import { KINDS } from '../tiles/compile.ts';
import { words } from '../words/en/index.ts';
import { why } from '../words/en/why.ts';

vi.mock(import('../sets/base/tiles.ts'), async (original) => {
  const { base } = await original();
  return { base: { ...base, tiles: base.tiles.map((kind) => ({ ...kind, count: 8 * kind.count })) } };
});

const box = { tiles: MOST_TILES, seats: 6, kinds: KINDS, segments: 8, sources: 8 };

describe('R11: a box that the land cannot hold', () => {
  it('R11: more tiles than there is room for are refused with the reason when the match is set up', () => {
    const start = () =>
      Match.start(carcassonne, { seats: 2, options: {}, fairness: { secret: '0f'.repeat(32), contributions: [] } });
    const refused = start();
    expect(refused).toMatchObject({ ok: false, code: 'bad-options' });
    expect(refused instanceof Match ? '' : reasonIn(words, refused)).toBe(
      `The land has room for ${MOST_TILES} tiles, not for 576.`,
    );
  });

  it('R11: the largest box of this game fits', () => {
    expect(tooLarge(box)).toBeNull();
  });

  it.each([
    [
      'a tile too many',
      { tiles: MOST_TILES + 1 },
      `The land has room for ${MOST_TILES} tiles, not for ${MOST_TILES + 1}.`,
    ],
    ['a seat too many', { seats: 7 }, 'The land has room for the figures of 6, not of 7.'],
    ['too many kinds', { kinds: 8192 }, 'The land can tell 8191 kinds of tiles apart, not 8192.'],
    ['a segment too many', { segments: 17 }, 'A tile may have 16 segments, not 17.'],
    ['a source of points too many', { sources: 9 }, 'Points are kept by 8 sources, not by 9.'],
  ])('R11: %s', (_name, more, reason) => {
    const found = tooLarge({ ...box, ...more });
    expect(found && why(found)).toBe(reason);
  });
});
