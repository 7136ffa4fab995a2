// What a record holds of the table around a finished match: names, bots, times, and the chat that its reader could read.

import type { SaidThen, TableRecord } from '@tabella/kernel';
import { mayRead } from '../core/chat.ts';
import { namesApart } from '../core/info.ts';
import type { Store, StoredChat, StoredTable } from '../store/port.ts';

/** Lines that a record holds at most, the last ones. */
const MOST_LINES = 2_000;

export async function tableRecordOf(store: Store, table: StoredTable, person: string | null): Promise<TableRecord> {
  const [note, lines, times] = await Promise.all([
    store.finished(table.code),
    store.chat(table.code, MOST_LINES),
    store.times(table.code),
  ]);
  const readable = lines.filter((line) => mayRead(line, person, table.seats));
  return {
    names: namesApart(table.seats.map((seat, i) => note?.names[i] ?? seat.name ?? 'Guest')),
    // A bot that took over from a person kept what that person had added to the deal.
    bots: table.seats.map(({ bot, number }) => (number === null ? bot : null)),
    begun: note?.began ?? table.made,
    ended: note?.ended ?? table.touched,
    chat: readable.map((line) => saidThen(line, times)),
  };
}

/** Rows and lines have the time of one clock: that says how many rows had been played. */
function saidThen({ at, seat, name, text, side }: StoredChat, times: readonly number[]): SaidThen {
  const row = times.findIndex((time) => time > at);
  return { row: row < 0 ? times.length : row, seat, name, text, side };
}
