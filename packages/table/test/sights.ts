// Sights: what somebody was sent until a moment, put together and written down, to be found again in a replay.

import { type Eyes, encode, type GameEvent, type OpenAsk, type Replay, type Shown } from '@tabella/kernel';
import type { Snapshot } from '../src/protocol/index.ts';

export interface Sight {
  readonly eyes: Eyes;
  /** What was sent until then, put together: all but the question. */
  readonly text: string;
  /** Null also where a question has one answer only: it is not shown. */
  readonly ask: string | null;
}

/** What of a snapshot makes a sight. */
type Seen = Readonly<Pick<Snapshot, 'seat' | 'view' | 'earlier' | 'undone' | 'result' | 'ask'>> & {
  readonly told: readonly GameEvent[];
};

/** But for what the seat answered itself: a window keeps it until it closes, and only then does it stand in the log. */
function askText({ declared, stop, ...ask }: OpenAsk & { readonly stop?: boolean }): string {
  return encode(ask);
}

const textOf = ({ view, told, undone, result }: Pick<Shown, 'view' | 'told' | 'undone' | 'result'>): string =>
  encode(JSON.parse(JSON.stringify({ view, told, undone, result })));

export function sightIn({ seat, view, told, earlier, undone, result, ask }: Seen): Sight {
  if (earlier > 0) throw new Error('this client was not there from the start');
  return { eyes: seat ?? 'public', text: textOf({ view, told, undone, result }), ask: ask && askText(ask as OpenAsk) };
}

/** Each is found again at the row of the one before it or later, the first at `first` or later; the row of the last one. */
export function rowOfLast(sent: readonly Sight[], replay: Replay, eyes: Eyes, first = 0): number {
  let row = first;
  let shown = replay.at(row, eyes);
  let text = textOf(shown);
  for (const [number, one] of sent.entries()) {
    const from = row;
    while (text !== one.text || (one.ask !== null && (shown.ask === null || askText(shown.ask) !== one.ask))) {
      if (++row > replay.rows) throw new Error(`${eyes}: message ${number} is not in the replay from row ${from} on`);
      shown = replay.at(row, eyes);
      text = textOf(shown);
    }
  }
  return row;
}
