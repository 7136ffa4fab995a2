// Every byte that a server sent to one person: it holds no secret of anybody else, and its versions go up one by one.

import type { Seat } from '@tabella/kernel';
import type { Heard, Update } from '../../src/protocol/index.ts';
import type { Findings } from './findings.ts';

/** Secrets of the rough game say whose they are. */
const SECRET = /secret-(\d+)-\d+/g;

/** What nobody may be sent at all; and what nobody may be sent while the match runs. */
export interface Secrets {
  readonly always: readonly string[];
  readonly deal: string;
}

export class WireWatch {
  private epoch = '';
  /** The last version of each view that was sent in this epoch; null: it goes on from what the client has. */
  private readonly versions = new Map<number | null, number | null>();

  constructor(
    private readonly findings: Findings,
    private readonly who: string,
    private readonly seat: Seat | null,
    private readonly secrets: Secrets,
  ) {}

  look(text: string): void {
    this.findings.count('bytes', text.length);
    this.search(text);
    const heard = JSON.parse(text) as Heard;
    if (heard.type === 'update') this.update(heard);
    if (heard.type === 'welcome') {
      if (heard.epoch !== this.epoch) this.versions.clear();
      this.epoch = heard.epoch;
      for (const view of heard.views) this.snapshot(view.seat, view.version);
      for (const view of heard.resumed) this.versions.set(view, null);
    }
    if (heard.type === 'views') for (const view of heard.views) this.snapshot(view.seat, view.version);
  }

  /** Whatever is sent, over a live connection or not. */
  search(text: string): void {
    for (const [found, whose] of text.matchAll(SECRET)) {
      if (Number(whose) !== this.seat) this.findings.fault('leaked', `${found} to ${this.who}: ${text}`);
    }
    const { always, deal } = this.secrets;
    for (const one of always) if (text.includes(one)) this.findings.fault('leaked', `a key to ${this.who}: ${text}`);
    // When the match is over the secret of the deal is for everybody.
    if (text.includes(deal) && !text.includes('"phase":"over"'))
      this.findings.fault('leaked', `the deal to ${this.who}: ${text}`);
  }

  private snapshot(view: number | null, version: number): void {
    const last = this.versions.get(view) ?? 0;
    if (version < last) this.findings.fault('backwards', `${this.who}: view ${view} from ${last} to ${version}`);
    this.versions.set(view, version);
  }

  private update({ seat, version }: Update): void {
    const last = this.versions.get(seat);
    if (last === undefined) this.findings.fault('backwards', `${this.who}: an update of a view they do not have`);
    else if (last !== null && version !== last + 1)
      this.findings.fault('backwards', `${this.who}: view ${seat} from ${last} to ${version}`);
    this.versions.set(seat, version);
  }
}
