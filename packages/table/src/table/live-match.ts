// A match being played at a table, and the law of the server: check, apply, store, and only then show.

import { type AnyGame, type Log, Match } from '@tabella/kernel';
import { standingOf } from '../core/asks.ts';
import type { Given } from '../core/effects.ts';
import { no, type Refused, type Reply } from '../core/replies.ts';
import { contributionsOf } from '../core/seating.ts';
import { Conflict, type Move, type StoredTable } from '../store/port.ts';
import type { ServerDeps } from './ports.ts';

export type AnyMatch = Match<unknown, unknown>;

const TRIES = 4;

/** Rows replayed in one go: others are served in between. */
const SLICE = 25;

/** The match as its log has it; if it cannot be replayed, a reply that says why. */
export async function matchOf(game: AnyGame, table: StoredTable, moves: readonly Move[]): Promise<AnyMatch | Refused> {
  const log: Log = {
    game: table.game,
    rules: table.rules,
    seats: table.seats.length,
    options: table.options,
    fairness: { secret: table.secret, contributions: contributionsOf(table), bound: table.bound ?? false },
    rows: moves.map((move) => move.row),
    result: table.result,
  };
  try {
    const rows = Match.replaying<unknown, unknown>(game, log);
    let at = rows.next();
    for (let n = 1; !at.done; n++) {
      if (n % SLICE === 0) await new Promise((next) => setImmediate(next));
      at = rows.next();
    }
    return at.value;
  } catch (thrown) {
    return no('fault', `A rule broke (${thrown instanceof Error ? thrown.message : String(thrown)}).`);
  }
}

export class LiveMatch {
  constructor(
    private readonly deps: ServerDeps,
    private readonly game: AnyGame,
    private current: AnyMatch,
  ) {}

  get match(): AnyMatch {
    return this.current;
  }

  /**
   * Applies answers in order until one closes the question, and stores them as one piece. Nothing has changed when it
   * refuses. If it throws, the match here is not to be used any more.
   */
  async play(table: StoredTable, given: readonly Given[]): Promise<Reply> {
    const { store, report, time } = this.deps;
    for (let tries = 1; ; tries++) {
      const moves: Move[] = [];
      for (const { seat, ask, choice, said } of given) {
        const reply = this.current.answer(seat, ask, choice);
        if (!reply.ok) {
          if ('file' in reply) report.fault(reply.file);
          // A fault renumbers the question, and earlier answers were never stored: back to what the log says.
          if ('file' in reply || moves.length > 0) await this.reload(table);
          return no(reply.code, reply.reason);
        }
        moves.push({ row: reply.row, said });
        if (reply.closed) break;
      }
      try {
        await store.append(table.code, moves, standingOf(this.current), time.now());
        report.moved(moves.length);
        return { ok: true };
      } catch (thrown) {
        await this.reload(table);
        if (!(thrown instanceof Conflict) || tries === TRIES) throw thrown;
      }
    }
  }

  private async reload(table: StoredTable): Promise<void> {
    const match = await matchOf(this.game, table, await this.deps.store.moves(table.code));
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.current = match;
  }
}
