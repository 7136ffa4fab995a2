// Lots: how the scrolls before the seats would lie after an effect, as one seat sees them.

import type { Seat } from '@tabella/kernel';
import { PILE } from '../rules/box.ts';
import { idsIn, nameOf, scrollOf } from '../rules/stage.ts';
import { type Eyes, type Lot, lotOf, worthOfKind } from './eyes.ts';

/** Seats whose scrolls change, and what they then have. */
export type Deal = readonly { readonly seat: Seat; readonly lot: Lot }[];

const meanOf = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;
const without = (list: readonly number[], at: number): number[] => list.filter((_, i) => i !== at);

/** The worths of the scrolls in the open pile. */
function pileOf(eyes: Eyes): number[] {
  return idsIn(eyes.g, PILE).map((id) => worthOfKind(scrollOf(eyes.g, id), eyes.danger));
}

const worst = (list: readonly number[]): number => list.indexOf(Math.min(...list));
const best = (list: readonly number[]): number => list.indexOf(Math.max(...list));

/** The seat loses a scroll: its worst, a cracked one first; or it is cracked. */
export function removed(eyes: Eyes, seat: Seat, cracked: boolean): Deal | null {
  const lot = lotOf(eyes, seat);
  if (!cracked && lot.cracked.length > 0) return [{ seat, lot: { ...lot, cracked: lot.cracked.slice(1) } }];
  if (lot.sealed.length === 0) return null;
  const at = worst(lot.sealed);
  const sealed = without(lot.sealed, at);
  return [{ seat, lot: { sealed, cracked: cracked ? [...lot.cracked, lot.sealed[at] as number] : lot.cracked } }];
}

export function mended(eyes: Eyes, seat: Seat): Deal | null {
  const { sealed, cracked } = lotOf(eyes, seat);
  if (cracked.length === 0) return null;
  const at = best(cracked);
  return [{ seat, lot: { sealed: [...sealed, cracked[at] as number], cracked: without(cracked, at) } }];
}

/** A cracked scroll is slipped into another hand. */
export function given(eyes: Eyes, from: Seat, to: Seat): Deal | null {
  if (to < 0) return null;
  const mine = lotOf(eyes, from);
  const theirs = lotOf(eyes, to);
  const [one] = mine.cracked;
  if (one === undefined) return null;
  return [
    { seat: from, lot: { ...mine, cracked: mine.cracked.slice(1) } },
    { seat: to, lot: { ...theirs, cracked: [...theirs.cracked, one] } },
  ];
}

/** A sealed scroll goes from seat to seat; the seat that carries it out takes the best and gives the worst. */
export function moved(eyes: Eyes, from: Seat, to: Seat, by: Seat): Deal | null {
  if (from < 0 || to < 0) return null;
  const theirs = lotOf(eyes, from);
  const mine = lotOf(eyes, to);
  if (theirs.sealed.length === 0) return null;
  const at = by === to ? best(theirs.sealed) : worst(theirs.sealed);
  return [
    { seat: from, lot: { ...theirs, sealed: without(theirs.sealed, at) } },
    { seat: to, lot: { ...mine, sealed: [...mine.sealed, theirs.sealed[at] as number] } },
  ];
}

/** All ways in which two seats can swap a scroll, the first of each. */
export function swapped(eyes: Eyes): Deal[] {
  const out: Deal[] = [];
  const { lots } = eyes;
  for (let a = 0; a < lots.length; a++) {
    for (let b = a + 1; b < lots.length; b++) {
      const [x, y] = [lots[a] as Lot, lots[b] as Lot];
      if (x.sealed.length === 0 || y.sealed.length === 0) continue;
      out.push([
        { seat: a, lot: { ...x, sealed: [y.sealed[0] as number, ...x.sealed.slice(1)] } },
        { seat: b, lot: { ...y, sealed: [x.sealed[0] as number, ...y.sealed.slice(1)] } },
      ]);
    }
  }
  return out;
}

/** All sealed scrolls are mixed: every one is worth what they are on average. */
export function mixed(eyes: Eyes): Deal | null {
  const { lots } = eyes;
  const all = lots.flatMap((lot) => lot.sealed);
  if (all.length < 2) return null;
  const mean = meanOf(all);
  return lots.map(({ sealed, cracked }, seat) => ({ seat, lot: { sealed: sealed.map(() => mean), cracked } }));
}

/** A sealed scroll of the seat is exchanged for one of the pile. */
export function exchanged(eyes: Eyes, seat: Seat, pick: 'choose' | 'random'): Deal | null {
  const lot = lotOf(eyes, seat);
  const pile = pileOf(eyes);
  if (lot.sealed.length === 0 || pile.length === 0) return null;
  const to = pick === 'random' ? meanOf(pile) : seat === eyes.seat ? Math.max(...pile) : Math.min(...pile);
  return [{ seat, lot: { ...lot, sealed: [...lot.sealed.slice(1), to] } }];
}

export function taken(eyes: Eyes, seat: Seat, pick: 'choose' | 'random', kind: string | null): Deal | null {
  const lot = lotOf(eyes, seat);
  const ids = idsIn(eyes.g, PILE);
  const pile = pileOf(eyes).filter((_, i) => kind === null || nameOf(eyes.g, ids[i] as number) === kind);
  if (pile.length === 0) return null;
  const one = pick === 'random' ? meanOf(pile) : Math.max(...pile);
  return [{ seat, lot: { ...lot, sealed: [...lot.sealed, one] } }];
}
