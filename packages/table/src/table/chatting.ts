// The chat of a table: to all, or to one side. Text is kept as it was typed.

import { randomBytes } from 'node:crypto';
import type { Seat, Side } from '@tabella/kernel';
import type { ChatLine } from '../protocol/index.ts';
import type { Store, StoredChat } from '../store/port.ts';
import { heldBy, type Seats } from './seating.ts';

/** Lines that a newcomer is shown. */
const SHOWN = 100;

export class Chatting {
  private constructor(
    private readonly store: Store,
    private readonly code: string,
    readonly lines: StoredChat[],
  ) {}

  static async open(store: Store, code: string): Promise<Chatting> {
    return new Chatting(store, code, [...(await store.chat(code, SHOWN))]);
  }

  async add(line: Omit<StoredChat, 'id'>): Promise<StoredChat> {
    // Lines of one moment keep their order, also when they come back from the store.
    const at = Math.max(line.at, (this.lines.at(-1)?.at ?? 0) + 1);
    const kept: StoredChat = { ...line, at, id: randomBytes(9).toString('base64url') };
    await this.store.addChat(this.code, kept);
    this.lines.push(kept);
    if (this.lines.length > SHOWN) this.lines.shift();
    return kept;
  }

  /** What a person may read. */
  readBy(person: string, seats: Seats): ChatLine[] {
    return this.lines.filter((line) => mayRead(line, person, seats)).map(shown);
  }
}

export function mayRead(line: StoredChat, person: string, seats: Seats): boolean {
  return (
    line.side === null || line.person === person || heldBy(seats, person).some((seat) => line.side?.includes(seat))
  );
}

export function shown({ id, at, name, seat, text, side }: StoredChat): ChatLine {
  return { id, at, name, seat, text, side: side === null ? null : [...side] };
}

/** The side of a seat, itself included; null when it has none. */
export function sideOf(sides: readonly Side[], seat: Seat): readonly Seat[] | null {
  return sides.find((side) => side.seats.includes(seat))?.seats ?? null;
}
