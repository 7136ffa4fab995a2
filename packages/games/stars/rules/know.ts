// Who knows what, and worlds that fit it: the cipher from its exact posterior, cards that allow the words sent, dice,
// and words that stayed in the other team.

import { type Chance, hears, pickOne, type Seat } from '@tabella/kernel';
import type { MessageCard } from '../lexicon/deck.ts';
import { findBlock } from '../lexicon/legality.ts';
import { type Cipher, type Clue, samplePosterior, score } from '../solver/index.ts';
import { posteriorFor } from './posteriors.ts';
import { hearersOf, type Rules } from './rounds.ts';
import { cardsOf, roll } from './setup.ts';
import {
  ALIEN,
  clone,
  isAlien,
  messageOf,
  type Proposal,
  reached,
  SCIENTISTS,
  type Sent,
  type SideIndex,
  type State,
  teamOf,
} from './state.ts';
import { cardWords, sampleClue, sampleWords } from './texts.ts';

export const knowsCipher = (s: State, viewer: Seat | null): boolean =>
  reached(s, 'over') || (viewer !== null && isAlien(s, viewer));

/** Is it the viewer's own side? */
function owns(s: State, viewer: Seat | null, team: number, side: SideIndex): boolean {
  return viewer !== null && s.team[viewer] === team && isAlien(s, viewer) === (side === ALIEN);
}

/** The Scientists' card lies open from the Alien's guess on, the Alien's from the Scientists' guess on. */
export function knowsCard(s: State, viewer: Seat | null, team: number, side: SideIndex): boolean {
  return owns(s, viewer, team, side) || reached(s, side === SCIENTISTS ? 'guess-alien' : 'guess-scientists');
}

/** What was rolled is told when the guess is revealed. */
export function knowsDice(s: State, viewer: Seat | null, team: number, side: SideIndex): boolean {
  return owns(s, viewer, team, side) || reached(s, side === SCIENTISTS ? 'guess-scientists' : 'guess-letters');
}

export const sees = (s: State, viewer: Seat | null, sent: Sent): boolean =>
  reached(s, 'over') || hears(hearersOf(s, sent.team, sent.side), viewer);

export const sharesTalk = (s: State, viewer: Seat | null, team: number): boolean => owns(s, viewer, team, SCIENTISTS);

/** A copy made of what the viewer knows; the rest is blank. */
export function know(s: State, viewer: Seat | null): State {
  const known = clone(s);
  known.cipher = knowsCipher(s, viewer) ? s.cipher : null;
  known.messages = s.messages.map((message, i) => {
    const [team, side] = [i >> 1, (i & 1) as SideIndex];
    return {
      card: knowsCard(s, viewer, team, side) ? message.card : -1,
      dice: knowsDice(s, viewer, team, side) ? message.dice.slice() : [],
    };
  });
  known.sent = s.sent.map((one) => (sees(s, viewer, one) ? one : Object.freeze({ ...one, word: '', score: 0 })));
  known.proposals = s.proposals.filter((one) => sharesTalk(s, viewer, one.team));
  known.settled = s.settled.map((text, team) => (sharesTalk(s, viewer, team) ? text : null));
  return known;
}

export function imagine(rules: Rules, known: State, chance: Chance): State | null {
  const s = clone(known);
  if (s.cipher === null) {
    const clues: Clue[] = s.sent
      .filter((one) => one.word !== '')
      .map(({ word, score: points }) => ({ word, score: points }));
    const cipher = samplePosterior(posteriorFor(s.options.draw, clues), (n) => chance.int(n));
    if (cipher === null) return null;
    s.cipher = Object.freeze(cipher);
  }
  const cipher = s.cipher;
  for (let i = 0; i < s.messages.length; i++) {
    const message = s.messages[i] as { card: number; dice: number[] };
    if (message.card < 0) {
      const card = possibleCard(rules, s, i >> 1, (i & 1) as SideIndex, chance);
      if (card === null) return null;
      message.card = card;
    }
    if (message.dice.length === 0) message.dice = roll(chance);
  }
  s.sent = s.sent.map((one) => (one.word === '' ? wordUnheard(rules, s, one, cipher, chance) : one));
  for (const seat of s.voted) {
    if (!s.proposals.some((one) => one.seat === seat)) s.proposals.push(proposalUnheard(rules, s, seat, chance));
  }
  // A team that is done has settled on something, even if the viewer cannot know on what.
  s.settled = s.settled.map((text, team) =>
    text === null && s.done[team] && isGuess(s) ? guessUnheard(rules, s, team, chance) : text,
  );
  return s;
}

const isGuess = (s: State): boolean => s.phase === 'guess-scientists' || s.phase === 'guess-letters';

/** A card of the side that nobody else has and that allows every word the side was heard to send. */
function possibleCard(rules: Rules, s: State, team: number, side: SideIndex, chance: Chance): number | null {
  const taken = new Set(s.messages.map((message) => message.card));
  const heard = s.sent.filter((one) => one.team === team && one.side === side && one.word !== '');
  const fits = cardsOf(rules.deck, side === ALIEN ? 'alien' : 'scientist').filter((place) => {
    if (taken.has(place)) return false;
    const words = cardWords(rules.deck.cards[place] as MessageCard);
    return heard.every((one) => findBlock(one.word, words, rules.speech) === null);
  });
  return fits.length > 0 ? pickOne(chance, fits) : null;
}

function wordUnheard(rules: Rules, s: State, one: Sent, cipher: Cipher, chance: Chance): Sent {
  const card = rules.deck.cards[messageOf(s, one.team, one.side).card] as MessageCard;
  const word = sampleClue(chance, rules.speech, card);
  return Object.freeze({ ...one, word, score: score(cipher, word) });
}

function proposalUnheard(rules: Rules, s: State, seat: Seat, chance: Chance): Proposal {
  const team = teamOf(s, seat);
  const own = rules.deck.cards[messageOf(s, team, SCIENTISTS).card] as MessageCard;
  const text = s.phase === 'scientists' ? sampleClue(chance, rules.speech, own) : guessUnheard(rules, s, team, chance);
  return Object.freeze({ team, seat, text });
}

function guessUnheard(rules: Rules, s: State, team: number, chance: Chance): string {
  if (s.phase === 'guess-letters') return 'EHP RT O';
  const card = rules.deck.cards[messageOf(s, team, ALIEN).card] as MessageCard;
  return sampleWords(chance, card);
}
