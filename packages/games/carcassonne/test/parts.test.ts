// What a page has of the sets: nothing before one is in play, all of it from then on; and the counts that stand for tiles
// that are not loaded.

import { describe, expect, it } from 'vitest';
import { hasArt, loadArt } from '../sets/art.ts';
import { wordsOfSets } from '../sets/told-en.ts';
import { kindOf } from '../tiles/known.ts';
import { deedName, tokenText } from '../words/en/deeds.ts';
import { words } from '../words/en/index.ts';
import { tileName } from '../words/en/tiles.ts';

const options = { sets: ['tower'], big: 'yes', builder: 'with', pig: 'with', abbot: true, messages: 'hig' };
const headings = (): string[] => (words.at?.(options).help ?? []).map((paragraph) => paragraph.split('. ')[0] ?? '');

describe('words and tiles of sets', () => {
  it('come when a set is in play, with the words of one whose figure takes part without it', async () => {
    expect(words.parts?.areHere({ ...options, sets: [], big: 'with' })).toBe(true);
    expect(words.parts?.areHere(options)).toBe(false);
    expect([tileName('tower-A'), tileName('base-D')]).toEqual(['tile', 'city edge with a straight road']);
    await words.parts?.load(options);
    expect(words.parts?.areHere(options)).toBe(true);
    expect(tileName('tower-E')).toBe('two roads with a tower base');
    expect([deedName('capture'), tokenText('floor', 2)]).toEqual(['Capture', '2 floors left']);
    expect(headings()).toEqual(expect.arrayContaining(['THE TOWER', 'INNS AND CATHEDRALS', 'THE BOARD']));
    expect(headings().at(-1)).toBe('THE BOARD');
    expect(words.at?.(options).pictures).toMatchObject({ 'THE TOWER': 'tower-I', 'YOUR TURN': 'tile' });
  });

  it('come for no other set', () => {
    expect(wordsOfSets.has(['dragon'])).toBe(false);
    expect(kindOf('dragon-2')).toBeUndefined();
    expect(headings()).not.toContain('THE PRINCESS AND THE DRAGON');
  });

  it('come with what is drawn, for those who show a tile and tell nothing', async () => {
    expect(hasArt(['dragon'])).toBe(false);
    await loadArt(['dragon']);
    expect(hasArt(['dragon'])).toBe(true);
    expect(kindOf('dragon-2')?.id).toBe('dragon-2');
    expect(wordsOfSets.has(['dragon'])).toBe(false);
  });

  it('all come where nobody says what is in play', async () => {
    await words.parts?.load();
    expect(wordsOfSets.has(['dragon', 'wheel', 'river'])).toBe(true);
    expect(words.help.length).toBeGreaterThan(28);
  });
});
