// The final guess in the order of the rules: the Alien guesses the Scientists' words, the Scientists the Alien's, and
// then the letters. Teams write at the same time and reveal together.

import { type AskOf, EVERYONE, type Flow, type Result, type Seat } from '@tabella/kernel';
import type { MessageCard } from '../lexicon/deck.ts';
import { type Cipher, rightLetters } from '../solver/index.ts';
import { oneVoice, proposalsOf } from './agree.ts';
import { type Rules, revealCards } from './rounds.ts';
import { ALIEN, type GuessPhase, messageOf, SCIENTISTS, type SideIndex, type State, teamsOf } from './state.ts';
import { LONGEST_TEXT } from './texts.ts';
import { type StarsTypes, type Table, together, writing } from './types.ts';

export const PERFECT = 12;

export function* aliensGuess(rules: Rules, s: State, table: Table): Flow {
  const asks = s.aliens.map((seat, team) => wordsAsk(rules, s, team, SCIENTISTS, seat));
  const texts = yield* together(asks);
  reveal(rules, s, table, 'guess-alien', texts);
  s.phase = 'guess-scientists';
  revealCards(rules, s, table, ALIEN);
}

export function* scientistsGuess(rules: Rules, s: State, table: Table): Flow {
  const asks = (team: number, seat: Seat): AskOf<StarsTypes> =>
    s.phase === 'guess-letters' ? lettersAsk(s, team, seat) : wordsAsk(rules, s, team, ALIEN, seat);
  const spoken = yield* oneVoice(s, table, asks);
  if (spoken === null) return;
  s.settled[spoken.team] = spoken.text;
  s.done[spoken.team] = true;
  if (s.done.includes(false)) return;
  const texts = s.settled as string[];
  reveal(rules, s, table, s.phase as GuessPhase, texts.slice());
  s.settled.fill(null);
  s.done.fill(false);
  if (s.phase === 'guess-scientists') s.phase = 'guess-letters';
  else finish(s, table);
}

function wordsAsk(rules: Rules, s: State, team: number, side: SideIndex, seat: Seat): AskOf<StarsTypes, 'guess-words'> {
  const { card } = messageOf(s, team, side);
  const columns = (rules.deck.cards[card] as MessageCard).columns;
  const fallback = columns.map((column) => column[0] as string).join(' ');
  const args = { message: card, proposed: side === SCIENTISTS ? [] : proposalsOf(s, team) };
  return writing(seat, 'guess-words', { rule: 'words', max: LONGEST_TEXT, args }, fallback);
}

function lettersAsk(s: State, team: number, seat: Seat): AskOf<StarsTypes, 'guess-letters'> {
  const text = { rule: 'letters', max: LONGEST_TEXT, args: { proposed: proposalsOf(s, team) } };
  return writing(seat, 'guess-letters', text, 'EHP RT O');
}

/** All guesses of a phase are shown together, with how many are right. */
function reveal(rules: Rules, s: State, table: Table, phase: GuessPhase, texts: readonly string[]): void {
  texts.forEach((text, team) => {
    const right = phase === 'guess-letters' ? rightInLetters(s, text) : rightInWords(rules, s, team, phase, text);
    s.guesses.push(Object.freeze({ team, phase, text, right }));
    table.announce(EVERYONE, {
      kind: 'guesses',
      team,
      teams: teamsOf(s),
      phase,
      text,
      right,
      truth: truthOf(rules, s, team, phase),
    });
  });
}

function truthOf(rules: Rules, s: State, team: number, phase: GuessPhase): string {
  if (phase === 'guess-letters') {
    const cipher = s.cipher as Cipher;
    return `${cipher.trust} ${cipher.amplify} ${cipher.suspicion}`;
  }
  return rolledWords(rules, s, team, phase === 'guess-alien' ? SCIENTISTS : ALIEN).join(' ');
}

function rolledWords(rules: Rules, s: State, team: number, side: SideIndex): string[] {
  const { card, dice } = messageOf(s, team, side);
  return dice.map((row, i) => rules.deck.cards[card]?.columns[i]?.[row] ?? '');
}

function rightInWords(rules: Rules, s: State, team: number, phase: GuessPhase, text: string): number {
  const rolled = rolledWords(rules, s, team, phase === 'guess-alien' ? SCIENTISTS : ALIEN);
  return text.split(' ').filter((word, i) => word === rolled[i]).length;
}

/** The right letter in the right section; the order inside a section does not matter. */
function rightInLetters(s: State, text: string): number {
  const [trust = '', amplify = '', suspicion = ''] = text.split(' ');
  return rightLetters({ trust, amplify, suspicion }, s.cipher as Cipher);
}

/** The points of a team, of all guesses or of some. */
export function pointsOf(s: State, team: number, counts: (phase: GuessPhase) => boolean = () => true): number {
  return s.guesses.reduce((sum, guess) => sum + (guess.team === team && counts(guess.phase) ? guess.right : 0), 0);
}

/** Co-op counts to twelve; of two teams the higher total wins, and equal totals share the win. */
function finish(s: State, table: Table): void {
  const totals = Array.from({ length: teamsOf(s) }, (_, team) => pointsOf(s, team));
  const best = Math.max(...totals);
  const coop = s.options.mode === 'coop';
  const wins = (team: number): boolean => (coop ? totals[team] === PERFECT : totals[team] === best);
  const shared = !coop && totals.every((total) => total === best);
  const result: Result = {
    winners: s.team.flatMap((team, seat) => (wins(team) ? [seat] : [])),
    reason: coop ? (best === PERFECT ? 'perfect' : 'points') : shared ? 'shared' : 'team',
    scores: s.team.map((team) => pointsOf(s, team)),
    parts: {
      words: s.team.map((team) => pointsOf(s, team, (phase) => phase !== 'guess-letters')),
      letters: s.team.map((team) => pointsOf(s, team, (phase) => phase === 'guess-letters')),
    },
  };
  s.phase = 'over';
  s.result = Object.freeze(result);
  table.announce(EVERYONE, { kind: 'ends', totals });
}
