// What was told in a match and said at its table, turn by turn, as some eyes saw it: the log of a replay. What was taken back
// stays in it, as people remember it.

import {
  type Eyes,
  type GameEvent,
  hears,
  type NameOf,
  PASS,
  PUBLIC,
  type Replay,
  type SaidThen,
  type Seat,
  type Told,
  type Words,
} from '@tabella/kernel';
import { seatsOf } from './address.ts';

export interface StoryLine {
  /** By so many rows it had been told; it stands there on the slider. */
  readonly row: number;
  /** Null where something was taken back. */
  readonly event: GameEvent | null;
  /** With marks round the names of seats; see `sentences.ts`. */
  readonly text: string;
  /** Where not everybody heard it: those who did. */
  readonly only: readonly Seat[] | null;
}

export interface StoryTurn {
  readonly row: number;
  /** From 1; 0 before the first. */
  readonly number: number;
  readonly title: string | null;
  readonly parts: readonly (StoryLine | SaidThen)[];
}

export interface Telling {
  readonly words: Words;
  /** With marks. */
  readonly name: NameOf;
  readonly you: Seat | null;
  takenBack(seat: Seat): string;
}

/** Where each turn begins, for everybody: what begins one is no secret. */
export function turnRows(replay: Replay, words: Words, name: NameOf): readonly number[] {
  return rowsOf(replay).flatMap((row) =>
    replay.news(row).flatMap(({ event }) => (words.turn?.(event, name) ? [row] : [])),
  );
}

export function storyOf(replay: Replay, eyes: Eyes, { words, name, you, takenBack }: Telling): readonly StoryTurn[] {
  const turns: { row: number; number: number; title: string | null; parts: (StoryLine | SaidThen)[] }[] = [
    { row: 0, number: 0, title: null, parts: [] },
  ];
  const write = (part: StoryLine | SaidThen): void => void turns.at(-1)?.parts.push(part);
  const chat = (replay.log.table?.chat ?? []).filter(({ side }) => mayRead(side, eyes));
  for (const row of rowsOf(replay)) {
    const played = replay.log.rows[row - 1];
    if (played && 'undo' in played) write({ row, event: null, text: takenBack(played.seat), only: null });
    for (const told of replay.news(row)) {
      if (!mayHear(told, eyes)) continue;
      const title = words.turn?.(told.event, name, you, turns.length) ?? null;
      if (title !== null) turns.push({ row, number: turns.length, title, parts: [] });
      const text = words.event(told.event, name, you);
      if (text !== '') write({ row, event: told.event, text, only: onlyTo(told, replay.seats) });
    }
    for (const said of chat) if (said.row === row) write(said);
  }
  return turns.filter(({ parts, title }) => parts.length > 0 || title !== null);
}

/** The rows at which these eyes saw something happen, the first and the last one included. */
export function stopsOf(replay: Replay, eyes: Eyes): readonly number[] {
  const { rows } = replay.log;
  return rowsOf(replay).filter((row) => {
    const played = rows[row - 1];
    if (played === undefined || row === replay.rows || 'undo' in played) return true;
    if (eyes === 'all' && played.choice !== PASS && isDeclared(replay, row, played.seat)) return true;
    return replay.news(row).some((told) => mayHear(told, eyes));
  });
}

/** Whether the answer was kept from others, who had not answered yet. */
const isDeclared = (replay: Replay, row: number, by: Seat): boolean =>
  replay.declared(row).some(({ seat }) => seat === by);

export const isSaid = (part: StoryLine | SaidThen): part is SaidThen => 'side' in part;

const rowsOf = ({ rows }: Replay): readonly number[] => Array.from({ length: rows + 1 }, (_, row) => row);

/** Whether it was told to these eyes. */
export const mayHear = ({ to }: Told, eyes: Eyes): boolean =>
  eyes === 'all' || hears(to, eyes === 'public' ? null : eyes);

const mayRead = (side: SaidThen['side'], eyes: Eyes): boolean =>
  side === null || eyes === 'all' || (eyes !== 'public' && side.includes(eyes));

function onlyTo({ to }: Told, seats: number): readonly Seat[] | null {
  if ((to & PUBLIC) !== 0) return null;
  return seatsOf(seats).filter((seat) => hears(to, seat));
}
