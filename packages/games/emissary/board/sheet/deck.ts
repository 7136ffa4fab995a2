// How often each card is in the deck that is played with.

import { DECK_2009 } from '../../data/deck-2009.ts';
import { DECK_2010 } from '../../data/deck-2010.ts';
import { type DeckLine, readDeck } from '../../rules/tables.ts';
import type { Colour, Effect, Face } from '../terms.ts';

const SIZE = 81;
const decks: Readonly<Record<string, readonly DeckLine[]>> = {
  '2010': readDeck(DECK_2010, SIZE),
  '2009': readDeck(DECK_2009, SIZE),
};

const linesOf = (deck: string, effect: Effect): readonly DeckLine[] =>
  (decks[deck] ?? []).filter((line) => line.face.effect === effect);

export function deckOf(deck: string, effect: Effect): Readonly<Record<Colour, number>> {
  const counts: Record<Colour, number> = { red: 0, blue: 0, black: 0 };
  for (const { face, count } of linesOf(deck, effect)) counts[face.colour] += count;
  return counts;
}

/** A card of the effect, as an example: of the colour that is most frequent. */
export function faceOf(deck: string, effect: Effect): Face {
  const lines = linesOf(deck, effect).toSorted((a, b) => b.count - a.count);
  const face = lines[0]?.face;
  if (!face) throw new Error(`no ${effect} in the deck of ${deck}`);
  return face;
}
