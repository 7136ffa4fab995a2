// The protocol, live, from the server: a welcome, and from then on what changes, with a version per view.

import type { Answer, Choice, GameEvent, Patch, Thought, Why } from '@tabella/kernel';
import { type Static, Type } from 'typebox';
import { ExactObject } from './exact-object.ts';
import { About } from './people.ts';
import { MessageId, Viewer } from './said.ts';
import { Seat, TableInfo, TableNow, UndoBy } from './tables.ts';

const Value = Type.Unsafe<Choice>(Type.Unknown());
const Time = Type.Integer({ description: 'Milliseconds since 1970, by the clock of the server.' });
const Version = Type.Integer({ minimum: 0 });

/** A question that is open to a seat of mine, with all its legal answers. */
export const OpenAsk = ExactObject({
  id: Type.Integer(),
  seat: Seat,
  kind: Type.String(),
  from: Type.Array(Value),
  min: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer()),
  text: Type.Optional(ExactObject({ rule: Type.String(), max: Type.Integer(), args: Type.Optional(Value) })),
  about: Type.Optional(Value),
  open: Type.Optional(Type.Boolean()),
  reaction: Type.Optional(Type.Boolean()),
  concerns: Type.Optional(Type.Boolean()),
  fallback: Value,
  /** What I answered so far; it may be changed while the question is open. */
  declared: Type.Optional(Type.Unsafe<Answer>(Type.Unknown())),
  /** Whether it should stop me, by my preference. Always true outside windows. */
  stop: Type.Boolean(),
});
export type OpenAsk = Static<typeof OpenAsk>;

/** A reaction window is open to some; nobody is shown to which seats, or who has answered. */
export const WindowNow = ExactObject({
  /** When it closes; null while it has no time limit (paused, or bots alone). */
  until: Type.Union([Time, Type.Null()]),
  /** Somebody holds it. */
  thinking: Type.Boolean(),
});
export type WindowNow = Static<typeof WindowNow>;

export const Result = ExactObject({
  winners: Type.Array(Seat),
  reason: Type.String(),
  scores: Type.Optional(Type.Array(Type.Number())),
  parts: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Number()))),
});

/** Where play stands for one viewer. */
const now = {
  ask: Type.Union([OpenAsk, Type.Null()]),
  /** Whose answer the table waits for; nobody while a window is open. */
  waiting: Type.Array(Seat),
  window: Type.Union([WindowNow, Type.Null()]),
  /** Since when the table waits for them; null when it waits for nobody. */
  since: Type.Union([Time, Type.Null()]),
  /** When the time for this decision runs out. */
  clock: Type.Union([Time, Type.Null()]),
  /** Bots wait until I say `go-on`. */
  step: Type.Boolean(),
  result: Type.Union([Result, Type.Null()]),
  /** Whether this seat may take back its last answer; null for the public. */
  undo: Type.Union([UndoBy, Type.Null()]),
  /** What was taken back so far: by which seat, and after how many of the events that this viewer heard (all counted). */
  undone: Type.Array(ExactObject({ seat: Seat, at: Type.Integer({ minimum: 0 }) })),
  /** Whose time ran out so far, so that the clock answered for them; `at` as above. Forgotten when the server restarts. */
  timedOut: Type.Array(ExactObject({ seat: Seat, at: Type.Integer({ minimum: 0 }) })),
};

const Told = Type.Array(Type.Unsafe<GameEvent>(Type.Object({ kind: Type.String() }, { additionalProperties: true })));
const Keys = Type.Unsafe<Readonly<Record<string, Choice>>>(Type.Object({}, { additionalProperties: true }));

const Patches = Type.Unsafe<Readonly<Record<string, Patch>>>(Type.Object({}, { additionalProperties: true }));

/** Everything one viewer may see. */
export const Snapshot = ExactObject({
  seat: Viewer,
  version: Version,
  /** As the game's own view; its words and boards know it. */
  view: Value,
  /** What this viewer has heard, oldest first; `earlier` events before these are left out. */
  told: Told,
  earlier: Type.Integer(),
  ...now,
});
export type Snapshot = Static<typeof Snapshot>;

export const Update = ExactObject({
  type: Type.Literal('update'),
  now: Time,
  seat: Viewer,
  /** One more than the version before. */
  version: Version,
  /** Something was taken back: of all that was heard, only so many events remain, before `told` follows. */
  kept: Type.Optional(Type.Integer({ minimum: 0 })),
  told: Told,
  /** Top-level keys of the view that changed, with their new values. */
  set: Keys,
  /** Top-level keys that are gone. */
  gone: Type.Array(Type.String()),
  /** Top-level keys that changed in part; only to a connection that asked for it. */
  into: Type.Optional(Patches),
  ...now,
});
export type Update = Static<typeof Update>;

export const ChatLine = ExactObject({
  id: Type.String(),
  at: Time,
  name: Type.String(),
  /** The seat that speaks; null when the person has none. */
  seat: Viewer,
  text: Type.String({ description: 'As it was typed: text, never markup.' }),
  /** The seats it is for: none for a line of spectators among themselves; null when it is for the table. */
  side: Type.Union([Type.Array(Seat), Type.Null()]),
});
export type ChatLine = Static<typeof ChatLine>;

/** What spectators see later: everything, as it was at the end of an earlier turn. */
export const LateView = ExactObject({
  /** The turn that is shown, and the one that is played now. */
  turn: Type.Integer({ minimum: 1 }),
  turns: Type.Integer({ minimum: 1 }),
  /** How many rows of the match had been played then: where its replay shows the same. */
  row: Type.Integer({ minimum: 0 }),
  view: Snapshot.properties.view,
  told: Snapshot.properties.told,
  earlier: Snapshot.properties.earlier,
  undone: Snapshot.properties.undone,
});
export type LateView = Static<typeof LateView>;

/** The notes at a seat of mine. */
export const Noted = ExactObject({ seat: Seat, value: Value });
export type Noted = Static<typeof Noted>;

/** The answer to `hello`. */
export const Welcome = ExactObject({
  type: Type.Literal('welcome'),
  now: Time,
  /** Versions count within an epoch; after a restart there is a new one. */
  epoch: Type.String(),
  table: TableInfo,
  /** The last lines that I may read. */
  chat: Type.Array(ChatLine),
  /** Of each seat I hold, if there are any. */
  notes: Type.Array(Noted),
  /** One per seat I hold, or the public's if I hold none; none before the start. */
  views: Type.Array(Snapshot),
  /** Views that go on from the version I named: their missed updates follow. */
  resumed: Type.Array(Viewer),
});
export type Welcome = Static<typeof Welcome>;

/** From now on I have these views and no others: the match began, or my seats changed. */
export const Views = ExactObject({ type: Type.Literal('views'), now: Time, views: Type.Array(Snapshot) });
export type Views = Static<typeof Views>;

export const TableChanged = ExactObject({ type: Type.Literal('table'), table: TableNow });
export type TableChanged = Static<typeof TableChanged>;

export const ChatSaid = ExactObject({ type: Type.Literal('chat'), line: ChatLine });
export type ChatSaid = Static<typeof ChatSaid>;

/** Somebody on my side, or I on another device, took notes; `said` is the id of their message. */
export const NoteTaken = ExactObject({ type: Type.Literal('note'), said: Type.String(), ...Noted.properties });
export type NoteTaken = Static<typeof NoteTaken>;

/** The result of a message, by its id. Everything it brought about is stored when this is sent. */
export const Ack = ExactObject({
  type: Type.Literal('ack'),
  id: Type.String(),
  ok: Type.Boolean(),
  code: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  about: Type.Optional(About),
  /** Of what the rules of the game refuse: why, for its words. */
  why: Type.Optional(Type.Unsafe<Exclude<Why, string>>(Type.Object({ kind: Type.String() }))),
});
export type Ack = Static<typeof Ack>;

/** The answer to `preview`, besides its `ack`; null when nothing can be said of that question. */
export const Previewed = ExactObject({
  type: Type.Literal('previewed'),
  id: MessageId,
  preview: Type.Union([ExactObject({ events: Told, ends: Type.Boolean(), wins: Type.Boolean() }), Type.Null()]),
});
export type Previewed = Static<typeof Previewed>;

/** The answer to `hint`, after its `ack`; null when the bot has nothing to say, or what was asked is over. */
export const Hinted = ExactObject({
  type: Type.Literal('hinted'),
  id: MessageId,
  /** Its answers are choices of my question. */
  thought: Type.Unsafe<Thought | null>(Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()])),
});
export type Hinted = Static<typeof Hinted>;

/** Somebody reminds me that the table waits for this seat of mine. */
export const Nudged = ExactObject({ type: Type.Literal('nudged'), seat: Seat, by: Seat });
export type Nudged = Static<typeof Nudged>;

/** Every 20 seconds: a client that hears nothing for longer than 45 should reconnect. */
export const Ping = ExactObject({ type: Type.Literal('ping'), now: Time });
export type Ping = Static<typeof Ping>;

/** The last message before the server closes the connection. At an outage it can keep nothing: come back later. */
export const Bye = ExactObject({
  type: Type.Literal('bye'),
  reason: Type.Union([
    Type.Literal('restart'),
    Type.Literal('flood'),
    Type.Literal('gone'),
    Type.Literal('banned'),
    Type.Literal('outage'),
  ]),
});
export type Bye = Static<typeof Bye>;

export const Heard = Type.Union([
  Welcome,
  Views,
  Update,
  TableChanged,
  ChatSaid,
  NoteTaken,
  Ack,
  Previewed,
  Hinted,
  Nudged,
  Ping,
  Bye,
]);
export type Heard = Static<typeof Heard>;
