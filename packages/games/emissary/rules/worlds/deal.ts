// One try to give faces to blanks: what is left of each face, drawing one by weight, and dealing what groups, classes and
// the rest of the box ask for.

import { type Cards, type Chance, CLASS, type Fact, isBlank, shuffle, sizeOf } from '@tabella/kernel';
import { box, cardFaceOf } from '../box.ts';
import { IDENTITIES } from '../terms.ts';
import { Hold } from './hold.ts';

/** Per face: the sort of a Prove card (its bet and its kind), 0 to 5; -1 for all others. */
export const SORTS: readonly number[] = box.faces.map((spec, face) => {
  const prove = spec.classes?.includes('prove') ? cardFaceOf(face).prove : undefined;
  return prove === undefined ? -1 : IDENTITIES.indexOf(prove.bet) * 2 + (prove.kind === 'draw' ? 0 : 1);
});

/** Faces stand in the first plane of the kernel's cards, after a word that holds their size. */
const FACES = 1;
export const faceIn = (cards: Cards, id: number): number => cards.planes[FACES + id] as number;

export class Deal {
  /** How many of each face are still to be dealt. */
  readonly left: Uint8Array;
  /** How many Prove cards of each sort. */
  readonly sorts: number[] = [0, 0, 0, 0, 0, 0];
  private readonly holds: Hold[] = [];

  constructor(
    readonly cards: Cards,
    readonly chance: Chance,
  ) {
    this.left = new Uint8Array(box.faces.length);
    const { unseen } = cards;
    for (let i = 0; i < unseen.length; i++) {
      const face = unseen[i] as number;
      this.left[face] = (this.left[face] as number) + 1;
      const sort = SORTS[face] as number;
      if (sort >= 0) this.sorts[sort] = (this.sorts[sort] as number) + 1;
    }
    for (const group of cards.groups) {
      const hold = new Hold(group, cards, faceIn);
      if (hold.missing > 0) this.holds.push(hold);
    }
  }

  /** The pool of a blank: the low byte of its face says it. */
  poolAt(id: number): number {
    return faceIn(this.cards, id) & 0xff;
  }

  /** The blank ids that facts speak of, each once, in random order. */
  blanksIn(facts: readonly Fact[], wanted: (id: number) => boolean): number[] {
    const out: number[] = [];
    for (const fact of facts) {
      for (const id of fact.ids) {
        if (isBlank(faceIn(this.cards, id)) && !out.includes(id) && wanted(id)) out.push(id);
      }
    }
    return shuffle(this.chance, out);
  }

  /** Gives the id a face of its pool, drawn by weight; false when all weights are zero. */
  draw(id: number, weigh: (face: number) => number): boolean {
    const faces = box.facesOfPool[this.poolAt(id)] as readonly number[];
    let total = 0;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i] as number;
      let weight = (this.left[face] as number) > 0 ? weigh(face) : 0;
      if (weight > 0 && !this.allows(id, face)) weight = 0;
      weights[i] = weight;
      total += weight;
    }
    if (total === 0) return false;
    let at = this.chance.int(total);
    for (let i = 0; i < faces.length; i++) {
      at -= weights[i] as number;
      if (at >= 0) continue;
      this.give(id, faces[i] as number);
      return true;
    }
    return false;
  }

  /** Puts what groups miss on blanks of theirs, the tightest group first. */
  groups(): boolean {
    const open = this.holds.filter((hold) => hold.missing > 0);
    open.sort((a, b) => a.blanks - a.missing - (b.blanks - b.missing));
    for (const hold of open) {
      const free = shuffle(
        this.chance,
        hold.ids.filter((id) => isBlank(faceIn(this.cards, id))),
      );
      for (const want of shuffle(this.chance, hold.list())) if (!this.place(want, free)) return false;
    }
    return true;
  }

  /** Ids known by their class take a face of it. */
  classes(): boolean {
    const n = sizeOf(this.cards);
    for (let id = 0; id < n; id++) {
      if (!isBlank(faceIn(this.cards, id))) continue;
      const mask = box.classesOf(this.cards, id);
      if (mask === 0) continue;
      if (!this.draw(id, (face) => (box.fits(face, mask) ? (this.left[face] as number) : 0))) return false;
    }
    return true;
  }

  /** A plain deal of what is left to what is blank, pool by pool. */
  rest(): void {
    const faces: number[][] = box.pools.map(() => []);
    for (let face = 0; face < this.left.length; face++) {
      const pool = faces[box.poolOfFace[face] as number] as number[];
      for (let i = this.left[face] as number; i > 0; i--) pool.push(face);
    }
    const d = this.cards.planes;
    const to = FACES + sizeOf(this.cards);
    for (let at = FACES; at < to; at++) {
      const face = d[at] as number;
      if (!isBlank(face)) continue;
      const pool = faces[face & 0xff] as number[];
      const drawn = pool.length === 1 ? 0 : this.chance.int(pool.length);
      d[at] = pool[drawn] as number;
      pool[drawn] = pool[pool.length - 1] as number;
      pool.pop();
    }
    this.cards.unseen = NOTHING;
  }

  private give(id: number, face: number): void {
    this.cards.planes[FACES + id] = face;
    this.left[face] = (this.left[face] as number) - 1;
    const sort = SORTS[face] as number;
    if (sort >= 0) this.sorts[sort] = (this.sorts[sort] as number) - 1;
    for (const hold of this.holds) hold.give(id, face);
  }

  /** Do the groups leave this face to the id? */
  private allows(id: number, face: number): boolean {
    for (const hold of this.holds) if (!hold.allows(id, face, this.left[face] as number)) return false;
    return true;
  }

  /** One wanted face, or a face of a wanted class, on the first of these ids that can bear it. */
  private place(want: number, free: number[]): boolean {
    for (let i = 0; i < free.length; i++) {
      const id = free[i] as number;
      const own = box.classesOf(this.cards, id);
      const mask = want >= CLASS ? own | (want - CLASS) : own;
      const fits = (face: number): boolean => (want >= CLASS || face === want) && box.fits(face, mask);
      const placed =
        want >= CLASS
          ? this.draw(id, (face) => (fits(face) ? (this.left[face] as number) : 0))
          : this.bears(id, want) && fits(want);
      if (!placed) continue;
      if (want < CLASS) this.give(id, want);
      free.splice(i, 1);
      return true;
    }
    return false;
  }

  private bears(id: number, face: number): boolean {
    return (this.left[face] as number) > 0 && box.poolOfFace[face] === this.poolAt(id) && this.allows(id, face);
  }
}

const NOTHING: readonly number[] = Object.freeze([]);
/** Scratch of `draw`: nothing of it outlives a call. */
const weights = new Float64Array(box.faces.length);
