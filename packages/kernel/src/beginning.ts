// Where a match begins: at its set-up, at a position, or at a snapshot of itself.

import type { Answer } from './ask.ts';
import type { Game } from './game.ts';
import { Line } from './line.ts';
import { type Position, stateIn } from './position.ts';
import { type Resumption, restIn } from './snapshot.ts';
import type { Streams } from './streams.ts';
import { Trail } from './trail.ts';

interface Beginning<S> {
  readonly line: Line<S>;
  readonly trail: Trail;
  /** Questions asked, and rows played, before the one that is open now. */
  readonly asked: number;
  readonly rows: number;
  /** What was answered to the open ones. */
  readonly declared: readonly { readonly place: number; readonly answer: Answer }[];
}

/** Throws if position or snapshot are none of this game. */
export function beginningAt<S, O>(
  game: Game<S, O>,
  { seats, options, streams }: { readonly seats: number; readonly options: O; readonly streams: Streams },
  from: Position | undefined,
  resumed: Resumption | undefined,
): Beginning<S> {
  const rules = game as Game<S, unknown>;
  if (resumed) {
    const { snapshot, told } = resumed;
    const line = new Line(rules, seats, streams, restIn(rules, snapshot), told, snapshot);
    const { asked, rows, declared } = snapshot;
    return { line, trail: Trail.from(snapshot), asked: asked - 1, rows, declared };
  }
  const state = from ? stateIn(rules, from) : game.setup(seats, options, streams);
  const line = new Line(rules, seats, streams, state, from?.told);
  return { line, trail: new Trail(), asked: from?.asked ?? 0, rows: 0, declared: [] };
}
