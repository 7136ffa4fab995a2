// The protocol, games: what can be played here, on which terms, against which bots.

import type { Choice } from '@tabella/kernel';
import { type Static, Type } from 'typebox';
import { ExactObject } from './exact-object.ts';

const labels = Type.Record(Type.String(), Type.String(), { description: 'What each value is called.' });
const named = { name: Type.String(), label: Type.String() };
/** It matters only where the option of this name has one of these values in its list. */
const beside = Type.Optional(ExactObject({ option: Type.String(), values: Type.Array(Type.String()) }));

/** One option of a game, enough to draw its part of a form. */
export const OptionField = Type.Union([
  ExactObject({ ...named, kind: Type.Literal('flag'), default: Type.Boolean(), beside }),
  ExactObject({
    ...named,
    kind: Type.Literal('one'),
    of: Type.Array(Type.String()),
    labels,
    default: Type.String(),
    beside,
  }),
  ExactObject({
    ...named,
    kind: Type.Literal('some'),
    of: Type.Array(Type.String()),
    labels,
    brings: Type.Record(Type.String(), Type.String(), { description: 'What values bring, where that is said.' }),
    default: Type.Array(Type.String()),
  }),
  ExactObject({
    ...named,
    kind: Type.Literal('data'),
    of: Type.Array(Type.String(), { description: 'Values with a name; besides them, data of one’s own.' }),
    labels,
    default: Type.String(),
  }),
  ExactObject({
    ...named,
    kind: Type.Literal('number'),
    min: Type.Integer(),
    max: Type.Integer(),
    default: Type.Integer(),
  }),
  ExactObject({
    ...named,
    kind: Type.Literal('seat'),
    labels,
    default: Type.Integer({ description: '1 is the first seat, 0 is random.' }),
  }),
]);
export type OptionField = Static<typeof OptionField>;

export const Preset = ExactObject({
  id: Type.String(),
  name: Type.String(),
  line: Type.String({ description: 'What is in it, in one short sentence.' }),
  options: Type.Record(Type.String(), Type.Unsafe<Choice>(Type.Unknown())),
});
export type Preset = Static<typeof Preset>;

export const GameInfo = ExactObject({
  id: Type.String(),
  title: Type.String(),
  tagline: Type.String(),
  seats: ExactObject({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Array(OptionField),
  presets: Type.Array(Preset, { description: 'Options that go well together, the simplest first.' }),
  bots: Type.Array(Type.String(), { description: 'Bots that may sit here, weakest first.' }),
  usual: Type.String({ description: 'The bot for people who do not care; it also sits in for the absent.' }),
});
export type GameInfo = Static<typeof GameInfo>;

/** Data of one's own for an option, before a table is made with it. */
export const OwnData = ExactObject({ value: Type.Unsafe<Choice>(Type.Unknown()) });
export type OwnData = Static<typeof OwnData>;

export const OwnChecked = Type.Union([
  ExactObject({ ok: Type.Literal(true), name: Type.String() }),
  ExactObject({
    ok: Type.Literal(false),
    faults: Type.Array(Type.String(), { description: 'Each with its place in the data.' }),
  }),
]);
export type OwnChecked = Static<typeof OwnChecked>;

/** The words of games, in English where one does not speak the language. */
export const InLanguage = Type.Object({ language: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}$' })) });
export type InLanguage = Static<typeof InLanguage>;

export const GameList = ExactObject({ games: Type.Array(GameInfo) });
export type GameList = Static<typeof GameList>;
