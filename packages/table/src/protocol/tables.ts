// The protocol, tables: how one is made, and what everybody may know of it.

import type { Choice } from '@tabella/kernel';
import { type Static, Type } from 'typebox';
import { ExactObject } from './exact-object.ts';

/** Twelve letters and digits; tables made before codes grew keep their six or eight. */
export const Code = Type.String({
  pattern: '^[A-HJ-NP-Z2-9]{6}(?:[A-HJ-NP-Z2-9]{2}|[A-HJ-NP-Z2-9]{6})?$',
  description: 'Hard to misread, and too many to guess.',
});
export const Seat = Type.Integer({ minimum: 0, maximum: 14 });
export const BotId = Type.String({ minLength: 1, maxLength: 40 });
/** What a person adds to the deal, so that nobody can pick it: any short text, best drawn by the client's own chance. */
export const Contribution = Type.String({ minLength: 1, maxLength: 64 });

export const Openness = Type.Union([Type.Literal('public'), Type.Literal('link')]);
export type Openness = Static<typeof Openness>;
/** How long a reaction window lasts: 1, 3 or 8 seconds; quick unless somebody says otherwise. */
export const Windows = Type.Union([Type.Literal('quick'), Type.Literal('normal'), Type.Literal('slow')]);
export type Windows = Static<typeof Windows>;

export const Options = Type.Unsafe<Readonly<Record<string, Choice>>>(
  Type.Object({}, { additionalProperties: true, maxProperties: 60 }),
);

export const SeatCount = Type.Integer({ minimum: 1, maximum: 15 });
export const Seconds = Type.Integer({
  minimum: 0,
  maximum: 86_400,
  description: 'Seconds for a decision; 0 is no clock.',
});

export const Late = Type.Union([Type.Integer({ minimum: 1, maximum: 10 }), Type.Null()], {
  description: 'Spectators see all hands so many turns later; null: at the end.',
});

export const Hints = Type.Boolean({
  description: 'Whoever is asked may ask a strong bot what it would do; never where matches are rated.',
});

export const NewTable = ExactObject({
  game: Type.String({ maxLength: 40 }),
  seats: SeatCount,
  options: Type.Optional(Options),
  open: Type.Optional(Openness),
  window: Type.Optional(Windows),
  clock: Type.Optional(Seconds),
  late: Type.Optional(Late),
  hints: Type.Optional(Hints),
  fill: Type.Optional(BotId),
  start: Type.Optional(Type.Boolean({ description: 'Begin at once; needs `fill`.' })),
  seat: Type.Optional(Seat),
  number: Type.Optional(Contribution),
});
export type NewTable = Static<typeof NewTable>;

/** What I add to the deal of a table that begins at once, drawn after I was shown its fingerprint. */
export const BeginTable = ExactObject({ number: Contribution });
export type BeginTable = Static<typeof BeginTable>;

export const Created = ExactObject({
  code: Code,
  commitment: Type.String({ description: 'The fingerprint of the deal: keep it, then add your number.' }),
});
export type Created = Static<typeof Created>;

/** What was hidden when a match is played on: left as it was, or dealt anew for the one who goes on. */
export const HiddenThen = Type.Union([Type.Literal('as-it-was'), Type.Literal('anew')]);
export type HiddenThen = Static<typeof HiddenThen>;

export const Begun = ExactObject({ ok: Type.Literal(true) });

export const SeatInfo = ExactObject({
  seat: Seat,
  by: Type.Union([Type.Literal('nobody'), Type.Literal('person'), Type.Literal('bot')]),
  name: Type.Union([Type.String(), Type.Null()]),
  /** The bot that plays here, also for an absent person. */
  bot: Type.Union([Type.String(), Type.Null()]),
  /** Held by the person this is sent to. */
  mine: Type.Boolean(),
  /** The person has a connection; bots always have. */
  online: Type.Boolean(),
  /** `bot` plays for the person: until they are back, or if they are here, until they sit down again. */
  away: Type.Boolean(),
  /** They said that they go; the seat is theirs again when they sit down in it. */
  left: Type.Boolean(),
  /** The next person who sits down here plays on; the host gives the seat away. */
  offered: Type.Boolean(),
  /** They are here and have kept the table waiting for long: the seats that want a bot in their place. */
  overdue: Type.Union([Type.Array(Seat), Type.Null()]),
  /** How often the fallback was played because a bot here broke or took too long; known when the match is over. */
  slips: Type.Integer(),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const Phase = Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]);
export type Phase = Static<typeof Phase>;

/** How a seat may take back its last answer: by itself, or if the others agree. */
export const UndoBy = Type.Union([Type.Literal('right'), Type.Literal('consent')]);
export type UndoBy = Static<typeof UndoBy>;

/** A seat asks to take back its last answer. Play stands still until all have agreed, one says no, or time is up. */
export const UndoRequest = ExactObject({
  /** Names the request; a vote on an older one is refused. */
  request: Type.Integer({ minimum: 0 }),
  seat: Seat,
  /** Seats of the people who have agreed, and of those who have not answered yet. */
  agreed: Type.Array(Seat),
  asked: Type.Array(Seat),
});
export type UndoRequest = Static<typeof UndoRequest>;

/** Whether bots can play on without pauses: only while no person plays. */
export const Fast = Type.Union([Type.Literal('no'), Type.Literal('possible'), Type.Literal('on')]);
export type Fast = Static<typeof Fast>;

/**
 * How fast bots play while I watch. The slowest wish at the table counts; `step` (each visible act waits for `go-on`) is
 * for one person alone, and slow otherwise.
 */
export const Pace = Type.Union([
  Type.Literal('slow'),
  Type.Literal('normal'),
  Type.Literal('fast'),
  Type.Literal('step'),
]);
export type Pace = Static<typeof Pace>;

/** The deal can be checked by anyone when the match has ended: the secret fits the promise, the key follows. */
export const FairnessInfo = ExactObject({
  commitment: Type.String(),
  /** What the seats added, once the match has begun. */
  numbers: Type.Union([Type.Array(Type.String()), Type.Null()]),
  /** Only when the match has ended. */
  secret: Type.Union([Type.String(), Type.Null()]),
});
export type FairnessInfo = Static<typeof FairnessInfo>;

/** Seats that may talk among themselves. */
export const SideInfo = ExactObject({ id: Type.String(), seats: Type.Array(Seat) });
export type SideInfo = Static<typeof SideInfo>;

/** The moment of another match from which one goes on. */
export const OriginInfo = ExactObject({
  /** Null when that match came as a file. */
  code: Type.Union([Code, Type.Null()]),
  /** So many rows of it had been played. */
  row: Type.Integer({ minimum: 0 }),
  seat: Seat,
  /** What was hidden then was left as it was, or dealt anew for that seat. */
  hidden: HiddenThen,
});
export type OriginInfo = Static<typeof OriginInfo>;

/** People who look on without a seat. */
export const Watchers = ExactObject({
  count: Type.Integer({ minimum: 0 }),
  /** Of those who want to be named. */
  names: Type.Array(Type.String()),
  /** The person this is sent to wants to be named. */
  named: Type.Boolean(),
});
export type Watchers = Static<typeof Watchers>;

const tableNow = {
  code: Code,
  game: Type.String(),
  open: Openness,
  window: Windows,
  clock: Type.Integer(),
  late: Late,
  hints: Hints,
  watchers: Watchers,
  phase: Phase,
  seats: Type.Array(SeatInfo),
  /** The person this is sent to is the host: they may start the match, seat bots, remove people and offer seats. */
  host: Type.Boolean(),
  /** The person this is sent to was removed, or gave a seat away: they can watch, and take no seat. */
  barred: Type.Boolean(),
  paused: Type.Boolean(),
  /** Seats that want a pause; it begins when all people at the table do. */
  wantPause: Type.Array(Seat),
  /** The open request to take something back. */
  wantUndo: Type.Union([UndoRequest, Type.Null()]),
  fast: Fast,
  /** How fast the person this is sent to wants the bots to play. */
  pace: Pace,
  /** It begins by itself as soon as everybody who sits here has added to the deal. */
  starting: Type.Boolean(),
  /** Seats that want to play again. */
  wantRematch: Type.Array(Seat),
  /** The table of the rematch. */
  next: Type.Union([Code, Type.Null()]),
  fairness: FairnessInfo,
  /** The match goes on from a moment of another one, and is not rated; null for the usual set-up. */
  from: Type.Union([OriginInfo, Type.Null()]),
  /** If the game has sides, and the match has begun. */
  sides: Type.Array(SideInfo),
  /** Why the match cannot go on, if it cannot. */
  trouble: Type.Union([Type.String(), Type.Null()]),
};

/** What may change of a table. The options may hold a whole card set: they are sent only when they have changed. */
export const TableNow = ExactObject({ ...tableNow, options: Type.Optional(Options) });
export type TableNow = Static<typeof TableNow>;

export const TableInfo = ExactObject({ ...tableNow, options: Options });
export type TableInfo = Static<typeof TableInfo>;

/** The whole log of a finished match, with names and the chat that the reader could read; no notes. */
export const RecordFile = Type.String({ description: 'One line of canonical JSON; see docs/protocol.md.' });

/** An open table in the lobby. */
export const LobbyLine = ExactObject({
  code: Code,
  game: Type.String(),
  seats: Type.Integer(),
  taken: Type.Integer(),
  names: Type.Array(Type.String()),
  window: Windows,
  clock: Type.Integer(),
  /** When it was made, in milliseconds since 1970. */
  made: Type.Integer(),
});
export type LobbyLine = Static<typeof LobbyLine>;
export const Lobby = ExactObject({ tables: Type.Array(LobbyLine) });
export type Lobby = Static<typeof Lobby>;

/** A table at which I sit. */
export const MyTable = ExactObject({
  code: Code,
  game: Type.String(),
  phase: Phase,
  names: Type.Array(Type.String()),
  /** I am asked, and not in a window. */
  myTurn: Type.Boolean(),
  /** The last time something happened, in milliseconds since 1970. */
  touched: Type.Integer(),
});
export type MyTable = Static<typeof MyTable>;
export const MyTables = ExactObject({ tables: Type.Array(MyTable) });
export type MyTables = Static<typeof MyTables>;
