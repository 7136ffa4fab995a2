// A recorded game of another engine, as one line of JSON: what was drawn, what was legal, what was done, what it scored.

import { kindNumber, kindOf, sets as kindSets } from '../tiles/index.ts';

type Spot = readonly [x: number, y: number, rotation: number];

export interface GoldenTurn {
  readonly seat: number;
  readonly tile: string;
  readonly garden: boolean;
  readonly spot: Spot;
  /** Tiles drawn first that fitted nowhere. */
  readonly removed: readonly string[];
  /** How many spots were legal, and all of them where they were written down. */
  readonly count: number;
  readonly spots: readonly Spot[] | null;
  /** Legal figures as `meeple 2`, `abbot G`, `retrieve`. */
  readonly figures: readonly string[];
  /** What was chosen of them; null for none. */
  readonly figure: string | null;
  /** Points of the turn as `seat kind points`. */
  readonly awards: readonly string[];
  /** After the turn; null for the last one. */
  readonly scores: readonly number[] | null;
  readonly followers: readonly number[] | null;
}

export interface GoldenGame {
  readonly id: string;
  readonly sets: readonly string[];
  readonly seats: number;
  readonly abbot: boolean;
  readonly turns: readonly GoldenTurn[];
  /** The count at the end, as `seat kind points`. */
  readonly final: readonly string[];
  readonly scores: readonly number[];
}

export class BadGolden extends Error {}

type Json = Record<string, unknown>;

/** One line; throws a BadGolden that says what is wrong with it. */
export function readGoldenGame(line: string): GoldenGame {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new BadGolden('not JSON');
  }
  const game = object(given, 'the line');
  const seats = whole(game.players, 'players', 2, 6);
  const sets = list(game.sets, 'sets').map((one, i) => text(one, `sets[${i}]`));
  const known = new Set(kindSets.map(({ id }) => id));
  const strange = sets.find((one) => !known.has(one));
  if (strange !== undefined) throw new BadGolden(`sets: there is no set "${strange.slice(0, 40)}" here`);
  return {
    id: text(game.id, 'id'),
    sets,
    seats,
    abbot: game.abbot === true,
    turns: list(game.turns, 'turns').map((one, i) => readTurn(one, `turns[${i}]`, seats)),
    final: awards(game.final, 'final', seats),
    scores: numbers(game.score, 'score', seats),
  };
}

function readTurn(given: unknown, at: string, seats: number): GoldenTurn {
  const turn = object(given, at);
  const figures = list(turn.mo ?? [], `${at}.mo`).map((one, i) => figure(one, `${at}.mo[${i}]`));
  return {
    seat: whole(turn.p, `${at}.p`, 0, seats - 1),
    tile: tile(turn.t, `${at}.t`),
    garden: garden(turn, at),
    spot: spot([turn.x, turn.y, turn.r], at),
    removed: list(turn.discarded ?? [], `${at}.discarded`).map((one, i) => tile(one, `${at}.discarded[${i}]`)),
    count: whole(turn.n, `${at}.n`, 1, 10_000),
    spots:
      turn.opts === undefined ? null : list(turn.opts, `${at}.opts`).map((one, i) => spot(one, `${at}.opts[${i}]`)),
    figures,
    figure: turn.m !== undefined ? figure(turn.m, `${at}.m`) : turn.retrieve !== undefined ? 'retrieve' : null,
    awards: awards(turn.ev ?? [], `${at}.ev`, seats),
    scores: turn.score === undefined ? null : numbers(turn.score, `${at}.score`, seats),
    followers: turn.hand === undefined ? null : numbers(turn.hand, `${at}.hand`, seats),
  };
}

function object(given: unknown, at: string): Json {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadGolden(`${at} is not an object`);
  return given as Json;
}

function list(given: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new BadGolden(`${at} is not a list`);
  return given;
}

function text(given: unknown, at: string): string {
  if (typeof given !== 'string') throw new BadGolden(`${at} is not a text`);
  return given;
}

function whole(given: unknown, at: string, min: number, max: number): number {
  if (!Number.isInteger(given) || (given as number) < min || (given as number) > max)
    throw new BadGolden(`${at} is not a whole number from ${min} to ${max}`);
  return given as number;
}

function numbers(given: unknown, at: string, count: number): number[] {
  const found = list(given, at).map((one, i) => whole(one, `${at}[${i}]`, 0, 10_000));
  if (found.length !== count) throw new BadGolden(`${at} has ${found.length} numbers for ${count} seats`);
  return found;
}

function tile(given: unknown, at: string): string {
  const id = text(given, at);
  if (kindNumber(id) < 0) throw new BadGolden(`${at}: there is no tile "${id.slice(0, 40)}"`);
  return id;
}

function garden(turn: Json, at: string): boolean {
  if (turn.g === undefined || turn.g === 0) return false;
  if ((kindOf(String(turn.t))?.gardenCopies ?? 0) === 0) throw new BadGolden(`${at}.g: this tile never has a garden`);
  return true;
}

function spot(given: unknown, at: string): Spot {
  const [x, y, rotation] = list(given, at);
  return [whole(x, `${at}.x`, -127, 127), whole(y, `${at}.y`, -127, 127), whole(rotation, `${at}.r`, 0, 3)];
}

/** `["meeple", 2]`, `["abbot", "G"]` or `["retrieve", "abbot", x, y]`. */
function figure(given: unknown, at: string): string {
  const [name, segment] = list(given, at);
  if (name === 'retrieve') return 'retrieve';
  if (segment !== 'G') whole(segment, `${at}[1]`, 0, 15);
  return `${text(name, `${at}[0]`)} ${segment as number | string}`;
}

function awards(given: unknown, at: string, seats: number): string[] {
  return list(given, at).map((one, i) => {
    const [seat, kind, points] = list(one, `${at}[${i}]`);
    whole(seat, `${at}[${i}][0]`, 0, seats - 1);
    return `${seat as number} ${text(kind, `${at}[${i}][1]`)} ${whole(points, `${at}[${i}][2]`, 0, 10_000)}`;
  });
}
