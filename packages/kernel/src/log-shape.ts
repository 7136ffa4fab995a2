// The shape of a replay file: exactly these keys with exactly these kinds of values. Whatever differs is named.

import type { Choice, Seat } from './ask.ts';
import { type Chain, LINKS, MORE_LINKS } from './chain.ts';
import type { Fairness } from './fairness.ts';
import type { Result } from './game.ts';
import { EVERYONE } from './game.ts';
import type { Told } from './known.ts';
import type { AnswerRow, Log, Row, SaidThen, TableRecord } from './log.ts';
import type { Position } from './position.ts';

/** The format before there were chains, and the one that is written now. */
export const FIRST_FORMAT = 1;
export const FORMAT = 2;

export interface LogFile {
  readonly format: number;
  readonly log: Log;
  readonly commitment: string;
  readonly chain: Chain | null;
  readonly sum: string;
}

/** Something in a file that does not belong there; the message is a sentence for people. */
export class Misshapen extends Error {
  constructor(
    readonly place: string,
    reason: string,
  ) {
    super(reason);
  }
}

type Raw = Readonly<Record<string, unknown>>;

const LONGEST_KEY = 40;
const wrong = (place: string, what: string): Misshapen =>
  new Misshapen(place, `In this replay file "${place}" is not ${what}.`);
const inside = (place: string, key: string): string =>
  place === '' ? key.slice(0, LONGEST_KEY) : `${place}.${key.slice(0, LONGEST_KEY)}`;

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function record(value: unknown, place: string, keys: readonly string[], maybe: readonly string[] = []): Raw {
  if (!isRecord(value)) throw wrong(place, 'a set of names and values');
  for (const key of keys) {
    if (!Object.hasOwn(value, key))
      throw new Misshapen(inside(place, key), `This replay file lacks "${inside(place, key)}".`);
  }
  for (const key of Object.keys(value)) {
    if (keys.includes(key) || maybe.includes(key)) continue;
    throw new Misshapen(inside(place, key), `This replay file holds something unknown: "${inside(place, key)}".`);
  }
  return value;
}

function list<T>(value: unknown, place: string, one: (value: unknown, place: string) => T): T[] {
  if (!Array.isArray(value)) throw wrong(place, 'a list');
  return value.map((item, i) => one(item, `${place}[${i}]`));
}

function text(value: unknown, place: string): string {
  if (typeof value !== 'string') throw wrong(place, 'a text');
  return value;
}

function count(value: unknown, place: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw wrong(place, 'a whole number');
  return value as number;
}

function number(value: unknown, place: string): number {
  if (!Number.isFinite(value)) throw wrong(place, 'a number');
  return value as number;
}

/** Reads what `JSON.parse` made of a file; throws `Misshapen`. */
export function shapeOf(file: Raw): LogFile {
  const format = file.tabella as number;
  const more = format === FIRST_FORMAT ? [] : ['told', 'chain'];
  const keys = ['tabella', 'commitment', 'game', 'rules', 'seats', 'options', 'fairness', 'rows', 'result', 'sum'];
  const { game, rules, seats, options, fairness, rows, result, fault, told, chain, sum, commitment, ...rest } = record(
    file,
    '',
    [...keys, ...more],
    format === FIRST_FORMAT ? ['fault'] : ['fault', ...MORE_LINKS],
  );
  const { from, story, table } = rest;
  if (!isRecord(options)) throw wrong('options', 'a set of names and values');
  const log: Log = {
    game: text(game, 'game'),
    rules: count(rules, 'rules'),
    seats: count(seats, 'seats'),
    options: options as Choice,
    fairness: fairnessFrom(fairness),
    rows: list(rows, 'rows', rowFrom),
    result: result === null ? null : resultFrom(result),
    ...(fault === undefined ? {} : { fault: faultFrom(fault) }),
    ...(format === FIRST_FORMAT || told === null ? {} : { told: list(told, 'told', text) }),
    ...(from === undefined ? {} : { from: positionFrom(from) }),
    ...(story === undefined ? {} : { story: list(story, 'story', (one, place) => list(one, place, toldFrom)) }),
    ...(table === undefined ? {} : { table: tableFrom(table) }),
  };
  return {
    format,
    log,
    commitment: text(commitment, 'commitment'),
    chain: format === FIRST_FORMAT ? null : chainFrom(chain),
    sum: text(sum, 'sum'),
  };
}

function fairnessFrom(value: unknown): Fairness {
  const { secret, numbers, bound, seeded } = record(value, 'fairness', ['secret', 'numbers'], ['bound', 'seeded']);
  if (bound !== undefined && typeof bound !== 'boolean') throw wrong('fairness.bound', 'yes or no');
  if (seeded !== undefined && seeded !== true) throw wrong('fairness.seeded', 'yes');
  return {
    secret: text(secret, 'fairness.secret'),
    contributions: list(numbers, 'fairness.numbers', text),
    ...(bound === undefined ? {} : { bound }),
    ...(seeded === undefined ? {} : { seeded }),
  };
}

function rowFrom(value: unknown, place: string): Row {
  if (!isRecord(value) || !Object.hasOwn(value, 'undo')) return answerFrom(value, place);
  const { seq, seat, undo, by } = record(value, place, ['seq', 'seat', 'undo', 'by']);
  if (by !== 'right' && by !== 'consent') throw wrong(`${place}.by`, '"right" or "consent"');
  return { ...numbered(seq, seat, place), undo: count(undo, `${place}.undo`), by };
}

function answerFrom(value: unknown, place: string): AnswerRow {
  const { seq, seat, ask, choice } = record(value, place, ['seq', 'seat', 'ask', 'choice']);
  return { ...numbered(seq, seat, place), ask: count(ask, `${place}.ask`), choice: choice as Choice };
}

const numbered = (seq: unknown, seat: unknown, place: string): { seq: number; seat: Seat } => ({
  seq: count(seq, `${place}.seq`),
  seat: count(seat, `${place}.seat`),
});

function resultFrom(value: unknown): Result {
  const { winners, reason, scores, parts } = record(value, 'result', ['winners', 'reason'], ['scores', 'parts']);
  if (parts !== undefined && !isRecord(parts)) throw wrong('result.parts', 'a set of names and values');
  const named = Object.entries(parts ?? {});
  const partsRead = named.map(([name, points]) => [name, list(points, inside('result.parts', name), number)]);
  return {
    winners: list(winners, 'result.winners', count),
    reason: text(reason, 'result.reason'),
    ...(scores === undefined ? {} : { scores: list(scores, 'result.scores', number) }),
    ...(parts === undefined ? {} : { parts: Object.fromEntries(partsRead) as Record<string, number[]> }),
  };
}

function faultFrom(value: unknown): NonNullable<Log['fault']> {
  const { row, message } = record(value, 'fault', ['row', 'message']);
  return { row: answerFrom(row, 'fault.row'), message: text(message, 'fault.message') };
}

function chainFrom(value: unknown): Chain {
  const { rows, ...links } = record(value, 'chain', [...LINKS, 'rows'], MORE_LINKS);
  for (const part of Object.keys(links)) text(links[part], `chain.${part}`);
  return { ...(links as Record<(typeof LINKS)[number], string>), rows: list(rows, 'chain.rows', text) };
}

function positionFrom(value: unknown): Position {
  const { state, told, asked } = record(value, 'from', ['state', 'told'], ['asked']);
  return {
    state: text(state, 'from.state'),
    told: list(told, 'from.told', toldFrom),
    ...(asked === undefined ? {} : { asked: count(asked, 'from.asked') }),
  };
}

function toldFrom(value: unknown, place: string): Told {
  const { to, event } = record(value, place, ['to', 'event']);
  if (count(to, `${place}.to`) > EVERYONE) throw wrong(`${place}.to`, 'an audience');
  if (!isRecord(event) || typeof event.kind !== 'string') throw wrong(`${place}.event`, 'an event');
  return { to: to as number, event: event as Told['event'] };
}

const maybeText = (value: unknown, place: string): string | null => (value === null ? null : text(value, place));

function tableFrom(value: unknown): TableRecord {
  const { names, bots, begun, ended, chat } = record(value, 'table', ['names', 'bots', 'begun', 'ended', 'chat']);
  return {
    names: list(names, 'table.names', text),
    bots: list(bots, 'table.bots', maybeText),
    begun: count(begun, 'table.begun'),
    ended: count(ended, 'table.ended'),
    chat: list(chat, 'table.chat', saidFrom),
  };
}

function saidFrom(value: unknown, place: string): SaidThen {
  const { row, seat, name, text: said, side } = record(value, place, ['row', 'seat', 'name', 'text', 'side']);
  return {
    row: count(row, `${place}.row`),
    seat: seat === null ? null : count(seat, `${place}.seat`),
    name: text(name, `${place}.name`),
    text: text(said, `${place}.text`),
    side: side === null ? null : list(side, `${place}.side`, count),
  };
}
