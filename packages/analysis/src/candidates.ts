// Which decisions are worth a look: each seat has its share, chosen by its own questions and answers alone.

import type { Analyst, Answer, AnyTypes, Replay, Row, Seat } from '@tabella/kernel';

export interface Candidate {
  /** The answer is the row after so many. */
  readonly row: number;
  readonly seat: Seat;
}

/** Every seat has at least so many. */
const FEWEST = 4;

export function candidatesOf(
  { decisions, interest }: Analyst<AnyTypes>,
  replay: Replay<unknown>,
  seats: readonly Seat[],
): Candidate[] {
  const share = Math.max(FEWEST, Math.floor(decisions / seats.length));
  const standing = answersThatStand(replay.log.rows);
  return seats.flatMap((seat) => {
    const classes = new Map<number, Candidate[]>();
    for (const { row, choice } of standing.filter((one) => one.seat === seat)) {
      const { ask } = replay.at(row, seat);
      if (ask === null || (ask.text === undefined && ask.from.length < 2)) continue;
      const worth = interest ? interest(ask, choice) : 1;
      if (worth > 0) classes.set(worth, [...(classes.get(worth) ?? []), { row, seat }]);
    }
    const chosen: Candidate[] = [];
    for (const worth of [...classes.keys()].sort((a, b) => b - a)) {
      chosen.push(...spread(classes.get(worth) ?? [], share - chosen.length));
    }
    return chosen;
  });
}

/** So many of them, evenly over the match, the last among them. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, i) => all[Math.ceil(((i + 1) * all.length) / count) - 1] as T);
}

/** Answers that were neither changed before the question closed nor taken back, with the row before each. */
function answersThatStand(rows: readonly Row[]) {
  let standing: { row: number; seat: Seat; ask: number; choice: Answer }[] = [];
  rows.forEach((one, row) => {
    if ('undo' in one) standing = standing.filter((answer) => answer.row < one.undo);
    else {
      standing = standing.filter(({ seat, ask }) => seat !== one.seat || ask !== one.ask);
      standing.push({ row, seat: one.seat, ask: one.ask, choice: one.choice });
    }
  });
  return standing;
}
