// What this browser keeps about deals, so that the server need not be believed at the end: the fingerprint it was shown
// first, the numbers it sent itself, and the numbers that the match began with. One entry per fact, so that two tabs do
// not overwrite each other.

import type { TableInfo } from '@tabella/table/protocol';

interface FirstShown {
  readonly commitment: string;
  readonly phase: TableInfo['phase'];
  readonly at: number;
}

interface SentNumber {
  readonly number: string;
  /** This browser had seen the fingerprint when it sent the number. */
  readonly after: boolean;
}

interface Dealt {
  readonly numbers: readonly string[];
  /** Seats of bots at the start, if this browser saw the start. */
  readonly bots: readonly number[];
}

export interface KeptDeal {
  readonly first: FirstShown | null;
  readonly dealt: Dealt | null;
  /** By seat. */
  readonly sent: Readonly<Record<number, SentNumber>>;
}

export const NOTHING_KEPT: KeptDeal = { first: null, dealt: null, sent: {} };

/** What of the browser's storage is used; it may throw at any time. */
export interface Shelf {
  readonly length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'tabella.deal.';
const MOST_TABLES = 60;
const MOST_SEATS = 15;

export class Deals {
  /** What the storage would not take: kept for this visit. */
  private readonly here = new Map<string, string>();

  constructor(
    private readonly shelf: () => Shelf,
    private readonly now: () => number,
  ) {}

  of(code: string): KeptDeal {
    const sent: Record<number, SentNumber> = {};
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      const one = this.read<SentNumber>(code, `sent.${seat}`);
      if (one) sent[seat] = one;
    }
    return { first: this.read(code, 'first'), dealt: this.read(code, 'dealt'), sent };
  }

  /** The server showed the fingerprint of a table that it has just made. */
  promised(code: string, commitment: string): void {
    if (this.read(code, 'first')) return;
    this.write<FirstShown>(code, 'first', { commitment, phase: 'gathering', at: this.now() });
    this.tidy();
  }

  /** The server shows a table. Only what is shown first is kept. */
  shown(table: TableInfo, before: TableInfo | null): void {
    const { code, phase, fairness, seats } = table;
    if (!this.read(code, 'first')) {
      this.write<FirstShown>(code, 'first', { commitment: fairness.commitment, phase, at: this.now() });
      this.tidy();
    }
    if (fairness.numbers && !this.read(code, 'dealt')) {
      const bots = seats.flatMap(({ seat, by }) => (by === 'bot' ? [seat] : []));
      const seen = before?.phase === 'gathering';
      this.write<Dealt>(code, 'dealt', { numbers: fairness.numbers, bots: seen ? bots : [] });
    }
  }

  /** A number goes out, after the fingerprint was seen or before; what is returned takes it back. */
  sending(code: string, seat: number, number: string, after: boolean): () => void {
    const was = this.read<SentNumber>(code, `sent.${seat}`);
    this.write<SentNumber>(code, `sent.${seat}`, { number, after });
    return () => this.write(code, `sent.${seat}`, was);
  }

  /** The oldest tables go when there are too many. */
  private tidy(): void {
    try {
      const shelf = this.shelf();
      const all = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) =>
        key.startsWith(PREFIX),
      );
      const codeIn = (key: string): string => key.slice(PREFIX.length).split('.')[0] ?? '';
      const age = (code: string): number => this.read<FirstShown>(code, 'first')?.at ?? this.now();
      const codes = [...new Set(all.map(codeIn))].sort((a, b) => age(b) - age(a));
      const old = codes.slice(MOST_TABLES);
      for (const key of all) if (old.includes(codeIn(key))) shelf.removeItem(key);
    } catch {
      // What cannot be listed need not be tidied.
    }
  }

  private read<T>(code: string, fact: string): T | null {
    const key = `${PREFIX}${code}.${fact}`;
    try {
      return JSON.parse(this.here.get(key) ?? this.shelf().getItem(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }

  private write<T>(code: string, fact: string, value: T | null): void {
    const key = `${PREFIX}${code}.${fact}`;
    this.here.delete(key);
    try {
      if (value === null) this.shelf().removeItem(key);
      else this.shelf().setItem(key, JSON.stringify(value));
    } catch {
      if (value !== null) this.here.set(key, JSON.stringify(value));
    }
  }
}
