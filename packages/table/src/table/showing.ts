// Showing: what goes out to the connections of a table. Whatever is shown here is stored already.

import { randomBytes } from 'node:crypto';
import type { Seat } from '@tabella/kernel';
import type { ChatLine, Heard, Noted, Since, TableInfo } from '../protocol/index.ts';
import type { AnyMatch } from './live-match.ts';
import type { Line } from './ports.ts';
import type { Guest, Presence } from './presence.ts';
import { Streams, type Viewer } from './streams.ts';

export interface ShowingTerms {
  readonly presence: Presence;
  readonly now: () => number;
  readonly held: (person: string) => readonly Seat[];
  /** The table as it is now, for one person after the other. */
  readonly info: () => (person: string) => TableInfo;
}

export function tell(line: Line, message: Heard): void {
  line.send(JSON.stringify(message));
}

export class Showing {
  private readonly epoch = randomBytes(9).toString('base64url');
  private streams: Streams | null = null;

  constructor(private readonly terms: ShowingTerms) {}

  /** There is a match to be shown from now on. */
  begin(match: () => AnyMatch, standing: (viewer: Viewer) => object): void {
    this.streams = new Streams({ match, standing, now: this.terms.now });
  }

  /** What has changed in the match, to each viewer his part. */
  updates(): void {
    this.streams?.publish(
      (viewer) => this.listening(viewer).length > 0,
      (viewer, text) => {
        for (const { line } of this.listening(viewer)) line.send(text);
      },
    );
  }

  /** The table, to those for whom it has changed. */
  tables(): void {
    const info = this.terms.info();
    for (const guest of this.terms.presence.guests.values()) {
      if (guest.table === null) continue;
      const { options, ...now } = info(guest.line.person);
      const table = JSON.stringify(now);
      const same = guest.options === options;
      if (guest.table === table && same) continue;
      guest.table = table;
      guest.options = options;
      guest.line.send(`{"type":"table","table":${same ? table : JSON.stringify({ ...now, options })}}`);
    }
  }

  /** Everything a person may see, but for what he has seen already. */
  welcome(line: Line, since: Since | undefined, chat: readonly ChatLine[], notes: readonly Noted[]): void {
    const guest = this.terms.presence.guests.get(line);
    if (!guest) return;
    guest.viewers = this.viewersOf(line.person);
    const table = this.terms.info()(line.person);
    const { options, ...now } = table;
    guest.options = options;
    guest.table = JSON.stringify(now);
    const missed = new Map<Viewer, readonly string[]>();
    for (const { seat, version } of since?.epoch === this.epoch ? since.versions : []) {
      const updates = guest.viewers.includes(seat) ? this.streams?.since(seat, version) : null;
      if (updates) missed.set(seat, updates);
    }
    const fresh = guest.viewers.filter((viewer) => !missed.has(viewer));
    const head = `{"type":"welcome","now":${this.terms.now()},"epoch":"${this.epoch}","table":${JSON.stringify(table)}`;
    const views = `"views":[${this.snapshots(fresh)}],"resumed":${JSON.stringify([...missed.keys()])}`;
    line.send(`${head},"chat":${JSON.stringify(chat)},"notes":${JSON.stringify(notes)},${views}}`);
    for (const updates of missed.values()) for (const text of updates) line.send(text);
  }

  /** Their views anew, and no others. */
  views(guests: Iterable<Guest>): void {
    for (const guest of guests) {
      guest.viewers = this.viewersOf(guest.line.person);
      guest.line.send(`{"type":"views","now":${this.terms.now()},"views":[${this.snapshots(guest.viewers)}]}`);
    }
  }

  private snapshots(viewers: readonly Viewer[]): string {
    return viewers.map((viewer) => this.streams?.snapshot(viewer)).join(',');
  }

  private viewersOf(person: string): readonly Viewer[] {
    if (!this.streams) return [];
    const held = this.terms.held(person);
    return held.length > 0 ? held : [null];
  }

  private listening(viewer: Viewer): Guest[] {
    return [...this.terms.presence.guests.values()].filter((guest) => guest.viewers.includes(viewer));
  }
}
