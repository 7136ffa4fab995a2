// Note sheets: written here at once, told to the server, and shared with my side. While a stroke of mine is on its way,
// what others wrote before it does not undo it: the last stroke stands, there as here.

import type { Choice } from '@tabella/kernel';
import type { Ack, Heard, Noted } from '@tabella/table/protocol';
import { nextId } from './connection.ts';
import { noted } from './state.ts';

export interface NoteTerms {
  notes(): readonly Noted[];
  change(notes: readonly Noted[]): void;
  send(message: { type: 'note'; seat: number; value: Choice }, id: string): Promise<Ack>;
}

export class NoteSheets {
  /** The last stroke of each seat that is not acknowledged yet. */
  private readonly pending = new Map<number, { readonly id: string; readonly value: Choice }>();

  constructor(private readonly terms: NoteTerms) {}

  async write(seat: number, value: Choice): Promise<void> {
    const id = nextId();
    this.pending.set(seat, { id, value });
    this.terms.change(noted(this.terms.notes(), { seat, value }));
    await this.terms.send({ type: 'note', seat, value }, id);
    if (this.pending.get(seat)?.id === id) this.pending.delete(seat);
  }

  /** A message as it should be heard, given what is still on its way. */
  sift(heard: Heard): Heard | null {
    if (heard.type === 'note') {
      const mine = this.pending.get(heard.seat);
      return mine && mine.id !== heard.said ? null : heard;
    }
    if (heard.type !== 'welcome') return heard;
    const mine = [...this.pending].map(([seat, { value }]) => ({ seat, value }));
    return { ...heard, notes: [...mine.reduce((notes, one) => noted(notes, one), heard.notes as readonly Noted[])] };
  }
}
