// What this client knows of one table, and how each message from the server changes it. The server is the truth: nothing
// is guessed ahead of it.

import { type Choice, type Fields, type GameEvent, patchedFields } from '@tabella/kernel';
import type { ChatLine, Heard, Noted, Snapshot, TableInfo, Update } from '@tabella/table/protocol';

export type Viewer = number | null;

/** One viewer's sight of the match. */
export interface SeatSnapshot extends Omit<Snapshot, 'told' | 'earlier' | 'view'> {
  readonly view: Choice;
  readonly told: readonly GameEvent[];
  readonly earlier: number;
}

export interface TableState {
  readonly epoch: string;
  readonly table: TableInfo | null;
  readonly snapshots: readonly SeatSnapshot[];
  readonly chat: readonly ChatLine[];
  /** The note sheets of my seats. */
  readonly notes: readonly Noted[];
  /** Who reminded me last that the table waits for a seat of mine, and when by our clock. */
  readonly nudged: { readonly seat: number; readonly by: number; readonly at: number } | null;
  /** The server's clock minus ours, in milliseconds. */
  readonly skew: number;
}

export const NOTHING: TableState = {
  epoch: '',
  table: null,
  snapshots: [],
  chat: [],
  notes: [],
  nudged: null,
  skew: 0,
};

/** Chat that is kept on this side. */
const MOST_CHAT = 300;

export interface Change {
  readonly state: TableState;
  /** Something is missing: say hello again, with the versions that we have. */
  readonly gap: boolean;
}

export function apply(state: TableState, heard: Heard, here: number): Change {
  const whole = (next: Partial<TableState>): Change => ({ state: { ...state, ...next }, gap: false });
  switch (heard.type) {
    case 'welcome': {
      const ours = heard.epoch === state.epoch ? state.snapshots : [];
      const kept = ours.filter((snapshot) => heard.resumed.includes(snapshot.seat));
      const { epoch, table, chat, notes } = heard;
      return whole({
        epoch,
        table,
        chat,
        notes,
        snapshots: inOrder([...kept, ...newest(ours, heard.views)]),
        skew: heard.now - here,
      });
    }
    case 'views':
      return whole({ snapshots: inOrder(newest(state.snapshots, heard.views)), skew: heard.now - here });
    case 'update':
      return updated({ ...state, skew: heard.now - here }, heard);
    case 'table':
      return whole({ table: state.table && { ...state.table, ...heard.table } });
    case 'chat':
      if (state.chat.some((line) => line.id === heard.line.id)) return whole({});
      return whole({ chat: [...state.chat.slice(1 - MOST_CHAT), heard.line] });
    case 'note':
      return whole({ notes: noted(state.notes, heard) });
    case 'nudged':
      return whole({ nudged: { seat: heard.seat, by: heard.by, at: here } });
    case 'ping':
      return whole({ skew: heard.now - here });
    case 'ack':
    case 'previewed':
    case 'hinted':
    case 'bye':
      return whole({});
  }
}

/** The sheets with one of them written anew. */
export const noted = (notes: readonly Noted[], { seat, value }: Noted): readonly Noted[] => [
  ...notes.filter((one) => one.seat !== seat),
  { seat, value },
];

/** The versions to go on from. */
export function since(state: TableState): { epoch: string; versions: { seat: Viewer; version: number }[] } | undefined {
  if (state.epoch === '') return undefined;
  return { epoch: state.epoch, versions: state.snapshots.map(({ seat, version }) => ({ seat, version })) };
}

function updated(state: TableState, update: Update): Change {
  const snapshot = state.snapshots.find((one) => one.seat === update.seat);
  // A view that we no longer have, or one that we have not been given yet: `views` or `welcome` will tell.
  if (!snapshot || update.version <= snapshot.version) return { state, gap: false };
  if (update.version > snapshot.version + 1) return { state, gap: true };
  const { version, ask, waiting, window, clock, result, undo, undone, since: waitingSince, step, timedOut } = update;
  const kept =
    update.kept === undefined ? snapshot.told : snapshot.told.slice(0, Math.max(0, update.kept - snapshot.earlier));
  const next: SeatSnapshot = {
    ...snapshot,
    version,
    ask,
    waiting,
    window,
    clock,
    result,
    undo,
    undone,
    since: waitingSince,
    step,
    timedOut,
    view: merged(snapshot.view, update),
    told: update.told.length === 0 ? kept : [...kept, ...update.told],
  };
  return { state: { ...state, snapshots: state.snapshots.map((one) => (one === snapshot ? next : one)) }, gap: false };
}

/** What has not changed stays the same object, so that nothing of it is drawn again. */
function merged(view: Choice, { set, gone, into = {} }: Update): Choice {
  if (Object.keys(set).length === 0 && gone.length === 0 && Object.keys(into).length === 0) return view;
  const base = typeof view === 'object' && view !== null && !Array.isArray(view) ? (view as Fields) : {};
  return patchedFields(base, { set, gone, into });
}

/** These views; but of one that came late ours, which is newer. Both are of the same epoch. */
const newest = (ours: readonly SeatSnapshot[], views: readonly SeatSnapshot[]): readonly SeatSnapshot[] =>
  views.map((view) => ours.find(({ seat, version }) => seat === view.seat && version > view.version) ?? view);

const inOrder = (snapshots: readonly SeatSnapshot[]): readonly SeatSnapshot[] =>
  snapshots.toSorted((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
