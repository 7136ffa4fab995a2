// What a run found: each kind of fault with its places, and how much was looked at.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What must never happen, in the words of the summary. */
export type Kind = 'lost' | 'leaked' | 'diverged' | 'backwards' | 'health lied' | 'stuck';

const KINDS: readonly Kind[] = ['lost', 'leaked', 'diverged', 'backwards', 'health lied', 'stuck'];
const MOST_SHOWN = 20;

export class Findings {
  readonly places: string[] = [];
  private readonly found = new Map<Kind, number>();
  private readonly counts = new Map<string, number>();

  /** `say` is told at once; evidence is kept in the folder. */
  constructor(
    private readonly say: (line: string) => void,
    private readonly folder: string,
  ) {}

  fault(kind: Kind, place: string): void {
    this.found.set(kind, (this.found.get(kind) ?? 0) + 1);
    const line = `${kind}: ${place.slice(0, 600)}`;
    if (this.places.length < MOST_SHOWN) this.places.push(line);
    this.say(line);
  }

  /** For whoever looks for the cause. */
  keep(name: string, evidence: object): void {
    writeFileSync(join(this.folder, name), JSON.stringify(evidence));
  }

  /** Something that was done, or looked at. */
  count(what: string, many = 1): void {
    this.counts.set(what, this.counted(what) + many);
  }

  counted(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  get faults(): number {
    return KINDS.reduce((sum, kind) => sum + (this.found.get(kind) ?? 0), 0);
  }

  /** "0 lost, 0 leaked, …" */
  verdict(): string {
    return KINDS.map((kind) => `${this.found.get(kind) ?? 0} ${kind}`).join(', ');
  }

  /** "kills: 12 (server 7, database 3, NATS 2)" for all counts whose name begins so. */
  sum(of: string): string {
    const parts = [...this.counts].filter(([what]) => what.startsWith(`${of}: `));
    const all = parts.reduce((sum, [, many]) => sum + many, 0);
    const each = parts.map(([what, many]) => `${what.slice(of.length + 2)} ${many}`).sort();
    return `${all} ${of}${each.length > 0 ? ` (${each.join(', ')})` : ''}`;
  }
}
