// Prospects: the points a team may expect at the end, as somebody sees it. Letters by what the scores leave open, words by
// how well the clues are understood. How much the clues to come will add was fitted to matches of bots.

import type { Seat } from '@tabella/kernel';
import type { MessageCard } from '../lexicon/deck.ts';
import { posteriorFor } from '../rules/posteriors.ts';
import {
  ALIEN,
  type GuessPhase,
  messageOf,
  reached,
  roundsOf,
  SCIENTISTS,
  type SideIndex,
  type State,
} from '../rules/state.ts';
import { bestGuess, type Clue, entropyBits, marginals, type Posterior, rightLetters } from '../solver/index.ts';
import { understoodNow, wordChances } from './ear.ts';
import { HARD } from './level.ts';
import { type Mind, placesOf } from './mind.ts';

/** Of the bits that are unknown, the part that stays so after each word to come; and the letter points that a bit costs. */
const STILL_UNKNOWN = 0.76;
const POINTS_PER_BIT = 0.335;
/** The same of words that are not understood. */
const STILL_DARK = 0.5;
/** Words understood at the end, of three, where the message is not known. */
const USUAL_WORDS = 2.8;

const LETTERS_GUESS: GuessPhase = 'guess-letters';
const GUESSES: readonly GuessPhase[] = ['guess-alien', 'guess-scientists', LETTERS_GUESS];

/** Everybody of a team hears the same words, so any onlooker of the team will do; others know less. */
const cluesIn = (s: State): Clue[] => s.sent.flatMap(({ word, score }) => (word === '' ? [] : [{ word, score }]));

export const posteriorIn = (s: State): Posterior => posteriorFor(s.options.draw, cluesIn(s));

/** Words that a side of a team has still to send. */
export function wordsToCome(s: State, team: number, side: SideIndex): number {
  return roundsOf(s.options) - s.sent.filter((one) => one.team === team && one.side === side).length;
}

export function pointsToCome(mind: Mind, s: State, team: number, viewer: Seat | null): number {
  return lettersOf(s, team, viewer) + wordsOf(mind, s, team, SCIENTISTS) + wordsOf(mind, s, team, ALIEN);
}

/** By words to come: so many points less and more than expected had two thirds of matches of bots of all levels at their end. */
const LESS = [0.5, 0.9, 1.4, 1.4, 1.4, 1.6, 1.7, 1.9, 1.9];
const MORE = [0.5, 0.7, 1, 1, 1, 1, 1.1, 1.1, 1.2];
const MOST_POINTS = 12;

/** Between which two thirds of all matches end that stand like this one. */
export function bandOf(s: State, team: number, points: number): readonly [low: number, high: number] {
  if (GUESSES.every((phase) => guessed(s, team, phase) !== undefined)) return [points, points];
  const toCome = Math.min(LESS.length - 1, wordsToCome(s, team, ALIEN) + wordsToCome(s, team, SCIENTISTS));
  return [Math.max(0, points - (LESS[toCome] as number)), Math.min(MOST_POINTS, points + (MORE[toCome] as number))];
}

const guessed = (s: State, team: number, phase: GuessPhase): number | undefined =>
  s.guesses.find((one) => one.team === team && one.phase === phase)?.right;

/** Letter points when so many bits are unknown and so many words are to come. */
export function lettersAt(bits: number, toCome: number): number {
  return 6 - Math.min(6, POINTS_PER_BIT * bits * STILL_UNKNOWN ** toCome);
}

function lettersOf(s: State, team: number, viewer: Seat | null): number {
  const known = guessed(s, team, LETTERS_GUESS);
  if (known !== undefined) return known;
  const posterior = posteriorIn(s);
  const toCome = wordsToCome(s, team, ALIEN) + wordsToCome(s, team, SCIENTISTS);
  if (toCome > 0) return lettersAt(entropyBits(posterior), toCome);
  const guess = bestGuess(marginals(posterior));
  // The Alien of the team sees how good the likeliest guess is.
  return s.cipher !== null && s.aliens[team] === viewer ? rightLetters(guess.cipher, s.cipher) : guess.expected;
}

/** Words of this side that its partner will guess. */
function wordsOf(mind: Mind, s: State, team: number, side: SideIndex): number {
  const known = guessed(s, team, side === SCIENTISTS ? 'guess-alien' : 'guess-scientists');
  if (known !== undefined) return known;
  const { card, dice } = messageOf(s, team, side);
  const words = s.sent.filter((one) => one.team === team && one.side === side).map((one) => one.word);
  if (card < 0 || words.includes('')) return USUAL_WORDS;
  const belief = mind.reader(HARD.model, mind.deck.cards[card] as MessageCard, HARD.ear).believe(placesOf(mind, words));
  if (dice.length > 0) return wordsAt(understoodNow(belief, dice), wordsToCome(s, team, side));
  // The card lies open and is about to be guessed: the likeliest word of each column.
  const chances = wordChances(belief);
  if (!reached(s, 'guess-alien')) return USUAL_WORDS;
  return [0, 1, 2].reduce((sum, column) => sum + Math.max(...chances.slice(6 * column, 6 * column + 6)), 0);
}

/** Words right at the end when so many are understood now. */
export const wordsAt = (understood: number, toCome: number): number => 3 - (3 - understood) * STILL_DARK ** toCome;
