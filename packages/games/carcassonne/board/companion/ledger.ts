// The companion's ledger: the table as it stands, what can be written down, and what follows from it. A game is its
// set-up and the list of deeds since, so taking back is forgetting the last one.

import { lookAfter } from '../../rules/landing.ts';
import type { TurnPass } from '../../rules/module.ts';
import type { Marker, MessageId, TurnKind } from '../../rules/names.ts';
import { isDark } from '../track/circuit.ts';
import { passOf } from './brought.ts';
import { type Draw, drawOf, type Edition, type Figures } from './draws.ts';
import { type Gift, paid } from './gift.ts';
import { MESSAGES, type MessageStack, newStack, topOf, without } from './message-stack.ts';

export interface Player {
  readonly name: string;
  /** 0 to 5: colour and emblem. */
  readonly colour: number;
}

export interface Setup {
  readonly players: readonly Player[];
  readonly edition: Edition;
  /** The sets on the table, and the abbot. */
  readonly sets: readonly string[];
  /** Whether the app shuffles and draws the message tiles, or the real ones are on the table. */
  readonly tiles: 'app' | 'real';
  /** The shuffled stack, top first. */
  readonly order: readonly MessageId[];
}

/** The passes of scoring of one tile, as the rules name them. */
export const PASSES: readonly TurnPass[] = ['1A', '1B', '1C', '2', '3', '4'];

export interface Award {
  readonly seat: number;
  readonly points: number;
  readonly figure: Marker;
  /** What brought them, if it was told: see brought.ts. */
  readonly what?: string;
}

export type Deed =
  | ({ readonly kind: 'award' } & Award)
  | { readonly kind: 'drop'; readonly at: number }
  | { readonly kind: 'round'; readonly round: TurnPass }
  | { readonly kind: 'close' }
  | { readonly kind: 'builder' }
  | { readonly kind: 'done' }
  | { readonly kind: 'drew'; readonly message: MessageId }
  | { readonly kind: 'two'; readonly figure: Marker }
  | { readonly kind: 'act'; readonly points: number; readonly figure: Marker | null }
  | { readonly kind: 'pay'; readonly seat: number; readonly points: number; readonly figure: Marker }
  | ({ readonly kind: 'give' } & Gift)
  | { readonly kind: 'merge'; readonly keeps: readonly Marker[] }
  | { readonly kind: 'final'; readonly seat: number; readonly points: number }
  | { readonly kind: 'finish' };

/** A tile and what it brings: the turn's own, one of message 4, or the second one of a builder. */
export interface Part {
  readonly of: TurnKind;
  /** It extended the builder's feature: another tile follows when this one is done. */
  readonly builder: boolean;
  /** Per player the figure that walked in earlier passes of this tile: in the 2025 edition the other one must stay. */
  readonly bound: readonly (Marker | null)[];
}

export interface Message {
  /** Null until it is told which of the real tiles was drawn. */
  readonly number: MessageId | null;
  readonly on: Marker;
}

export interface Ledger {
  readonly setup: Setup;
  readonly stage: 'play' | 'final' | 'over';
  readonly figures: readonly Figures[];
  readonly turn: number;
  readonly active: number;
  /** The tile being played last; under it those that were interrupted. */
  readonly parts: readonly Part[];
  readonly round: TurnPass;
  /** Collected in the pass that is open; the figures have walked already. */
  readonly awards: readonly Award[];
  /** Of the active player, forward, in passes that closed without a look. */
  readonly moved: readonly Marker[];
  /** While message 4 is being done it is not among them. */
  readonly stack: MessageStack;
  readonly message: Message | null;
  /** What the last pass came to. */
  readonly draw: Draw | null;
  /** After the merge: which figure carries the sum. */
  readonly keeps: readonly Marker[] | null;
  readonly finals: readonly number[];
}

const EXTRA_TILE: MessageId = 4;

const newPart = (of: TurnKind, players: number): Part => ({
  of,
  builder: false,
  bound: Array.from({ length: players }, () => null),
});

export function opened(setup: Setup): Ledger {
  return {
    setup,
    stage: 'play',
    figures: setup.players.map(() => ({ scorer: 0, messenger: 0 })),
    turn: 1,
    active: 0,
    parts: [newPart('turn', setup.players.length)],
    round: '3',
    awards: [],
    moved: [],
    stack: newStack(),
    message: null,
    draw: null,
    keeps: null,
    finals: setup.players.map(() => 0),
  };
}

export const sumOf = (ledger: Ledger, seat: number): number => {
  const figures = ledger.figures[seat];
  return figures ? figures.scorer + figures.messenger + (ledger.finals[seat] ?? 0) : 0;
};

/** The tile that is being played. */
export const partOf = (ledger: Ledger): Part => ledger.parts.at(-1) ?? newPart('turn', ledger.figures.length);

const withPart = (ledger: Ledger, part: Partial<Part>): readonly Part[] =>
  ledger.parts.with(-1, { ...partOf(ledger), ...part });

/** Whether a player may walk with this figure: in the 2025 edition only one of the two in a turn. */
export const mayWalk = (ledger: Ledger, seat: number, figure: Marker): boolean =>
  ledger.setup.edition !== '2025' || (walkerOf(ledger, seat) ?? figure) === figure;

const walkerOf = (ledger: Ledger, seat: number): Marker | null =>
  partOf(ledger).bound[seat] ?? ledger.awards.find((one) => one.seat === seat)?.figure ?? null;

const goodPoints = (points: number, least: number): boolean =>
  Number.isInteger(points) && points >= least && points <= 999;

/** The ledger with one more deed in it, or null when it cannot be written down now. */
export function written(ledger: Ledger, deed: Deed): Ledger | null {
  if (ledger.stage !== 'play') return writtenLate(ledger, deed);
  if (ledger.message) return answered(ledger, ledger.message, deed);
  switch (deed.kind) {
    case 'award': {
      const { kind: _, ...award } = deed;
      const opened = inPassOf(ledger, award.what);
      return opened && awarded(opened, award);
    }
    case 'drop':
      return dropped(ledger, deed.at);
    case 'round':
      return ledger.awards.length > 0 ? null : { ...ledger, round: deed.round, draw: null };
    case 'close':
      return ledger.awards.length > 0 || lookDue(ledger) ? closed(ledger, ledger.round) : null;
    case 'builder': {
      const part = partOf(ledger);
      if (part.of === 'builder') return null;
      return { ...ledger, parts: withPart(ledger, { builder: !part.builder }) };
    }
    case 'done':
      return ledger.awards.length > 0 || lookDue(ledger) ? null : done(ledger);
    case 'pay': {
      const total = (ledger.figures[deed.seat]?.[deed.figure] ?? -1) + deed.points;
      return deed.points !== 0 && goodPoints(total, 0) ? walked(ledger, deed) : null;
    }
    case 'give': {
      const figures = paid(ledger.figures, deed);
      return figures && { ...ledger, figures };
    }
    case 'merge':
      return ledger.awards.length > 0 || deed.keeps.length !== ledger.figures.length
        ? null
        : merged(ledger, deed.keeps);
    default:
      return null;
  }
}

/** What brings points says in which pass they come; if one is open it must be that. */
function inPassOf(ledger: Ledger, what: string | undefined): Ledger | null {
  if (what === undefined) return ledger;
  const pass = passOf(what, ledger.setup.sets);
  if (pass === null) return null;
  if (pass === ledger.round) return ledger;
  return ledger.awards.length > 0 ? null : { ...ledger, round: pass };
}

/** May points for this be written down now? */
export const isOpenFor = (ledger: Ledger, what: string): boolean => inPassOf(ledger, what) !== null;

function walked(ledger: Ledger, { seat, points, figure }: Award): Ledger {
  const figures = ledger.figures.map((one, i) => (i === seat ? { ...one, [figure]: one[figure] + points } : one));
  return { ...ledger, figures };
}

/** One award moves one figure by the whole amount. */
function awarded(ledger: Ledger, award: Award): Ledger | null {
  const { seat, points, figure } = award;
  if (!ledger.figures[seat] || !goodPoints(points, 1) || !mayWalk(ledger, seat, figure)) return null;
  return { ...walked(ledger, award), awards: [...ledger.awards, award], draw: null };
}

/** Takes one award out of the open pass, as if it had never been collected. */
function dropped(ledger: Ledger, at: number): Ledger | null {
  const award = ledger.awards[at];
  if (!award) return null;
  const { seat, figure, points } = award;
  return { ...walked(ledger, { seat, figure, points: -points }), awards: ledger.awards.toSpliced(at, 1) };
}

/** Figures walked in passes that closed without a look, and the one look of this tile is still to come (2025). */
export const lookDue = (ledger: Ledger): boolean => ledger.awards.length === 0 && ledger.moved.length > 0;

/** A pass closes: whether the active player draws, exactly once. */
function closed(open: Ledger, pass: TurnPass | 'message'): Ledger {
  const { edition } = open.setup;
  const own = open.awards.filter((one) => one.seat === open.active).map((one) => one.figure);
  const moved = [...open.moved, ...own];
  const bound = open.figures.map((_, seat) => walkerOf(open, seat));
  const ledger = { ...open, awards: [], moved: [], parts: withPart(open, { bound }), draw: null };
  const look = lookAfter(edition, pass);
  if (look === 'never') return ledger;
  if (look === 'later') return { ...ledger, moved, round: '3' };
  const draw = drawOf(edition, ledger.active, ledger.figures, moved);
  const after = { ...ledger, draw };
  return draw.message && draw.on ? drawn(after, draw.on) : after;
}

function drawn(ledger: Ledger, on: Marker): Ledger {
  const { tiles, order } = ledger.setup;
  return { ...ledger, message: { number: tiles === 'real' ? null : topOf(ledger.stack, order), on } };
}

/** Messages that can be drawn: all but message 4 while its tile is being played. */
export const inStack = (ledger: Ledger): readonly MessageId[] =>
  MESSAGES.filter((one) => one !== EXTRA_TILE || ledger.parts.length === 1);

/** A message is on the table: it is named (real tiles), then its action is done or two points are taken. */
function answered(ledger: Ledger, message: Message, deed: Deed): Ledger | null {
  const { number } = message;
  if (number === null) {
    return deed.kind === 'drew' && inStack(ledger).includes(deed.message)
      ? { ...ledger, message: { ...message, number: deed.message } }
      : null;
  }
  const out = { ...ledger, message: null, draw: null, stack: without(ledger.stack, number) };
  const under = { ...out, stack: [...out.stack, number] };
  if (deed.kind === 'two') return scored(under, 2, deed.figure);
  if (deed.kind !== 'act') return null;
  if (number === EXTRA_TILE) {
    return deed.points === 0
      ? { ...out, parts: [...ledger.parts, newPart('message', ledger.figures.length)], round: '3' }
      : null;
  }
  if (!goodPoints(deed.points, 0)) return null;
  if (deed.points === 0) return under;
  return deed.figure === null ? null : scored(under, deed.points, deed.figure);
}

/** The points of a message are a pass of their own. */
function scored(ledger: Ledger, points: number, figure: Marker): Ledger | null {
  const after = awarded(ledger, { seat: ledger.active, points, figure });
  return after && closed(after, 'message');
}

/** The tile is done. What message 4 interrupted goes on, a builder's tile follows, or the next player begins. */
function done(ledger: Ledger): Ledger {
  const part = partOf(ledger);
  const below = ledger.parts.slice(0, -1);
  const parts: readonly Part[] = part.builder ? [...below, newPart('builder', ledger.figures.length)] : below;
  const clear = { ...ledger, moved: [], draw: null, round: '3' as const };
  // Message 4 has been done with all that its tile brought: it goes under the stack.
  const stack: MessageStack = ledger.parts.length > 1 && !part.builder ? [...ledger.stack, EXTRA_TILE] : ledger.stack;
  if (parts.length > 0) return { ...clear, parts, stack };
  return {
    ...clear,
    parts: [newPart('turn', ledger.figures.length)],
    turn: ledger.turn + 1,
    active: (ledger.active + 1) % ledger.figures.length,
  };
}

/** Before final scoring one figure of each player takes over the sum of both. */
function merged(ledger: Ledger, keeps: readonly Marker[]): Ledger {
  const figures = ledger.figures.map((one, seat) => {
    const sum = one.scorer + one.messenger;
    return keeps[seat] === 'messenger' ? { scorer: 0, messenger: sum } : { scorer: sum, messenger: 0 };
  });
  return { ...ledger, stage: 'final', figures, keeps, draw: null, moved: [] };
}

/** Final scoring: points are added, and no messages are drawn. */
function writtenLate(ledger: Ledger, deed: Deed): Ledger | null {
  if (ledger.stage === 'final' && deed.kind === 'final') {
    const now = (ledger.finals[deed.seat] ?? -1) + deed.points;
    if (deed.points === 0 || !goodPoints(now, 0)) return null;
    return { ...ledger, finals: ledger.finals.map((one, seat) => (seat === deed.seat ? now : one)) };
  }
  return ledger.stage === 'final' && deed.kind === 'finish' ? { ...ledger, stage: 'over' } : null;
}

/** What an award would come to: for the buttons that offer it. */
export function outlook(
  ledger: Ledger,
  { seat, points, figure }: Award,
): { readonly from: number; readonly to: number; readonly dark: boolean; readonly message: boolean } {
  const from = ledger.figures[seat]?.[figure] ?? 0;
  const after = awarded({ ...ledger, message: null }, { seat, points, figure });
  const settled = after && closed(after, ledger.message ? 'message' : ledger.round);
  const to = from + points;
  return { from, to, dark: isDark(to), message: seat === ledger.active && (settled?.draw?.message ?? false) };
}
