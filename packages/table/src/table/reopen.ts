// Opening a table again: everything as the store has it, with its match where it was.

import { type GamePackage, Match } from '@tabella/kernel';
import { CHAT_SHOWN } from '../core/chat.ts';
import { DONE } from '../core/replies.ts';
import { openState, type TableState, type Timeout } from '../core/state.ts';
import type { Declaration, Move, StoredTable } from '../store/port.ts';
import { type AnyMatch, matchOf } from './live-match.ts';
import type { ServerDeps } from './ports.ts';
import { Resends } from './resends.ts';

/** What we draw is 32 hexadecimal digits; any other text was somebody's own. */
const DRAWN = /^[0-9a-f]{32}$/;
const HURT =
  'An earlier version of this server did not keep what a player added to the deal, so the cards cannot be dealt again. The match is closed without a winner; please start a new one.';

/** Rows whose messages are remembered. */
const REMEMBERED = 500;

export interface Reopened {
  readonly state: TableState;
  readonly match: AnyMatch | null;
  /** Its rows, and who brought them. */
  readonly moves: readonly Move[];
  readonly declarations: readonly Declaration[];
  /** What became of messages. */
  readonly resends: Resends;
}

export async function reopen(server: ServerDeps, gamePackage: GamePackage, stored: StoredTable): Promise<Reopened> {
  const { store } = server;
  const resends = new Resends();
  const remember = (done: readonly { readonly said: string | null }[]): void => {
    for (const { said } of done) if (said !== null) resends.keep(said, DONE);
  };
  const chat = await store.chat(stored.code, CHAT_SHOWN);
  const notes = Object.fromEntries(await store.notes(stored.code));
  const people = new Set(stored.seats.flatMap((seat) => seat.person ?? []));
  const names = Object.fromEntries(await store.namesOf([...people]));
  const state = openState({ stored, names, chat, notes });
  remember(chat);
  if (stored.phase === 'gathering') return { state, match: null, moves: [], declarations: [], resends };
  const moves = await store.moves(stored.code);
  remember(moves.slice(-REMEMBERED));
  const timeouts: Timeout[] = [];
  const match = await matchOf(gamePackage.game, stored, moves, ({ row, late }, { told }) => {
    forget(timeouts, told.length);
    if (late) timeouts.push({ seat: row.seat, told: told.length });
  });
  if (isHurt(stored, moves, match instanceof Match || match.code !== 'bad-log')) {
    return {
      state: { ...state, stored: await closed(server, stored), trouble: HURT },
      match: null,
      moves: [],
      declarations: [],
      resends,
    };
  }
  if (!(match instanceof Match)) {
    return { state: { ...state, trouble: match.reason }, match: null, moves: [], declarations: [], resends };
  }
  forget(timeouts, match.told.length);
  const declarations = await store.declarations(stored.code);
  remember(declarations);
  return { state: { ...state, timeouts, heard: match.told.length }, match, moves, declarations, resends };
}

/** What was taken back is told no more, nor are its marks. */
function forget(timeouts: Timeout[], told: number): void {
  while ((timeouts.at(-1)?.told ?? 0) > told) timeouts.pop();
}

/** The deal was made from a text that the store could not keep: with what it kept instead, it is another deal. */
function isHurt(table: StoredTable, moves: readonly Move[], fits: boolean): boolean {
  const contributions = table.seats.flatMap((seat) => seat.number ?? []);
  const lost = contributions.some((text) => text.includes('\uFFFD'));
  return (lost && moves.length === 0) || (!fits && contributions.some((text) => !DRAWN.test(text)));
}

/** Nobody waits for it any more; what was played stays as it is. */
async function closed({ store, time }: ServerDeps, stored: StoredTable): Promise<StoredTable> {
  if (stored.phase !== 'playing') return stored;
  const over = { ...stored, phase: 'over', touched: time.now(), revision: stored.revision + 1 } as const;
  await store.saveTable(over);
  return over;
}
