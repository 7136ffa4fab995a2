// Mixing: a set of cards of which some viewers can no longer tell which is which. What they had seen becomes a group:
// they still know which faces lie among the ids, not where.

import { type Audience, EVERYONE, MOST_SEATS, PUBLIC } from '../game.ts';
import { type Cards, CLASS, FACE, type Fact, type Group, KNOWN_CLASS, read, SEEN, write } from './cards.ts';

/** Everybody outside `keep` loses track of which of the ids is which. */
export function mix(cards: Cards, ids: readonly number[], keep: Audience): void {
  const lost = EVERYONE & ~keep;
  const set = Object.freeze(ids.slice().sort((a, b) => a - b));
  let anySeen = 0;
  let anyClass = 0;
  for (const id of set) {
    anySeen |= read(cards, SEEN, id);
    anyClass |= read(cards, KNOWN_CLASS, id);
  }
  widen(cards, set, lost);
  if ((anySeen & lost) !== 0 || anyClass !== 0) {
    remember(cards, set, lost);
    for (const id of set) {
      write(cards, SEEN, id, read(cards, SEEN, id) & keep);
      write(cards, KNOWN_CLASS, id, 0);
    }
    if (cards.groups.length > 1) cards.groups = prune(cards, cards.groups);
  }
  cards.stale.push(set);
}

function remember(cards: Cards, set: readonly number[], lost: Audience): void {
  const common: number[] = [];
  for (const id of set) {
    const seen = read(cards, SEEN, id);
    const classes = read(cards, KNOWN_CLASS, id);
    if ((seen & PUBLIC) !== 0) common.push(read(cards, FACE, id));
    else if (classes !== 0) common.push(CLASS + classes);
  }
  if (common.length > 0) cards.groups.push(group(EVERYONE, true, set, common));
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if ((lost & (1 << seat)) === 0) continue;
    const own: number[] = [];
    let more = false;
    for (const id of set) {
      const seen = read(cards, SEEN, id);
      if ((seen & (1 << seat)) === 0) continue;
      own.push(read(cards, FACE, id));
      if ((seen & PUBLIC) === 0) more = true;
    }
    if (more) cards.groups.push(group(1 << seat, true, set, own));
  }
}

/** What was known to lie among ids that partly belong to the set may now lie anywhere in it. */
function widen(cards: Cards, set: readonly number[], lost: Audience): void {
  for (let i = 0; i < cards.groups.length; i++) {
    const old = cards.groups[i] as Group;
    if ((old.to & lost) === 0) continue;
    const touches = set.some((id) => old.ids.includes(id));
    if (touches && !set.every((id) => old.ids.includes(id))) {
      const ids = [...new Set([...old.ids, ...set])].sort((a, b) => a - b);
      cards.groups[i] = group(old.to, true, ids, old.holds);
    }
  }
  if (cards.facts.length === 0 || !cards.facts.some((fact) => fact.ids.some((id) => set.includes(id)))) return;
  const facts: Fact[] = [];
  for (const fact of cards.facts) {
    if (!fact.ids.some((id) => set.includes(id))) facts.push(fact);
    else if ((fact.to & ~lost) !== 0) facts.push(Object.freeze({ ...fact, to: fact.to & ~lost }));
  }
  cards.facts = facts;
}

/** Groups that still tell their audience something no other group tells. */
function prune(cards: Cards, groups: readonly Group[]): Group[] {
  const useful = groups.filter((g) => {
    const bit = g.to === EVERYONE ? PUBLIC : g.to;
    return g.ids.some((id) => (read(cards, SEEN, id) & bit) !== bit);
  });
  return useful.filter((g, i) => !useful.some((h, j) => i !== j && weaker(g, h) && (i > j || !weaker(h, g))));
}

/** Does `h` say everything that `g` says? */
function weaker(g: Group, h: Group): boolean {
  if ((g.to & h.to) !== g.to || h.ids.length > g.ids.length || g.holds.length > h.holds.length) return false;
  if (!h.ids.every((id) => g.ids.includes(id))) return false;
  const rest = h.holds.slice();
  return g.holds.every((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

export function group(to: Audience, mixed: boolean, ids: readonly number[], holds: readonly number[]): Group {
  return Object.freeze({
    to,
    mixed,
    ids: Object.isFrozen(ids) ? ids : Object.freeze(ids.slice()),
    holds: Object.freeze(holds.slice().sort((a, b) => a - b)),
  });
}
