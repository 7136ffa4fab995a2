// A finished match written down, turn by turn, for people to read: everything is in the open.

import type { NameOf, Words } from './game-package.ts';
import type { Replay } from './replay.ts';
import type { AnyTypes, GameTypes } from './typed.ts';

/** What a game writes in its own way. Every view is one with nothing hidden. */
export interface RecordWords<T extends GameTypes = AnyTypes> {
  /** A line for what was told; null for the usual sentence, empty for none. `later`: what was told after it in this moment. */
  line?(event: T['event'], view: T['view'], name: NameOf, later: readonly T['event'][]): string | null;
  /** Lines that close a turn, by how the table was before the next one. */
  close?(view: T['view'], before: T['view'], name: NameOf): readonly string[];
  /** Lines after the last turn. */
  end?(view: T['view'], name: NameOf): readonly string[];
}

export interface RecordTerms {
  readonly words: Words;
  readonly record?: RecordWords | undefined;
  readonly name: NameOf;
  takenBack(name: string): string;
}

/** The lines of the whole match; a game without words of its own for it is told in the usual sentences. */
export function textRecord(replay: Replay, { words, record, name, takenBack }: RecordTerms): readonly string[] {
  const { log } = replay;
  const lines: string[] = [words.title, names(replay, name), ''];
  const viewAt = (row: number): AnyTypes['view'] => replay.at(row, 'all').view;
  let turns = 0;
  let began = 0;
  const close = (row: number): void => {
    if (turns > 0) lines.push(...indented(record?.close?.(viewAt(row), viewAt(began), name) ?? []));
    if (lines.at(-1) !== '') lines.push('');
    began = row;
  };
  for (let row = 0; row <= replay.rows; row++) {
    const played = log.rows[row - 1];
    if (played && 'undo' in played) lines.push(...indented([takenBack(name(played.seat))]));
    const news = replay.news(row).map(({ event }) => event);
    if (news.length === 0) continue;
    const view = viewAt(row);
    for (const [at, event] of news.entries()) {
      const heading = words.turn?.(event, name, null, turns + 1) ?? null;
      if (heading !== null) {
        close(row - 1);
        turns++;
        lines.push(heading);
      }
      const line = record?.line?.(event, view, name, news.slice(at + 1)) ?? words.event(event, name);
      if (line !== '') lines.push(...indented([line]));
    }
  }
  close(replay.rows);
  lines.push(...(record?.end?.(viewAt(replay.rows), name) ?? []));
  if (log.result) lines.push(words.result(log.result, name));
  return lines;
}

/** Who played, and when if it is known. */
function names({ log, seats }: Replay, name: NameOf): string {
  const who = Array.from({ length: seats }, (_, seat) => name(seat)).join(', ');
  const day = log.table ? `, ${new Date(log.table.begun).toISOString().slice(0, 10)}` : '';
  return `${who}${day}. Rules ${log.rules}.`;
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
