// Every face in the box as a number: the cards of both decks, the identities, the 27 characters.

import type { FaceSpec } from '@tabella/kernel';
import { DECK_2009 } from '../data/deck-2009.ts';
import { DECK_2010 } from '../data/deck-2010.ts';
import { people } from './people.ts';
import { type DeckLine, faceName, type PersonLine, readDeck } from './tables.ts';
import { type CardFace, type Colour, type Effect, IDENTITIES, type Identity } from './terms.ts';

export const DECK_SIZE = 81;

const decks: Readonly<Record<string, readonly DeckLine[]>> = {
  '2010': readDeck(DECK_2010, DECK_SIZE),
  '2009': readDeck(DECK_2009, DECK_SIZE),
};

/** Every face of any deck once. */
export const cardFaces: CardFace[] = [];
const faceNames = new Map<string, number>();

/** The number of a face, a new one if it was not met before. */
function numberOf(face: CardFace): number {
  const name = faceName(face);
  const known = faceNames.get(name);
  if (known !== undefined) return known;
  faceNames.set(name, cardFaces.length);
  return cardFaces.push(face) - 1;
}

const deckFaceLists: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(decks).map(([name, lines]) => [
    name,
    lines.flatMap((line) => new Array<number>(line.count).fill(numberOf(line.face))),
  ]),
);

const FIRST_IDENTITY = cardFaces.length;
export const FIRST_PERSON = FIRST_IDENTITY + IDENTITIES.length;

export const specs: readonly FaceSpec[] = [
  ...cardFaces.map((face) => ({
    name: faceName(face),
    pool: 'card',
    classes: [face.stamp as string, face.colour, ...(face.effect === 'prove' ? ['prove'] : [])],
  })),
  ...IDENTITIES.map((name) => ({ name, pool: 'identity' })),
  ...people.map((one) => ({ name: one.name, pool: 'character', classes: [one.special ? 'special' : 'plain'] })),
];

/** The faces of a deck, one per card. */
export const deckFaces = (deck: string): readonly number[] => deckFaceLists[deck] ?? [];

export const identityFace = (identity: Identity): number => FIRST_IDENTITY + IDENTITIES.indexOf(identity);
export const identityOf = (face: number): Identity => IDENTITIES[face - FIRST_IDENTITY] as Identity;
export const cardFaceOf = (face: number): CardFace => cardFaces[face] as CardFace;
export const colourOf = (face: number): Colour => (cardFaces[face] as CardFace).colour;
export const effectOf = (face: number): Effect => (cardFaces[face] as CardFace).effect;
export const personOf = (face: number): PersonLine => people[face - FIRST_PERSON] as PersonLine;
export const nameOfFace = (face: number): string => (specs[face] as FaceSpec).name;
