// What is legal: conditions, costs, and whether an Action can be chosen (rulings 11 and 13). Whatever depends on a hidden
// hand is kept apart from what everybody can see, for who is asked what must follow from public facts.

import type { Seat } from '@tabella/kernel';
import { countOf, DISCARD, HAND, PILE, SEALED } from './box.ts';
import { learnSome, learnTooFew } from './learn.ts';
import { canBeContested } from './possible.ts';
import type { Deed, Judged, Sieve } from './set/card.ts';
import { isSecret } from './set/survey.ts';
import {
  cardOf,
  cardsOf,
  countIn,
  handOf,
  handSize,
  type Look,
  modifiers,
  openPlaces,
  type RulesStage,
  scrollsOf,
  weightInPlay,
} from './stage.ts';

/** Does a condition hold? `who` is the seat its role stands for; the card being played, if still in hand, does not count. */
export function holds(g: Look, one: Judged, who: Seat, played = 0): boolean {
  switch (one.cond) {
    case 'locationInPlay':
      return openPlaces(g).some((id) => cardOf(g, id).id === one.id);
    case 'locationsInPlay':
      return openPlaces(g).length >= one.need;
    case 'locationWeight':
      return weightInPlay(g) >= one.need;
    case 'contested':
      // Sealed scrolls are hidden: what counts is whether they can be contested by all that everybody knows.
      return canBeContested(g);
    case 'hasSealed':
      return countIn(g, SEALED + who) > 0;
    case 'hasCracked':
      return scrollsOf(g, who) > countIn(g, SEALED + who);
    case 'noScroll':
      return scrollsOf(g, who) === 0;
    case 'handAtLeast':
      return handSize(g, who) - played >= one.need;
    case 'handHas':
      return countOf(cardsOf(g, who), one.sieve) >= one.need;
    case 'playersWithSealed': {
      let players = 0;
      for (let seat = 0; seat < g.s.seats; seat++) if (countIn(g, SEALED + seat) > 0) players++;
      return players >= one.need;
    }
    case 'scrollPileNotEmpty':
      return countIn(g, PILE) > 0;
    case 'discardNotEmpty':
      return countIn(g, DISCARD) > 0;
  }
}

/** So many cards of the hand must fit, apart from the card being played. */
interface Demand {
  readonly sieve: Sieve;
  readonly count: number;
}

/** What an Action demands of its player's hand: its cost, unless a Location waives it, and what it requires there. */
export function demandsOf(g: Look, deed: Deed): Demand[] {
  const out: Demand[] = [];
  if (deed.cost !== null && !isFree(g, deed)) out.push(deed.cost);
  for (const one of deed.requires) {
    if (one.cond !== 'handHas') continue;
    out.push({ sieve: one.sieve.kind === 'all' ? { ...one.sieve, kind: 'any' } : one.sieve, count: one.need });
  }
  return out;
}

/** Is its cost waived by a Location? */
export function isFree(g: Look, deed: Deed): boolean {
  if (deed.cost === null || deed.tags.length === 0) return false;
  return modifiers(g).some((one) => one.mod === 'waiveCost' && deed.tags.includes(one.tag));
}

/** Does a hand meet a demand? `played` is the card if it is still in the hand, or -1. */
export function meets(g: Look, seat: Seat, { sieve, count }: Demand, played: number): boolean {
  const out = played < 0 ? 0 : 1;
  if (sieve.keywords === 0) {
    if (sieve.kind === 'all') return handSize(g, seat) - out >= count;
    if (sieve.kind === 'any') return countIn(g, HAND + seat) - out >= count;
  }
  return countOf(cardsOf(g, seat, played), sieve) >= count;
}

/** Could the seat choose this Action, as far as everybody can see? */
export function couldBe(g: Look, deed: Deed, seat: Seat, arrow: Seat, played = -1): boolean {
  if (deed.target && arrow < 0) return false;
  for (const one of deed.requires) {
    if (one.cond === 'handHas') continue;
    const aimed = 'who' in one && one.who === 'target';
    if (!holds(g, one, aimed ? arrow : seat, played < 0 || aimed ? 0 : 1)) return false;
  }
  if (!deed.demanding) return true;
  return demandsOf(g, deed).every((one) => isSecret(one.sieve) || meets(g, seat, one, played));
}

/** Does what only its owner sees of the hand allow it? */
export function canAfford(g: Look, deed: Deed, seat: Seat, played = -1): boolean {
  if (!deed.demanding) return true;
  return demandsOf(g, deed).every((one) => !isSecret(one.sieve) || meets(g, seat, one, played));
}

export function isLegal(g: Look, deed: Deed, seat: Seat, arrow: Seat, played = -1): boolean {
  return couldBe(g, deed, seat, arrow, played) && canAfford(g, deed, seat, played);
}

/** Everybody learns that a hand did or did not allow an Action; the card played lies on the table. */
export function learnCould(g: RulesStage, deed: Deed, seat: Seat, could: boolean): void {
  if (!deed.demanding) return;
  for (const { sieve, count } of demandsOf(g, deed)) {
    if (could) learnSome(g, handOf(g, seat), sieve, count);
    else learnTooFew(g, handOf(g, seat), sieve, count);
  }
}
