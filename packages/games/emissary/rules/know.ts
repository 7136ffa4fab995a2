// What a viewer knows of a match, and worlds imagined from it.
//
// The resting state is blanked with all that the viewer knows NOW, so that what was learned since decides how the blanks are
// filled. But a world must then be played on from what people knew at REST: otherwise a hand that is mixed in the middle of
// a step would remember cards that are shown only later in that step. So both are kept, and the world gets the latter.

import {
  type Audience,
  blankCards,
  type Cards,
  type Chance,
  EVERYONE,
  type Fact,
  type Group,
  hears,
  isBlank,
  type Seat,
  sizeOf,
} from '@tabella/kernel';
import { box } from './box.ts';
import { clone, type State } from './state.ts';
import { faceIn } from './worlds/deal.ts';
import { fill, isOpen } from './worlds/index.ts';

/** What people knew at the resting point, apart from faces. Frozen. */
export interface Memory {
  /** The classes that each card was known by. */
  readonly classes: readonly number[];
  readonly facts: readonly Fact[];
  readonly groups: readonly Group[];
}

// Planes of the kernel's cards, each as long as there are cards, after a word that holds their number.
const SEEN = 4;
const CLASSES = 5;
const startOf = (plane: number, n: number): number => 1 + plane * n;

export function know(rest: State, now: State, viewer: Seat | null): State {
  const s = clone(rest);
  const n = sizeOf(rest.cards);
  s.cards = blankCards(box, rest.cards, now.cards, viewer);
  s.cards.facts = s.cards.facts.filter((fact) => isOpen(s.cards, fact));
  const classes = rest.cards.planes.slice(startOf(CLASSES, n), startOf(CLASSES + 1, n));
  for (let id = 0; id < n; id++) s.cards.planes[startOf(SEEN, n) + id] = box.seenBy(rest.cards, id);
  // Cards that were mixed since have no past that anybody could follow: only where they lay tells who saw them.
  for (const set of now.cards.stale) {
    for (const id of set) {
      s.cards.planes[startOf(SEEN, n) + id] = lookers(box.zoneOf(rest.cards, id));
      classes[id] = 0;
    }
  }
  s.memory = Object.freeze({
    classes: Object.freeze(classes),
    facts: Object.freeze(rest.cards.facts.filter((one) => hears(one.to, viewer) && now.cards.facts.includes(one))),
    groups: Object.freeze(s.cards.groups),
  });
  const lain = openThen(rest, s.cards, now.cards.stale);
  if (lain !== null) s.cards.groups = [lain, ...s.cards.groups];
  return s;
}

/** Cards that lay open at rest and were mixed since (discards shuffled into the deck): together they had these faces. */
function openThen(rest: State, cards: Cards, stale: Cards['stale']): Group | null {
  const ids = new Set<number>();
  for (const set of stale) {
    for (const id of set) {
      if (isBlank(faceIn(cards, id)) && box.kindOfZone(box.zoneOf(rest.cards, id)) === 'open') ids.add(id);
    }
  }
  if (ids.size === 0) return null;
  const sorted = [...ids].sort((a, b) => a - b);
  const holds = sorted.map((id) => box.face(rest.cards, id)).sort((a, b) => a - b);
  return Object.freeze({ to: EVERYONE, mixed: true, ids: Object.freeze(sorted), holds: Object.freeze(holds) });
}

/** Who sees the cards of a zone. */
function lookers(zone: number): Audience {
  const kind = box.kindOfZone(zone);
  if (kind === 'open') return EVERYONE;
  return kind === 'hand' ? 1 << (zone - box.zone(box.nameOfZone(zone) as 'hand')) : 0;
}

/** Deals tried before a world is given up. */
const TRIES = 20;

export function imagine(known: State, chance: Chance, relaxed: boolean): State | null {
  for (let i = 0; i < TRIES; i++) {
    const s = clone(known);
    if (fill(s.cards, chance, relaxed)) return remember(s);
  }
  return null;
}

/** The faces are there; now everybody knows again what he knew at rest. */
function remember(s: State): State {
  const { memory } = s;
  if (memory === null) return s;
  const { planes } = s.cards;
  const start = startOf(CLASSES, memory.classes.length);
  for (let i = 0; i < memory.classes.length; i++) planes[start + i] = memory.classes[i] as number;
  s.cards.facts = memory.facts.slice();
  s.cards.groups = memory.groups.slice();
  s.memory = null;
  return s;
}

/** Ids of a memory after the cards were renamed. */
export function renamedMemory(memory: Memory, to: (id: number) => number): Memory {
  const classes = memory.classes.slice();
  memory.classes.forEach((mask, id) => {
    classes[to(id)] = mask;
  });
  return Object.freeze({
    classes: Object.freeze(classes),
    groups: Object.freeze(
      memory.groups.map((one) => Object.freeze({ ...one, ids: Object.freeze(one.ids.map(to).sort((a, b) => a - b)) })),
    ),
    facts: Object.freeze(memory.facts.map((one) => Object.freeze({ ...one, ids: Object.freeze(one.ids.map(to)) }))),
  });
}
