// The match of a stored table: from its log, or from its last snapshot and the rows since.

import { type AnyGame, type Log, Match, type Refusal, type Resumption, refuse } from '@tabella/kernel';
import { contributionsOf } from '../core/seating.ts';
import type { Move, Store, StoredSnapshot, StoredTable, StoryPart } from '../store/port.ts';
import { inSlices } from './slices.ts';

export type AnyMatch = Match<unknown, unknown>;

interface Wanted {
  /** The rows to play: all, or those since the snapshot. */
  readonly moves: readonly Move[];
  readonly resumed?: Resumption | undefined;
  /** Sees the match before each row. */
  readonly before?: (move: Move, match: AnyMatch) => void;
}

/** The match as its log has it; if it cannot be played again, why not. */
export async function matchOf(
  game: AnyGame,
  table: StoredTable,
  { moves, resumed, before }: Wanted,
): Promise<AnyMatch | Refusal> {
  const from = table.upgraded ?? table.from?.position;
  const log: Log = {
    game: table.game,
    rules: table.rules,
    seats: table.seats.length,
    options: table.options,
    fairness: { secret: table.secret, contributions: contributionsOf(table), bound: table.bound ?? false },
    ...(from ? { from } : {}),
    rows: moves.map((move) => move.row),
    result: table.result,
  };
  try {
    let looked = 0;
    const look = (match: AnyMatch): void => {
      const next = moves[looked++];
      if (next !== undefined) before?.(next, match);
    };
    return await inSlices(Match.replaying<unknown, unknown>(game, log, log.rows.length, look, resumed));
  } catch (thrown) {
    return refuse('fault', `A rule broke (${thrown instanceof Error ? thrown.message : String(thrown)}).`);
  }
}

/** Rows before a snapshot that are read too: their messages may come again. */
const BEFORE = 16;

/** What is stored of a match, as much as is needed to go on with it. */
export interface StoredMatch {
  readonly snapshot: StoredSnapshot | null;
  readonly story: readonly StoryPart[];
  /** Rows: all, or those since the snapshot; and a few before it. */
  readonly moves: readonly Move[];
  readonly earlier: readonly Move[];
}

/** The last snapshot, if there is one of these rules, and the rows since. */
export async function storedMatch(store: Store, { code, rules, phase }: StoredTable): Promise<StoredMatch> {
  const kept = phase === 'playing' ? await store.snapshot(code) : null;
  if (kept?.snapshot.rules !== rules) return { snapshot: null, story: [], earlier: [], moves: await store.moves(code) };
  const { rows } = kept.snapshot.match;
  const read = await store.moves(code, Math.max(0, rows - BEFORE));
  return {
    ...kept,
    earlier: read.filter(({ row }) => row.seq < rows),
    moves: read.filter(({ row }) => row.seq >= rows),
  };
}

/** What was told until a snapshot, put together; null if it is not all there. */
export function resumptionOf({ snapshot, story }: StoredMatch): Resumption | undefined {
  if (snapshot === null) return undefined;
  const told = story.flatMap((part) => part.told);
  return told.length === snapshot.match.told ? { snapshot: snapshot.match, told } : undefined;
}
