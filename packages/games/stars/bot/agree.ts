// Several Scientists speak with one voice: a bot stands behind what is on the table if there is some sense in it.

import type { Seat } from '@tabella/kernel';
import type { Proposal } from '../rules/state.ts';

/**
 * The proposal to stand behind: of the sensible ones that with the most seats, and of these the oldest. Null when the
 * bot had better propose something itself. A bot that has proposed already and is asked again does not insist: then
 * every proposal counts, so that bots of different minds come to an end.
 */
export function joined(proposals: readonly Proposal[], seat: Seat, sensible: (text: string) => boolean): string | null {
  const insisted = proposals.some((one) => one.seat === seat);
  const texts = [...new Set(proposals.map((one) => one.text))].filter((text) => insisted || sensible(text));
  const behind = (text: string): number => proposals.filter((one) => one.text === text).length;
  let best: string | null = null;
  for (const text of texts) if (best === null || behind(text) > behind(best)) best = text;
  return best;
}
