// Offers: what sets offer in the figure step, written as numbers. A choice is made of one only when somebody wants to see it, for
// random play takes one of many.

import type { FigureChoice } from './choices.ts';
import { figureAt, segmentIn, slotIn } from './core/figures.ts';
import { MOST_TILES, SLOTS } from './core/sizes.ts';
import { PUT, putOn } from './puts.ts';
import type { State } from './state.ts';

/** Makes the choice of a number that a set wrote. */
export type MakeOffer = (s: State, offer: number) => FigureChoice;

/** Every figure on every segment of every tile: more than anybody can be offered. */
const ROOM = figureAt(MOST_TILES * SLOTS, 0);

export class Offers {
  many = 0;
  readonly #numbers = new Int32Array(ROOM);
  /** By place: null for a figure that is put somewhere. */
  readonly #makers: (MakeOffer | null)[] = [];

  clear(): void {
    this.many = 0;
  }

  /** A figure onto a segment of any tile; `slot` is MEEPLE for any meeple. */
  put(slot: number, tile: number, segment: number): void {
    this.#numbers[this.many] = figureAt(tile * SLOTS + slot, segment);
    this.#makers[this.many++] = null;
  }

  /** The same where another set may lead to the same place. */
  putOnce(slot: number, tile: number, segment: number): void {
    const number = figureAt(tile * SLOTS + slot, segment);
    for (let i = 0; i < this.many; i++) if (this.#makers[i] === null && this.#numbers[i] === number) return;
    this.put(slot, tile, segment);
  }

  /** Something else, as a number of the set that offers it. */
  add(make: MakeOffer, offer: number): void {
    this.#numbers[this.many] = offer;
    this.#makers[this.many++] = make;
  }

  /** Is this the putting of a figure? */
  isPut(place: number): boolean {
    return this.#makers[place] === null;
  }

  /** What the figure is that is put, and where. */
  slotAt(place: number): number {
    return slotIn(this.#number(place)) % SLOTS;
  }

  tileAt(place: number): number {
    return Math.floor(slotIn(this.#number(place)) / SLOTS);
  }

  segmentAt(place: number): number {
    return segmentIn(this.#number(place));
  }

  /** The choice at a place of the list. */
  at(s: State, place: number): FigureChoice {
    const make = this.#makers[place] ?? null;
    if (make !== null) return make(s, this.#number(place));
    const slot = this.slotAt(place);
    const tile = this.tileAt(place);
    const segment = this.segmentAt(place);
    return tile === s.tile ? (PUT[figureAt(slot, segment)] as FigureChoice) : putOn(slot, tile, segment);
  }

  #number(place: number): number {
    return this.#numbers[place] ?? 0;
  }
}
