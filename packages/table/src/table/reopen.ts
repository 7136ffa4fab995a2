// Opening a table again: everything as the store has it, with its match where it was.

import { type GamePackage, Match, type Refusal } from '@tabella/kernel';
import { CHAT_SHOWN } from '../core/chat.ts';
import { DONE } from '../core/replies.ts';
import { openState, type TableState, type Timeout } from '../core/state.ts';
import type { Declaration, Move, StoredTable } from '../store/port.ts';
import { byPersonIn, LiveMatch } from './live-match.ts';
import { type AnyMatch, matchOf, resumptionOf, type StoredMatch, storedMatch } from './match-of.ts';
import type { ServerDeps } from './ports.ts';
import { Resends } from './resends.ts';
import { Snapshots } from './snapshots.ts';

/** What we draw is 32 hexadecimal digits; any other text was somebody's own. */
const DRAWN = /^[0-9a-f]{32}$/;
const HURT =
  'An earlier version of this server did not keep what a player added to the deal, so the cards cannot be dealt again. The match is closed without a winner; please start a new one.';
const LAPSED =
  'This match was begun by rules that are no longer here, and cannot go on by those of today. It is closed without a winner; please start a new one.';

/** Rows whose messages are remembered. */
const REMEMBERED = 500;

export interface Reopened {
  readonly state: TableState;
  readonly live: LiveMatch | null;
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
  const people = new Set(stored.seats.flatMap((seat) => seat.person ?? []));
  const [chat, notes, names] = await Promise.all([
    store.chat(stored.code, CHAT_SHOWN),
    store.notes(stored.code),
    store.namesOf([...people]),
  ]);
  const state = openState({ stored, names: Object.fromEntries(names), chat, notes: Object.fromEntries(notes) });
  remember(chat);
  const without = { live: null, declarations: [], resends };
  if (stored.phase === 'gathering') return { state, ...without };
  const opened = await openMatch(server, gamePackage, stored);
  const { game, rules } = stored;
  const closing = whyClosed(gamePackage, stored, opened);
  if (closing !== null) {
    server.report.opened({ game, rules, how: 'closed', why: closing });
    return { state: { ...state, stored: await closed(server, stored), trouble: closing }, ...without };
  }
  if ('reason' in opened) {
    server.report.opened({ game, rules, how: 'stuck', why: opened.reason });
    return { state: { ...state, trouble: opened.reason }, ...without };
  }
  const { match, moves, timeouts, byPerson, snapshots } = opened;
  server.report.opened({ game, rules, how: match.whole ? 'log' : 'snapshot' });
  const declarations = await store.declarations(stored.code);
  remember(moves.slice(-REMEMBERED));
  remember(declarations);
  const live = new LiveMatch(server, gamePackage, match, { byPerson, snapshots });
  return { state: { ...state, timeouts, heard: match.told.length }, live, declarations, resends };
}

interface OpenedMatch {
  readonly match: AnyMatch;
  /** Rows that were read. */
  readonly moves: readonly Move[];
  readonly timeouts: readonly Timeout[];
  readonly byPerson: readonly number[];
  readonly snapshots: Snapshots;
}

/** From its last snapshot; where that does not fit, from its whole log. */
async function openMatch(
  { store }: ServerDeps,
  gamePackage: GamePackage,
  stored: StoredTable,
): Promise<OpenedMatch | Refusal> {
  const kept = await storedMatch(store, stored);
  const resumed = await played(gamePackage, stored, kept);
  if (kept.snapshot === null || !('reason' in resumed)) return resumed;
  return played(gamePackage, stored, { snapshot: null, story: [], earlier: [], moves: await store.moves(stored.code) });
}

async function played({ game }: GamePackage, stored: StoredTable, kept: StoredMatch): ReturnType<typeof openMatch> {
  const { snapshot, story, earlier, moves } = kept;
  const timeouts: Timeout[] = [...(snapshot?.timeouts ?? [])];
  const match = await matchOf(game, stored, {
    moves,
    resumed: resumptionOf(kept),
    before: ({ row, late }, { told }) => {
      forget(timeouts, told.length);
      if (late) timeouts.push({ seat: row.seat, told: told.length });
    },
  });
  if (!(match instanceof Match)) return match;
  forget(timeouts, match.told.length);
  return {
    match,
    moves: [...earlier, ...moves],
    timeouts,
    byPerson: [...(snapshot?.byPerson ?? []), ...byPersonIn(moves)],
    snapshots: new Snapshots(snapshot?.match.rows, story),
  };
}

/** What was taken back is told no more, nor are its marks. */
function forget(timeouts: Timeout[], told: number): void {
  while ((timeouts.at(-1)?.told ?? 0) > told) timeouts.pop();
}

/** Why a match can never go on, so that nobody shall wait for it; null when it can, or may again. */
function whyClosed({ game }: GamePackage, table: StoredTable, opened: OpenedMatch | Refusal): string | null {
  const rows = 'match' in opened ? opened.match.rows : null;
  if (rows === null && table.phase === 'playing' && table.rules < game.rules) return LAPSED;
  // The deal was made from a text that the store could not keep: with what it kept instead, it is another deal.
  const contributions = table.seats.flatMap((seat) => seat.number ?? []);
  const lost = contributions.some((text) => text.includes('\uFFFD'));
  const misfit = 'reason' in opened && opened.code === 'bad-log' && contributions.some((text) => !DRAWN.test(text));
  return misfit || (lost && !((rows ?? 0) > 0)) ? HURT : null;
}

/** Nobody waits for it any more; what was played stays as it is. */
async function closed({ store, time }: ServerDeps, stored: StoredTable): Promise<StoredTable> {
  if (stored.phase !== 'playing') return stored;
  const over = { ...stored, phase: 'over', touched: time.now(), revision: stored.revision + 1 } as const;
  await store.saveTable(over);
  return over;
}
