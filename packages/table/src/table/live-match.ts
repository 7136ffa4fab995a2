// A match being played at a table, and the law of the server: check, apply, store, and only then show.

import {
  type AnyGame,
  type GamePackage,
  type Log,
  Match,
  type Refusal,
  refuse,
  type Seat,
  type UndoBy,
} from '@tabella/kernel';
import { standingOf } from '../core/asks.ts';
import type { Given } from '../core/effects.ts';
import { DONE, type Reply, refused } from '../core/replies.ts';
import { contributionsOf } from '../core/seating.ts';
import type { OpenMatch } from '../core/world.ts';
import { Conflict, type Move, type StoredTable } from '../store/port.ts';
import type { ServerDeps } from './ports.ts';
import { inSlices } from './slices.ts';

export type AnyMatch = Match<unknown, unknown>;

const TRIES = 4;

/** The match as its log has it; if it cannot be replayed, why not. `before` sees it before each row. */
export async function matchOf(
  game: AnyGame,
  table: StoredTable,
  moves: readonly Move[],
  before?: (move: Move, match: AnyMatch) => void,
): Promise<AnyMatch | Refusal> {
  const log: Log = {
    game: table.game,
    rules: table.rules,
    seats: table.seats.length,
    options: table.options,
    fairness: { secret: table.secret, contributions: contributionsOf(table), bound: table.bound ?? false },
    ...(table.from ? { from: table.from.position } : {}),
    rows: moves.map((move) => move.row),
    result: table.result,
  };
  try {
    let looked = 0;
    const rows = Match.replaying<unknown, unknown>(game, log, log.rows.length, (match) => {
      const next = moves[looked++];
      if (next !== undefined) before?.(next, match);
    });
    return await inSlices(rows);
  } catch (thrown) {
    return refuse('fault', `A rule broke (${thrown instanceof Error ? thrown.message : String(thrown)}).`);
  }
}

const isByPerson = ({ said }: Move): boolean => said !== null;

export class LiveMatch implements OpenMatch {
  /** By number of the row: it was brought by a message of a person. */
  private byPerson: boolean[];

  constructor(
    private readonly deps: ServerDeps,
    private readonly gamePackage: GamePackage,
    private current: AnyMatch,
    moves: readonly Move[],
  ) {
    this.byPerson = moves.map(isByPerson);
  }

  get match(): AnyMatch {
    return this.current;
  }

  get batch() {
    return this.current.batch;
  }

  get result() {
    return this.current.result;
  }

  get told() {
    return this.current.told;
  }

  get undone(): AnyMatch['undone'] {
    return this.current.undone;
  }

  /** How many rows the log has: what is shown depends on them alone. */
  get rows(): number {
    return this.byPerson.length;
  }

  /** Everybody is shown the same. */
  get sharedView(): boolean {
    return this.gamePackage.game.sharedView === true;
  }

  asks(seat?: Seat) {
    return this.current.asks(seat);
  }

  view(viewer: Seat | null) {
    return this.current.view(viewer);
  }

  undoable(seat: Seat) {
    return this.current.undoable(seat);
  }

  answeredByPerson(seat: Seat): boolean {
    const last = this.current.lastOf(seat);
    return last !== null && this.byPerson[last] === true;
  }

  /**
   * Applies answers in order until one closes the question, and stores them as one piece. Nothing has changed when it
   * refuses. If it throws, the match here is not to be used any more.
   */
  async play(table: StoredTable, given: readonly Given[]): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      const moves: Move[] = [];
      for (const { seat, ask, choice, said, late } of given) {
        const reply = this.current.answer(seat, ask, choice);
        if (!reply.ok) {
          if ('file' in reply) this.deps.report.fault(reply.file);
          // A fault renumbers the question, and earlier answers were never stored: back to what the log says.
          if ('file' in reply || moves.length > 0) await this.reload(table);
          return refused(this.gamePackage, reply);
        }
        moves.push({ row: reply.row, said, ...(late && { late }) });
        if (reply.closed) break;
      }
      if (await this.kept(table, moves, tries === TRIES)) return DONE;
    }
  }

  /** Takes back the last answer of a seat, and stores that. The same holds as for `play`. */
  async undo(table: StoredTable, seat: Seat, by: UndoBy, said: string): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      const reply = this.current.undo(seat, by);
      if (!reply.ok) return refused(this.gamePackage, reply);
      if (await this.kept(table, [{ row: reply.row, said }], tries === TRIES)) return DONE;
    }
  }

  /** Stores rows; false when somebody else was first, and the match is again what the log says. */
  private async kept(table: StoredTable, moves: readonly Move[], last: boolean): Promise<boolean> {
    const { store, report, time } = this.deps;
    try {
      await store.append(table.code, moves, standingOf(this), time.now());
      this.byPerson.push(...moves.map(isByPerson));
      report.moved(moves.length);
      return true;
    } catch (thrown) {
      await this.reload(table);
      if (!(thrown instanceof Conflict) || last) throw thrown;
      return false;
    }
  }

  private async reload(table: StoredTable): Promise<void> {
    const moves = await this.deps.store.moves(table.code);
    const match = await matchOf(this.gamePackage.game, table, moves);
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.current = match;
    this.byPerson = moves.map(isByPerson);
  }
}
