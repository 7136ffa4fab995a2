// The protocol, live, from a client: every message has an id of the client's own; sent again it does no harm.

import type { Answer, Choice } from '@tabella/kernel';
import { type Static, type TProperties, Type } from 'typebox';
import { ExactObject } from './exact-object.ts';
import { Name } from './people.ts';
import {
  BotId,
  Contribution,
  Hints,
  Late,
  Openness,
  Pace,
  Seat,
  SeatCount,
  Seconds,
  UndoBy,
  Windows,
} from './tables.ts';

export const CHAT_LENGTH = 500;
/** Characters of notes, as JSON. */
export const NOTE_LENGTH = 8_000;

/** A name for a message, of its client's own choosing: letters, digits and signs of ASCII. */
export const MessageId = Type.String({ pattern: '^[!-~]{1,40}$' });

const said = <T extends string, P extends TProperties>(type: T, rest: P) =>
  ExactObject({ type: Type.Literal(type), id: MessageId, ...rest });

/** The public's view has no seat. */
export const Viewer = Type.Union([Seat, Type.Null()]);

/** The last version seen of each view, of the epoch in which it was seen. */
export const Since = ExactObject({
  epoch: Type.String({ pattern: '^[!-~]{0,40}$' }),
  versions: Type.Array(ExactObject({ seat: Viewer, version: Type.Integer({ minimum: 0 }) }), {
    maxItems: 16,
  }),
});
export type Since = Static<typeof Since>;

/** When a window should stop me: always, when it concerns me, or not before I am asked something else. */
export const Stops = Type.Union([Type.Literal('always'), Type.Literal('concerns'), Type.Literal('not-this-turn')]);
export type Stops = Static<typeof Stops>;

/** Comes first, and again after every break. */
export const Hello = said('hello', { since: Type.Optional(Since), pace: Type.Optional(Pace) });
/** A free seat, one that the host offers, or one's own that a bot plays. With a name: several people before one screen. */
export const Sit = said('sit', { seat: Seat, name: Type.Optional(Name), number: Type.Optional(Contribution) });
export const Stand = said('stand', { seat: Seat });
export const SeatBot = said('bot', { seat: Seat, bot: Type.Union([BotId, Type.Null()]) });
/** The host changes an option before the start. */
export const SetOption = said('option', {
  name: Type.String({ minLength: 1, maxLength: 40 }),
  value: Type.Unsafe<Choice>(Type.Unknown()),
});
/** The host changes the terms of the table before the start. */
export const SetTerms = said('terms', {
  seats: Type.Optional(SeatCount),
  clock: Type.Optional(Seconds),
  window: Type.Optional(Windows),
  open: Type.Optional(Openness),
  late: Type.Optional(Late),
  hints: Type.Optional(Hints),
});
/** Before the start: the host exchanges two seats, anybody else one of theirs and one without a person. */
export const Swap = said('swap', { seat: Seat, with: Seat });
export const Start = said('start', {});
export const GiveAnswer = said('answer', {
  seat: Seat,
  ask: Type.Integer({ minimum: 0 }),
  choice: Type.Unsafe<Answer>(Type.Unknown()),
});
/**
 * To the table; with `side` to those on the side of that seat of mine; with `watching` to those who never had a seat here,
 * and to everybody when the match is over.
 */
export const Say = said('chat', {
  text: Type.String({ minLength: 1, maxLength: CHAT_LENGTH }),
  side: Type.Optional(Seat),
  watching: Type.Optional(Type.Boolean()),
});
/** All my notes at that seat; everybody on the same side shares them. */
export const Note = said('note', { seat: Seat, value: Type.Unsafe<Choice>(Type.Unknown()) });
export const Pause = said('pause', {});
export const Resume = said('resume', {});
/** Numbers are added at the new table, when its fingerprint was shown; one that is sent here is not used. */
export const Rematch = said('rematch', { number: Type.Optional(Contribution) });
/** What I prefer at this table; what is not named stays as it is. */
export const Prefer = said('prefer', {
  windows: Type.Optional(Stops),
  pace: Type.Optional(Pace),
  /** While I look on, everybody may see my name. */
  named: Type.Optional(Type.Boolean()),
});
/** I have seen what the bot did: the next may act. */
export const GoOn = said('go-on', {});
/** Reminds somebody on whom the table has waited for a while; their connections hear `nudged`. */
export const Nudge = said('nudge', { seat: Seat });
/** I am thinking about a card: the window waits a little longer for everybody. */
export const Hold = said('hold', { seat: Seat });
/** The host sends somebody away. Before the start the seat is free, later a bot plays it; they cannot come back. */
export const Remove = said('remove', { seat: Seat });
/** The host gives a seat of a bot, or of somebody who left, to the next person who sits down in it; or no longer. */
export const Offer = said('offer', { seat: Seat, on: Type.Boolean() });
/** A bot should play for somebody who is there and does not answer: counts when all others at the table want it. */
export const Replace = said('replace', { seat: Seat });
/**
 * I take back my last answer, as `undo` of my view says: by right it is done at once; by consent when all other people
 * who play want it too.
 */
export const Undo = said('undo', { seat: Seat, by: UndoBy });
/** What I say to the open request to take something back (`wantUndo` of the table); its asker may withdraw it by a no. */
export const UndoVote = said('undo-vote', { request: Type.Integer({ minimum: 0 }), agree: Type.Boolean() });
/** What would this answer bring, as far as my seat can know? Answered by `previewed`, to this connection alone. */
export const AskPreview = said('preview', {
  seat: Seat,
  ask: Type.Integer({ minimum: 0 }),
  choice: Type.Unsafe<Answer>(Type.Unknown()),
});
/** What would a strong bot do in my place, and why? Answered by `hinted`, to this connection alone, when it has thought. */
export const AskHint = said('hint', { seat: Seat, ask: Type.Integer({ minimum: 0 }) });
/** Nobody but bots plays on: they may do so without pauses. */
export const FastForward = said('fast-forward', {});
/** I go: before the start my seats are free, later a bot plays them. */
export const Leave = said('leave', {});

export const Said = Type.Union([
  Hello,
  Sit,
  Stand,
  SeatBot,
  SetOption,
  SetTerms,
  Swap,
  Start,
  GiveAnswer,
  Say,
  Note,
  Pause,
  Resume,
  Rematch,
  Prefer,
  GoOn,
  Nudge,
  Hold,
  Remove,
  Offer,
  Replace,
  Undo,
  UndoVote,
  AskPreview,
  AskHint,
  FastForward,
  Leave,
]);
export type Said = Static<typeof Said>;
export type SaidOf<T extends Said['type']> = Extract<Said, { type: T }>;
