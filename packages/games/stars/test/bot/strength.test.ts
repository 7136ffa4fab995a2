// Strength: a modest floor under each level, on fixed deals.

import { describe, expect, it } from 'vitest';
import type { Options } from '../../rules/state.ts';
import { playSeries, type Series } from './series.ts';
import { botOf, deck, lexicon } from './support.ts';

function series(ids: readonly string[], matches: number, options: Partial<Options> = {}, seats = 2): Series {
  return playSeries({ deck, lexicon, bots: ids.map(botOf), seats, options, matches, seed: 'strength' });
}

describe('on fixed deals', () => {
  it('hard finds nearly everything, with clues a person would think of', () => {
    const { total, words, letters, attested } = series(['hard'], 24);
    expect(total.mean).toBeGreaterThan(11.5);
    expect(words.mean).toBeGreaterThan(5.8);
    expect(letters.mean).toBeGreaterThan(5.5);
    expect(attested).toBeGreaterThan(0.6);
  });

  it('normal is good, easy is far better than chance (1 word, 0.65 letters), and each is weaker than the next', () => {
    const normal = series(['normal'], 30);
    const easy = series(['easy'], 30);
    expect(normal.total.mean).toBeGreaterThan(10.4);
    expect(normal.total.mean).toBeLessThan(11.6);
    expect(easy.words.mean).toBeGreaterThan(3.5);
    expect(easy.letters.mean).toBeGreaterThan(2);
    expect(easy.total.mean).toBeLessThan(normal.total.mean - 1);
  });

  it('two minds with nothing in common still understand each other', () => {
    const { total, words } = series(['hard:gw', 'hard:um'], 20);
    expect(total.mean).toBeGreaterThan(9.5);
    expect(words.mean).toBeGreaterThan(3.5);
  });

  it('three rounds and two teams are played well too; letters that rivals would hear are kept back', () => {
    expect(series(['hard'], 20, { hard: true }).total.mean).toBeGreaterThan(10.6);
    const { total, words } = series(['hard'], 12, { mode: 'team' }, 4);
    expect(words.mean).toBeGreaterThan(5.8);
    expect(total.mean).toBeGreaterThan(10.2);
    expect(series(['hard:open'], 12, { mode: 'team' }, 4).total.mean).toBeGreaterThan(11.2);
  });
});
