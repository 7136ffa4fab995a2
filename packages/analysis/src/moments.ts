// Which moments of a match are judged: the start of each turn, and the end.

import { type GameEvent, type GamePackage, type OptionValues, type Replay, wordsAt } from '@tabella/kernel';

/** Of longer matches every second, third, … turn is judged; fewer where many sit, for each of them knows something else. */
const MOST = 40;
const MOST_BY_SEATS = 240;
/** Where one world is enough. */
const MOST_SURE = 160;

/** Rows, in order; the last is the end of the match. Turns that were taken back do not count. */
export function momentsOf({ analyst, words }: GamePackage, replay: Replay<unknown>, sure: boolean): number[] {
  const { turn } = wordsAt(words, replay.log.options as OptionValues);
  const isMoment = analyst?.isMoment ?? ((event: GameEvent): boolean => turn?.(event, () => '') != null);
  const stands = new Set(replay.at(replay.rows, 'all').told);
  // Where turns are judged, the first of them is the start.
  const begins = new Set<number>(analyst?.isMoment ? [0] : []);
  for (let row = 0; row < replay.rows; row++) {
    if (replay.news(row).some(({ event }) => stands.has(event) && isMoment(event))) begins.add(row);
  }
  if (begins.size === 0) begins.add(0);
  const rows = [...begins];
  const step = Math.ceil(rows.length / (sure ? MOST_SURE : Math.min(MOST, MOST_BY_SEATS / replay.seats)));
  return [...rows.filter((_, i) => i % step === 0), replay.rows];
}
