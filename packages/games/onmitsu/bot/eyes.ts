// Eyes: what one seat makes of the table at first sight. It looks at no face that the seat has not seen.

import { bitOf, NONE, type Seat } from '@tabella/kernel';
import { CRACKED, HAND, SEALED } from '../rules/box.ts';
import type { ScrollKind } from '../rules/set/card.ts';
import { countIn, handLimit, type Look, scrollOf, sealedOf, suppressed, weightInPlay } from '../rules/stage.ts';
import { STEADY, type Temper } from './temper.ts';

/** The scrolls of a seat, each with what it is worth to whoever has it sealed, and no other. */
export interface Lot {
  readonly sealed: readonly number[];
  readonly cracked: readonly number[];
}

export interface Eyes {
  readonly g: Look;
  readonly seat: Seat;
  readonly temper: Temper;
  /** How near the end is, from 0 to 1. */
  readonly near: number;
  /** What death costs, in points. */
  readonly danger: number;
  /** What a scroll that the seat has not seen is worth on average. */
  readonly unseen: number;
  /** Of each seat. */
  readonly lots: readonly Lot[];
  /** From -1 (far behind if the game ended now) to 1 (far ahead of everybody). */
  readonly lead: number;
  /** The hand limit, and the keywords whose Actions do nothing now. */
  readonly limit: number;
  readonly futile: number;
}

/** How near the end is: by the Locations in play, or because patience runs out. */
export function nearness({ set, s }: Look, weight: number): number {
  const byPlaces = Math.min(1, weight / Math.max(1, set.castle.need));
  if (!s.options.patience) return byPlaces;
  const left = set.file.rules.patienceTurnLimit - s.turn;
  return Math.max(byPlaces, 1 - left / 6);
}

export function eyesOf(g: Look, seat: Seat, temper: Temper = STEADY): Eyes {
  const near = nearness(g, weightInPlay(g));
  const danger = temper.fear * (2 + (3 + countIn(g, HAND + seat)) * near);
  const unseen = meanUnseen(g, seat, danger);
  const lots: Lot[] = [];
  for (let of = 0; of < g.s.seats; of++) {
    lots.push({
      sealed: worthsIn(g, seat, SEALED + of, danger, unseen),
      cracked: worthsIn(g, seat, CRACKED + of, danger, unseen),
    });
  }
  const futile = g.s.cancelled | suppressed(g);
  return { g, seat, temper, near, danger, unseen, lots, lead: leadOf(g, seat, lots), limit: handLimit(g), futile };
}

export const worthOfKind = (kind: ScrollKind, danger: number): number => (kind.lethal ? -danger : kind.points);

/** Everybody can count which scrolls are out; those that this seat has not seen are worth their mean. */
function meanUnseen(g: Look, seat: Seat, danger: number): number {
  const kinds = unseenKinds(g, seat);
  return kinds.reduce((sum, kind) => sum + worthOfKind(kind, danger), 0) / Math.max(1, kinds.length);
}

/** The kinds of the scrolls before the seats that this one has not seen: which lies where it cannot tell. */
function unseenKinds(g: Look, seat: Seat): ScrollKind[] {
  const { box } = g.rules;
  const kinds: ScrollKind[] = [];
  for (let of = 0; of < g.s.seats; of++) {
    for (const zone of [SEALED + of, CRACKED + of]) {
      for (let id = box.first(g.s.cards, zone); id !== NONE; id = box.next(g.s.cards, id)) {
        if (!sees(g, seat, id)) kinds.push(scrollOf(g, id));
      }
    }
  }
  return kinds;
}

const sees = (g: Look, seat: Seat, id: number): boolean => (g.rules.box.seenBy(g.s.cards, id) & bitOf(seat)) !== 0;

/** The seat has one scroll, sealed, and knows that it does not kill: it has seen it, or none that kills can be there. */
export function onlyGood(g: Look, seat: Seat): boolean {
  const [id, more] = sealedOf(g, seat);
  if (id === undefined || more !== undefined || countIn(g, CRACKED + seat) > 0) return false;
  const kinds = sees(g, seat, id) ? [scrollOf(g, id)] : unseenKinds(g, seat);
  return kinds.every((kind) => !kind.lethal);
}

function worthsIn(g: Look, seat: Seat, zone: number, danger: number, unseen: number): number[] {
  const { box } = g.rules;
  const out: number[] = [];
  for (let id = box.first(g.s.cards, zone); id !== NONE; id = box.next(g.s.cards, id)) {
    out.push(sees(g, seat, id) ? worthOfKind(scrollOf(g, id), danger) : unseen);
  }
  return out;
}

function leadOf(g: Look, seat: Seat, lots: readonly Lot[]): number {
  let [mine, rival] = [0, 0];
  for (let of = 0; of < g.s.seats; of++) {
    const { sealed, cracked } = lots[of] as Lot;
    const scroll = sealed[0] ?? 0;
    const lives = cracked.length === 0 && sealed.length < 2 && scroll >= 0;
    const points = lives ? scroll + countIn(g, HAND + of) * g.set.file.scoring.perHandCard : 0;
    if (of === seat) mine = points;
    else rival = Math.max(rival, points);
  }
  return Math.max(-1, Math.min(1, (mine - rival) / 5));
}

/** What a scroll is worth, as this seat sees it. */
export function worthOf(eyes: Eyes, id: number): number {
  return sees(eyes.g, eyes.seat, id) ? worthOfKind(scrollOf(eyes.g, id), eyes.danger) : eyes.unseen;
}

const NO_LOT: Lot = { sealed: [], cracked: [] };
export const lotOf = (eyes: Eyes, seat: Seat): Lot => eyes.lots[seat] ?? NO_LOT;

/** What a lot is worth: one sealed scroll lives, more than one or a cracked one kills unless something is done. */
export function worthOfLot({ sealed, cracked }: Lot, danger: number): number {
  const count = sealed.length + cracked.length;
  if (count === 0) return 0;
  if (count === 1) return sealed[0] ?? -0.7 * danger;
  return -danger * (1 + 0.3 * (count - 2));
}
