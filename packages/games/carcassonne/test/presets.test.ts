// The presets of the box: options that a table takes as they are, and words for each.

import { readOptions } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../rules/box.ts';
import { schema } from '../rules/options.ts';
import { presets } from '../rules/presets.ts';
import { refuses } from '../rules/refuses.ts';
import { english } from '../words/en/index.ts';
import './every-set.ts';

describe('the rules in short', () => {
  const headings = (options: object): string[] => {
    const read = readOptions(schema, options);
    if (!read.ok) throw new Error(read.reason);
    return (english.at?.(read.options).help ?? []).map((paragraph) => paragraph.split('. ')[0] ?? '');
  };

  it('are about what is in the box, and nothing else', () => {
    expect(headings(presets.first)).toEqual([...['YOUR TURN', 'FIGURES', 'SCORING', 'THE LAST COUNT', 'THE BOARD']]);
    expect(headings(presets.everything)).toEqual(english.help.map((paragraph) => paragraph.split('. ')[0]));
    expect(headings({ sets: ['watch'] })).toContain('WATCHTOWERS');
    // The big meeple without the tiles it comes with.
    expect(headings({ big: 'yes' })).toContain('INNS AND CATHEDRALS');
    expect(headings({})).not.toContain('INNS AND CATHEDRALS');
  });
});

describe('presets', () => {
  it.each(Object.entries(presets))('"%s" is a box that can be played with 2 to 6 seats, and is named', (id, preset) => {
    const read = readOptions(schema, preset);
    if (!read.ok) throw new Error(read.reason);
    for (let seats = 2; seats <= 6; seats++) expect(refuses(seats, read.options)).toBeNull();
    expect(english.presets?.[id]?.name).toBeTruthy();
    // What is said of the tiles is what lies in the pile.
    expect(english.advice?.(4, read.options)).toMatch(new RegExp(`^${boxOf(read.options).pile.tiles} tiles, `));
  });

  it('"everything" leaves no set out, and every set says what it brings', () => {
    expect(presets.everything.sets).toEqual(schema.sets.of);
    for (const set of schema.sets.of) expect(english.brings?.[`sets.${set}`]).toMatch(/^[A-Z].{10,50}\.$/);
  });
});
