// In teams the rivals hear what an Alien sends: its bot weighs what they learn by it.

import { type Answer, FastChance, type Match } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import type { Options, State } from '../../rules/state.ts';
import { entropyBits, posteriorOf, startPosterior } from '../../solver/index.ts';
import { botOf, matchOf } from './support.ts';

/** The first word that the first Alien would send. */
function firstWord(
  id: string,
  options: Partial<Options>,
  seed: string,
): { match: Match<State, Options>; word: Answer } {
  const match = matchOf(options.mode === 'team' ? 4 : 2, options, seed);
  const known = match.known(0);
  if (known.own === null) throw new Error('not asked');
  const input = { seat: 0, ask: known.own, view: match.view(0), known, heard: [] };
  return { match, word: botOf(id).decide(input, new FastChance(1)) };
}

/** Bits of the cipher that everybody learns by it, over some matches. */
function toldToAll(id: string, options: Partial<Options>): number {
  let told = 0;
  for (let n = 0; n < 8; n++) {
    const { match, word } = firstWord(id, options, `rivals ${n}`);
    const [ask] = match.asks(0);
    match.answer(0, ask?.id ?? -1, word);
    // The other Alien has to write too before words are sent.
    const [other] = match.asks(1);
    if (match.state.sent.length === 0) match.answer(1, other?.id ?? -1, 'HELLO');
    const [sent] = match.state.sent;
    told += entropyBits(startPosterior('deck')) - entropyBits(posteriorOf('deck', sent ? [sent] : []));
  }
  return told / 8;
}

describe('the Alien of a team', () => {
  it('tells less of the cipher where the rivals listen than one that does not mind', () => {
    expect(toldToAll('hard', { mode: 'team' })).toBeLessThan(toldToAll('hard:open', { mode: 'team' }) - 1);
  });

  it.each([{ mode: 'team', hard: true }, { mode: 'coop' }] as const)(
    'minds nobody where only the team hears (%j)',
    (options) => {
      for (let n = 0; n < 4; n++) {
        const seed = `alone ${n}`;
        expect(firstWord('hard', options, seed).word).toBe(firstWord('hard:open', options, seed).word);
      }
    },
  );
});
