// A match being played at a table, and the law of the server: check, apply, store, and only then show.

import { type GamePackage, Match, type Seat, type UndoBy } from '@tabella/kernel';
import { standingOf } from '../core/asks.ts';
import type { Given } from '../core/effects.ts';
import { DONE, type Reply, refused } from '../core/replies.ts';
import type { Timeout } from '../core/state.ts';
import type { OpenMatch } from '../core/world.ts';
import { Conflict, type Declaration, Fenced, type Move, type StoredTable } from '../store/port.ts';
import { type AnyMatch, matchOf } from './match-of.ts';
import type { ServerDeps } from './ports.ts';
import type { Snapshots } from './snapshots.ts';

const TRIES = 4;

/** What is known of a match besides itself. */
interface KeptBeside {
  /** By number of the row: it was brought by a message of a person. */
  readonly byPerson: Iterable<number>;
  readonly snapshots: Snapshots;
}

/** The rows that were brought by messages of people. */
export const byPersonIn = (moves: readonly Move[]): number[] =>
  moves.flatMap(({ row, said }) => (said === null ? [] : [row.seq]));

export class LiveMatch implements OpenMatch {
  private byPerson: Set<number>;
  private readonly snapshots: Snapshots;
  /** Something may be declared in the store. */
  private declared = true;
  /** A snapshot is on its way to the store. */
  private keeping: Promise<void> | null = null;

  constructor(
    private readonly deps: ServerDeps,
    private readonly gamePackage: GamePackage,
    private current: AnyMatch,
    { byPerson, snapshots }: KeptBeside,
  ) {
    this.byPerson = new Set(byPerson);
    this.snapshots = snapshots;
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
    return this.current.rows;
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
    return last !== null && this.byPerson.has(last);
  }

  /** The match with its whole log; one that goes on from a snapshot is played again for it. */
  async whole(table: StoredTable): Promise<AnyMatch> {
    if (!this.current.whole) await this.reload(table);
    return this.current;
  }

  /** Keeps an answer until its window closes. */
  declare(table: StoredTable, declaration: Declaration): Promise<void> {
    this.declared = true;
    return this.deps.store.declare(table.code, declaration);
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
          const faulty = 'file' in reply;
          const { whole } = this.current;
          // A fault renumbers the question, and earlier answers were never stored: back to what the log says.
          if (faulty || moves.length > 0) await this.reload(table);
          // Its file shall have the whole log: it breaks again.
          if (faulty && !whole) return this.play(table, given);
          if (faulty) this.deps.report.fault(reply.file);
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
      await this.keeping;
      let reply = this.current.undo(seat, by);
      if (!reply.ok && !this.current.whole) reply = (await this.whole(table)).undo(seat, by);
      if (!reply.ok) return refused(this.gamePackage, reply);
      if (await this.kept(table, [{ row: reply.row, said }], tries === TRIES)) return DONE;
    }
  }

  /** It is time for a snapshot. */
  get snapshotDue(): boolean {
    if (this.keeping !== null || this.current.result !== null) return false;
    return this.snapshots.due(this.current.rows, this.deps.snapshotPace.free);
  }

  /**
   * Keeps a snapshot if it is time for one; before the table is put away, if anything was played since the last. Play goes on
   * meanwhile.
   */
  async keepSnapshot(table: StoredTable, timeouts: readonly Timeout[], last: boolean): Promise<void> {
    if (last) await this.keeping;
    const { rows, result } = this.current;
    if (last ? result !== null || !this.snapshots.isBehind(rows) : !this.snapshotDue) return;
    this.deps.snapshotPace.kept();
    const match = this.current.snapshot();
    const part = this.snapshots.part(this.current.told, match.told);
    const byPerson = match.trail.flatMap(({ seq }) => (this.byPerson.has(seq) ? [seq] : []));
    this.byPerson = new Set(byPerson);
    this.keeping = this.deps.store
      .keepSnapshot(table.code, { rules: table.rules, match, timeouts, byPerson }, part)
      .then(() => this.snapshots.kept(rows, part))
      .catch((thrown) => {
        // The log has everything: without a snapshot the table is only slower to open. Whoever runs it by now keeps their own.
        if (!(thrown instanceof Fenced)) this.deps.report.trouble(thrown);
      })
      .finally(() => {
        this.keeping = null;
      });
    await this.keeping;
  }

  /** Stores rows; false when somebody else was first, and the match is again what the log says. */
  private async kept(table: StoredTable, moves: readonly Move[], last: boolean): Promise<boolean> {
    const { store, report, time } = this.deps;
    try {
      await store.append(table.code, moves, { ...standingOf(this), undeclared: !this.declared }, time.now());
      this.declared = false;
      for (const seq of byPersonIn(moves)) this.byPerson.add(seq);
      for (const { row } of moves) {
        if ('undo' in row) this.snapshots.takenBack(row.undo, this.told.length - this.current.recent().length);
      }
      report.moved(moves.length);
      return true;
    } catch (thrown) {
      await this.reload(table);
      if (!(thrown instanceof Conflict) || last) throw thrown;
      return false;
    }
  }

  /** From the whole log. */
  private async reload(table: StoredTable): Promise<void> {
    await this.keeping;
    const moves = await this.deps.store.moves(table.code);
    const match = await matchOf(this.gamePackage.game, table, { moves });
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.current = match;
    this.declared = true;
    this.byPerson = new Set(byPersonIn(moves));
    this.snapshots.retold();
  }
}
