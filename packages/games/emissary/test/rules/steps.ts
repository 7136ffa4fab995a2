// Steps that many scenarios share.

import type { Choice } from '@tabella/kernel';
import type { Scenario } from '../scenario.ts';

/** The active seat goes on to the message and sends it. */
export function send(game: Scenario, sent: Choice): void {
  game.until('send');
  game.must(game.state.active, sent);
}

/** Nobody acts; whoever may decide declines, until the message has found its place. */
export function travel(game: Scenario): void {
  while (game.result === null && game.state.letter !== null) {
    game.pass();
  }
}

/** Nobody acts; all decline but this seat. */
export function takenBy(game: Scenario, seat: number): void {
  while (game.result === null && game.state.letter !== null) {
    if (game.decider() === seat) game.decide('accept');
    else game.pass();
  }
}
