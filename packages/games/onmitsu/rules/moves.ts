// Moves of cards and scrolls that many rules use: drawing, discarding, taking, cracking. They announce what all see.

import { type Chance, EVERYONE, NONE, only, type Seat } from '@tabella/kernel';
import { CRACKED, DECK, DISCARD, HAND, PILE, SEALED, TABLE } from './box.ts';
import type { Events } from './events.ts';
import { countIn, idsIn, isScroll, nameOf, namesOf, type RulesStage } from './stage.ts';

/** Ruling 17: an empty deck is made again of the discards; if those are empty too, there is nothing to draw. */
export function topOfDeck(g: RulesStage): number {
  const { box } = g.rules;
  if (countIn(g, DECK) === 0 && countIn(g, DISCARD) > 0) {
    const count = countIn(g, DISCARD);
    box.moveAll(g.s.cards, DISCARD, DECK);
    forgetOldDeck(g, count);
    shuffleByLot(g, DECK);
    g.table.announce(EVERYONE, { kind: 'reshuffles', count });
  }
  return box.top(g.s.cards, DECK);
}

/**
 * Everybody will know what the new deck holds, and so by elimination what the hands hold. What older groups say of these
 * cards adds nothing to that; kept, they would grow in number and width with every shuffle. A group of just these cards
 * stays: it is what an imagined world is told of the shuffle that is to come.
 */
function forgetOldDeck(g: RulesStage, count: number): void {
  const { cards } = g.s;
  if (cards.groups.length === 0) return;
  const inDeck = (id: number): boolean => g.rules.box.zoneOf(cards, id) === DECK;
  cards.groups = cards.groups.filter(({ ids }) => !ids.some(inDeck) || (ids.length === count && ids.every(inDeck)));
}

/** Leaves the order as it is: the lots decide it. */
const AS_IT_LIES: Chance = { int: (n) => n - 1 };

/**
 * Shuffles a pile in the middle of a step: nobody knows any more which card is which, and the order of the backs is drawn
 * at random before everybody, so that it is the same in every world somebody may imagine.
 */
export function shuffleByLot(g: RulesStage, zone: number): void {
  const { box } = g.rules;
  const left = idsIn(g, zone);
  box.shuffle(g.s.cards, zone, AS_IT_LIES);
  const order: number[] = [];
  while (left.length > 0) {
    const id = g.table.lot(left);
    left.splice(left.indexOf(id), 1);
    order.push(id);
  }
  box.arrange(g.s.cards, zone, order);
}

export function draw(g: RulesStage, seat: Seat, count: number): void {
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const id = topOfDeck(g);
    if (id === NONE) break;
    toHand(g, id, seat);
    drawn.push(id);
  }
  if (drawn.length === 0) return;
  g.table.announce(EVERYONE, { kind: 'draws', seat, count: drawn.length, from: 'deck' });
  // In the End Game hands lie face up (ruling 37), and so does what comes into them.
  const who = g.s.end === null ? only(seat) : EVERYONE;
  g.table.announce(who, { kind: 'drawn', seat, cards: namesOf(g, drawn) });
}

/** A card or a cracked scroll comes into a hand. */
export function toHand(g: RulesStage, id: number, seat: Seat): void {
  const { box } = g.rules;
  const from = box.zoneOf(g.s.cards, id);
  // One of several cracked scrolls goes from hand to hand: the others at the table cannot tell which.
  if (g.s.end === null && isScroll(g, id) && box.kindOfZone(from) === 'hand' && countIn(g, from) > 1) {
    for (const one of idsIn(g, from)) forget(g, one);
  }
  if (g.s.end !== null) box.move(g.s.cards, id, TABLE); // face up all the way: nobody loses sight of any hand
  box.move(g.s.cards, id, (isScroll(g, id) ? CRACKED : HAND) + seat);
  if (g.s.end !== null) box.reveal(g.s.cards, id);
}

/** A card leaves a hand to the discards, a cracked scroll to the open pile. */
export function toDiscard(g: RulesStage, id: number): void {
  if (isScroll(g, id)) toPile(g, id);
  else g.rules.box.move(g.s.cards, id, DISCARD);
}

export function discard(g: RulesStage, seat: Seat, ids: readonly number[], why: Events['discards']['why']): void {
  if (ids.length === 0) return;
  for (const id of ids) toDiscard(g, id);
  g.table.announce(EVERYONE, { kind: 'discards', seat, cards: namesOf(g, ids), why });
}

/** A scroll to the open pile; what was noted of it is void. */
function toPile(g: RulesStage, id: number): void {
  g.rules.box.move(g.s.cards, id, PILE);
  forget(g, id);
}

/** Nobody can follow the scroll any more, or nobody needs to. */
export function forget(g: RulesStage, id: number): void {
  const { s } = g;
  if (s.glimpses.some((one) => one.card === id)) s.glimpses = s.glimpses.filter((one) => one.card !== id);
  if (s.end?.vouchers.some((one) => one.card === id)) s.end.vouchers = s.end.vouchers.filter((one) => one.card !== id);
}

/** A seat (-1: everybody) has seen a scroll in this turn. */
export function noteGlimpse(g: RulesStage, card: number, seat: Seat): void {
  const { s } = g;
  if (s.glimpses.some((one) => one.card === card && one.seat === seat)) return;
  s.glimpses.push(Object.freeze({ card, seat, turn: s.turn }));
}

/** Cards change hands; the two know which, the others how many. */
export function take(g: RulesStage, to: Seat, from: Seat, ids: readonly number[], how: Events['takes']['how']): void {
  if (ids.length === 0) return;
  for (const id of ids) toHand(g, id, to);
  g.table.announce(EVERYONE, { kind: 'takes', seat: to, from, count: ids.length, how });
  const who = g.s.end === null ? only(to, from) : EVERYONE;
  g.table.announce(who, { kind: 'taken', seat: to, from, cards: namesOf(g, ids) });
}

/** The seal breaks: the scroll goes to the hand of its owner, who reads it. */
export function crack(g: RulesStage, seat: Seat, place: number, by: Seat | null): void {
  const id = idsIn(g, SEALED + seat)[place];
  if (id === undefined) throw new Error(`seat ${seat} has no sealed scroll at place ${place}`);
  toHand(g, id, seat);
  noteGlimpse(g, id, seat);
  g.table.announce(EVERYONE, { kind: 'cracks', seat, place, by });
  const who = g.s.end === null ? only(seat) : EVERYONE;
  g.table.announce(who, { kind: 'reads', seat, scroll: nameOf(g, id) });
}

/** A scroll of the open pile is sealed before a seat; everybody sees which (ruling 18). */
export function sealFromPile(g: RulesStage, id: number, seat: Seat, random: boolean): void {
  g.rules.box.move(g.s.cards, id, SEALED + seat);
  noteGlimpse(g, id, -1);
  g.table.announce(EVERYONE, { kind: 'from-pile', seat, scroll: nameOf(g, id), random });
}

/** A scroll of a seat goes to the open pile. */
export function surrender(g: RulesStage, seat: Seat, id: number): void {
  const sealed = g.rules.box.zoneOf(g.s.cards, id) === SEALED + seat;
  toPile(g, id);
  g.table.announce(EVERYONE, { kind: 'to-pile', seat, scroll: nameOf(g, id), sealed });
}

/** A card that its holder must show comes into another hand: it is laid open first, so that nobody loses sight of it. */
export function handOver(g: RulesStage, id: number, to: Seat): void {
  g.rules.box.move(g.s.cards, id, TABLE);
  toHand(g, id, to);
}
