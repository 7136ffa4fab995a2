// What the end of a line of play is worth to each seat: winners share 1.

import type { AnyGame, Run } from '@tabella/kernel';

/** Writes into `out` what the run came to: its result, or how the state looks when it was left unfinished. */
export function payoff(game: AnyGame, run: Run<unknown>, out: Float64Array): void {
  const seats = out.length;
  const winners = run.result?.winners;
  // An end at which all win or all lose says little where points are what counts: there the promise grades it.
  const graded = winners === undefined || winners.length === seats || winners.length === 0;
  const promise = graded ? game.estimate?.(run.state) : undefined;
  if (promise !== undefined) {
    for (let seat = 0; seat < seats; seat++) out[seat] = promise[seat] as number;
  } else if (winners === undefined) {
    out.fill(1 / seats);
  } else {
    out.fill(0);
    for (const seat of winners) out[seat] = 1 / winners.length;
  }
}
