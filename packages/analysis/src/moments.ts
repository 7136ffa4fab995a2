// Which moments of a match are judged: the start of each turn, and the end.

import type { GamePackage, Replay } from '@tabella/kernel';
import { wordsAt } from '@tabella/kernel';

/** Of longer matches every second, third, … turn is judged. */
const MOST = 40;
/** Where one world is enough. */
const MOST_SURE = 160;

/** Rows, in order; the last is the end of the match. Turns that were taken back do not count. */
export function momentsOf({ words }: GamePackage, replay: Replay<unknown>, sure: boolean): number[] {
  const { turn } = wordsAt(words, replay.log.options as Record<string, never>);
  const stands = new Set(replay.at(replay.rows, 'all').told);
  const begins = new Set<number>();
  for (let row = 0; row < replay.rows; row++) {
    if (replay.news(row).some(({ event }) => stands.has(event) && turn?.(event, () => '') != null)) begins.add(row);
  }
  if (begins.size === 0) begins.add(0);
  const rows = [...begins];
  const step = Math.ceil(rows.length / (sure ? MOST_SURE : MOST));
  return [...rows.filter((_, i) => i % step === 0), replay.rows];
}
