// How a match of A Message from the Stars is analysed: by what the clues show and how well they are understood, without
// playing on. What is not known is which letters are in the cipher.

import type { Analyst, Answer, Belief, BotInputOf, OnlookerOf, Worths } from '@tabella/kernel';
import type { Deck, MessageCard } from '../lexicon/deck.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isAlien, type State } from '../rules/state.ts';
import type { StarsTypes } from '../rules/types.ts';
import { ALPHABET, bestGuess, bitsOf, entropyBits, letterIndex, marginals, SECTIONS } from '../solver/index.ts';
import { type Because, becauseOf } from './because.ts';
import { understoodNow, wordChances } from './ear.ts';
import { expectedOf } from './letters.ts';
import { HARD } from './level.ts';
import { type Mind, newMind, placesOf } from './mind.ts';
import { bandOf, lettersAt, pointsToCome, posteriorIn, wordsAt, wordsToCome } from './prospects.ts';
import { type Situation, sceneOf } from './situation.ts';

type Onlooker = OnlookerOf<StarsTypes>;

const beliefId = (letter: string): string => `letter ${letter}`;
const NOWHERE = 'none';

export function starsAnalyst(deck: Deck, lexicon: Lexicon): Analyst<StarsTypes> {
  const mind = newMind(deck, lexicon);
  return {
    worth: 'points',
    advises: 'hard',
    worlds: { moments: 1, decision: 1 },
    decisions: 40,
    judge: (onlooker) => ({
      sure: 'all',
      worths: () => worthsOf(mind, onlooker),
      after: (answers) => answers.map((answer) => worthOf(mind, onlooker, answer)),
    }),
    because: (onlooker, answer, instead) => whyThis(mind, onlooker, answer, instead),
    isMoment: ({ kind }) => kind === 'sent' || kind === 'guesses',
    // In one team everybody hears the same.
    beliefs: ({ seat, known: { state } }) =>
      seat !== null && (state.aliens.length === 1 || isAlien(state, seat)) ? [] : lettersIn(state),
    truth: ({ cipher }) =>
      Object.fromEntries(
        [...ALPHABET].map((letter) => [
          beliefId(letter),
          SECTIONS.find((section) => cipher?.[section].includes(letter)) ?? NOWHERE,
        ]),
      ),
  };
}

/** Per seat: what its team may expect. */
function pointsOf(mind: Mind, { seat, known: { state } }: Onlooker): number[] {
  const teams = state.aliens.map((_, team) => pointsToCome(mind, state, team, seat));
  return state.team.map((team) => teams[team] as number);
}

/** The same with the band in which it will most likely end. */
function worthsOf(mind: Mind, onlooker: Onlooker): Worths {
  const { state } = onlooker.known;
  const points = pointsOf(mind, onlooker);
  const bands = points.map((one, seat) => bandOf(state, state.team[seat] as number, one));
  return { points, low: bands.map(([low]) => low), high: bands.map(([, high]) => high) };
}

/** Guesses are weighed by their points alone. */
function whyThis(
  mind: Mind,
  { seat, known, view, heard }: Onlooker,
  answer: Answer,
  instead: Answer | null,
): Because | null {
  // The questions of the match are those of this game.
  const ask = known.own as BotInputOf<StarsTypes>['ask'] | null;
  if (seat === null || ask?.kind !== 'transmit') return null;
  const scene = sceneOf(mind.deck, { seat, ask, view, known, heard });
  return becauseOf(mind, scene, String(answer), instead === null ? null : String(instead));
}

/** What the team may expect after this answer, as its seat sees it. */
function worthOf(mind: Mind, onlooker: Onlooker, answer: Answer): number {
  const { seat, known, view, heard } = onlooker;
  const { state, own } = known;
  if (seat === null || own === null) return 0;
  // The questions of the match are those of this game.
  const ask = own as BotInputOf<StarsTypes>['ask'];
  const now = pointsOf(mind, onlooker)[seat] as number;
  const text = String(answer);
  const scene = sceneOf(mind.deck, { seat, ask, view, known, heard });
  switch (ask.kind) {
    case 'transmit': {
      const reader = mind.reader(HARD.model, scene.card, HARD.ear);
      const belief = reader.believe(placesOf(mind, scene.said));
      const before = understoodNow(belief, scene.dice);
      const [place = -1] = placesOf(mind, [text]);
      const after = place < 0 ? before : reader.understood(belief, place, scene.dice);
      const left = wordsToCome(state, state.team[seat] as number, isAlien(state, seat) ? 0 : 1) - 1;
      const words = wordsAt(after, left) - wordsAt(before, left + 1);
      return now + words + lettersAfter(state, scene, text) - lettersNow(state, scene);
    }
    case 'guess-words': {
      const card = mind.deck.cards[ask.text.args.message] as MessageCard;
      const chances = wordChances(mind.reader(HARD.model, card, HARD.ear).believe(placesOf(mind, scene.heard)));
      const best = card.columns.map((_, c) => Math.max(...chances.slice(6 * c, 6 * c + 6)));
      const given = text.split(' ').map((word, c) => chances[6 * c + (card.columns[c]?.indexOf(word) ?? -1)] ?? 0);
      return now + given.reduce((sum, chance, c) => sum + chance - (best[c] as number), 0);
    }
    case 'guess-letters': {
      const chances = marginals(posteriorIn(state));
      return now + expectedOf(text, chances) - lettersBest(state);
    }
  }
}

const lettersNow = (state: State, { toCome }: Situation): number =>
  lettersAt(entropyBits(posteriorIn(state)), toCome + 1);

/** Letter points to expect after a word: to the Alien by its true score, to Scientists on average. */
function lettersAfter(state: State, { cipher, toCome }: Situation, word: string): number {
  const posterior = posteriorIn(state);
  const [told = 0] = bitsOf(posterior, [word], cipher ? { cipher } : {});
  return lettersAt(Math.max(0, entropyBits(posterior) - told), toCome);
}

/** Letter points of the best guess. */
function lettersBest(state: State): number {
  return bestGuess(marginals(posteriorIn(state))).expected;
}

/** Where each letter is likely to be, by the scores. */
function lettersIn(state: State): Belief[] {
  const chances = marginals(posteriorIn(state));
  return [...ALPHABET].map((letter) => {
    const odds = SECTIONS.map((section) => [section, chances[section][letterIndex(letter)] as number] as const);
    const nowhere = Math.max(0, 1 - odds.reduce((sum, [, chance]) => sum + chance, 0));
    return {
      id: beliefId(letter),
      seat: state.aliens[0] as number,
      odds: { ...Object.fromEntries(odds), [NOWHERE]: nowhere },
    };
  });
}
