// Streams: what each viewer has been shown of a match, counted in versions of its own. A number of the log would tell
// that somebody changed his mind; these tell nothing.

import { type Event, hears, type Seat } from '@tabella/kernel';
import type { AnyMatch } from './live-match.ts';

export type Viewer = Seat | null;

/** The most of the past that a snapshot tells. */
const MOST_TOLD = 1_000;
/** Updates kept for those who come back. */
const KEPT = 100;
/** How long a stream that nobody listens to is kept. */
const GRACE_MS = 120_000;

interface Stream {
  version: number;
  /** The view as it was shown, by top-level key. */
  readonly keys: Map<string, string>;
  standing: string;
  /** How much of what the match told has been shown. */
  told: number;
  readonly kept: { readonly version: number; readonly text: string }[];
  lastHeard: number;
}

export interface StreamSource {
  match(): AnyMatch;
  /** Where play stands for a viewer, as the protocol says it. */
  standing(viewer: Viewer): object;
  now(): number;
}

export class Streams {
  private readonly streams = new Map<Viewer, Stream>();

  constructor(private readonly source: StreamSource) {}

  /** Brings every stream up to date; `send` is given the update and to which viewer's lines it goes. */
  publish(listening: (viewer: Viewer) => boolean, send: (viewer: Viewer, text: string) => void): void {
    const now = this.source.now();
    for (const [viewer, stream] of this.streams) {
      if (listening(viewer)) stream.lastHeard = now;
      else if (now - stream.lastHeard > GRACE_MS) {
        this.streams.delete(viewer);
        continue;
      }
      const text = this.advance(viewer, stream);
      if (text !== null) send(viewer, text);
    }
  }

  /** Everything the viewer may see, as text. Call it when the streams are up to date. */
  snapshot(viewer: Viewer): string {
    let stream = this.streams.get(viewer);
    if (!stream) {
      stream = { version: 0, keys: new Map(), standing: '', told: 0, kept: [], lastHeard: this.source.now() };
      this.streams.set(viewer, stream);
      this.advance(viewer, stream);
      stream.kept.length = 0;
    }
    const heard = heardBy(this.source.match(), viewer, 0, stream.told);
    const told = heard.slice(-MOST_TOLD);
    const view = [...stream.keys].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',');
    const head = `{"seat":${viewer},"version":${stream.version},"earlier":${heard.length - told.length}`;
    return `${head},"told":${JSON.stringify(told)},"view":{${view}},${stream.standing.slice(1)}`;
  }

  /** The updates after a version, or null when they are not all there. */
  since(viewer: Viewer, version: number): readonly string[] | null {
    const stream = this.streams.get(viewer);
    if (!stream || version > stream.version) return null;
    const missed = stream.kept.filter((one) => one.version > version);
    return missed.length === stream.version - version ? missed.map((one) => one.text) : null;
  }

  private advance(viewer: Viewer, stream: Stream): string | null {
    const match = this.source.match();
    const told = heardBy(match, viewer, stream.told, match.told.length);
    stream.told = match.told.length;
    const standing = JSON.stringify(this.source.standing(viewer));
    const set: string[] = [];
    const view = match.view(viewer) as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(view)) {
      const text = JSON.stringify(view[key]);
      if (text === undefined || stream.keys.get(key) === text) continue;
      stream.keys.set(key, text);
      set.push(`${JSON.stringify(key)}:${text}`);
    }
    const gone = [...stream.keys.keys()].filter((key) => view[key] === undefined);
    for (const key of gone) stream.keys.delete(key);
    if (told.length === 0 && set.length === 0 && gone.length === 0 && standing === stream.standing) return null;
    stream.standing = standing;
    stream.version++;
    const head = `{"type":"update","now":${this.source.now()},"seat":${viewer},"version":${stream.version}`;
    const change = `"told":${JSON.stringify(told)},"set":{${set.join(',')}},"gone":${JSON.stringify(gone)}`;
    const text = `${head},${change},${standing.slice(1)}`;
    stream.kept.push({ version: stream.version, text });
    if (stream.kept.length > KEPT) stream.kept.shift();
    return text;
  }
}

function heardBy(match: AnyMatch, viewer: Viewer, from: number, to: number): Event[] {
  const events: Event[] = [];
  for (let i = from; i < to; i++) {
    const one = match.told[i];
    if (one && hears(one.to, viewer)) events.push(one.event);
  }
  return events;
}
