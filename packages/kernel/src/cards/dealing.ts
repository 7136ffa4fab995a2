// Dealing: gives a face to every blank so that all holds that the plan knows. Ids are dealt at random, the most bound first;
// one that finds no face takes that of another, which then looks for a new one.

import { type Chance, shuffle } from '../chance.ts';
import type { Box } from './box.ts';
import { type Cards, FACES, type Fact, isBlank } from './cards.ts';
import { Desk } from './desk.ts';
import type { Hold } from './hold.ts';
import { Piles } from './piles.ts';
import type { Plan, Way } from './plan.ts';

/** Weights are drawn out of so many parts. */
const PARTS = 0x4000_0000;
/** Quick tries before a search. */
const TRIES = 10;
/** So often the hubs are dealt again when what hangs on them finds no faces. */
const REDRAWS = 20;
/** A search is given up after so many faces. */
const STEPS = 300;
const NO_CHANCE: Chance = { int: (n) => n - 1 };

export class Dealing extends Desk {
  private readonly piles: Piles;
  /** Scratch: per place in a list of faces. */
  private readonly weights: Float64Array;

  constructor(box: Box) {
    super(box);
    this.piles = new Piles(box);
    this.weights = new Float64Array(box.faces.length);
  }

  /** Deals to cards that nothing binds. */
  plain({ planes, unseen }: Cards, chance: Chance): void {
    this.piles.lay(unseen);
    this.piles.deal(planes, chance);
  }

  /** Gives a face to every blank; false, and the cards as they were, when nothing was found. */
  deal(cards: Cards, plan: Plan, chance: Chance): boolean {
    this.plan = plan;
    this.planes = cards.planes;
    if (plan.hopeless) return false;
    for (let i = 0; i <= TRIES; i++) {
      this.reset();
      const done = i < TRIES ? this.bound(chance) && this.holds(chance) : this.search(chance);
      if (done && this.finish(chance)) return true;
      for (const id of plan.open) this.planes[FACES + id] = plan.given[id] as number;
    }
    for (const id of plan.settled) this.planes[FACES + id] = plan.given[id] as number;
    return false;
  }

  private finish(chance: Chance): boolean {
    const { holds, unsettled } = this.plan;
    for (const hold of holds) if (hold.missing > 0) return false;
    this.piles.layCounts(this.left);
    this.piles.deal(this.planes, chance);
    for (const fact of unsettled) if (!this.isTrue(fact) && !this.mend(fact, chance)) return false;
    return true;
  }

  private all(ids: readonly number[], chance: Chance): boolean {
    for (const id of ids) {
      if (isBlank(this.faceOf(id)) && !this.draw(id, null, chance) && !this.oust(id, chance, new Set([id])))
        return false;
    }
    return true;
  }

  /** Those on which others hang, then all that are bound. */
  private bound(chance: Chance): boolean {
    const { hubs, bound } = this.plan;
    if (hubs.length === 0) return this.all(bound, chance);
    for (let i = 0; ; i++) {
      if (!this.all(hubs, chance)) return false;
      const { order, leads } = this.way();
      if (leads || i === REDRAWS) return this.all(order, chance);
      for (const id of hubs) this.take(id);
    }
  }

  /** How to go on now that the hubs have faces. Chance has no part in it, so it is worked out once. */
  private way(): Way {
    const { hubs, bound, ways } = this.plan;
    const faces = hubs.map((id) => this.faceOf(id));
    const key = faces.join();
    const known = ways.get(key);
    if (known !== undefined) return known;
    const order = this.byWays(bound);
    const leads = this.all(order, NO_CHANCE);
    // This was no more than a trial, in which even a hub may have got another face.
    for (const id of this.dealt(NO_CHANCE)) this.take(id);
    hubs.forEach((id, i) => {
      this.give(id, faces[i] as number);
    });
    const way = { order, leads };
    ways.set(key, way);
    return way;
  }

  /** Sorted by how many cards each could be, now that those they hang on have faces. */
  private byWays(ids: readonly number[]): readonly number[] {
    const ways = new Map(ids.map((id) => [id, this.waysOf(id)]));
    return ids.toSorted((a, b) => (ways.get(a) as number) - (ways.get(b) as number));
  }

  /** Gives an id a face that it may have (and a hold wants), each card equally likely but for what it leaves to its ties. */
  private draw(id: number, hold: Hold | null, chance: Chance): boolean {
    const { plan, left, weights } = this;
    const domain = plan.domains[id];
    const faces = domain?.faces ?? (this.box.facesOfPool[this.poolOf(id)] as readonly number[]);
    const ties = plan.ties[id];
    let total = 0;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i] as number;
      let weight = left[face] as number;
      if (weight > 0 && hold?.wants(face) === false) weight = 0;
      if (weight > 0 && ties !== undefined) weight *= this.waysOfTies(ties, face);
      if (weight > 0 && plan.holds.length > 0 && !this.allowed(id, face)) weight = 0;
      weights[i] = weight;
      total += weight;
    }
    if (total === 0) return false;
    let at = chance.int(PARTS) * (total / PARTS);
    for (let i = 0; i < faces.length; i++) {
      at -= weights[i] as number;
      if (at >= 0 || weights[i] === 0) continue;
      this.give(id, faces[i] as number);
      return true;
    }
    return false;
  }

  /**
   * An id that found no face takes that of another, or the room that another has taken in a hold; the other then finds a
   * new face, perhaps in the same way.
   */
  private oust(id: number, chance: Chance, tried: Set<number>): boolean {
    for (const other of this.dealt(chance)) {
      if (tried.has(other)) continue;
      const face = this.faceOf(other);
      const bears = this.bears(id, face);
      const crowds = this.crowds(id, other);
      if (!bears && !crowds) continue;
      this.take(other);
      if (bears && this.may(id, face)) this.give(id, face);
      else if (!crowds || !this.draw(id, null, chance)) {
        this.give(other, face);
        continue;
      }
      tried.add(other);
      if (this.draw(other, null, chance) || this.oust(other, chance, tried)) return true;
      this.take(id);
      this.give(other, face);
    }
    return false;
  }

  /** Do both lie in a hold that has no room to spare? */
  private crowds(id: number, other: number): boolean {
    for (const hold of this.plan.holds) {
      if (hold.missing > 0 && hold.missing >= hold.blanks && hold.inside[id] === 1 && hold.inside[other] === 1)
        return true;
    }
    return false;
  }

  /** The blanks that have a face by now, in random order. */
  private dealt(chance: Chance): number[] {
    return shuffle(
      chance,
      this.plan.open.filter((id) => !isBlank(this.faceOf(id))),
    );
  }

  /** What holds miss is put on blanks of theirs. */
  private holds(chance: Chance): boolean {
    for (const hold of this.plan.holds) {
      if (hold.missing === 0) continue;
      const ids = shuffle(chance, hold.open.slice());
      for (const face of shuffle(chance, hold.list())) if (!this.place(ids, face)) return false;
      for (let i = 0; i < ids.length && hold.missing > 0; i++) {
        const id = ids[i] as number;
        if (isBlank(this.faceOf(id))) this.draw(id, hold, chance);
      }
      if (hold.missing > 0) return false;
    }
    return true;
  }

  /** Puts a face on the first of these that can have it; that one, and those met that are dealt, leave the list. */
  private place(ids: number[], face: number): boolean {
    for (let i = 0; i < ids.length; ) {
      const id = ids[i] as number;
      const isFree = isBlank(this.faceOf(id));
      if (isFree && !this.may(id, face)) {
        i++;
        continue;
      }
      ids[i] = ids[ids.length - 1] as number;
      ids.pop();
      if (!isFree) continue;
      this.give(id, face);
      return true;
    }
    return false;
  }

  /** A search that goes back where it went wrong; it takes its time, so it is left to deals that defy all tries. */
  private search(chance: Chance): boolean {
    const { open, domains, holds, unsettled } = this.plan;
    const bound = (id: number): boolean => domains[id] !== undefined || unsettled.some((fact) => fact.ids.includes(id));
    let steps = STEPS;
    const go = (): boolean => {
      const hungry = holds.filter((hold) => hold.missing > 0);
      let next = -1;
      let faces: number[] = [];
      for (const id of open) {
        if (!isBlank(this.faceOf(id))) continue;
        if (!bound(id) && !hungry.some((hold) => hold.inside[id] === 1)) continue;
        const found = this.facesFor(id);
        if (next >= 0 && found.length >= faces.length) continue;
        next = id;
        faces = found;
        if (faces.length < 2) break;
      }
      if (next < 0) return hungry.length === 0;
      for (const face of shuffle(chance, faces)) {
        if (--steps < 0) return false;
        this.give(next, face);
        if (go()) return true;
        this.take(next);
      }
      return false;
    };
    return go();
  }

  private facesFor(id: number): number[] {
    const faces = this.plan.domains[id]?.faces ?? (this.box.facesOfPool[this.poolOf(id)] as readonly number[]);
    const unsettled = this.plan.unsettled.filter((fact) => fact.ids.includes(id));
    return faces.filter((face) => this.may(id, face) && unsettled.every((fact) => this.suits(fact, id, face)));
  }

  /** Does the fact hold with this face, unless others of its cards have none yet? */
  private suits(fact: Fact, id: number, face: number): boolean {
    const faces = fact.ids.map((one) => (one === id ? face : this.faceOf(one)));
    return faces.some(isBlank) || this.plan.isTrue(fact, faces);
  }

  /** A fact about many cards does not hold: one of them changes places with a card with which it does. */
  private mend(fact: Fact, chance: Chance): boolean {
    const others = shuffle(chance, this.plan.open.slice());
    for (const id of shuffle(chance, fact.ids.slice())) {
      if (!isBlank(this.plan.faces[id] as number)) continue;
      for (const other of others) if (this.exchange(fact, id, other)) return true;
    }
    return false;
  }

  private exchange(fact: Fact, a: number, b: number): boolean {
    const { plan, planes } = this;
    const [faceA, faceB] = [this.faceOf(a), this.faceOf(b)];
    if (faceA === faceB || plan.ties[a] !== undefined || plan.ties[b] !== undefined) return false;
    if (!this.bears(a, faceB) || !this.bears(b, faceA)) return false;
    const split = plan.holds.filter((hold) => hold.inside[a] !== hold.inside[b]);
    const swap = (one: number, other: number): void => {
      planes[FACES + a] = one;
      planes[FACES + b] = other;
      for (const hold of split) hold.count(planes);
    };
    swap(faceB, faceA);
    const touches = (one: Fact): boolean => one.ids.includes(a) || one.ids.includes(b);
    if (this.isTrue(fact) && split.every((hold) => hold.missing === 0)) {
      // Those before it hold already, and must go on to.
      const checked = plan.unsettled.slice(0, plan.unsettled.indexOf(fact));
      if (checked.every((one) => !touches(one) || this.isTrue(one))) return true;
    }
    swap(faceA, faceB);
    return false;
  }
}
