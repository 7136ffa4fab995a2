// Streams: what each viewer has been shown of a match, counted in versions of its own. A number of the log would
// reveal that somebody changed their mind; these reveal nothing.

import { EVERYONE, type GameEvent, hears, type Seat } from '@tabella/kernel';
import type { Situation } from '../core/situation.ts';
import type { Snapshot, Update } from '../protocol/index.ts';
import type { LiveMatch } from './live-match.ts';
import { bothFields, type Fields, fieldsOf, fieldsText, objectOf, type Text, textOf } from './message-text.ts';
import type { ClientPort } from './ports.ts';
import { NO_CHANGE, ShownView, type ViewChange } from './shown-view.ts';

export type Viewer = Seat | null;

/** The most of the past that a snapshot holds. */
export const MOST_TOLD = 1_000;
/** Updates kept for those who come back. */
const KEPT = 24;
/** How long a stream that nobody listens to is kept. */
const GRACE_MS = 120_000;

type Stands = Situation & Pick<Update, 'undone'>;
const NOTHING_UNDONE: Fields<Pick<Update, 'undone'>> = fieldsOf({ undone: [] });

interface Stream {
  version: number;
  /** As it was shown; where everybody is shown the same, that of all. */
  readonly view: ShownView;
  situation: Fields<Stands> | null;
  /** How much of what the match told has been shown. */
  told: number;
  /** How many answers had been taken back then. */
  undos: number;
  readonly kept: { readonly version: number; readonly text: Text<Update> }[];
  lastHeard: number;
}

/** What there is to show. */
export interface Moment {
  readonly match: LiveMatch;
  readonly now: number;
  /** Those who are waited for, as everybody can see. */
  readonly waiting: readonly Seat[];
  readonly situation: (viewer: Viewer) => Fields<Situation>;
}

/** A viewer who is brought up to date, and the connections through which they hear of it. */
interface Listener {
  readonly viewer: Viewer;
  readonly stream: Stream;
  readonly ports: readonly ClientPort[];
}

/** An update, in the form that a connection takes. */
type Written = (patches: boolean) => Text<Update>;

export class ViewStreams {
  private readonly streams = new Map<Viewer, Stream>();
  /** Where streams ended that nobody listened to: another one goes on from there, for a version never means two things. */
  private readonly ended = new Map<Viewer, number>();
  /** What everybody is shown alike, if the game is such. All streams have come equally far in it. */
  private readonly shared = new ShownView(null);

  /** Brings every stream up to date, and sends what is new to those who listen to it. */
  publish(scene: Moment, listening: (viewer: Viewer) => readonly ClientPort[]): void {
    const { match } = scene;
    const listeners = this.listeners(scene, listening);
    const toAll = match.sharedView && listeners.length > 0 ? this.shared.follow(match) : null;
    const news = new News(match);
    for (const { viewer, stream, ports } of listeners) {
      const update = advance(scene, viewer, stream, news, match.sharedView ? toAll : stream.view.follow(match));
      if (update === null) continue;
      const open = match.sharedView || viewer === null;
      for (const port of ports) port.send(update(port.compact), open);
    }
  }

  /** Those who are waited for come first: while the others are told they can go on. Streams that nobody listens to end. */
  private listeners({ now, waiting }: Moment, listening: (viewer: Viewer) => readonly ClientPort[]): Listener[] {
    const first: Listener[] = [];
    const others: Listener[] = [];
    for (const [viewer, stream] of this.streams) {
      const ports = listening(viewer);
      if (ports.length > 0) stream.lastHeard = now;
      if (now - stream.lastHeard > GRACE_MS) {
        this.streams.delete(viewer);
        this.ended.set(viewer, stream.version);
      } else (viewer !== null && waiting.includes(viewer) ? first : others).push({ viewer, stream, ports });
    }
    return first.length === 0 ? others : first.concat(others);
  }

  /** Everything the viewer may see. Call it when the streams are up to date. */
  snapshot(scene: Moment, viewer: Viewer): Text<Snapshot> {
    const stream = this.streams.get(viewer) ?? this.begin(scene, viewer);
    const heard = heardBy(scene.match, viewer, 0, stream.told);
    const told = heard.slice(-MOST_TOLD);
    const view = fieldsText<Omit<Snapshot, keyof Stands>>({
      seat: textOf(viewer),
      version: textOf(stream.version),
      earlier: textOf(heard.length - told.length),
      told: textOf(told),
      view: stream.view.text(viewer),
    });
    return objectOf(bothFields(view, stream.situation ?? standing(scene.match, viewer, scene.situation(viewer))));
  }

  private begin(scene: Moment, viewer: Viewer): Stream {
    const { match, now } = scene;
    const view = match.sharedView ? this.shared : new ShownView(viewer);
    // The others would miss what is looked at here.
    if (!match.sharedView || this.streams.size === 0) view.follow(match);
    const version = this.ended.get(viewer) ?? 0;
    const stream: Stream = { version, view, situation: null, told: 0, undos: 0, kept: [], lastHeard: now };
    this.streams.set(viewer, stream);
    advance(scene, viewer, stream, new News(match), null);
    stream.kept.length = 0;
    return stream;
  }

  /** The updates after a version, with patches, or null when they are not all there. */
  since(viewer: Viewer, version: number): readonly Text<Update>[] | null {
    const stream = this.streams.get(viewer);
    if (!stream || version > stream.version) return null;
    const missed = stream.kept.filter((one) => one.version > version);
    return missed.length === stream.version - version ? missed.map((one) => one.text) : null;
  }
}

function advance(
  { match, now, situation }: Moment,
  viewer: Viewer,
  stream: Stream,
  news: News,
  change: ViewChange | null,
): Written | null {
  const kept = cutBack(match, viewer, stream);
  const told = news.text(viewer, stream.told);
  stream.told = match.told.length;
  const stands = standing(match, viewer, situation(viewer));
  if (kept === null && told === NO_NEWS && change === null && stands === stream.situation) return null;
  stream.situation = stands;
  stream.version++;
  const head = fieldsText<Omit<Update, keyof Stands | 'set' | 'gone' | 'into'>>({
    type: UPDATE,
    now: textOf(now),
    seat: textOf(viewer),
    version: textOf(stream.version),
    ...(kept === null ? {} : { kept: textOf(kept) }),
    told,
  });
  const written = (patches: boolean): Text<Update> =>
    objectOf(bothFields(bothFields(head, (change ?? NO_CHANGE).fields(patches)), stands));
  const text = written(true);
  stream.kept.push({ version: stream.version, text });
  if (stream.kept.length > KEPT) stream.kept.shift();
  return (patches) => (patches ? text : written(false));
}

const UPDATE = textOf('update');
const NO_NEWS: Text<GameEvent[]> = textOf([]);

/** What a match has told since some moment, as text. Most of it everybody hears, and then it is written once. */
class News {
  private from = -1;
  private toAll: Text<GameEvent[]> | null = null;

  constructor(private readonly match: LiveMatch) {}

  text(viewer: Viewer, from: number): Text<GameEvent[]> {
    const { told } = this.match;
    if (from >= told.length) return NO_NEWS;
    if (from !== this.from) {
      this.from = from;
      const events = told.slice(from);
      this.toAll = events.every(({ to }) => to === EVERYONE) ? textOf(events.map(({ event }) => event)) : null;
    }
    return this.toAll ?? textOf(heardBy(this.match, viewer, from, told.length));
  }
}

/** Where play stands, and what was taken back. */
function standing(match: LiveMatch, viewer: Viewer, situation: Fields<Situation>): Fields<Stands> {
  if (match.undone.length === 0) return bothFields(situation, NOTHING_UNDONE);
  const undone = match.undone.map(({ seat, told }) => ({ seat, at: heardBy(match, viewer, 0, told).length }));
  return bothFields(situation, fieldsOf({ undone }));
}

/** If something was taken back since: how many of the events that the viewer heard are left. */
function cutBack(match: LiveMatch, viewer: Viewer, stream: Stream): number | null {
  if (match.undone.length === 0) return null;
  const since = match.undone.filter(({ n }) => n > stream.undos);
  if (since.length === 0) return null;
  stream.undos = Math.max(...since.map(({ n }) => n));
  stream.told = Math.min(stream.told, ...since.map(({ told }) => told));
  return heardBy(match, viewer, 0, stream.told).length;
}

function heardBy(match: LiveMatch, viewer: Viewer, from: number, to: number): GameEvent[] {
  const events: GameEvent[] = [];
  for (let i = from; i < to; i++) {
    const one = match.told[i];
    if (one && hears(one.to, viewer)) events.push(one.event);
  }
  return events;
}
