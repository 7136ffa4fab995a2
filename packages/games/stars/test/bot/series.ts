// A series of matches between bots, counted as the game counts: words and letters apart, and how human the clues are.

import { type Bot, type BotInput, type Chance, FastChance, Match, sha256Hex } from '@tabella/kernel';
import { type Mind, newMind } from '../../bot/mind.ts';
import { rolledWords } from '../../bot/speak.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { starsGame } from '../../rules/game.ts';
import { PERFECT } from '../../rules/guesses.ts';
import { type Guess, messageOf, type Options, type Sent, type State, teamsOf } from '../../rules/state.ts';

export interface SeriesTerms {
  readonly deck: Mind['deck'];
  readonly lexicon: Lexicon;
  /** One per seat, again from the first while seats are left; they move on by a seat from match to match. */
  readonly bots: readonly Bot<State>[];
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly matches: number;
  readonly seed: string;
}

/** A mean and half the width of its 95 % interval. */
interface Spread {
  readonly mean: number;
  readonly within: number;
}

/** Per team: of twelve, of six, of six. The teams of a match depend on each other, so a match is one observation. */
export interface Series {
  readonly total: Spread;
  readonly words: Spread;
  readonly letters: Spread;
  /** Share of matches with all twelve. */
  readonly perfect: number;
  /** Share of clues that stand on our list of associations or among the ten nearest by what people think of. */
  readonly attested: number;
  readonly p50ms: number;
  readonly p95ms: number;
}

/** Nearest words that pass for what a person would think of. */
const TOP = 10;

export function playSeries(terms: SeriesTerms): Series {
  const game = starsGame(terms.deck, terms.lexicon);
  const mind = newMind(terms.deck, terms.lexicon);
  const times: number[] = [];
  const words: number[] = [];
  const letters: number[] = [];
  let clues = 0;
  let attested = 0;
  for (let n = 0; n < terms.matches; n++) {
    const fairness = { secret: sha256Hex(`stars series ${terms.seed} ${n}`), contributions: [] };
    const match = Match.start(game, { seats: terms.seats, options: terms.options, fairness });
    if (!(match instanceof Match)) throw new Error(match.reason);
    playOut(match, (seat) => terms.bots[(seat + n) % terms.bots.length] as Bot<State>, new FastChance(n + 1), times);
    const s = match.state;
    const perTeam = (of: (guess: Guess) => boolean): number =>
      s.guesses.reduce((sum, guess) => sum + (of(guess) ? guess.right : 0), 0) / teamsOf(s);
    letters.push(perTeam((guess) => guess.phase === 'guess-letters'));
    words.push(perTeam((guess) => guess.phase !== 'guess-letters'));
    clues += s.sent.length;
    attested += s.sent.filter((one) => isAttested(mind, s, one)).length;
  }
  const totals = words.map((right, i) => right + (letters[i] as number));
  times.sort((a, b) => a - b);
  const timeAt = (share: number): number => times[Math.floor(share * times.length)] ?? 0;
  return {
    total: spreadOf(totals),
    words: spreadOf(words),
    letters: spreadOf(letters),
    perfect: totals.filter((total) => total === PERFECT).length / totals.length,
    attested: attested / clues,
    p50ms: timeAt(0.5),
    p95ms: timeAt(0.95),
  };
}

export function playOut(
  match: Match<State, Options>,
  botAt: (seat: number) => Bot<State>,
  chance: Chance,
  times: number[],
) {
  while (match.batch !== null) {
    const asks = match.asks();
    // Where the first answer counts, anybody may be the first.
    const ask = match.batch.mode === 'any' ? asks[chance.int(asks.length)] : asks.find((one) => !('declared' in one));
    if (ask === undefined) throw new Error('nobody is asked');
    const known = match.known(ask.seat);
    const input: BotInput<State> = {
      seat: ask.seat,
      ask: known.own ?? ask,
      view: match.view(ask.seat),
      known,
      heard: [],
    };
    const began = performance.now();
    const answer = botAt(ask.seat).decide(input, chance);
    times.push(performance.now() - began);
    const reply = match.answer(ask.seat, ask.id, answer);
    if (!reply.ok) throw new Error(`a bot wrote ${JSON.stringify(answer)}: ${reply.reason}`);
  }
}

/** Would a person have thought of it? */
function isAttested(mind: Mind, s: State, { team, side, word }: Sent): boolean {
  const { card, dice } = messageOf(s, team, side);
  const own = mind.deck.cards[card];
  if (own === undefined) return false;
  return rolledWords(own, dice).some((rolled) => {
    if (mind.lexicon.associations(rolled).includes(word)) return true;
    const legal = [...mind.nearest('people', rolled)].filter((clue) => mind.allows(own, clue)).slice(0, TOP);
    return legal.some((clue) => mind.lexicon.vocabulary[clue] === word);
  });
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, within: 1.96 * Math.sqrt(squares / (values.length - 1) / values.length) };
}
