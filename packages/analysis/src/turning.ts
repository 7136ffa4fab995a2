// Turning points: where what everybody knew made the worth of a seat change most, and by whose answer.

import type { AnalysedMoment, Analyst, AnyTypes, Replay, Seat, TurningPoint } from '@tabella/kernel';

/** The stretches between two moments in which a seat gained or lost most. */
export interface Swing {
  readonly from: AnalysedMoment;
  readonly to: AnalysedMoment;
  readonly seat: Seat;
  readonly by: number;
}

const MOST = 5;
/** Less than this is no turning point: of a chance, and of the points at the end. */
const LEAST = { chance: 0.12, points: 0.6 };

export function swingsOf({ worth }: Analyst<AnyTypes>, moments: readonly AnalysedMoment[]): Swing[] {
  const swings = moments.slice(1).map((to, i): Swing => {
    const from = moments[i] as AnalysedMoment;
    const changes = to.everybody.map((value, seat) => value - (from.everybody[seat] ?? 0));
    const seat = changes.reduce((best, by, at) => (Math.abs(by) > Math.abs(changes[best] as number) ? at : best), 0);
    return { from, to, seat, by: changes[seat] ?? 0 };
  });
  return swings
    .filter(({ by }) => Math.abs(by) >= LEAST[worth])
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .sort((a, b) => a.from.row - b.from.row);
}

/** So many moments within a stretch are looked at. */
const WITHIN = 6;

/** Rows of a stretch after which everybody knew more, but for its ends; evenly chosen if there are many. */
export function rowsWithin(replay: Replay<unknown>, { from, to }: Swing): number[] {
  const rows = replay.steps().filter((row) => row > from.row && row < to.row && isPublic(replay, row));
  if (rows.length <= WITHIN) return rows;
  return Array.from({ length: WITHIN }, (_, i) => rows[Math.round((i * (rows.length - 1)) / (WITHIN - 1))] as number);
}

const PUBLIC_BIT = 1 << 15;
const isPublic = (replay: Replay<unknown>, row: number): boolean =>
  replay.news(row).some(({ to }) => (to & PUBLIC_BIT) !== 0);

/** `worths`: by row, what the seat of the swing was worth within the stretch. The point is the greatest step of them. */
export function pointOf(replay: Replay<unknown>, swing: Swing, worths: ReadonlyMap<number, number>): TurningPoint {
  const { from, to, seat, by } = swing;
  let before = from.everybody[seat] as number;
  let best = { row: to.row, step: 0 };
  const steps: [number, number][] = [...worths, [to.row, to.everybody[seat] as number]];
  for (const [row, worth] of steps) {
    const step = (worth - before) * Math.sign(by);
    if (step > best.step) best = { row, step };
    before = worth;
  }
  return { row: best.row, seat, by, actor: actorOf(replay, best.row, from.row) };
}

/** Who answered last, up to this row, and not by passing. */
function actorOf(replay: Replay<unknown>, row: number, from: number): Seat {
  const answers = replay.log.rows.slice(from, row).reverse();
  const acted = answers.find((one) => !('undo' in one) && one.choice !== 'pass') ?? answers[0];
  return acted?.seat ?? 0;
}
