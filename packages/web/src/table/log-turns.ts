// The log by turns: lines under the heading of the turn in which they were told.

import type { GameEvent, Seat } from '@tabella/kernel';
import { partsOf } from './sentences.ts';

export interface LogLine {
  /** The place among all that was told. */
  readonly at: number;
  readonly event: GameEvent;
  /** With marks round the names of seats. */
  readonly text: string;
}

export interface LogTurn {
  readonly at: number;
  /** Null before the first turn, and in games that have no turns. */
  readonly title: string | null;
  readonly lines: readonly LogLine[];
}

interface Terms {
  readonly told: readonly GameEvent[];
  /** Events before these. */
  readonly earlier: number;
  /** Lines beyond these, the oldest, are left out. */
  readonly most: number;
  /** Only lines that speak of this seat. */
  readonly of: Seat | null;
  say(event: GameEvent): string;
  turn(event: GameEvent): string | null;
}

export function turnsOf({ told, earlier, most, of, say, turn }: Terms): readonly LogTurn[] {
  const turns: { at: number; title: string | null; lines: LogLine[] }[] = [{ at: -1, title: null, lines: [] }];
  told.forEach((event, i) => {
    const at = earlier + i;
    const title = turn(event);
    if (title !== null) turns.push({ at, title, lines: [] });
    const text = say(event);
    if (text === '' || (of !== null && !speaksOf(text, of))) return;
    turns.at(-1)?.lines.push({ at, event, text });
  });
  return newest(
    turns.filter(({ lines }) => lines.length > 0),
    most,
  );
}

const speaksOf = (text: string, seat: Seat): boolean => partsOf(text).some((part) => part.seat === seat);

function newest(turns: readonly LogTurn[], most: number): readonly LogTurn[] {
  let left = most;
  const kept: LogTurn[] = [];
  for (const turn of turns.toReversed()) {
    if (left <= 0) break;
    kept.unshift({ ...turn, lines: turn.lines.slice(-left) });
    left -= turn.lines.length;
  }
  return kept;
}
