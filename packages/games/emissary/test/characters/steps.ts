// Steps that many tests of characters take: a message is sent, travels, is taken.

import type { Choice, Seat } from '@tabella/kernel';
import type { Scenario } from '../scenario.ts';

/** The active seat goes on from its play phase and sends. */
export function send(game: Scenario, choice: Choice): void {
  game.until('send');
  game.must(game.state.active, choice);
}

/** Nobody does anything while the message travels, until somebody decides about it. */
export function travel(game: Scenario): void {
  while (game.decider() === null && (game.kind() === 'transit' || game.kind() === 'arrival')) game.pass();
}

/** The message goes on until this seat takes it; everybody before declines. */
export function takenBy(game: Scenario, seat: Seat): void {
  for (;;) {
    travel(game);
    const at = game.decider();
    if (at === null) throw new Error(`nobody is asked to accept, but ${game.asked().join(', ')}`);
    game.decide(at === seat ? 'accept' : 'decline');
    if (at === seat) return;
  }
}

/** Everybody declines, so that the message comes back; nothing is done on its last hop either. */
export function comesBack(game: Scenario): void {
  travel(game);
  while (game.decider() !== null) {
    game.decide('decline');
    travel(game);
  }
}

/** A card stamped OM (Intercept, Delete, Counteract) is sent to a seat, which takes it. */
export function hit(game: Scenario, card: string, to: Seat): void {
  send(game, { card, by: 'OM', to });
  takenBy(game, to);
}
