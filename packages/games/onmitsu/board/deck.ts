// The card set of a match, for looking up faces and the kinds of scrolls.

import type { SetFile } from '../rules/set/types.ts';
import { factsIn, type ScrollFact } from '../sets/facts.ts';
import { setEntries } from '../sets/index.ts';
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
  face(id: string): CardFace;
  scroll(id: string): ScrollKind;
}

export function newDeck(id: string, file: SetFile): Deck {
  const facts = factsIn(id, file);
  const cards = Object.values(facts.cards).map((fact) => faceOf(fact, file));
  const faces = new Map(cards.map((face) => [face.id, face]));
  const scrolls = Object.values(facts.scrolls).map((scroll) => ({
    ...scroll,
    // What a scroll does at the end decides its mark.
    mark: scroll.lethal ? ('skull' as const) : scroll.top ? ('flower' as const) : ('fox' as const),
    short: scroll.name.replace(/('s)? scroll$/i, ''),
  }));
  const found = <T>(thing: T | undefined, what: string): T => {
    if (thing === undefined) throw new RangeError(`the card set "${id}" has no "${what}"`);
    return thing;
  };
  return {
    scrolls,
    cards,
    face: (card) => found(faces.get(card), card),
    scroll: (kind) =>
      found(
        scrolls.find((one) => one.id === kind),
        kind,
      ),
  };
}

const decks = new Map<string, Deck>();

export function deckOf(set: string): Deck {
  const known = decks.get(set);
  if (known) return known;
  const entry = setEntries.find(({ id }) => id === set);
  if (!entry) throw new RangeError(`there is no card set "${set}"`);
  const deck = newDeck(set, entry.data as SetFile);
  decks.set(set, deck);
  return deck;
}
