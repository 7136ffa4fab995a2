// Filling: deals the unseen faces to the blank ids so that everything the viewer knows holds. It sees nothing else.

import type { Chance } from '../chance.ts';
import type { Box } from './box.ts';
import { ALL_SEEN, type Before, type Cards, FACES, isBlank, KNOWN_CLASS, SEEN, write } from './cards.ts';
import { Dealing } from './dealing.ts';
import { Plan } from './plan.ts';

/** Fills blank cards in place; false when no deal was found. `relaxed` leaves private facts aside. */
export function fillCards(box: Box, cards: Cards, chance: Chance, relaxed = false): boolean {
  if (cards.unseen.length > 0) {
    const dealing = dealingOf(box);
    if (isPlain(cards)) dealing.plain(cards, chance);
    else if (!dealing.deal(cards, planFor(box, cards, relaxed), chance)) return false;
    cards.unseen = ALL_SEEN;
  }
  if (cards.before !== null) recall(cards, cards.before);
  return true;
}

/** Does nothing bind the blanks? */
function isPlain({ planes, groups, facts }: Cards): boolean {
  if (groups.length > 0) return false;
  const isOpen = (id: number): boolean => isBlank(planes[FACES + id] as number);
  for (const fact of facts) if (fact.ids.some(isOpen)) return false;
  const n = planes[0] as number;
  const classes = 1 + KNOWN_CLASS * n;
  for (let id = 0; id < n; id++) if (planes[classes + id] !== 0 && isOpen(id)) return false;
  return true;
}

/** The faces are there; now everybody knows again what they knew at the resting point. */
function recall(cards: Cards, { ids, seen, classes, groups, facts }: Before): void {
  for (let i = 0; i < ids.length; i++) {
    write(cards, SEEN, ids[i] as number, seen[i] as number);
    write(cards, KNOWN_CLASS, ids[i] as number, classes[i] as number);
  }
  cards.groups = groups.slice();
  cards.facts = facts.slice();
  cards.before = null;
}

/** Many worlds are dealt from one thing known: clones share what is unseen, and find the plan by it. */
const plans = new WeakMap<readonly number[], Plan[]>();
/** A bot that tries what it believes deals from as many variants of one thing known. */
const VARIANTS = 16;
const dealings = new WeakMap<Box, Dealing>();

function planFor(box: Box, cards: Cards, relaxed: boolean): Plan {
  if (relaxed) return new Plan(box, cards, true);
  const known = plans.get(cards.unseen) ?? [];
  for (const plan of known) if (plan.isFor(box, cards)) return plan;
  const plan = new Plan(box, cards, false);
  plans.set(cards.unseen, [plan, ...known.slice(0, VARIANTS - 1)]);
  return plan;
}

function dealingOf(box: Box): Dealing {
  let dealing = dealings.get(box);
  if (dealing === undefined) {
    dealing = new Dealing(box);
    dealings.set(box, dealing);
  }
  return dealing;
}
