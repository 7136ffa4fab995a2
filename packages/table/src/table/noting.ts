// Notes at a table: each seat's are its own, and a side keeps one sheet together.

import type { Choice, Seat, Side } from '@tabella/kernel';
import { NOTE_LENGTH, type Noted } from '../protocol/index.ts';
import type { Store } from '../store/port.ts';

/** Whose sheet a seat writes on, and all who read it. */
export interface Sheet {
  readonly owner: string;
  readonly seats: readonly Seat[];
}

export function sheetOf(sides: readonly Side[], seat: Seat): Sheet {
  const side = sides.find((one) => one.seats.includes(seat));
  return side ? { owner: `side ${side.id}`, seats: side.seats } : { owner: `seat ${seat}`, seats: [seat] };
}

export class Noting {
  private constructor(
    private readonly store: Store,
    private readonly code: string,
    private readonly kept: Map<string, Choice>,
  ) {}

  static async open(store: Store, code: string): Promise<Noting> {
    return new Noting(store, code, new Map(await store.notes(code)));
  }

  /** False when it is more than a sheet holds. */
  async write({ owner }: Sheet, value: Choice): Promise<boolean> {
    if ((JSON.stringify(value) ?? '').length > NOTE_LENGTH) return false;
    await this.store.keepNote(this.code, owner, value);
    this.kept.set(owner, value);
    return true;
  }

  /** What these seats have noted. */
  readAt(seats: readonly Seat[], sides: readonly Side[]): Noted[] {
    return seats.flatMap((seat) => {
      const value = this.kept.get(sheetOf(sides, seat).owner);
      return value === undefined ? [] : [{ seat, value }];
    });
  }
}
