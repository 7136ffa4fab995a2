// Everything that is told in a match of Onmitsu. Cards and scrolls are named by their ids in the card set.

import type { Seat } from '@tabella/kernel';
import type { ActionId, WindowKind } from './choices.ts';
import type { Death } from './view.ts';

export interface Throw {
  readonly seat: Seat;
  /** The place of a scroll that is cracked; null for a thrown card. */
  readonly crack: number | null;
  readonly card: string | null;
  readonly arrow: Seat | null;
}

/** By kind: what the event carries besides. Private ones say so; all others are for everybody. */
export interface Events {
  'turn-begins': { turn: number; lantern: Seat };
  /** All choices of the turn, in one beat; a seat that is missing lies low. */
  thrown: { throws: readonly Throw[] };
  /** `by` is null by choice, or who forced it. */
  cracks: { seat: Seat; place: number; by: Seat | null };
  /** Private: what the owner reads. */
  reads: { seat: Seat; scroll: string };
  declares: { seat: Seat; card: string; action: ActionId; arrow: Seat | null };
  /** No Action of the card is legal. */
  idles: { seat: Seat; card: string };
  /** The card's keyword is stopped this turn. */
  stopped: { seat: Seat; card: string; keyword: string };
  /** The Action's keyword is cancelled or suppressed. */
  cancelled: { seat: Seat; card: string; action: ActionId; keyword: string };
  'window-opens': { window: WindowKind };
  /** Cards out of hands in a window, in one beat. */
  answers: { answers: readonly { seat: Seat; card: string; action: ActionId; arrow: Seat | null }[] };
  /** An answer whose reason has vanished. */
  lapses: { seat: Seat; card: string };
  /** A REVERSIBLE Action is turned round. */
  reverses: { seat: Seat; card: string; ward: boolean; of: Seat; what: string };
  wards: { seat: Seat };
  cancels: { seat: Seat; keyword: string };
  draws: { seat: Seat; count: number; from: 'deck' | 'discard' };
  /** Private to the one who drew. */
  drawn: { seat: Seat; cards: readonly string[] };
  reshuffles: { count: number };
  pays: { seat: Seat; cards: readonly string[] };
  discards: { seat: Seat; cards: readonly string[]; why: 'action' | 'random' | 'shed' | 'limit' };
  takes: { seat: Seat; from: Seat; count: number; how: 'random' | 'look' | 'giver' };
  /** Private to both. */
  taken: { seat: Seat; from: Seat; cards: readonly string[] };
  replaces: { seat: Seat; of: Seat; card: string };
  /** Private to both. */
  planted: { seat: Seat; of: Seat; card: string };
  'looks-at-hand': { seat: Seat; of: Seat };
  /** Private. */
  'sees-hand': { seat: Seat; of: Seat; cards: readonly string[] };
  'looks-at-scrolls': { seat: Seat; at: readonly { seat: Seat; place: number }[] };
  /** Private. */
  'sees-scroll': { seat: Seat; of: Seat; place: number; scroll: string };
  repairs: { seat: Seat };
  'moves-scroll': { from: Seat; to: Seat; place: number };
  'swaps-scrolls': { seats: readonly Seat[]; places: readonly number[] };
  'shuffles-scrolls': { count: number };
  'to-pile': { seat: Seat; scroll: string; sealed: boolean };
  'from-pile': { seat: Seat; scroll: string; random: boolean };
  'names-players': { seat: Seat; players: readonly Seat[] };
  'enters-play': { seat: Seat; card: string };
  /** The requirement of a Location is not met: it goes back to the hand, seen by all. */
  returns: { seat: Seat; card: string };
  blocks: { seat: Seat; place: string; card: string };
  unblocks: { seat: Seat; place: string; card: string };
  destroys: { seat: Seat; card: string; from: Seat | null };
  restores: { seat: Seat; card: string };
  fetches: { seat: Seat; cards: readonly string[] };
  /** Cards of the deck turned up before everybody. */
  reveals: { seat: Seat; cards: readonly string[] };
  'looks-at-deck': { seat: Seat; count: number };
  /** Private. */
  'sees-deck': { seat: Seat; cards: readonly string[] };
  keeps: { seat: Seat; count: number };
  summons: { seat: Seat; from: Seat; card: string };
  'passes-on': { seat: Seat; to: Seat; card: string };
  'end-game': { by: Seat | null };
  'shows-hand': { seat: Seat; cards: readonly string[] };
  vouches: { seat: Seat; of: Seat; place: number };
  tastes: { seat: Seat };
  'opens-scroll': { seat: Seat; scroll: string; sealed: boolean };
  contested: { seats: readonly Seat[]; legitimate: Seat | null };
  verdict: { seat: Seat; lives: boolean; deaths: readonly Death[]; saved: boolean; points: number };
}

export type EventKind = keyof Events;

/** What is told: an event of any kind, of one, or of one of several. */
export type Happening<K extends EventKind = EventKind> = {
  [One in K]: { readonly kind: One } & Readonly<Events[One]>;
}[K];
