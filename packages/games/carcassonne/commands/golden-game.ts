// A recorded game of another engine, as one line of JSON: what was drawn, what was legal, what was done, what it scored.

import { FIGURE_KINDS } from '../rules/figure-kinds.ts';
import { MODULES } from '../sets/rules.ts';
import { kindNumber, kindOf, sets as kindSets } from '../tiles/index.ts';

type Spot = readonly [x: number, y: number, rotation: number];

/** A further question: by its name, who was asked, what was legal, what was done; 'pass' for nothing. */
export interface GoldenAct {
  readonly ask: string;
  readonly seat: number;
  /** Null where not all was written down. */
  readonly from: readonly string[] | null;
  readonly mayPass: boolean;
  readonly done: string;
}

/** A token that was drawn: which kind, and what was written on it. */
type GoldenToken = readonly [name: string, count: number];

export interface GoldenTurn {
  readonly seat: number;
  readonly tile: string;
  readonly garden: boolean;
  readonly spot: Spot;
  /** Tiles drawn first that fitted nowhere. */
  readonly removed: readonly string[];
  /** How many spots were legal, and all of them where they were written down. */
  readonly count: number;
  readonly spots: readonly string[] | null;
  /** What was asked before the tile was drawn; what was bought back before that, and the points until then. */
  readonly first: readonly GoldenAct[];
  readonly pre: readonly string[];
  readonly before: readonly string[];
  /** Legal figures as `meeple 2`, `abbot G`, `meeple 0 -1 2` on another tile, `retrieve`, `fairy 0 meeple 2 1 0`. */
  readonly figures: readonly string[];
  /** What was chosen of them; null for none. */
  readonly figure: string | null;
  /** What was done beside the figure, before it; `from` is what could be done with the figure then. */
  readonly beside: readonly GoldenAct[];
  /** The kinds of own figures that could have been bought back beside the figure, and were not. */
  readonly ransomable: readonly string[];
  readonly acts: readonly GoldenAct[];
  /** Tiles that were sold, as `tile seat price`. */
  readonly sold: readonly string[];
  readonly tokens: readonly GoldenToken[];
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
  readonly auctions: boolean;
  readonly turns: readonly GoldenTurn[];
  /** Tokens that were drawn for the count at the end. */
  readonly tokens: readonly GoldenToken[];
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
    auctions: game.rules !== undefined && object(game.rules, 'rules').auction === true,
    turns: list(game.turns, 'turns').map((one, i) => readTurn(one, `turns[${i}]`, seats)),
    tokens: tokens(game.finalLog ?? [], 'finalLog'),
    final: awards(game.final, 'final', seats),
    scores: numbers(game.score, 'score', seats),
  };
}

function readTurn(given: unknown, at: string, seats: number): GoldenTurn {
  const turn = object(given, at);
  const figures = list(turn.mo ?? [], `${at}.mo`).map((one, i) => action(one, `${at}.mo[${i}]`));
  for (const key of ['preLog', 'log']) {
    const where = `${at}.${key}`;
    for (const [i, one] of list(turn[key] ?? [], where).entries()) knownEvent(one, `${where}[${i}]`);
  }
  const acts = readActs(list(turn.then ?? [], `${at}.then`), `${at}.then`, seats, [turn.x, turn.y]);
  const bought = (key: 'preLog' | 'log'): string[] => ransomsIn(turn[key] ?? [], `${at}.${key}`, seats);
  const pre = list(turn.pre ?? [], `${at}.pre`).map((one, i) => ({ one, at: `${at}.pre[${i}]` }));
  const isEarly = ({ one, at }: (typeof pre)[number]): boolean => object(one, at).ask === 'before-tile';
  return {
    seat: whole(turn.p, `${at}.p`, 0, seats - 1),
    tile: tile(turn.t, `${at}.t`),
    garden: garden(turn, at),
    spot: spot([turn.x, turn.y, turn.r], at),
    removed: list(turn.discarded ?? [], `${at}.discarded`).map((one, i) => tile(one, `${at}.discarded[${i}]`)),
    count: whole(turn.n, `${at}.n`, 1, 10_000),
    spots:
      turn.opts === undefined ? null : list(turn.opts, `${at}.opts`).map((one, i) => option(one, `${at}.opts[${i}]`)),
    first: pre.filter((one) => !isEarly(one)).map((act) => readFirst(act.one, act.at, seats)),
    pre: pre.filter(isEarly).map((act) => done(act.one, act.at, bought('preLog'))),
    before: awards(turn.preEv ?? [], `${at}.preEv`, seats),
    figures,
    figure: chosenIn(turn, at),
    tokens: tokens(turn.log ?? [], `${at}.log`),
    beside: acts.filter(isBeside).map((act) => ({ ...act, done: bought('log')[0] ?? act.done })),
    ransomable: kindsIn(turn.ransomable ?? [], `${at}.ransomable`),
    acts: acts.filter((act) => !isBeside(act)),
    sold: list(turn.log ?? [], `${at}.log`).flatMap((one, i) => soldIn(one, `${at}.log[${i}]`, seats)),
    awards: awards(turn.ev ?? [], `${at}.ev`, seats),
    scores: turn.score === undefined ? null : numbers(turn.score, `${at}.score`, seats),
    followers: turn.hand === undefined ? null : numbers(turn.hand, `${at}.hand`, seats),
  };
}

function chosenIn(turn: Json, at: string): string | null {
  if (turn.m !== undefined) return action(turn.m, `${at}.m`);
  if (turn.act !== undefined) return action(turn.act, `${at}.act`);
  return turn.retrieve !== undefined ? 'retrieve' : null;
}

/** A tile that is put up for sale is told with the first bid for it. */
function readActs(given: readonly unknown[], at: string, seats: number, laid: readonly unknown[]): GoldenAct[] {
  const put: string[] = [];
  return given.flatMap((one, i): GoldenAct[] => {
    const act = readAct(one, `${at}[${i}]`, seats, laid);
    const [name, tile = '', price = ''] = act.done.split(' ');
    if (name !== 'auction') return [act.from?.includes('bid') ? { ...act, from: null } : act];
    // The record goes on naming tiles that are sold already, and names tiles of a kind only once.
    const from = put.length === 0 ? act.from : null;
    put.push(tile);
    return [
      { ...act, from, done: `auction ${tile}` },
      { ...act, from: null, done: `bid ${price}` },
    ];
  });
}

/** `["sold", tile, who chose it, who bid most, "buy" or "sell", price]`. */
function soldIn(given: unknown, at: string, seats: number): string[] {
  const [name, id, seller, bidder, how, price] = list(given, at);
  if (name !== 'sold') return [];
  const to = whole(how === 'sell' ? bidder : seller, `${at}[2]`, 0, seats - 1);
  return [`${tile(id, `${at}[1]`)} ${to} ${whole(price, `${at}[5]`, 0, 10_000)}`];
}

/** Before the tile was drawn: cells on which a tile of one's own was not laid. */
function readFirst(given: unknown, at: string, seats: number): GoldenAct {
  const act = object(given, at);
  const name = text(act.ask, `${at}.ask`);
  return {
    ask: text(act.ask, `${at}.ask`),
    seat: whole(act.by, `${at}.by`, 0, seats - 1),
    from: list(act.opts, `${at}.opts`).map((one, i) =>
      action([name, ...list(one, `${at}.opts[${i}]`)], `${at}.opts[${i}]`),
    ),
    mayPass: true,
    done: action(act.do, `${at}.do`),
  };
}

function readAct(given: unknown, at: string, seats: number, laid: readonly unknown[]): GoldenAct {
  const act = object(given, at);
  // A wagon that stays on the tile just laid is told without it.
  const far = (one: unknown): unknown =>
    Array.isArray(one) && one[0] === 'wagon' && one.length === 2 ? [...one, ...laid] : one;
  return {
    ask: text(act.ask, `${at}.ask`),
    seat: whole(act.by, `${at}.by`, 0, seats - 1),
    from: list(act.opts, `${at}.opts`).map((one, i) => action(far(one), `${at}.opts[${i}]`)),
    mayPass: act.may !== undefined,
    done: action(far(act.do), `${at}.do`),
  };
}

/** A ransom beside the figure is told after it, though it was first. */
const isBeside = ({ ask, done }: GoldenAct): boolean => ask === 'action' && done.startsWith('ransom ');

/** What was done before the tile. Whom a ransom was paid is told in the log alone. */
function done(given: unknown, at: string, bought: readonly string[]): string {
  const named = action(object(given, at).do, `${at}.do`);
  return named.startsWith('ransom ') ? (bought[0] ?? named) : named;
}

/** `["ransom", owner, kind, captor]` as `ransom captor kind`. */
function ransomsIn(given: unknown, at: string, seats: number): string[] {
  return list(given, at).flatMap((one, i) => {
    const [name, , kind, captor] = list(one, `${at}[${i}]`);
    return name === 'ransom' ? [`ransom ${whole(captor, `${at}[${i}][3]`, 0, seats - 1)} ${String(kind)}`] : [];
  });
}

/** Of `[owner, kind]` the kinds, each once. */
const kindsIn = (given: unknown, at: string): string[] => [
  ...new Set(list(given, at).map((one, i) => text(list(one, `${at}[${i}]`)[1], `${at}[${i}][1]`))),
];

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

/** Debts are points below nothing. */
function numbers(given: unknown, at: string, count: number): number[] {
  const found = list(given, at).map((one, i) => whole(one, `${at}[${i}]`, -10_000, 10_000));
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

/** A spot, and the bridge that the tile needs there: `1 0 3`, `1 0 3 bridge EW 2 0`. */
function option(given: unknown, at: string): string {
  const [x, y, rotation, ...bridge] = list(given, at);
  const there = spot([x, y, rotation], at);
  return [...there, ...(bridge.length > 0 ? [action(bridge, at)] : [])].join(' ');
}

/** What the sets here let one do, and the figures that one may put. */
const ACTIONS: ReadonlySet<unknown> = new Set([
  'pass',
  'retrieve',
  ...FIGURE_KINDS,
  ...MODULES.flatMap(({ deeds }) => Object.keys(deeds ?? {})),
]);

/** Events that follow from what was chosen; scores are compared by themselves. */
const EVENTS: ReadonlySet<unknown> = new Set([
  ...ACTIONS,
  'place',
  'home',
  'removed',
  'score',
  'sheep',
  'wolf',
  'animal',
  'bigtop',
  'sold',
  'move',
  'captured',
  'exchanged',
]);

/** `["meeple", 2]`, `["abbot", "G"]`, `["retrieve", "abbot", x, y]`, or what a set lets one do: its name, and to what. */
function action(given: unknown, at: string): string {
  const [name, ...to] = list(given, at);
  if (name === 'flock') return action(to, at);
  if (!ACTIONS.has(name)) throw new BadGolden(`${at}: there is no action "${String(name).slice(0, 40)}" here`);
  if (name === 'retrieve') return 'retrieve';
  if (name === 'bid' && to[0] === '>') return 'bid';
  for (const [i, one] of to.entries()) if (typeof one !== 'string') whole(one, `${at}[${i + 1}]`, -127, 127);
  return [name, ...to].join(' ');
}

/** Sheep and animals are told with their number; the wolf has none. */
function tokens(given: unknown, at: string): GoldenToken[] {
  return list(given, at).flatMap((one, i): GoldenToken[] => {
    const [name, count] = list(one, `${at}[${i}]`);
    if (name === 'wolf') return [['sheep', 0]];
    return name === 'sheep' || name === 'animal' ? [[name, whole(count, `${at}[${i}][1]`, 0, 100)]] : [];
  });
}

function knownEvent(given: unknown, at: string): void {
  const [name] = list(given, at);
  if (!EVENTS.has(name)) throw new BadGolden(`${at}: there is no event "${String(name).slice(0, 40)}" here`);
}

/** Who gets nothing is not told of here: a contest that is lost, a castle, a mayor without pennants, farmers without cities. */
const isLost = (award: string): boolean => / (\w+\.challenged|castle|city\.empty|field\.barn-\w+) 0$/.test(award);

function awards(given: unknown, at: string, seats: number): string[] {
  const read = list(given, at).map((one, i) => {
    const [seat, kind, points] = list(one, `${at}[${i}]`);
    whole(seat, `${at}[${i}][0]`, 0, seats - 1);
    return `${seat as number} ${text(kind, `${at}[${i}][1]`)} ${whole(points, `${at}[${i}][2]`, -100, 10_000)}`;
  });
  return read.filter((award) => !isLost(award));
}
