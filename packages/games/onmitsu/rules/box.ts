// What is in the box: the cards of all sets, the places where they lie, and what people can learn of them without seeing
// them.

import { Box, type Choice, type FaceSpec, type FactRule } from '@tabella/kernel';
import type { Card, CardSet, ScrollKind, Sieve } from './set/card.ts';
import { compileSet } from './set/compile.ts';
import { faultLine, readSet } from './set/read.ts';

export const MOST = 4;

const ZONES = {
  deck: { kind: 'pile' },
  discard: { kind: 'open' },
  destroyed: { kind: 'open' },
  /** Locations in play, and the cards that block them. */
  places: { kind: 'open' },
  posts: { kind: 'open' },
  /** Thrown cards and cards being played. */
  table: { kind: 'open' },
  /** Scrolls that lie open. */
  pile: { kind: 'open' },
  /** Sealed scrolls while they are shuffled. */
  gather: { kind: 'pile' },
  hand: { kind: 'hand', each: true },
  /** Cracked scrolls are cards of the hand, but everybody can tell them from the others: they have a place of their own. */
  cracked: { kind: 'hand', each: true },
  sealed: { kind: 'back', each: true },
  /** Cards of the deck that are turned up before everybody, and those that one seat is looking at. */
  shown: { kind: 'open' },
  spread: { kind: 'hand', each: true },
} as const;

const layout = new Box({ seats: MOST, zones: ZONES, faces: [] });
export const DECK = layout.zone('deck');
export const DISCARD = layout.zone('discard');
export const DESTROYED = layout.zone('destroyed');
export const PLACES = layout.zone('places');
export const POSTS = layout.zone('posts');
export const TABLE = layout.zone('table');
export const PILE = layout.zone('pile');
export const GATHER = layout.zone('gather');
/** Zones of each seat: the number of the first, to which the seat is added. */
export const HAND = layout.zone('hand');
export const CRACKED = layout.zone('cracked');
export const SEALED = layout.zone('sealed');
export const SHOWN = layout.zone('shown');
export const SPREAD = layout.zone('spread');

/** All that does not change: the sets, their cards by face, and the box. */
export interface Rules {
  readonly sets: readonly CardSet[];
  /** By face; a face is a card or a scroll. */
  readonly cards: readonly (Card | undefined)[];
  readonly scrolls: readonly (ScrollKind | undefined)[];
  readonly names: readonly string[];
  readonly box: Box;
}

/** Rules for these card sets, given as they are written; throws with all that is wrong if one cannot be played. */
export function rulesFor(entries: readonly { readonly id: string; readonly data: unknown }[]): Rules {
  const sets: CardSet[] = [];
  const faces: FaceSpec[] = [];
  for (const { id, data } of entries) {
    const read = readSet(data);
    if (!read.ok) throw new Error(`the card set "${id}" cannot be played:\n${read.faults.map(faultLine).join('\n')}`);
    const set = compileSet(id, read.set, faces.length);
    sets.push(set);
    for (const card of set.cards) faces.push({ name: card.id, pool: 'card', classes: classesOf(set, card) });
    for (const scroll of set.scrolls) faces.push({ name: scroll.id, pool: 'scroll' });
  }
  const cards: (Card | undefined)[] = faces.map(() => undefined);
  const scrolls: (ScrollKind | undefined)[] = faces.map(() => undefined);
  for (const set of sets) {
    for (const card of set.cards) cards[card.face] = card;
    for (const scroll of set.scrolls) scrolls[scroll.face] = scroll;
  }
  const box: Box = new Box<string>({ seats: MOST, zones: ZONES, faces, facts: { atMost: atMost(cards) } });
  return { sets, cards, scrolls, names: faces.map((face) => face.name), box };
}

/** Sets are never mixed in one match, so they share the names of their classes: the n-th sieve of each, fitting or not. */
function classesOf(set: CardSet, card: Card): string[] {
  return set.sieves.map((sieve, place) => (fits(card, sieve) ? fitting(place) : other(place)));
}

export const fitting = (place: number): string => `fits ${place}`;
export const other = (place: number): string => `other ${place}`;

export function fits(card: Card, sieve: Sieve): boolean {
  if ((card.keywords & sieve.keywords) !== sieve.keywords) return false;
  if (sieve.kind === 'all' || sieve.kind === 'any') return true;
  return sieve.kind === card.kind || sieve.kind === card.id;
}

export function countOf(hand: readonly Card[], sieve: Sieve): number {
  let count = 0;
  for (const card of hand) if (fits(card, sieve)) count++;
  return count;
}

/** Of a hand in which some fit, but fewer than were wanted. */
export interface AtMost {
  readonly kind: string;
  readonly keywords: number;
  readonly most: number;
}

function atMost(cards: readonly (Card | undefined)[]): FactRule {
  return (faces, data: Choice) => {
    const { kind, keywords, most } = data as unknown as AtMost;
    const hand = faces.flatMap((face) => cards[face] ?? []);
    return countOf(hand, { kind, keywords }) <= most;
  };
}
