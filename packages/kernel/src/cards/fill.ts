// Filling: deals the unseen faces to the blank ids so that everything the viewer knows holds. It sees nothing else.

import { type Chance, shuffle } from '../chance.ts';
import { EVERYONE } from '../game.ts';
import type { Box } from './box.ts';
import {
  ALL_SEEN,
  BLANK,
  type Cards,
  CLASS,
  FACE,
  type Fact,
  type Group,
  isBlank,
  KNOWN_CLASS,
  sizeOf,
} from './cards.ts';

const TRIES = 20;

/** Fills blank cards in place; false when no try fitted. `relaxed` leaves private facts aside. */
export function fillCards(box: Box, cards: Cards, chance: Chance, relaxed = false): boolean {
  const { unseen, facts, groups } = cards;
  if (unseen.length === 0) return true;
  const bound =
    facts.length > 0 ? facts.filter((fact) => (!relaxed || fact.to === EVERYONE) && isOpen(cards, fact.ids)) : [];
  const classed = classedBlanks(cards);
  if (bound.length === 0 && groups.length === 0 && classed.length === 0) {
    new Dealing(box, cards, chance).rest();
    cards.unseen = ALL_SEEN;
    return true;
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const dealing = new Dealing(box, cards, chance);
    if (dealing.facts(bound) && dealing.groups(groups) && dealing.classes(classed)) {
      dealing.rest();
      cards.unseen = ALL_SEEN;
      return true;
    }
    dealing.takeBack();
  }
  return false;
}

const faceOf = (cards: Cards, id: number): number => cards.planes[1 + FACE * sizeOf(cards) + id] as number;
const classOf = (cards: Cards, id: number): number => cards.planes[1 + KNOWN_CLASS * sizeOf(cards) + id] as number;
const isOpen = (cards: Cards, ids: readonly number[]): boolean => ids.some((id) => isBlank(faceOf(cards, id)));

/** The blank ids that are known by their class. */
function classedBlanks(cards: Cards): number[] {
  const out: number[] = [];
  const n = sizeOf(cards);
  for (let id = 0; id < n; id++) if (classOf(cards, id) !== 0 && isBlank(faceOf(cards, id))) out.push(id);
  return out;
}

/** One try: what is left of each face, and the ids that have theirs. */
class Dealing {
  /** How many of each face are still to be dealt. */
  private readonly left: Uint16Array;
  private readonly given: number[] = [];

  constructor(
    private readonly box: Box,
    private readonly cards: Cards,
    private readonly chance: Chance,
  ) {
    this.left = new Uint16Array(box.faces.length);
    const { unseen } = cards;
    for (let i = 0; i < unseen.length; i++) {
      const face = unseen[i] as number;
      this.left[face] = (this.left[face] as number) + 1;
    }
  }

  private give(id: number, face: number): void {
    this.cards.planes[1 + FACE * sizeOf(this.cards) + id] = face;
    this.left[face] = (this.left[face] as number) - 1;
    this.given.push(id);
  }

  /** Leaves the cards as they were, for another try. */
  takeBack(): void {
    const { box, cards } = this;
    for (const id of this.given) {
      cards.planes[1 + FACE * sizeOf(cards) + id] = BLANK + (box.poolOfFace[faceOf(cards, id)] as number);
    }
  }

  /** A random face of the id's pool that is left and passes, each copy equally likely; -1 if none. */
  private draw(id: number, mask: number, passes: (face: number) => boolean): number {
    const pool = this.box.facesOfPool[faceOf(this.cards, id) - BLANK] as readonly number[];
    let total = 0;
    const fits: number[] = [];
    for (const face of pool) {
      const count = this.left[face] as number;
      if (count === 0 || !this.box.fits(face, mask) || !passes(face)) continue;
      fits.push(face);
      total += count;
    }
    if (total === 0) return -1;
    let at = this.chance.int(total);
    for (const face of fits) {
      at -= this.left[face] as number;
      if (at < 0) return face;
    }
    return -1;
  }

  /** First what facts tie together: id by id, a face with which every fact that is complete holds. */
  facts(facts: readonly Fact[]): boolean {
    if (facts.length === 0) return true;
    const ids: number[] = [];
    for (const fact of facts) {
      for (const id of fact.ids) if (isBlank(faceOf(this.cards, id)) && !ids.includes(id)) ids.push(id);
    }
    for (const id of shuffle(this.chance, ids)) {
      const face = this.draw(id, classOf(this.cards, id), (candidate) => this.holds(facts, id, candidate));
      if (face < 0) return false;
      this.give(id, face);
    }
    return true;
  }

  /** Would every fact about the id that is complete with this face hold? */
  private holds(facts: readonly Fact[], id: number, face: number): boolean {
    for (const fact of facts) {
      if (!fact.ids.includes(id)) continue;
      const faces = fact.ids.map((one) => (one === id ? face : faceOf(this.cards, one)));
      if (!faces.some(isBlank) && this.box.facts[fact.kind]?.(faces, fact.data) !== true) return false;
    }
    return true;
  }

  /** Then the faces that are known to lie among some ids. */
  groups(groups: readonly Group[]): boolean {
    for (const group of groups) {
      const missing = group.holds.slice();
      const free: number[] = [];
      for (const id of group.ids) {
        const face = faceOf(this.cards, id);
        if (isBlank(face)) free.push(id);
        else strike(this.box, missing, face);
      }
      if (missing.length === 0) continue;
      shuffle(this.chance, free);
      for (const hold of missing) if (!this.place(hold, free)) return false;
    }
    return true;
  }

  /** Puts one held face (or a face of a held class) on the first free id that can bear it. */
  private place(hold: number, free: number[]): boolean {
    for (let i = 0; i < free.length; i++) {
      const id = free[i] as number;
      const own = classOf(this.cards, id);
      let face = hold;
      if (hold >= CLASS) face = this.draw(id, own | (hold - CLASS), () => true);
      else if (
        (this.left[face] as number) === 0 ||
        !this.box.fits(face, own) ||
        this.box.poolOfFace[face] !== faceOf(this.cards, id) - BLANK
      ) {
        face = -1;
      }
      if (face < 0) continue;
      this.give(id, face);
      free.splice(i, 1);
      return true;
    }
    return false;
  }

  /** Then the ids that are known by their class. */
  classes(ids: readonly number[]): boolean {
    const open = ids.filter((id) => isBlank(faceOf(this.cards, id)));
    for (const id of shuffle(this.chance, open)) {
      const face = this.draw(id, classOf(this.cards, id), () => true);
      if (face < 0) return false;
      this.give(id, face);
    }
    return true;
  }

  /** The rest is a plain deal of each pool: canonical order, then each blank takes one of those still undealt. */
  rest(): void {
    const { box, cards, chance, left } = this;
    const faces: number[][] = box.pools.map(() => []);
    const { unseen } = cards;
    for (let i = 0; i < unseen.length; i++) {
      const face = unseen[i] as number;
      if ((left[face] as number) === 0) continue;
      left[face] = (left[face] as number) - 1;
      (faces[box.poolOfFace[face] as number] as number[]).push(face);
    }
    const d = cards.planes;
    const from = 1 + FACE * sizeOf(cards);
    const to = from + sizeOf(cards);
    for (let at = from; at < to; at++) {
      const face = d[at] as number;
      if (face < BLANK) continue;
      const pool = faces[face - BLANK] as number[];
      const last = pool.length - 1;
      const drawn = last === 0 ? 0 : chance.int(last + 1);
      d[at] = pool[drawn] as number;
      pool[drawn] = pool[last] as number;
      pool.pop();
    }
  }
}

/** A face that is there counts for one of the missing: for itself, or for a class it belongs to. */
function strike(box: Box, missing: number[], face: number): void {
  let at = missing.indexOf(face);
  if (at < 0) at = missing.findIndex((hold) => hold >= CLASS && box.fits(face, hold - CLASS));
  if (at >= 0) missing.splice(at, 1);
}
