// Meetings: which matches a ladder plays, and who was ahead of whom in them. Each two bots meet on the same deals, from every
// seat, and nobody else sits with them.

import type { Fixture } from '../tournament/fixtures.ts';
import type { Outcome } from '../tournament/outcome.ts';
import { noWins, type Wins } from './rating.ts';

/** The matches of one deal. */
export const matchesPerDeal = (bots: number, seats: number): number =>
  ((bots * (bots - 1)) / 2) * (seats % 2 === 0 ? seats : 2 * seats);

export function meetings(bots: number, seats: number, deals: number): Fixture[] {
  const out: Fixture[] = [];
  const places = Array.from({ length: seats }, (_, seat) => seat);
  // With an odd number of seats one of the two has one more: each has it once.
  const orders =
    seats % 2 === 0
      ? [[0, 1]]
      : [
          [0, 1],
          [1, 0],
        ];
  for (let deal = 0; deal < deals; deal++) {
    for (let a = 0; a < bots; a++) {
      for (let b = a + 1; b < bots; b++) {
        for (const order of orders) {
          for (const turn of places) {
            const sits = places.map((seat) => [a, b][order[((seat + turn) % seats) % 2] as number] as number);
            out.push({ deal, sits, changed: null });
          }
        }
      }
    }
  }
  return out;
}

/** Of every two seats of different bots: the one that won more is ahead. A match counts as one win at most, and none if it is even. */
export function winsIn(bots: number, { sits }: Fixture, { shares }: Outcome): Wins {
  const wins = noWins(bots);
  if (shares === null) return wins;
  let pairs = 0;
  for (let i = 0; i < sits.length; i++) for (let j = 0; j < i; j++) if (sits[i] !== sits[j]) pairs++;
  sits.forEach((bot, seat) => {
    sits.forEach((other, beside) => {
      if (bot === other || (shares[seat] as number) <= (shares[beside] as number)) return;
      const row = wins[bot] as number[];
      row[other] = (row[other] as number) + 1 / pairs;
    });
  });
  return wins;
}
