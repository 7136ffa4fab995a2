// Bridges, Castles & Bazaars: recorded games, and each ruling in a small position.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenTool } from '../../commands/golden.ts';

describe('Bridges, Castles & Bazaars', () => {
  it('replay twenty recorded games without a difference', () => {
    const recorded = fileURLToPath(new URL('../data/golden-bridges.jsonl.gz', import.meta.url));
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['20 games, 1660 turns, 0 differences'],
      holds: true,
    });
  });
});
