// What a bot reads from its input: its side, its message, the clues both sides heard, and how many turns are to come.

import { hears } from '@tabella/kernel';
import type { Deck, MessageCard } from '../lexicon/deck.ts';
import { hearersOf } from '../rules/rounds.ts';
import {
  ALIEN,
  isAlien,
  messageOf,
  type Proposal,
  roundsOf,
  SCIENTISTS,
  type SideIndex,
  type State,
} from '../rules/state.ts';
import type { BotInput } from '../rules/types.ts';
import type { Cipher, Clue, Draw } from '../solver/index.ts';

export interface Situation {
  /** The card of the bot's own side, and the word rolled in each column. */
  readonly card: MessageCard;
  readonly dice: readonly number[];
  /** What its own side has sent, and what its partner has sent. */
  readonly said: readonly string[];
  readonly heard: readonly string[];
  /** Every score that it and its partner know; in a team they know the same. */
  readonly clues: readonly Clue[];
  /** Of these the ones that the rivals know as well, when they will hear this side's next word too; null when they will not. */
  readonly overheard: readonly Clue[] | null;
  readonly draw: Draw;
  /** Known to the Alien alone. */
  readonly cipher: Cipher | null;
  /** Turns of its team between this one and the guess of the letters. */
  readonly toCome: number;
  /** What its side has proposed. */
  readonly proposals: readonly Proposal[];
}

/** Do the rivals hear what this side sends? */
function isOverheard(s: State, team: number, side: SideIndex): boolean {
  return s.aliens.some((alien, other) => other !== team && hears(hearersOf(s, team, side), alien));
}

export function sceneOf(deck: Deck, input: BotInput): Situation {
  const s = input.known.state;
  const team = s.team[input.seat] as number;
  const side = isAlien(s, input.seat) ? ALIEN : SCIENTISTS;
  const message = messageOf(s, team, side);
  const known = s.sent.filter((one) => one.word !== '');
  const sentBy = (from: SideIndex): string[] =>
    known.filter((one) => one.team === team && one.side === from).map((one) => one.word);
  const clue = ({ word, score }: Clue): Clue => ({ word, score });
  return {
    card: deck.cards[message.card] as MessageCard,
    dice: message.dice,
    said: sentBy(side),
    heard: sentBy(side === ALIEN ? SCIENTISTS : ALIEN),
    clues: known.map(clue),
    overheard: isOverheard(s, team, side) ? known.filter((one) => isOverheard(s, one.team, one.side)).map(clue) : null,
    draw: s.options.draw,
    cipher: s.cipher,
    toCome: 2 * (roundsOf(s.options) - s.round - 1) + (side === ALIEN ? 1 : 0),
    proposals: s.proposals,
  };
}
