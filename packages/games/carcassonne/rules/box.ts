// The box: the modules that take part, and what they bring sorted by where the rules ask for it. Made once per options.

import { MODULES } from '../sets/rules.ts';
import { MOST_BRIDGES } from '../tiles/built.ts';
import { variantOf } from '../tiles/compile.ts';
import { segmentsOf } from '../tiles/facts.ts';
import { kindNumber, kinds } from '../tiles/index.ts';
import type { SetDoc, TileDoc } from '../tiles/schema.ts';
import { beginning, type Placed } from './beginning.ts';
import { contentsOf } from './contents.ts';
import type { DoDeed, Module, PlayStep, TileStep, TurnPass } from './module.ts';
import type { Options } from './options.ts';

interface Pile {
  /** What lies on the table at the start. */
  readonly table: readonly Placed[];
  /** Shuffled one by one and drawn in this order: without the river there is one part. */
  readonly parts: readonly (readonly number[])[];
  /** Of these every seat has one in hand. */
  readonly dealt: readonly number[];
  /** All tiles, those on the table and those to be dealt included. */
  readonly tiles: number;
  /** The most that any of them can have, with what is built upon it. */
  readonly segments: number;
}

/** Modules that do this, so that asking them needs no test. */
type Doing<K extends keyof Module> = readonly (Module & Required<Pick<Module, K>>)[];

/** What sets do at a place of a turn, and by the kind that is printed on the tile: a bit for each that does so for it. */
export interface Steps {
  readonly plays: readonly PlayStep[];
  readonly byKind: Uint16Array;
}

export interface Box {
  readonly pile: Pile;
  /** Slots of the figures that take part beside the meeples. */
  readonly figures: readonly number[];
  readonly at: Readonly<Record<TurnPass, Doing<'awards'>>>;
  readonly before: readonly PlayStep[];
  readonly steps: Readonly<Record<TileStep, Steps>>;
  readonly deeds: ReadonlyMap<string, DoDeed>;
  readonly beside: ReadonlySet<string>;
  readonly bridging: Doing<'bridges'>;
  readonly reserving: Doing<'reserve'>;
  readonly revealing: Doing<'reveals'>;
  readonly storing: Doing<'keeps'>;
  readonly foreseeing: Doing<'foresees'>;
  readonly selling: Doing<'auction'>;
  readonly offering: Doing<'offers'>;
  readonly demanding: Doing<'demands'>;
  readonly admitting: Doing<'admits'>;
  readonly leading: Doing<'leads'>;
  readonly walking: Doing<'walk'>;
  readonly sheltering: Doing<'shelters'>;
  readonly barring: Doing<'bars'>;
  readonly holding: Doing<'holds'>;
  readonly instead: Doing<'instead'>;
  readonly dealing: Doing<'inHands'>;
  readonly earning: Doing<'earns'>;
  readonly adding: Doing<'adds'>;
  readonly completing: Doing<'completes'>;
  readonly clearing: Doing<'clears'>;
  readonly departing: Doing<'departs'>;
  readonly giving: Doing<'bonus'>;
  readonly placing: Doing<'placed'>;
  readonly ending: Doing<'ends'>;
  readonly counting: Doing<'final'>;
  readonly claiming: Doing<'claims'>;
  readonly expecting: Doing<'expects'>;
  readonly standing: Doing<'stands'>;
  readonly weighing: Doing<'weighs'>;
  readonly heeding: Doing<'heeds'>;
  readonly wasting: Doing<'wastes'>;
  readonly luring: Doing<'lures'>;
  readonly showing: Doing<'tokens'>;
  readonly keeping: Doing<'held'>;
  readonly checking: Doing<'check'>;
}

/** The box for some options; one after the other often asks for the same. */
export type Boxes = (options: Options) => Box;

export function boxesOf(modules: readonly Module[]): Boxes {
  const known = new Map<string, Box>();
  let last: Options | null = null;
  let box: Box | null = null;
  return (options) => {
    if (options === last && box !== null) return box;
    const key = JSON.stringify(options);
    const made = known.get(key) ?? makeBox(modules, options);
    known.set(key, made);
    [last, box] = [options, made];
    return made;
  };
}

/** The box of this game. */
export const boxOf: Boxes = boxesOf(MODULES);

function makeBox(modules: readonly Module[], options: Options): Box {
  const playing = modules.filter((one) => one.plays(options));
  const doing = <K extends keyof Module>(what: K): Doing<K> =>
    playing.filter((one): one is Module & Required<Pick<Module, K>> => one[what] !== undefined);
  const at = (pass: TurnPass): Doing<'awards'> => doing('awards').filter((one) => one.passes?.includes(pass));
  const steps = (step: TileStep): Steps => {
    const acting = playing.filter((one) => one.steps?.[step] !== undefined);
    const bit = (kind: TileDoc, i: number): number => (acting[i]?.only?.[step]?.(kind) === false ? 0 : 1 << i);
    return {
      plays: acting.flatMap((one) => one.steps?.[step] ?? []),
      byKind: Uint16Array.from(kinds, (kind) => acting.reduce((bits, _, i) => bits | bit(kind, i), 0)),
    };
  };
  return {
    pile: makePile(playing, options),
    figures: modules.flatMap((one) => one.figures?.(options) ?? []),
    at: { '1A': at('1A'), '1B': at('1B'), '1C': at('1C'), '2': at('2'), '3': at('3'), '4': at('4') },
    before: playing.flatMap((one) => one.steps?.before ?? []),
    steps: {
      drawn: steps('drawn'),
      laid: steps('laid'),
      acted: steps('acted'),
      score: steps('score'),
      cleared: steps('cleared'),
      end: steps('end'),
    },
    deeds: deedsOf(playing),
    beside: new Set(playing.flatMap((one) => one.beside ?? [])),
    bridging: doing('bridges'),
    reserving: doing('reserve'),
    revealing: doing('reveals'),
    storing: doing('keeps'),
    foreseeing: doing('foresees'),
    selling: doing('auction'),
    offering: doing('offers'),
    demanding: doing('demands'),
    admitting: doing('admits'),
    leading: doing('leads'),
    walking: doing('walk'),
    sheltering: doing('shelters'),
    barring: doing('bars'),
    holding: doing('holds'),
    instead: doing('instead'),
    dealing: doing('inHands'),
    earning: doing('earns'),
    adding: doing('adds'),
    completing: doing('completes'),
    clearing: doing('clears'),
    departing: doing('departs'),
    giving: doing('bonus'),
    placing: doing('placed'),
    ending: doing('ends'),
    counting: doing('final'),
    claiming: doing('claims'),
    expecting: doing('expects'),
    standing: doing('stands'),
    weighing: doing('weighs'),
    heeding: doing('heeds'),
    wasting: doing('wastes'),
    luring: doing('lures'),
    showing: doing('tokens'),
    keeping: doing('held'),
    checking: doing('check'),
  };
}

/** Two sets may not have deeds of one name. */
function deedsOf(playing: readonly Module[]): ReadonlyMap<string, DoDeed> {
  const deeds = new Map<string, DoDeed>();
  for (const [name, act] of playing.flatMap((one) => Object.entries(one.deeds ?? {}))) {
    if (deeds.has(name)) throw new Error(`two sets know how to do ${name}`);
    deeds.set(name, act);
  }
  return deeds;
}

function makePile(playing: readonly Module[], options: Options): Pile {
  const opening = playing.findLast((one) => one.start !== undefined || one.opens);
  const start = opening?.start === undefined ? null : variantOf(kindNumber(opening.start), false);
  const docs = playing.flatMap((one) => one.tiles ?? []);
  const held = contentsOf(docs, options);
  const hands = held.filter(({ abbey }) => abbey);
  const dealt = hands.map(({ id }) => variantOf(kindNumber(id), false));
  const all = held
    .filter(({ abbey }) => !abbey)
    .flatMap(({ id, count, gardenCopies = 0 }) =>
      Array.from({ length: count }, (_, i) => variantOf(kindNumber(id), i < gardenCopies)),
    );
  const table = beginning(
    all.length,
    start,
    docs.map(blockOf).filter((block) => block.length > 0),
  );
  const rest = table.reduce((left, { variant }) => left.toSpliced(left.indexOf(variant), 1), all);
  const parting = playing.find((one) => one.parts !== undefined);
  return {
    table,
    parts: parting?.parts?.(rest) ?? [rest],
    dealt,
    tiles: hands.reduce((sum, { count }) => sum + count, all.length),
    segments: Math.max(...[...all, ...dealt].map(segmentsOf)) + (playing.some((one) => one.bridges) ? MOST_BRIDGES : 0),
  };
}

/** The tiles of a set that lie on the table from the start. */
const blockOf = ({ tiles }: SetDoc): readonly Placed[] =>
  tiles.flatMap(({ id, block: [x, y] = [] }) =>
    x === undefined || y === undefined ? [] : [{ variant: variantOf(kindNumber(id), false), x, y }],
  );
