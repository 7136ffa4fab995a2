// The protocol, matches: what was played, in lists; and another match that goes on from a moment of one.

import type { Choice } from '@tabella/kernel';
import { type Static, Type } from 'typebox';
import { ExactObject } from './exact-object.ts';
import { Code, HiddenThen, Openness, Seat } from './tables.ts';

/** What became of me: `other` when some of my seats won and others did not. */
export const Outcome = Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('other')]);
export type Outcome = Static<typeof Outcome>;

const seat = ExactObject({
  /** As it was when the match ended; no two of a match look alike. */
  name: Type.String(),
  /** The bot that played it, if one did. */
  bot: Type.Union([Type.String(), Type.Null()]),
});

const line = {
  code: Code,
  game: Type.String(),
  open: Openness,
  seats: Type.Array(seat),
  /** Winners and reason as the rules say them, points per seat if there are any. */
  result: ExactObject({
    winners: Type.Array(Seat),
    reason: Type.String(),
    scores: Type.Optional(Type.Array(Type.Number())),
  }),
  began: Type.Integer({ description: 'Milliseconds since 1970.' }),
  ended: Type.Integer(),
  /** Options that differ from the defaults; data of one's own by its name. */
  options: Type.Unsafe<Readonly<Record<string, Choice>>>(Type.Object({}, { additionalProperties: true })),
  /** It began from a moment of another match. */
  playedOn: Type.Boolean(),
};

export const MatchLine = ExactObject(line);
export type MatchLine = Static<typeof MatchLine>;

export const MyMatch = ExactObject({
  ...line,
  /** Seats that were mine at the end. */
  mine: Type.Array(Seat),
  outcome: Outcome,
  /** Nobody else keeps it: when I hide it, it is deleted. */
  last: Type.Boolean(),
});
export type MyMatch = Static<typeof MyMatch>;

const next = Type.Union([Type.String(), Type.Null()], {
  description: 'The `before` of the next page, if there is one.',
});

export const MyMatches = ExactObject({
  matches: Type.Array(MyMatch),
  next,
  /** All that I have not hidden, whatever was asked for. */
  count: Type.Integer(),
});
export type MyMatches = Static<typeof MyMatches>;

export const PublicMatches = ExactObject({ matches: Type.Array(MatchLine), next });
export type PublicMatches = Static<typeof PublicMatches>;

const Before = Type.String({
  pattern: '^[0-9]{1,16}-[A-HJ-NP-Z2-9]{6,12}$',
  description: '`next` of the page before.',
});
const Game = Type.String({ maxLength: 40 });

export const MatchQuery = ExactObject({
  game: Type.Optional(Game),
  with: Type.Optional(Type.String({ maxLength: 60, description: 'The name of somebody who sat there.' })),
  result: Type.Optional(Outcome),
  text: Type.Optional(Type.String({ maxLength: 60, description: 'Part of a name, of the game or of the code.' })),
  before: Type.Optional(Before),
});
export type MatchQuery = Static<typeof MatchQuery>;

export const PublicQuery = ExactObject({ game: Type.Optional(Game), before: Type.Optional(Before) });
export type PublicQuery = Static<typeof PublicQuery>;

export const Hiding = ExactObject({
  /** Nobody else kept it, and it is gone for good. */
  deleted: Type.Boolean(),
});
export type Hiding = Static<typeof Hiding>;

/** The most characters of a record that is played on. */
export const MOST_FILE = 2_000_000;

/** Either `code` or `file`. */
export const PlayOn = ExactObject({
  code: Type.Optional(Code),
  file: Type.Optional(Type.String({ maxLength: MOST_FILE, description: 'A whole record.' })),
  row: Type.Integer({ minimum: 0, description: 'After so many rows, or at the resting point before.' }),
  seat: Seat,
  hidden: HiddenThen,
  with: Type.Union([Type.Literal('bots'), Type.Literal('friends')]),
});
export type PlayOn = Static<typeof PlayOn>;
