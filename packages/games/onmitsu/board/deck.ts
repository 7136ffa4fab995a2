// The card set of a match, for looking up faces and the kinds of scrolls.

import { factsOf, type ScrollFact, type SetFacts } from '../sets/facts.ts';
import type { Mark } from './art/marks.ts';
import { type CardFace, faceOf } from './card/face.ts';

export interface ScrollKind extends ScrollFact {
  readonly mark: Mark;
  /** The name without the word for scroll, where there is little room. */
  readonly short: string;
}

export interface Deck {
  /** In the order of the file. */
  readonly scrolls: readonly ScrollKind[];
  readonly cards: readonly CardFace[];
  /** Points of a card that is in the hand at the end. */
  readonly perCard: number;
  face(id: string): CardFace;
  scroll(id: string): ScrollKind;
}

function newDeck(facts: SetFacts): Deck {
  const cards = Object.values(facts.cards).map((fact) => faceOf(fact, facts.file));
  const faces = new Map(cards.map((face) => [face.id, face]));
  const scrolls = Object.values(facts.scrolls).map((scroll) => ({
    ...scroll,
    // What a scroll does at the end decides its mark.
    mark: scroll.lethal ? ('skull' as const) : scroll.top ? ('flower' as const) : ('fox' as const),
    short: scroll.name.replace(/('s)? scroll$/i, ''),
  }));
  const found = <T>(thing: T | undefined, what: string): T => {
    if (thing === undefined) throw new RangeError(`the card set "${facts.name}" has no "${what}"`);
    return thing;
  };
  return {
    scrolls,
    cards,
    perCard: facts.file.scoring.perHandCard,
    face: (card) => found(faces.get(card), card),
    scroll: (kind) =>
      found(
        scrolls.find((one) => one.id === kind),
        kind,
      ),
  };
}

const decks = new WeakMap<SetFacts, Deck>();

/** The deck of the set that a table is played with. */
export function deckOf(set: unknown): Deck {
  const facts = factsOf(set);
  const known = decks.get(facts);
  if (known) return known;
  const deck = newDeck(facts);
  decks.set(facts, deck);
  return deck;
}
