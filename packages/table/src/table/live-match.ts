// A match being played at a table, and the law of the house: check, apply, store, and only then show.

import { type Answer, type AnyGame, type Batch, type Log, Match, type OpenAsk, type Seat } from '@tabella/kernel';
import { Conflict, type Move, type Standing, type StoredTable } from '../store/port.ts';
import type { House } from './ports.ts';
import { no, type Refused, type Reply } from './replies.ts';

export type AnyMatch = Match<unknown, unknown>;

export interface Given {
  readonly seat: Seat;
  readonly ask: number;
  readonly choice: Answer;
  readonly said: string | null;
}

const TRIES = 4;

/** Rows replayed in one go: others are served in between. */
const SLICE = 25;

/** The match as its log tells it; a reply that says why not, if it cannot be. */
export async function matchOf(game: AnyGame, table: StoredTable, moves: readonly Move[]): Promise<AnyMatch | Refused> {
  const log: Log = {
    game: table.game,
    rules: table.rules,
    seats: table.seats.length,
    options: table.options,
    fairness: { secret: table.secret, numbers: numbersOf(table), bound: table.bound ?? false },
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

/** A bot adds nothing of its own: if the house drew a number for it, the house could pick the deal. */
export const numbersOf = (table: StoredTable): string[] => table.seats.map((seat) => seat.number ?? 'bot');

export class LiveMatch {
  constructor(
    private readonly house: House,
    private readonly game: AnyGame,
    private readonly table: StoredTable,
    private current: AnyMatch,
  ) {}

  get match(): AnyMatch {
    return this.current;
  }

  get batch(): Batch | null {
    return this.current.batch;
  }

  /** Names the open question; 0 when there is none. */
  get askId(): number {
    return this.current.asks()[0]?.id ?? 0;
  }

  askOf(seat: Seat): OpenAsk | null {
    return this.current.asks(seat)[0] ?? null;
  }

  /** In a window nobody is waited for by name. */
  get isWindow(): boolean {
    return this.batch?.asks.some((ask) => ask.reaction === true) ?? false;
  }

  standing(): Standing {
    const { result } = this.current;
    const open = this.isWindow ? [] : this.current.asks().filter((ask) => ask.declared === undefined);
    return { waiting: open.map((ask) => ask.seat), result };
  }

  /**
   * Applies answers in order until one closes the question, and stores them as one piece. Nothing has changed when it
   * refuses. If it throws, the match here is not to be used any more.
   */
  async play(given: readonly Given[]): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      const moves: Move[] = [];
      for (const { seat, ask, choice, said } of given) {
        const reply = this.current.answer(seat, ask, choice);
        if (!reply.ok) {
          if ('file' in reply) this.house.notes.fault(reply.file);
          // A fault counts the question anew, and earlier answers were never stored: back to what the log says.
          if ('file' in reply || moves.length > 0) await this.reload();
          return no(reply.code, reply.reason);
        }
        moves.push({ row: reply.row, said });
        if (reply.closed) break;
      }
      try {
        await this.house.store.append(this.table.code, moves, this.standing(), this.house.time.now());
        this.house.notes.moved(moves.length);
        return { ok: true };
      } catch (thrown) {
        await this.reload();
        if (!(thrown instanceof Conflict) || tries === TRIES) throw thrown;
      }
    }
  }

  private async reload(): Promise<void> {
    const match = await matchOf(this.game, this.table, await this.house.store.moves(this.table.code));
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.current = match;
  }
}
