// The log by turns: lines under the heading of the turn in which they were told.

import type { GameEvent, Seat } from '@tabella/kernel';
import { partsOf } from './sentences.ts';

export interface LogLine {
  /** The place among all that was told. */
  readonly at: number;
  /** Null where something was taken back, or somebody's time ran out. */
  readonly event: GameEvent | null;
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
  /** What was taken back, and whose time ran out: the sentence, and after how many events. */
  readonly asides: readonly { readonly at: number; readonly text: string }[];
  say(event: GameEvent): string;
  /** The heading of a turn, and how many there are with it; unknown where earlier events are not there. */
  turn(event: GameEvent, number: number | undefined): string | null;
}

export function turnsOf({ told, earlier, most, of, asides, say, turn }: Terms): readonly LogTurn[] {
  const turns: { at: number; title: string | null; lines: LogLine[] }[] = [{ at: -1, title: null, lines: [] }];
  const write = (at: number, event: GameEvent | null, text: string): void => {
    if (text === '' || (of !== null && !speaksOf(text, of))) return;
    turns.at(-1)?.lines.push({ at, event, text });
  };
  const writeAsides = (at: number): void => {
    for (const one of asides) if (one.at === at) write(at, null, one.text);
  };
  told.forEach((event, i) => {
    const at = earlier + i;
    writeAsides(at);
    // The first of them stands before all turns.
    const title = turn(event, earlier === 0 ? turns.length : undefined);
    if (title !== null) turns.push({ at, title, lines: [] });
    write(at, event, say(event));
  });
  writeAsides(earlier + told.length);
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
