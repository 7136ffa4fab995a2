// A plan: what binds the blanks of some cards, worked out once and used for every world that is dealt from them.

import { encode, same } from '../data.ts';
import { EVERYONE } from '../game.ts';
import type { Box } from './box.ts';
import { type Cards, FACES, type Fact, type Group, isBlank, KNOWN_CLASS, sizeOf } from './cards.ts';
import { Hold } from './hold.ts';

/** The faces that an id can have. */
export interface Domain {
  readonly faces: readonly number[];
  /** Per face: its place in the list; -1 when it is not there. */
  readonly at: Int16Array;
  /** Names it among the domains of a plan. */
  readonly name: number;
}

/** What a fact says of one blank, given the face of another. */
export interface Tie {
  readonly other: number;
  readonly from: Domain;
  readonly to: Domain;
  /** Per pair of places in the two domains: 1 when the fact holds. Facts that say the same share it. */
  readonly holds: Uint8Array;
  /** Steps in the table for a place in `from` and for one in `to`. */
  readonly step: number;
  readonly stride: number;
}

/** How to go on when the hubs have faces: the bound ids, the narrowest first, and whether all of them find faces. */
export interface Way {
  readonly order: readonly number[];
  readonly leads: boolean;
}

export class Plan {
  /** Per id: its face as it is known. */
  readonly given: Uint16Array;
  /** Per id: its face, if it is known or only one is possible; otherwise blank. */
  readonly faces: Uint16Array;
  /** Per face: how many are to be dealt. */
  readonly left: number[];
  /** The ids whose faces are not known: those that can have but one, and the others. */
  readonly settled: readonly number[];
  readonly open: readonly number[];
  /** Per id: the faces it can have; undefined when any of its pool will do. */
  readonly domains: (Domain | undefined)[];
  /** Per id: facts that tie it to one other blank. */
  readonly ties: (Tie[] | undefined)[];
  /** Facts about more blanks than two: they are looked at when everything is dealt. */
  unsettled: readonly Fact[] = [];
  /** By the faces of the hubs: how to go on. As far as it was worked out. */
  readonly ways = new Map<string, Way>();
  /** Nothing fits, whatever is tried. */
  hopeless = false;
  readonly holds: readonly Hold[];
  /** Ids to be dealt one by one, the narrowest first: those that others hang on, then all that are bound by anything. */
  readonly hubs: readonly number[];
  readonly bound: readonly number[];
  private readonly tables = new Map<string, Uint8Array>();
  /** Per id: the faces that are left to it, as lists that many may share; and those lists, by pool and classes. */
  private readonly lists: (readonly number[] | undefined)[];
  private readonly byClass = new Map<number, readonly number[]>();
  private readonly byList = new Map<readonly number[], Domain>();
  private readonly classes: Uint16Array;
  private readonly groups: readonly Group[];
  private readonly facts: readonly Fact[];

  constructor(
    private readonly box: Box,
    cards: Cards,
    relaxed: boolean,
  ) {
    const n = sizeOf(cards);
    const { planes, unseen } = cards;
    this.given = new Uint16Array(n);
    this.classes = new Uint16Array(n);
    for (let id = 0; id < n; id++) {
      this.given[id] = planes[FACES + id] as number;
      this.classes[id] = planes[1 + KNOWN_CLASS * n + id] as number;
    }
    this.faces = this.given.slice();
    this.groups = cards.groups.slice();
    this.facts = cards.facts.slice();
    this.left = new Array<number>(box.faces.length).fill(0);
    for (let i = 0; i < unseen.length; i++) (this.left[unseen[i] as number] as number)++;
    const blanks: number[] = [];
    for (let id = 0; id < n; id++) if (isBlank(this.faces[id] as number)) blanks.push(id);
    this.domains = new Array(n);
    this.ties = new Array(n);
    this.lists = new Array(n);
    const isOpen = (id: number): boolean => isBlank(this.given[id] as number);
    const facts = this.facts.filter((fact) => (!relaxed || fact.to === EVERYONE) && fact.ids.some(isOpen));
    let pairs = this.narrow(facts, blanks);
    while (this.settle(blanks)) pairs = this.narrow(facts, blanks);
    for (const [fact, a, b] of pairs) this.tie(fact, a, b);
    this.open = blanks.filter((id) => isBlank(this.faces[id] as number));
    this.settled = blanks.filter((id) => !isBlank(this.faces[id] as number));
    const ways: number[] = [];
    const bound: number[] = [];
    for (const id of this.open) {
      if (this.lists[id] === undefined && this.ties[id] === undefined) continue;
      const domain = this.domainOf(id);
      if (domain.faces.length === 0) this.hopeless = true;
      this.domains[id] = domain;
      ways[id] = this.waysOf(domain);
      bound.push(id);
    }
    bound.sort((a, b) => (ways[a] as number) - (ways[b] as number));
    this.hubs = this.hubsOf(bound);
    this.bound = bound.filter((id) => !this.hubs.includes(id));
    this.holds = this.holdsOf();
    // A plan is kept as long as what it is for: let go of what only its making needed.
    for (const notes of [this.byClass, this.byList, this.tables]) notes.clear();
    this.lists.length = 0;
  }

  /** The tightest first: what it must have, others cannot. */
  private holdsOf(): Hold[] {
    const holds: Hold[] = [];
    if (this.groups.length === 0) return holds;
    const planes = [this.faces.length, ...this.faces];
    for (const group of this.groups) {
      const hold = new Hold(this.box, group, planes);
      if (hold.missing > 0) holds.push(hold);
      if (hold.missing > hold.blanks) this.hopeless = true;
    }
    return holds.sort((a, b) => a.blanks - a.missing - (b.blanks - b.missing) || a.blanks - b.blanks);
  }

  /** At least one of every two that are tied, the narrower if it can be. */
  private hubsOf(ids: readonly number[]): number[] {
    const leaves = new Set<number>();
    for (const id of ids.toReversed()) {
      if (this.ties[id]?.every((tie) => !leaves.has(tie.other))) leaves.add(id);
    }
    return ids.filter((id) => this.ties[id] !== undefined && !leaves.has(id));
  }

  /** Is this the plan for these cards? */
  isFor(box: Box, { planes, groups, facts }: Cards): boolean {
    const n = this.faces.length;
    if (
      box !== this.box ||
      planes[0] !== n ||
      groups.length !== this.groups.length ||
      facts.length !== this.facts.length
    )
      return false;
    for (let i = 0; i < groups.length; i++) if (groups[i] !== this.groups[i]) return false;
    for (let i = facts.length - 1; i >= 0; i--) if (!same(facts[i], this.facts[i])) return false;
    const classes = 1 + KNOWN_CLASS * n;
    for (let id = 0; id < n; id++) {
      if (planes[FACES + id] !== this.given[id] || planes[classes + id] !== this.classes[id]) return false;
    }
    return true;
  }

  /** How many cards to be dealt could be it. */
  private waysOf(domain: Domain): number {
    let ways = 0;
    for (const face of domain.faces) ways += this.left[face] as number;
    return ways;
  }

  /** All faces that the pool and the known classes of a blank leave to it. */
  private wide(id: number): readonly number[] {
    const pool = (this.faces[id] as number) & 0xff;
    const mask = this.classes[id] as number;
    const key = (pool << 16) | mask;
    let list = this.byClass.get(key);
    if (list === undefined) {
      const faces = this.box.facesOfPool[pool] as readonly number[];
      list = faces.filter((face) => (this.left[face] as number) > 0 && this.box.fits(face, mask));
      this.byClass.set(key, list);
    }
    return list;
  }

  private domainOf(id: number): Domain {
    const faces = this.lists[id] ?? this.wide(id);
    let domain = this.byList.get(faces);
    if (domain === undefined) {
      const at = new Int16Array(this.box.faces.length).fill(-1);
      for (let i = 0; i < faces.length; i++) at[faces[i] as number] = i;
      domain = { faces, at, name: this.byList.size };
      this.byList.set(faces, domain);
    }
    return domain;
  }

  /** What classes and facts leave to each blank; returns the facts about two of them. */
  private narrow(facts: readonly Fact[], blanks: readonly number[]): [Fact, number, number][] {
    this.byClass.clear();
    for (let i = 0; i < blanks.length; i++) {
      const id = blanks[i] as number;
      const isOpen = (this.classes[id] as number) !== 0 && isBlank(this.faces[id] as number);
      this.lists[id] = isOpen ? this.wide(id) : undefined;
    }
    const pairs: [Fact, number, number][] = [];
    const unsettled: Fact[] = [];
    for (const fact of facts) {
      let first = -1;
      let second = -1;
      let more = false;
      for (const id of fact.ids) {
        if (!isBlank(this.faces[id] as number) || id === first || id === second) continue;
        if (first < 0) first = id;
        else if (second < 0) second = id;
        else more = true;
      }
      if (more) unsettled.push(fact);
      else if (second >= 0) pairs.push([fact, first, second]);
      else if (first >= 0) this.bind(fact, first);
      else if (!this.isTrue(fact, this.facesOf(fact))) this.hopeless = true;
    }
    this.unsettled = unsettled;
    return pairs;
  }

  /** Gives a face to every blank that can have but one; true when that narrows others. */
  private settle(blanks: readonly number[]): boolean {
    let settled = false;
    for (const id of blanks) {
      const list = this.lists[id];
      if (list?.length !== 1) continue;
      const face = list[0] as number;
      this.faces[id] = face;
      (this.left[face] as number)--;
      if ((this.left[face] as number) < 0) this.hopeless = true;
      settled = true;
    }
    return settled;
  }

  /** A fact about one blank: it takes faces from it. */
  private bind(fact: Fact, id: number): void {
    const faces = this.facesOf(fact);
    const places = fact.ids.map((one) => (one === id ? 0 : 1));
    const list = this.lists[id] ?? this.wide(id);
    const fits = list.filter((face) => {
      put(faces, places, 0, face);
      return this.isTrue(fact, faces);
    });
    this.lists[id] = fits.length === list.length ? list : fits;
  }

  /** A fact about two blanks: a table of the pairs that fit. */
  private tie(fact: Fact, a: number, b: number): void {
    const from = this.domainOf(a);
    const to = this.domainOf(b);
    const holds = this.table(fact, a, b, from, to);
    if (!holds.includes(0)) return;
    this.addTie(a, { other: b, from, to, holds, step: to.faces.length, stride: 1 });
    this.addTie(b, { other: a, from: to, to: from, holds, step: 1, stride: to.faces.length });
  }

  private table(fact: Fact, a: number, b: number, from: Domain, to: Domain): Uint8Array {
    const faces = this.facesOf(fact);
    const places = fact.ids.map((id) => (id === a ? 0 : id === b ? 1 : 2));
    const key = `${fact.kind} ${encode(fact.data)} ${from.name} ${to.name} ${places} ${faces}`;
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const width = to.faces.length;
    const holds = new Uint8Array(from.faces.length * width);
    for (let i = 0; i < from.faces.length; i++) {
      put(faces, places, 0, from.faces[i] as number);
      for (let j = 0; j < width; j++) {
        put(faces, places, 1, to.faces[j] as number);
        if (this.isTrue(fact, faces)) holds[i * width + j] = 1;
      }
    }
    this.tables.set(key, holds);
    return holds;
  }

  private addTie(id: number, tie: Tie): void {
    const ties = this.ties[id] ?? [];
    // Those of one table stand side by side.
    const at = ties.findLastIndex((one) => one.holds === tie.holds && one.step === tie.step);
    ties.splice(at < 0 ? ties.length : at + 1, 0, tie);
    this.ties[id] = ties;
  }

  private facesOf(fact: Fact): number[] {
    return fact.ids.map((id) => this.faces[id] as number);
  }

  isTrue(fact: Fact, faces: readonly number[]): boolean {
    return this.box.facts[fact.kind]?.(faces, fact.data) === true;
  }
}

/** Writes a face where the places say so. */
function put(faces: number[], places: readonly number[], wanted: number, face: number): void {
  for (let i = 0; i < places.length; i++) if (places[i] === wanted) faces[i] = face;
}
