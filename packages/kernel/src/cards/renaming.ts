// Renaming: at a resting point the ids of mixed sets are dealt out again, so that an id carries no memory.

import type { Choice } from '../ask.ts';
import { type Chance, shuffle } from '../chance.ts';
import type { CardsOf } from '../game.ts';
import type { Box } from './box.ts';
import {
  type Before,
  type Cards,
  FACE,
  type Fact,
  type Group,
  KNOWN_CLASS,
  NEXT,
  NONE,
  PLANES,
  PREV,
  SEEN,
  sizeOf,
  ZONE,
} from './cards.ts';
import { group } from './mixing.ts';

export type Renaming = readonly number[];

const KEPT = [FACE, ZONE, SEEN, KNOWN_CLASS];
const LINKS = [NEXT, PREV];

/** A random renaming of the ids that were mixed since the last resting point; only ids that `may` be renamed move. */
export function renamingOf(cards: Cards, chance: Chance, may: (id: number) => boolean = () => true): Renaming {
  const to: number[] = [];
  for (let id = 0; id < sizeOf(cards); id++) to.push(id);
  for (const set of merged(cards.stale)) {
    const ids = set.filter(may);
    const names = shuffle(chance, ids.slice());
    for (let i = 0; i < ids.length; i++) to[ids[i] as number] = names[i] as number;
  }
  return to;
}

/** Sets that share an id become one. */
function merged(sets: readonly (readonly number[])[]): readonly (readonly number[])[] {
  if (sets.length < 2) return sets;
  const out: Set<number>[] = [];
  for (const set of sets) {
    const joined = new Set(set);
    for (let i = out.length - 1; i >= 0; i--) {
      const other = out[i] as Set<number>;
      if (!set.some((id) => other.has(id))) continue;
      for (const id of other) joined.add(id);
      out.splice(i, 1);
    }
    out.push(joined);
  }
  return out.map((set) => [...set].sort((a, b) => a - b));
}

export function rename(box: Box, cards: Cards, to: Renaming): void {
  const d = cards.planes;
  const n = sizeOf(cards);
  const next = d.slice();
  const name = (id: number): number => (id === NONE ? NONE : (to[id] as number));
  // Plane by plane and without lists on the way: a match does this at most of its resting points.
  for (const plane of KEPT) {
    const start = 1 + plane * n;
    for (let id = 0; id < n; id++) next[start + (to[id] as number)] = d[start + id] as number;
  }
  for (const plane of LINKS) {
    const start = 1 + plane * n;
    for (let id = 0; id < n; id++) next[start + (to[id] as number)] = name(d[start + id] as number);
  }
  for (let i = 1 + PLANES * n; i < 1 + PLANES * n + 2 * box.zoneCount; i++) next[i] = name(d[i] as number);
  cards.planes = next;
  for (let zone = 0; zone < box.zoneCount; zone++) {
    if (box.kindOfZone(zone) !== 'hand' || box.count(cards, zone) < 2) continue;
    box.arrange(cards, zone, box.list(cards, zone));
  }
  cards.groups = cards.groups.map((one) => renameGroup(one, to));
  cards.facts = cards.facts.map((one) => renameFact(one, to));
  if (cards.before !== null) cards.before = renameBefore(cards.before, to);
  cards.stale = [];
}

const moves = (ids: readonly number[], to: Renaming): boolean => ids.some((id) => to[id] !== id);
const namesOf = (ids: readonly number[], to: Renaming): number[] => ids.map((id) => to[id] as number);

function renameGroup(one: Group, to: Renaming): Group {
  if (!moves(one.ids, to)) return one;
  const ids = namesOf(one.ids, to).sort((a, b) => a - b);
  return group(one.to, one.mixed, ids, one.holds);
}

function renameFact(one: Fact, to: Renaming): Fact {
  return moves(one.ids, to) ? Object.freeze({ ...one, ids: Object.freeze(namesOf(one.ids, to)) }) : one;
}

function renameBefore({ ids, seen, classes, groups, facts }: Before, to: Renaming): Before {
  return Object.freeze({
    ids: Object.freeze(namesOf(ids, to)),
    seen,
    classes,
    groups: Object.freeze(groups.map((one) => renameGroup(one, to))),
    facts: Object.freeze(facts.map((one) => renameFact(one, to))),
  });
}

/** Renames the cards of a state, and the ids it keeps elsewhere. */
export function renameState<S>(held: CardsOf<S>, state: S, to: Renaming): void {
  rename(held.box(state), held.of(state), to);
  held.renamed?.(state, (id) => to[id] as number);
}

/** Cards that were mixed since lie in the order of their new names: a remembered place must not reveal a card. */
export function forgetPlaces(box: Box, cards: Cards, mixed: ReadonlySet<number>): void {
  for (let zone = 0; zone < box.zoneCount; zone++) {
    if (box.kindOfZone(zone) === 'hand' || box.count(cards, zone) < 2) continue;
    const ids = box.list(cards, zone);
    const sorted = ids.filter((id) => mixed.has(id)).sort((a, b) => a - b);
    if (sorted.length < 2) continue;
    let next = 0;
    const order = ids.map((id) => (mixed.has(id) ? (sorted[next++] as number) : id));
    box.arrange(cards, zone, order);
  }
}

/** Renames the ids in a choice: whatever stands under `card` or `cards`. */
export function renameChoice(choice: Choice, to: Renaming): Choice {
  if (choice === null || typeof choice !== 'object') return choice;
  if (Array.isArray(choice)) return choice.map((one) => renameChoice(one, to));
  const out: Record<string, Choice> = {};
  for (const [key, value] of Object.entries(choice as Record<string, Choice>)) {
    if (key === 'card' && typeof value === 'number') out[key] = to[value] as number;
    else if (key === 'cards' && Array.isArray(value)) out[key] = value.map((id) => to[id as number] as number);
    else out[key] = renameChoice(value, to);
  }
  return out;
}
