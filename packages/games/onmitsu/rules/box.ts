// What is in the box: the cards of the set, the places where they lie, and what people can learn of them without seeing
// them.

import { Box, type Choice, type FaceSpec, type FactRule } from '@tabella/kernel';
import type { Card, CardSet, ScrollKind, Sieve } from './set/card.ts';

const MOST = 4;

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

/** All that does not change in a match: its card set, the cards by face, and the box. */
export interface Rules {
  readonly set: CardSet;
  /** By face; a face is a card or a scroll. */
  readonly cards: readonly (Card | undefined)[];
  readonly scrolls: readonly (ScrollKind | undefined)[];
  readonly names: readonly string[];
  readonly box: Box;
}

export function rulesFor(set: CardSet): Rules {
  const classesOf = (card: Card): string[] =>
    set.sieves.map((sieve, place) => (fits(card, sieve) ? fitting(place) : other(place)));
  const faces: FaceSpec[] = [
    ...set.cards.map((card) => ({ name: card.id, pool: 'card', classes: classesOf(card) })),
    ...set.scrolls.map((scroll) => ({ name: scroll.id, pool: 'scroll' })),
  ];
  const cards: (Card | undefined)[] = faces.map((_, face) => set.cards[face]);
  const scrolls: (ScrollKind | undefined)[] = faces.map((_, face) => set.scrolls[face - set.cards.length]);
  const box: Box = new Box<string>({ seats: MOST, zones: ZONES, faces, facts: { atMost: atMost(cards) } });
  return { set, cards, scrolls, names: faces.map((face) => face.name), box };
}

/** The classes of a card: the n-th sieve of the set, fitting or not. */
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
export type AtMost = {
  readonly kind: string;
  readonly keywords: number;
  readonly most: number;
};

function atMost(cards: readonly (Card | undefined)[]): FactRule {
  return (faces, data: Choice) => {
    const { kind, keywords, most } = data as AtMost;
    const hand = faces.flatMap((face) => cards[face] ?? []);
    return countOf(hand, { kind, keywords }) <= most;
  };
}
