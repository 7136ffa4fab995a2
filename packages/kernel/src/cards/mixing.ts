// Mixing: a set of cards of which some viewers can no longer tell which is which. What they had seen becomes a group:
// they still know which faces lie among the ids, not where.

import { type Audience, EVERYONE, MOST_SEATS, PUBLIC } from '../game.ts';
import { BLURRED, type Cards, CLASS, FACE, type Fact, type Group, KNOWN_CLASS, read, SEEN, write } from './cards.ts';

/** Everybody outside `keep` loses track of which of the ids is which. The list is kept: hand over a fresh one. */
export function mix(cards: Cards, set: number[], keep: Audience): void {
  const lost = EVERYONE & ~keep;
  let anySeen = 0;
  let allSeen: Audience = EVERYONE;
  let anyClass = 0;
  let sorted = true;
  for (let i = 0; i < set.length; i++) {
    const id = set[i] as number;
    anySeen |= read(cards, SEEN, id);
    allSeen &= read(cards, SEEN, id);
    anyClass |= read(cards, KNOWN_CLASS, id);
    if (i > 0 && (set[i - 1] as number) > id) sorted = false;
  }
  if (!sorted) set.sort((a, b) => a - b);
  if (cards.groups.length > 0) widenGroups(cards, set, lost);
  if (cards.facts.length > 0) loosenFacts(cards, set, lost);
  const blurred = ((anySeen ^ allSeen) & keep) === 0 ? 0 : BLURRED;
  if ((anySeen & (lost | BLURRED)) !== 0 || anyClass !== 0 || blurred !== 0) {
    remember(cards, set, lost);
    for (const id of set) {
      write(cards, SEEN, id, (read(cards, SEEN, id) & keep) | blurred);
      write(cards, KNOWN_CLASS, id, 0);
    }
    if (cards.groups.length > 1) cards.groups = prune(cards, cards.groups);
  }
  cards.stale.push(set);
}

function remember(cards: Cards, set: readonly number[], lost: Audience): void {
  const known: number[] = [];
  for (const id of set) {
    const seen = read(cards, SEEN, id);
    const classes = read(cards, KNOWN_CLASS, id);
    if ((seen & PUBLIC) !== 0) known.push(read(cards, FACE, id));
    else if (classes !== 0) known.push(CLASS + classes);
  }
  if (known.length > 0) cards.groups.push(group(EVERYONE, true, set, known));
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
function widenGroups(cards: Cards, set: readonly number[], lost: Audience): void {
  for (let i = 0; i < cards.groups.length; i++) {
    const old = cards.groups[i] as Group;
    if ((old.to & lost) === 0) continue;
    const shared = common(old.ids, set);
    if (shared === 0 || shared === set.length) continue;
    const ids = [...new Set([...old.ids, ...set])].sort((a, b) => a - b);
    cards.groups[i] = group(old.to, true, ids, old.holds);
  }
}

/** A fact about an id that cannot be followed any more is kept by those only who can. */
function loosenFacts(cards: Cards, set: readonly number[], lost: Audience): void {
  const touched = (fact: Fact): boolean => (fact.to & lost) !== 0 && common(fact.ids, set) > 0;
  if (!cards.facts.some(touched)) return;
  cards.facts = cards.facts.flatMap((fact) => {
    if (!touched(fact)) return [fact];
    return (fact.to & ~lost) === 0 ? [] : [Object.freeze({ ...fact, to: fact.to & ~lost })];
  });
}

/** How many ids two lists share. */
function common(some: readonly number[], others: readonly number[]): number {
  let count = 0;
  for (const id of some) if (others.includes(id)) count++;
  return count;
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
