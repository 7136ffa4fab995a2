// Imagining: the kernel fills the blanks of what a viewer knows. Groups that name faces are given to it small ones first,
// for they lie inside the larger ones. Facts, and what groups say of classes alone, are looked at afterwards: they can be
// met in many ways and hardly ever fail, but dealt first they would take the faces that a group must have.

import { type Cards, type Chance, CLASS, type Fact, fillCards, type Group, isBlank } from '@tabella/kernel';
import type { Rules } from './box.ts';
import { clone, type State } from './state.ts';

/** Deals tried before the kernel is told that none fitted. */
const TRIES = 12;

export function imagine(rules: Rules, known: State, chance: Chance, relaxed: boolean): State | null {
  const { groups, facts } = known.cards;
  if (groups.length === 0 && facts.length === 0) {
    const s = clone(known);
    return fillCards(rules.box, s.cards, chance, relaxed) ? s : null;
  }
  const { named, classed } = demandsIn(rules, known.cards);
  for (let i = 0; i < TRIES; i++) {
    const s = clone(known);
    s.cards.groups = named;
    s.cards.facts = [];
    if (!fillCards(rules.box, s.cards, chance, relaxed)) continue;
    // The world keeps what was told as it was told.
    s.cards.groups = groups.slice();
    s.cards.facts = facts.slice();
    if (relaxed) return s;
    if (classed.every((one) => isMet(rules, s.cards, one)) && facts.every((one) => holds(rules, s.cards, one)))
      return s;
  }
  return null;
}

function holds({ box }: Rules, cards: Cards, { kind, ids, data }: Fact): boolean {
  const faces = ids.map((id) => box.face(cards, id));
  return box.facts[kind]?.(faces, data) === true;
}

interface Demands {
  /** What groups say of faces, without the cards that are known. */
  readonly named: Group[];
  /** Groups that say something of classes. */
  readonly classed: readonly Group[];
}

/** A bot imagines many worlds of one thing known: what its groups demand is worked out once. */
const worked = new WeakMap<Cards, Demands>();

function demandsIn(rules: Rules, cards: Cards): Demands {
  const done = worked.get(cards);
  if (done) return done;
  const named = cards.groups
    .flatMap((one) => namedIn(rules, cards, one))
    .sort((a, b) => a.ids.length - b.ids.length || a.holds.length - b.holds.length);
  const demands = { named, classed: cards.groups.filter((one) => one.holds.some(isClass)) };
  worked.set(cards, demands);
  return demands;
}

const isClass = (hold: number): boolean => hold >= CLASS;

/** What a group demands of its blank cards by face. */
function namedIn({ box }: Rules, cards: Cards, group: Group): Group[] {
  const holds = group.holds.filter((hold) => !isClass(hold));
  const ids: number[] = [];
  for (const id of group.ids) {
    const face = box.face(cards, id);
    if (isBlank(face)) ids.push(id);
    else strike(holds, face);
  }
  if (holds.length === 0) return [];
  // What fewest cards can be, by what is known of their classes, is dealt first: later nothing might be left for it.
  const room = (face: number): number => ids.filter((id) => box.fits(face, box.classesOf(cards, id))).length;
  const rooms = new Map(holds.map((face) => [face, room(face)]));
  holds.sort((a, b) => (rooms.get(a) ?? 0) - (rooms.get(b) ?? 0));
  return [{ ...group, ids, holds }];
}

function strike(list: number[], face: number): void {
  const at = list.indexOf(face);
  if (at >= 0) list.splice(at, 1);
}

/** Are there different cards for everything that a group holds? */
function isMet({ box }: Rules, cards: Cards, group: Group): boolean {
  const faces = group.ids.map((id) => box.face(cards, id));
  const classes = group.holds.filter(isClass);
  for (const hold of group.holds) if (!isClass(hold)) strike(faces, hold);
  const holdOf: number[] = faces.map(() => -1);
  const place = (hold: number, tried: Set<number>): boolean => {
    for (let i = 0; i < faces.length; i++) {
      if (tried.has(i) || !box.fits(faces[i] as number, (classes[hold] as number) - CLASS)) continue;
      tried.add(i);
      const held = holdOf[i] as number;
      if (held >= 0 && !place(held, tried)) continue;
      holdOf[i] = hold;
      return true;
    }
    return false;
  };
  return classes.every((_, i) => place(i, new Set()));
}
