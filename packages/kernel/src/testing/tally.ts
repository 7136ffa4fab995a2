// The tally: what the kit counts while it plays, and whether that is enough to judge by.

import type { Budget } from './terms.ts';

export interface Tally {
  matches: number;
  decisions: number;
  /** Answers that were taken back by right. */
  undos: number;
  worlds: number;
  /** Worlds for which private facts had to be left aside; they are compared with nothing. */
  relaxed: number;
  histories: number;
  /** Worlds whose history would have looked different to the viewer. */
  misfits: number;
}

export function newTally(): Tally {
  return { matches: 0, decisions: 0, undos: 0, worlds: 0, relaxed: 0, histories: 0, misfits: 0 };
}

export function add(to: Tally, more: Tally): void {
  for (const key of Object.keys(to) as (keyof Tally)[]) to[key] += more[key];
}

export const met = ({ worlds, relaxed, histories }: Tally, budget: Budget): boolean =>
  histories >= budget.histories && worlds - relaxed >= budget.worlds;

/** Matches after which the pace tells whether the budget can be met at all. */
const PACE = 30;

/** Will the budget not be met within `most` matches, at the pace so far? */
export function hopeless({ matches, worlds, relaxed, histories }: Tally, budget: Budget, most: number): boolean {
  if (matches >= most) return true;
  if (matches < PACE) return false;
  const within = most / matches;
  return histories * within < budget.histories || (worlds - relaxed) * within < budget.worlds;
}

export function tallyLine(game: string, seed: number, tally: Tally): string {
  const { matches, decisions, undos, worlds, relaxed, histories, misfits } = tally;
  return (
    `kit: ${game}, seed ${seed}: ${matches} matches, ${decisions} decisions, ${undos} undone, ` +
    `${worlds} worlds (${relaxed} relaxed), ${histories} histories (${misfits} misfits)`
  );
}
