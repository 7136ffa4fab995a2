// The outbox: what goes out to the connections of a table. Whatever is shown here is stored already.

import { randomBytes } from 'node:crypto';
import type { GamePackage } from '@tabella/kernel';
import { chatFor } from '../core/chat.ts';
import { infoOf } from '../core/info.ts';
import { notesOf } from '../core/notes.ts';
import { seatsOf } from '../core/people.ts';
import { ownSituation, situationOf } from '../core/situation.ts';
import type { Connection, TableState } from '../core/state.ts';
import type {
  Heard,
  Since,
  Snapshot,
  TableChanged,
  TableInfo,
  TableNow,
  Update,
  Views,
  Welcome,
} from '../protocol/index.ts';
import type { LiveMatch } from './live-match.ts';
import { bothFields, fieldsOf, listText, objectText, type Text, textOf } from './message-text.ts';
import type { ClientPort } from './ports.ts';
import { type Moment, type Viewer, ViewStreams } from './view-streams.ts';

interface Client {
  readonly id: number;
  readonly port: ClientPort;
  viewers: readonly Viewer[];
  /** The table as this client was last told it; null before its welcome. */
  table: Text<TableNow> | null;
  /** And its options, which are told again only when they change. */
  options: TableInfo['options'] | null;
}

/** The table as it is now. */
export interface Shown {
  readonly state: TableState;
  readonly gamePackage: GamePackage;
  readonly match: LiveMatch | null;
  readonly now: number;
}

export class Outbox {
  private readonly epoch = randomBytes(9).toString('base64url');
  private readonly streams = new ViewStreams();
  private readonly clients = new Map<number, Client>();
  private joined = 0;

  /** The connection behind a port, made at its first use. */
  connect(port: ClientPort): Connection {
    const known = this.find(port);
    if (known) return { id: known.id, person: port.person };
    const id = ++this.joined;
    this.clients.set(id, { id, port, viewers: [], table: null, options: null });
    return { id, person: port.person };
  }

  /** Forgets a port; the connection that it was, or null. */
  disconnect(port: ClientPort): number | null {
    const known = this.find(port);
    if (known) this.clients.delete(known.id);
    return known?.id ?? null;
  }

  send(to: readonly number[], message: Heard): void {
    const text = textOf(message);
    for (const id of to) this.clients.get(id)?.port.send(text);
  }

  /** What has changed in the match, to each viewer their part. */
  updates(shown: Shown): void {
    const scene = sceneOf(shown);
    if (scene === null) return;
    this.streams.publish(scene, (viewer) => this.listening(viewer));
  }

  /** Their views again, and no others. */
  views(shown: Shown, to: readonly number[]): void {
    for (const id of to) {
      const client = this.clients.get(id);
      if (!client) continue;
      client.viewers = viewersOf(shown, client.port.person);
      const views = this.snapshots(shown, client.viewers);
      const text = objectText<Views>({ type: textOf('views'), now: textOf(shown.now), views });
      client.port.send(text, isOpen(shown, client.viewers));
    }
  }

  /** The table, to those for whom it has changed. */
  tables(shown: Shown): void {
    for (const client of this.clients.values()) {
      if (client.table === null) continue;
      const { options, ...now } = infoOf(shown.state, shown, client.port.person);
      const table: Text<TableNow> = textOf(now);
      const same = client.options === options;
      if (client.table === table && same) continue;
      client.table = table;
      client.options = options;
      const whole: Text<TableNow> = same ? table : textOf({ ...now, options });
      client.port.send(objectText<TableChanged>({ type: textOf('table'), table: whole }));
    }
  }

  /** Everything a person may see, but for what they have seen already. */
  welcome(shown: Shown, to: number, since: Since | undefined): void {
    const client = this.clients.get(to);
    if (!client) return;
    const { person } = client.port;
    const table = infoOf(shown.state, shown, person);
    const { options, ...now } = table;
    client.viewers = viewersOf(shown, person);
    client.options = options;
    client.table = textOf(now);
    const missed = new Map<Viewer, readonly Text<Update>[]>();
    const going = since?.epoch === this.epoch && client.port.compact;
    for (const { seat, version } of going ? since.versions : []) {
      const updates = client.viewers.includes(seat) ? this.streams.since(seat, version) : null;
      if (updates) missed.set(seat, updates);
    }
    const fresh = client.viewers.filter((viewer) => !missed.has(viewer));
    const chat = chatFor(shown.state, person);
    const notes = notesOf(shown.state, shown, person);
    const welcome = objectText<Welcome>({
      type: textOf('welcome'),
      now: textOf(shown.now),
      epoch: textOf(this.epoch),
      table: textOf(table),
      chat: textOf(chat),
      notes: textOf(notes),
      views: this.snapshots(shown, fresh),
      resumed: textOf([...missed.keys()]),
    });
    const own = notes.length > 0 || chat.some(({ side }) => side !== null);
    client.port.send(welcome, !own && isOpen(shown, fresh));
    for (const [viewer, updates] of missed) for (const text of updates) client.port.send(text, isOpen(shown, [viewer]));
  }

  close(reason: 'restart' | 'gone'): void {
    for (const { port } of this.clients.values()) port.close(reason);
  }

  private find(port: ClientPort): Client | undefined {
    for (const client of this.clients.values()) if (client.port === port) return client;
    return undefined;
  }

  private snapshots(shown: Shown, viewers: readonly Viewer[]): Text<Snapshot[]> {
    const scene = sceneOf(shown);
    return listText(scene === null ? [] : viewers.map((viewer) => this.streams.snapshot(scene, viewer)));
  }

  private listening(viewer: Viewer): ClientPort[] {
    const ports: ClientPort[] = [];
    for (const { viewers, port } of this.clients.values()) if (viewers.includes(viewer)) ports.push(port);
    return ports;
  }
}

function sceneOf({ state, match, now }: Shown): Moment | null {
  if (match === null) return null;
  const everybodys = situationOf(state, match);
  const shared = fieldsOf(everybodys);
  const { waiting } = everybodys;
  return {
    match,
    now,
    waiting,
    situation: (viewer) => bothFields(fieldsOf(ownSituation(state, match, viewer)), shared),
  };
}

/** Whether everybody may know what these viewers are shown. */
const isOpen = ({ match }: Shown, viewers: readonly Viewer[]): boolean =>
  match?.sharedView === true || viewers.every((viewer) => viewer === null);

/** A view per seat of theirs; without a seat, that of the public; before the match, none. */
function viewersOf({ state, match }: Shown, person: string): readonly Viewer[] {
  if (match === null) return [];
  const held = seatsOf(state, person);
  return held.length > 0 ? held : [null];
}
