// What a viewer is shown of a game of A Message from the Stars.

import type { Result, Seat } from '@tabella/kernel';
import type { MessageCard } from '../lexicon/deck.ts';
import type { Cipher } from '../solver/index.ts';
import { pointsOf } from './guesses.ts';
import { knowsCard, knowsCipher, knowsDice, sees, sharesTalk } from './know.ts';
import type { Rules } from './rounds.ts';
import {
  type Guess,
  isAlien,
  messageOf,
  type Options,
  type Phase,
  type Proposal,
  roundsOf,
  type Sent,
  type SideIndex,
  type State,
  teamsOf,
} from './state.ts';

/** A message card as far as the viewer knows it. */
export interface MessageView {
  readonly team: number;
  readonly side: SideIndex;
  readonly card: {
    readonly id: string;
    /** Its place in the deck: a question that is about this card names it so. */
    readonly place: number;
    readonly sentence: string;
    readonly columns: readonly (readonly string[])[];
  } | null;
  /** The rolled word of each column, 0 to 5. */
  readonly dice: readonly number[] | null;
}

export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  readonly roles: readonly { readonly team: number; readonly alien: boolean }[];
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly cipher: Cipher | null;
  readonly messages: readonly MessageView[];
  readonly sent: readonly Sent[];
  readonly proposals: readonly Proposal[];
  /** Per team: has it answered in this phase? */
  readonly done: readonly boolean[];
  readonly guesses: readonly Guess[];
  readonly points: readonly number[];
  readonly result: Result | null;
}

export function view(rules: Rules, s: State, viewer: Seat | null): View {
  const messages = s.messages.map((_, i): MessageView => {
    const [team, side] = [i >> 1, (i & 1) as SideIndex];
    const { card, dice } = messageOf(s, team, side);
    return {
      team,
      side,
      card: knowsCard(s, viewer, team, side) ? cardView(rules.deck.cards[card] as MessageCard, card) : null,
      dice: knowsDice(s, viewer, team, side) ? dice.slice() : null,
    };
  });
  return {
    me: viewer,
    options: s.options,
    roles: s.team.map((team, seat) => ({ team, alien: isAlien(s, seat) })),
    phase: s.phase,
    round: Math.min(s.round, roundsOf(s.options) - 1),
    rounds: roundsOf(s.options),
    cipher: knowsCipher(s, viewer) ? s.cipher : null,
    messages,
    sent: s.sent.filter((one) => sees(s, viewer, one)),
    proposals: s.proposals.filter((one) => sharesTalk(s, viewer, one.team)),
    done: s.done.slice(),
    guesses: s.guesses.slice(),
    points: Array.from({ length: teamsOf(s) }, (_, team) => pointsOf(s, team)),
    result: s.result,
  };
}

/** With everything in the open: the cipher, every message and roll, and what each side said. */
export function viewAll(rules: Rules, s: State): View {
  const messages = s.messages.map(
    ({ card, dice }, i): MessageView => ({
      team: i >> 1,
      side: (i & 1) as SideIndex,
      card: cardView(rules.deck.cards[card] as MessageCard, card),
      dice: dice.slice(),
    }),
  );
  return {
    ...view(rules, s, null),
    cipher: s.cipher,
    messages,
    sent: s.sent.slice(),
    proposals: s.proposals.slice(),
  };
}

function cardView(card: MessageCard, place: number): NonNullable<MessageView['card']> {
  return { id: card.id, place, sentence: card.sentence, columns: card.columns };
}
