// One Action of one card, played in a prepared position: what the tests of all cards are made of.

import type { Choice, Seat } from '@tabella/kernel';
import { type Position, Scenario } from './scenario.ts';

/** Answers by kind of question, used in turn; windows are passed, everything else is answered by its fallback. */
type Given = Readonly<Record<string, readonly Choice[]>>;

export interface Act {
  readonly card: string;
  readonly action: 'A' | 'B';
  readonly what: string;
  readonly position: Position;
  readonly given?: Given;
  readonly check: (play: Scenario) => void;
}

/** Throws the card and lets it act, with nobody answering, until the last thrown card has acted. */
export function acted({ card, action, position, given = {} }: Act): Scenario {
  // Seat 2 always holds a card: so it is asked after the last thrown card, and the turn stops there.
  const [mine = [], theirs = [], last = []] = position.hands ?? [];
  const idle = position.options?.set === 'salt-road' ? 'star_reader' : 'onmyoji';
  const hands = [mine, theirs, last.length > 0 ? last : [idle]];
  const play = new Scenario({ ...position, hands, thrown: card });
  const left: Record<string, Choice[]> = {};
  for (const [kind, answers] of Object.entries({ action: [{ action }], ...given })) left[kind] = answers.slice();
  while (play.match.state.phase === 'resolve' && play.match.result === null) {
    const ask = play.match.asks().find((one) => one.declared === undefined);
    if (ask === undefined) break;
    play.say(ask.seat, left[ask.kind]?.shift() ?? ask.fallback);
  }
  return play;
}

export const drew = (play: Scenario, seat: Seat): number =>
  play
    .told('draws')
    .reduce((sum, one) => sum + (one.seat === seat && one.from === 'deck' ? (one.count as number) : 0), 0);
