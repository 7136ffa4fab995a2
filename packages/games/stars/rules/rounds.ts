// Transmissions: each round the Alien sends a word with its score, then the Scientists send one and learn its score.

import { type AskOf, type Audience, EVERYONE, type Flow, only, type Seat } from '@tabella/kernel';
import type { Deck, MessageCard } from '../lexicon/deck.ts';
import { type Cipher, score } from '../solver/index.ts';
import { oneVoice, proposalsOf } from './agree.ts';
import { ALIEN, messageOf, roundsOf, SCIENTISTS, type SideIndex, type State, scientistsOf, teamsOf } from './state.ts';
import { LONGEST_TEXT, type Speech, stopgap } from './texts.ts';
import { type StarsTypes, type Table, together, writing } from './types.ts';

export interface Rules {
  readonly deck: Deck;
  readonly speech: Speech;
}

/** The Aliens write at the same time; no word is seen before all are written. */
export function* aliensTransmit(rules: Rules, s: State, table: Table): Flow {
  const words = yield* together(s.aliens.map((seat, team) => clueAsk(rules, s, team, ALIEN, seat)));
  words.forEach((word, team) => {
    transmit(s, table, team, ALIEN, word);
  });
  s.phase = 'scientists';
}

/** The Scientists of each team send one word; what they send and its score stays in the team. */
export function* scientistsTransmit(rules: Rules, s: State, table: Table): Flow {
  const spoken = yield* oneVoice(s, table, (team, seat) => clueAsk(rules, s, team, SCIENTISTS, seat));
  if (spoken === null) return;
  transmit(s, table, spoken.team, SCIENTISTS, spoken.text);
  s.done[spoken.team] = true;
  if (s.done.includes(false)) return;
  s.done.fill(false);
  s.round++;
  s.phase = s.round < roundsOf(s.options) ? 'alien' : 'guess-alien';
  if (s.phase === 'guess-alien') revealCards(rules, s, table, SCIENTISTS);
}

function clueAsk(rules: Rules, s: State, team: number, side: SideIndex, seat: Seat): AskOf<StarsTypes, 'transmit'> {
  const { card } = messageOf(s, team, side);
  const args = { message: card, proposed: side === ALIEN ? [] : proposalsOf(s, team) };
  const fallback = stopgap(rules.speech, rules.deck.cards[card] as MessageCard);
  return writing(seat, 'transmit', { rule: 'clue', max: LONGEST_TEXT, args }, fallback);
}

/** The server makes the score: nobody can err. */
function transmit(s: State, table: Table, team: number, side: SideIndex, word: string): void {
  const points = score(s.cipher as Cipher, word);
  s.sent.push(Object.freeze({ team, side, round: s.round, word, score: points }));
  table.announce(hearersOf(s, team, side), {
    kind: 'sent',
    team,
    teams: teamsOf(s),
    side,
    word,
    score: points,
    round: s.round,
  });
}

/** Who sees a transmission: everybody, except what a team keeps to itself. */
export function hearersOf(s: State, team: number, side: SideIndex): Audience {
  const secret = s.options.mode === 'team' && (side === SCIENTISTS || s.options.hard);
  return secret ? only(s.aliens[team] as Seat, ...scientistsOf(s, team)) : EVERYONE;
}

/** Before its words are guessed a side lays its card open; what was rolled stays secret. */
export function revealCards(rules: Rules, s: State, table: Table, side: SideIndex): void {
  for (let team = 0; team < teamsOf(s); team++) {
    const card = rules.deck.cards[messageOf(s, team, side).card] as MessageCard;
    table.announce(EVERYONE, { kind: 'lays-open', team, teams: teamsOf(s), side, message: card.id });
  }
}
