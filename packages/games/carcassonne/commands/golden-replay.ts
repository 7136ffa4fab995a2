// Replaying a recorded game through our own rules, turn by turn, and writing down every difference.

import { type Ask, type Choice, FastChance, type Game, Run, readOptions } from '@tabella/kernel';
import {
  AXES,
  type CarcassonneEvent,
  type Deed,
  type FigureChoice,
  isDeed,
  type PlaceChoice,
} from '../rules/choices.ts';
import { followersLeft } from '../rules/core/figures.ts';
import type { Land } from '../rules/core/land.ts';
import { setPile } from '../rules/core/piles.ts';
import { rotationAt, tileX, tileY, typeAt, variantAt } from '../rules/core/tiles.ts';
import { carcassonne } from '../rules/game.ts';
import { kindId } from '../rules/kind-id.ts';
import type { Award } from '../rules/names.ts';
import type { Options } from '../rules/options.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { scoreOf } from '../rules/track.ts';
import { MODULES } from '../sets/rules.ts';
import { builtOn } from '../tiles/built.ts';
import { CLOISTER, variantOf } from '../tiles/compile.ts';
import { segmentsOf } from '../tiles/facts.ts';
import { kindNumber, kindOf } from '../tiles/index.ts';
import type { GoldenAct, GoldenGame, GoldenTurn } from './golden-game.ts';

/** Bags of tokens: what was drawn in the recorded game is drawn here. */
const BAGS = new Map(MODULES.flatMap(({ bags }) => Object.entries(bags ?? {})));

/** Differences beyond this in one game are not worth telling. */
const MOST = 20;

export function replayGolden(golden: GoldenGame): readonly string[] {
  const found: string[] = [];
  const differ = (turn: number, what: string, theirs: unknown, ours: unknown): void => {
    const [a, b] = [JSON.stringify(theirs), JSON.stringify(ours)];
    if (a !== b && found.length < MOST) found.push(`${golden.id}, turn ${turn}: ${what} ${a}, here ${b}`);
  };
  const heard: CarcassonneEvent[] = [];
  const tokens = [...golden.turns.flatMap((turn) => turn.tokens), ...golden.tokens];
  const other = new FastChance(1);
  const drawn = (land: Land, sides: number): number => {
    const [name, count] = tokens.shift() ?? ['', 0];
    const place = BAGS.get(name)?.(land).indexOf(count) ?? -1;
    return place < 0 ? other.int(sides) : place;
  };
  const run: Run<State> = new Run<State>(carcassonne as Game<State, unknown>, stateFor(golden), golden.seats, {
    chance: { int: (sides) => drawn(run.state.land, sides) },
    hear: (_to, event) => heard.push(event as CarcassonneEvent),
  }).start();
  for (const [i, turn] of golden.turns.entries()) {
    const told: Differ = (what, theirs, ours) => differ(i + 1, what, theirs, ours);
    const first = awardsIn(heard, 'before');
    heard.length = 0;
    const early = playBefore(run, turn);
    told('points before the tile', turn.before.toSorted(), [...first, ...awardsIn(heard, 'turn')].sort());
    heard.length = 0;
    const wrong = early ?? playTurn(run, turn, told);
    if (wrong !== null) return [...found, `${golden.id}, turn ${i + 1}: ${wrong}`];
    compareAfter(run.state, turn, golden.turns[i + 1]?.before ?? [], heard, told);
  }
  if (run.result === null) return [...found, `${golden.id}: the recorded game is over, here it goes on`];
  differ(golden.turns.length, 'final points', golden.final.toSorted(), awardsIn(heard, 'final'));
  differ(golden.turns.length, 'final scores', golden.scores, run.result.scores);
  return found;
}

type Differ = (what: string, theirs: unknown, ours: unknown) => void;

/** The table as it was: their pile, their first seat, without The Messages. */
function stateFor(golden: GoldenGame): State {
  const read = readOptions<Options>(carcassonne.options, {
    sets: golden.sets.filter((set) => set !== 'base'),
    abbot: golden.abbot,
    auctions: golden.auctions,
    debts: true,
    messages: 'off',
  });
  if (!read.ok) throw new Error(read.reason);
  const s = setup(golden.seats, read.options, new FastChance(1));
  const drawn = golden.turns.filter(({ tile }) => !kindOf(tile)?.abbey);
  const pile = drawn.flatMap((turn) => [
    ...turn.removed.map((id) => variantOf(kindNumber(id), false)),
    variantOf(kindNumber(turn.tile), turn.garden),
  ]);
  pile.push(...hiddenIn(golden));
  setPile(s.land, pile);
  s.size = pile.length;
  s.active = golden.turns[0]?.seat ?? 0;
  return s;
}

/** Nobody ever saw the tiles under hills: any will do, at the end of the pile. The last tile hides none. */
const hiddenIn = ({ turns }: GoldenGame): number[] =>
  turns.slice(0, -1).flatMap(({ tile }) => (kindOf(tile)?.hill ? [0] : []));

/** Buys back what was bought back before the tile was drawn; says why it could not be. */
function playBefore(run: Run<State>, { pre }: GoldenTurn): string | null {
  const left = [...pre];
  const isEarly = (ask: Ask | undefined): ask is Ask =>
    ask?.kind === 'act' && (ask.about as { readonly step: string }).step === 'ransom';
  for (let ask = run.batch?.asks[0]; isEarly(ask); ask = run.batch?.asks[0]) {
    const names = namesOf(run.state, ask);
    const choice = left[0] === undefined ? 'pass' : names.get(left[0]);
    if (choice === undefined) return `${left[0]} was chosen before the tile, here it may not`;
    left.shift();
    run.resume([choice]);
  }
  return left.length > 0 ? `${left[0]} was chosen before the tile, here nothing is asked` : null;
}

/** Plays one tile; says why it could not be played. */
function playTurn(run: Run<State>, turn: GoldenTurn, differ: Differ): string | null {
  for (const act of turn.first) {
    const wrong = playAct(run, act, differ);
    if (wrong !== null) return wrong;
  }
  const place = run.batch?.asks[0];
  if (!place) return 'the recorded game goes on, here it is over';
  // A tile of one's own is none that was drawn.
  const drawn = place.kind === 'place' ? kindId(run.state.drawn) : 'none';
  if (drawn !== (kindOf(turn.tile)?.abbey ? 'none' : turn.tile)) return `${turn.tile} was laid, here ${drawn} is drawn`;
  differ('seat', turn.seat, place.seat);
  const wrong = drawn === 'none' ? layOwn(run, place, turn, differ) : layDrawn(run, place, turn, differ);
  if (wrong !== null) return wrong;
  for (const { done, from } of turn.beside) {
    const names = namesOf(run.state, figureAsked(run));
    differ('figures at first', from?.toSorted(), figuresIn(names));
    if (!names.has(done)) return `${done} was chosen beside the figure, here it may not`;
    run.resume([names.get(done) as Choice]);
  }
  const figure = figureAsked(run);
  const names = namesOf(run.state, figure);
  differ('figures', turn.figures.toSorted(), figuresIn(names));
  differ('ransoms', turn.ransomable.toSorted(), ransomsIn(names));
  if (turn.figure !== null && !names.has(turn.figure)) return `the figure was ${turn.figure}, here it may not`;
  if (figure) run.resume([turn.figure === null ? 'pass' : (names.get(turn.figure) as Choice)]);
  for (const act of turn.acts) {
    const wrong = playAct(run, act, differ);
    if (wrong !== null) return wrong;
  }
  const next = run.batch?.asks[0];
  return next?.kind === 'act' && run.state.tile >= 0 ? 'something more is asked here' : null;
}

/** Lays the tile that was drawn; says why it could not be laid. */
function layDrawn(run: Run<State>, place: Ask, turn: GoldenTurn, differ: Differ): string | null {
  const from = place.from as readonly PlaceChoice[];
  return layAt(run, turn, from, from, differ);
}

/** Lays a tile of one's own, which lies in one way only. */
function layOwn(run: Run<State>, ask: Ask, turn: GoldenTurn, differ: Differ): string | null {
  const deeds = (ask.from as readonly ('pass' | Deed)[]).filter(isDeed);
  const spots = deeds.map(({ x = 0, y = 0 }): PlaceChoice => ({ x, y, rotation: 0 }));
  return layAt(run, turn, spots, deeds, differ);
}

/** `choices` are the answers that stand for the spots. */
function layAt(
  run: Run<State>,
  turn: GoldenTurn,
  spots: readonly PlaceChoice[],
  choices: readonly Choice[],
  differ: Differ,
): string | null {
  differ('number of spots', turn.count, spots.length);
  if (turn.spots !== null) differ('spots', turn.spots.toSorted(), spots.map(spotName).sort());
  const [x, y, rotation] = turn.spot;
  const choice = choices[spots.findIndex((one) => same(one, x, y, rotation))];
  if (choice === undefined) return `the tile was laid at ${turn.spot.join(' ')}, here it may not`;
  run.resume([choice]);
  return null;
}

const figureAsked = (run: Run<State>): Ask | null => {
  const ask = run.batch?.asks[0];
  return ask?.kind === 'figure' ? ask : null;
};

/** The record tells what may be bought back by itself. */
const isRansom = (name: string): boolean => name.startsWith('ransom ');

const figuresIn = (names: ReadonlyMap<string, Choice>): string[] =>
  [...names.keys()].filter((name) => !isRansom(name)).sort();

const ransomsIn = (names: ReadonlyMap<string, Choice>): string[] =>
  [...new Set([...names.keys()].filter(isRansom).map((name) => name.split(' ')[2] ?? ''))].sort();

/** Answers a question of a set; says why it could not be answered. */
function playAct(run: Run<State>, act: GoldenAct, differ: Differ): string | null {
  const ask = run.batch?.asks[0];
  if (ask?.kind !== 'act' && ask?.kind !== 'figure') return `${act.done} was chosen, here nothing is asked`;
  differ('seat asked', act.seat, ask.seat);
  const names = namesOf(run.state, ask);
  if (act.from !== null) differ('choices', act.from.toSorted(), [...names.keys()].sort());
  differ('whether nothing may be done', act.mayPass, ask.from[0] === 'pass');
  const choice = act.done === 'pass' ? 'pass' : names.get(act.done);
  if (choice === undefined) return `${act.done} was chosen, here it may not`;
  run.resume([choice]);
  return null;
}

const spotName = ({ x, y, rotation, bridge }: PlaceChoice): string =>
  [x, y, rotation, ...(bridge ? ['bridge', bridge.axis, bridge.x, bridge.y] : [])].join(' ');

const same = (spot: PlaceChoice, x: number, y: number, rotation: number): boolean =>
  spot.x === x && spot.y === y && spot.rotation === rotation;

/** All choices but to pass, in the words of the record. */
function namesOf({ land, tile: laid }: State, ask: Ask | null): Map<string, Choice> {
  const names = new Map<string, Choice>();
  for (const choice of (ask?.from ?? []) as readonly FigureChoice[]) {
    if (choice === 'pass') continue;
    const { do: deed, seat, figure, segment, tile, axis, kind, points, x, y } = choice as Partial<Deed>;
    const barn = figure === 'barn';
    const part = segment === undefined ? [] : [barn ? 'corner' : partName(land, tile ?? laid, segment)];
    const on = tile ?? (barn ? laid : undefined);
    const at = on === undefined ? [x, y].filter((one) => one !== undefined) : [tileX(land, on), tileY(land, on)];
    const whose = figure === undefined ? [] : [seat, figure];
    const price = deed === 'bid' ? points : undefined;
    const named = [...new Set([deed, axis, kind, price, ...whose])].filter((one) => one !== undefined);
    names.set('take' in choice ? 'retrieve' : [...named, ...part, ...at].join(' '), choice);
  }
  return names;
}

/** A garden, or where one lies down, comes after the segments of its kind, then bridges; a place is one of acrobats, or a tower. */
function partName(land: Land, tile: number, segment: number): string {
  const { features = [], tower } = kindOf(kindId(variantAt(land, tile))) ?? {};
  const { variant, bridges } = builtOn(variantAt(land, tile));
  const axis = bridges[segment - segmentsOf(variant)];
  if (axis !== undefined) return `B:${AXES[(axis + rotationAt(land, tile)) & 1]}`;
  if (segment < features.length) return features[segment]?.type !== 'place' ? String(segment) : tower ? 'T' : 'A';
  return typeAt(land, tile, segment) === CLOISTER ? 'L' : 'G';
}

/** `next` is what the following turn begins with: here those points are given already, but for what is still to be paid. */
function compareAfter(
  s: State,
  turn: GoldenTurn,
  next: readonly string[],
  heard: readonly CarcassonneEvent[],
  differ: Differ,
): void {
  differ('points', turn.awards.toSorted(), awardsIn(heard, 'turn'));
  differ(
    'tiles sold',
    turn.sold,
    heard.flatMap((event) => (event.kind === 'gets' ? [`${event.tile} ${event.seat} ${event.points}`] : [])),
  );
  const early = (seat: number): number =>
    next
      .map((award) => award.split(' '))
      .filter(([, kind = '']) => !kind.startsWith('ransompaid.'))
      .reduce((sum, [to, , points]) => sum + (to === `${seat}` ? Number(points) : 0), 0);
  if (turn.scores !== null)
    differ(
      'scores',
      turn.scores,
      turn.scores.map((_, seat) => scoreOf(s, seat) - early(seat)),
    );
  if (turn.followers !== null)
    differ(
      'followers',
      turn.followers,
      turn.followers.map((_, seat) => followersLeft(s.land, seat)),
    );
}

type When = 'before' | 'turn' | 'final' | 'paid';

/** What is paid in auctions is told otherwise. */
function whenOf({ round, name }: Award): When {
  if (round === 'final') return 'final';
  return round === 'payment' && !name.startsWith('ransom.') ? 'paid' : round === '1A' ? 'before' : 'turn';
}

/** What was told of points, in the words of the record. */
function awardsIn(heard: readonly CarcassonneEvent[], when: When): string[] {
  return heard
    .flatMap((event) => (event.kind === 'award' ? [event.award] : []))
    .filter((award) => whenOf(award) === when)
    .map((award) => {
      const { seat, points } = award;
      const kind = kindOfAward(award);
      return `${seat} ${kind} ${points}`;
    })
    .sort();
}

function kindOfAward({ source, complete, name }: Award): string {
  if (source === 'goods') return 'trade-goods';
  // What a set gives of its own is told apart further than in the record: `watchtower-pennant`.
  if (source === 'other')
    return name.startsWith('watchtower-') ? 'watchtower' : name.replace(/^ransom\./, 'ransompaid.');
  if (name === 'cloister') return 'special-monastery';
  if (name.startsWith('field.')) return name;
  const what = name === 'shrine' ? name : source;
  return complete || source === 'field' ? what : `${what}.incomplete`;
}
