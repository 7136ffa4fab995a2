// A box: all cards and zones of a game, and the moves that change where a card lies and who knows it. Every change of
// knowledge happens here and in `mixing.ts`, nowhere else.

import type { Choice, Seat } from '../ask.ts';
import { type Chance, shuffle } from '../chance.ts';
import { same } from '../data.ts';
import { type Audience, EVERYONE } from '../game.ts';
import {
  ALL_SEEN,
  BLANK,
  type Cards,
  CLASS,
  FACE,
  KNOWN_CLASS,
  NEXT,
  NONE,
  PLANES,
  PREV,
  read,
  SEEN,
  sizeOf,
  write,
  ZONE,
} from './cards.ts';
import { group, mix } from './mixing.ts';

/**
 * pile: face-down, ordered, nobody looks. open: face-up before everybody. hand: its owner looks, nobody else can tell
 * its cards apart. back: face-down on the table, each card in its place (a message on its way, a sealed scroll).
 */
export type ZoneKind = 'pile' | 'open' | 'hand' | 'back';

interface ZoneSpec {
  readonly kind: ZoneKind;
  /** One zone for each seat, owned by it. */
  readonly each?: boolean;
}

export interface FaceSpec {
  readonly name: string;
  readonly pool: string;
  readonly classes?: readonly string[];
}

export type FactRule = (faces: readonly number[], data: Choice) => boolean;

export interface BoxSpec<Z extends string> {
  readonly seats: number;
  readonly zones: Readonly<Record<Z, ZoneSpec>>;
  readonly faces: readonly FaceSpec[];
  /** What a fact claims of the faces of its ids. */
  readonly facts?: Readonly<Record<string, FactRule>>;
}

export class Box<Z extends string = string> {
  readonly faces: readonly FaceSpec[];
  readonly facts: Readonly<Record<string, FactRule>>;
  readonly pools: readonly string[];
  readonly classes: readonly string[];
  readonly zoneCount: number;
  private readonly kinds: ZoneKind[] = [];
  private readonly owners: Seat[] = [];
  private readonly starts = new Map<string, number>();
  private readonly names: string[] = [];
  /** Per face: its pool, and the classes it belongs to as a mask. */
  readonly poolOfFace: Uint8Array;
  readonly classesOfFace: Uint16Array;
  /** Per pool: its faces. */
  readonly facesOfPool: readonly (readonly number[])[];

  constructor(spec: BoxSpec<Z>) {
    this.faces = spec.faces;
    this.facts = spec.facts ?? {};
    this.pools = [...new Set(spec.faces.map((face) => face.pool))];
    this.classes = [...new Set(spec.faces.flatMap((face) => face.classes ?? []))];
    if (this.classes.length > 15) throw new RangeError('a box has at most 15 classes');
    if (spec.faces.length > BLANK) throw new RangeError('too many faces');
    this.poolOfFace = Uint8Array.from(spec.faces, (face) => this.pools.indexOf(face.pool));
    this.classesOfFace = Uint16Array.from(spec.faces, (face) => this.mask(...(face.classes ?? [])));
    this.facesOfPool = this.pools.map((_, pool) =>
      spec.faces.flatMap((_, face) => (this.poolOfFace[face] === pool ? [face] : [])),
    );
    for (const [name, zone] of Object.entries<ZoneSpec>(spec.zones)) {
      this.starts.set(name, this.kinds.length);
      for (let i = 0; i < (zone.each ? spec.seats : 1); i++) {
        this.kinds.push(zone.kind);
        this.owners.push(zone.each ? i : -1);
        this.names.push(name);
      }
    }
    this.zoneCount = this.kinds.length;
  }

  /** The number of a zone; for a zone of each seat, that of the given seat. */
  zone(name: Z, seat: Seat = 0): number {
    return (this.starts.get(name) as number) + seat;
  }

  nameOfZone(zone: number): string {
    return this.names[zone] as string;
  }

  kindOfZone(zone: number): ZoneKind {
    return this.kinds[zone] as ZoneKind;
  }

  /** Who sees the cards that lie in a zone. */
  lookers(zone: number): Audience {
    const kind = this.kinds[zone] as ZoneKind;
    if (kind === 'open') return EVERYONE;
    const owner = this.owners[zone] as Seat;
    return kind === 'hand' && owner >= 0 ? 1 << owner : 0;
  }

  mask(...classes: readonly string[]): number {
    let mask = 0;
    for (const name of classes) mask |= 1 << this.classes.indexOf(name);
    return mask;
  }

  /** Cards with these faces, one id each, all in one zone and known to nobody. */
  make(faces: readonly number[], zone: number): Cards {
    const n = faces.length;
    const cards: Cards = {
      planes: Array.from({ length: 1 + PLANES * n + 3 * this.zoneCount }, () => NONE),
      groups: [],
      facts: [],
      stale: [],
      unseen: ALL_SEEN,
      before: null,
    };
    cards.planes[0] = n;
    cards.planes.fill(0, 1 + PLANES * n + 2 * this.zoneCount);
    for (let id = 0; id < n; id++) {
      write(cards, FACE, id, faces[id] as number);
      write(cards, SEEN, id, 0);
      write(cards, KNOWN_CLASS, id, 0);
      this.link(cards, id, zone, false);
    }
    return cards;
  }

  face(cards: Cards, id: number): number {
    return read(cards, FACE, id);
  }

  zoneOf(cards: Cards, id: number): number {
    return read(cards, ZONE, id);
  }

  count(cards: Cards, zone: number): number {
    return cards.planes[1 + PLANES * sizeOf(cards) + 2 * this.zoneCount + zone] as number;
  }

  /** The ids of a zone, from bottom to top; a hand lists them by id. */
  list(cards: Cards, zone: number): number[] {
    const d = cards.planes;
    const n = d[0] as number;
    const out: number[] = [];
    for (let id = d[1 + PLANES * n + zone] as number; id !== NONE; id = d[1 + NEXT * n + id] as number) out.push(id);
    return out;
  }

  /** The first card of a zone, or NONE; with `next` a walk through the zone that makes no list. */
  first(cards: Cards, zone: number): number {
    return cards.planes[1 + PLANES * sizeOf(cards) + zone] as number;
  }

  next(cards: Cards, id: number): number {
    return read(cards, NEXT, id);
  }

  /** The top card of a zone, or NONE. */
  top(cards: Cards, zone: number): number {
    return cards.planes[1 + PLANES * sizeOf(cards) + this.zoneCount + zone] as number;
  }

  seenBy(cards: Cards, id: number): Audience {
    return read(cards, SEEN, id) & EVERYONE;
  }

  classesOf(cards: Cards, id: number): number {
    return read(cards, KNOWN_CLASS, id);
  }

  /** Moves a card. Arriving shows it to whom the zone shows its cards; leaving a hand unseen mixes that hand. */
  move(cards: Cards, id: number, to: number, bottom = false): void {
    const from = read(cards, ZONE, id);
    if (from === undefined || this.kinds[to] === undefined) throw new RangeError(`no card ${id}, or no zone ${to}`);
    const sees = this.lookers(to);
    if (sees !== EVERYONE && this.kinds[from] === 'hand' && this.count(cards, from) > 1 && from !== to) {
      const holder = this.owners[from] as Seat;
      // Whoever holds the hand knows which card left it; whoever now sees its face learns that too.
      const follow = (holder >= 0 ? 1 << holder : 0) | sees;
      mix(cards, this.list(cards, from), follow);
      write(cards, SEEN, id, follow);
    }
    this.unlink(cards, id, from);
    this.link(cards, id, to, bottom);
    if (sees !== 0) write(cards, SEEN, id, read(cards, SEEN, id) | sees);
  }

  /** Moves the top card of one zone to another; NONE when there is none. */
  draw(cards: Cards, from: number, to: number): number {
    const id = this.top(cards, from);
    if (id !== NONE) this.move(cards, id, to);
    return id;
  }

  moveAll(cards: Cards, from: number, to: number): void {
    for (const id of this.list(cards, from)) this.move(cards, id, to);
  }

  /** Deals cards one at a time round the given zones, as far as they last. */
  deal(cards: Cards, from: number, to: readonly number[], rounds: number): void {
    for (let round = 0; round < rounds; round++) for (const zone of to) this.draw(cards, from, zone);
  }

  /** Some look at a card where it lies. */
  show(cards: Cards, id: number, to: Audience): void {
    write(cards, SEEN, id, read(cards, SEEN, id) | to);
  }

  peek(cards: Cards, id: number, seat: Seat): void {
    this.show(cards, id, 1 << seat);
  }

  reveal(cards: Cards, id: number): void {
    this.show(cards, id, EVERYONE);
  }

  /** Everybody learns that a card belongs to these classes. */
  classify(cards: Cards, id: number, mask: number): void {
    write(cards, KNOWN_CLASS, id, read(cards, KNOWN_CLASS, id) | mask);
  }

  /** Some learn what a fact rule of the box says of these cards. To learn it twice is to learn it once. */
  learn(cards: Cards, to: Audience, kind: string, ids: readonly number[], data: Choice = null): void {
    if (!this.facts[kind]) throw new Error(`no fact rule "${kind}"`);
    const fact = Object.freeze({ to, kind, ids: Object.freeze(ids.slice()), data });
    if (!cards.facts.some((known) => same(known, fact))) cards.facts.push(fact);
  }

  /** Some learn that among these cards there are ones of these faces, or of these classes (as masks). */
  among(
    cards: Cards,
    to: Audience,
    ids: readonly number[],
    faces: readonly number[],
    classes: readonly number[] = [],
  ): void {
    const told = group(to, false, ids, [...faces, ...classes.map((mask) => CLASS + mask)]);
    if (!cards.groups.some((known) => same(known, told))) cards.groups.push(told);
  }

  /** Shuffles a pile: nobody knows any more where a card lies, everybody still knows what was publicly in it. */
  shuffle(cards: Cards, zone: number, chance: Chance): void {
    const ids = this.list(cards, zone);
    if (ids.length > 1) mix(cards, ids.slice(), 0);
    this.arrange(cards, zone, shuffle(chance, ids));
  }

  /** Puts the cards of a zone in a new order. */
  arrange(cards: Cards, zone: number, ids: readonly number[]): void {
    for (const id of ids) this.unlink(cards, id, zone);
    for (const id of ids) this.link(cards, id, zone, false);
  }

  /** Is this face possible for a card of these classes? */
  fits(face: number, mask: number): boolean {
    return ((this.classesOfFace[face] as number) & mask) === mask;
  }

  /** Every id lies in exactly one zone, and the planes agree with each other; throws. */
  check(cards: Cards): void {
    const n = sizeOf(cards);
    const found = new Uint8Array(n);
    for (let zone = 0; zone < this.zoneCount; zone++) {
      const ids = this.list(cards, zone);
      if (ids.length !== this.count(cards, zone)) throw new Error(`zone ${this.names[zone]} miscounts its cards`);
      for (const id of ids) {
        if (found[id] || read(cards, ZONE, id) !== zone) throw new Error(`card ${id} lies in two zones`);
        found[id] = 1;
      }
    }
    const lost = found.indexOf(0);
    if (lost >= 0) throw new Error(`card ${lost} lies in no zone`);
    for (let id = 0; id < n; id++) {
      const face = read(cards, FACE, id);
      if (face < BLANK && !this.fits(face, read(cards, KNOWN_CLASS, id)))
        throw new Error(`card ${id} is not of the class it is known by`);
    }
  }

  private link(cards: Cards, id: number, zone: number, bottom: boolean): void {
    const d = cards.planes;
    const n = d[0] as number;
    const head = 1 + PLANES * n + zone;
    const tail = head + this.zoneCount;
    let after = bottom ? NONE : (d[tail] as number);
    // A hand has no order of its own: kept by id, it reveals nothing of when a card came.
    if (this.kinds[zone] === 'hand') {
      after = d[tail] as number;
      while (after !== NONE && after > id) after = d[1 + PREV * n + after] as number;
    }
    const before = after === NONE ? (d[head] as number) : (d[1 + NEXT * n + after] as number);
    d[1 + PREV * n + id] = after;
    d[1 + NEXT * n + id] = before;
    if (after === NONE) d[head] = id;
    else d[1 + NEXT * n + after] = id;
    if (before === NONE) d[tail] = id;
    else d[1 + PREV * n + before] = id;
    d[1 + ZONE * n + id] = zone;
    (d[tail + this.zoneCount] as number)++;
  }

  private unlink(cards: Cards, id: number, zone: number): void {
    const d = cards.planes;
    const n = d[0] as number;
    const head = 1 + PLANES * n + zone;
    const tail = head + this.zoneCount;
    const before = d[1 + PREV * n + id] as number;
    const after = d[1 + NEXT * n + id] as number;
    if (before === NONE) d[head] = after;
    else d[1 + NEXT * n + before] = after;
    if (after === NONE) d[tail] = before;
    else d[1 + PREV * n + after] = before;
    d[1 + ZONE * n + id] = NONE;
    (d[tail + this.zoneCount] as number)--;
  }
}
