// Bots at a table of their own, for the tests.

import { type Bot, FastChance, Match, sha256Hex } from '@tabella/kernel';
import { sparringPartners, starsBots } from '../../bot/index.ts';
import { loadDeck, loadLexicon } from '../../lexicon/load.ts';
import { starsGame } from '../../rules/game.ts';
import type { Options, State } from '../../rules/state.ts';
import { playOut } from './series.ts';

export const deck = await loadDeck('en');
export const lexicon = await loadLexicon();
export const game = starsGame(deck, lexicon);
const kinds = [...starsBots(deck, lexicon), ...sparringPartners(deck, lexicon)];

export function botOf(id: string): Bot<State> {
  const kind = kinds.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no bot "${id}"`);
  return kind.make();
}

export function matchOf(seats: number, options: Partial<Options>, seed: string): Match<State, Options> {
  const match = Match.start(game, { seats, options, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** A match played out; the bots sit round the table, again from the first while seats are left. */
export function played(
  bots: readonly Bot<State>[],
  seats: number,
  options: Partial<Options>,
  seed: string,
): Match<State, Options> {
  const match = matchOf(seats, options, seed);
  playOut(match, (seat) => bots[seat % bots.length] as Bot<State>, new FastChance(seats), []);
  return match;
}
