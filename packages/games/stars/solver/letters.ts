// The letters: 26 cards in three colours, and the six slots of a cipher that say which colours they take.

export type Colour = 'green' | 'black' | 'red';
export type Section = 'trust' | 'amplify' | 'suspicion';

export interface Slot {
  readonly section: Section;
  readonly colours: readonly Colour[];
}

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const COLOURS: readonly Colour[] = ['green', 'black', 'red'];
export const SECTIONS: readonly Section[] = ['trust', 'amplify', 'suspicion'];

export const LETTERS: Readonly<Record<Colour, string>> = {
  green: 'AEILNORST',
  black: 'BCDFGHMPUWY',
  red: 'JKQVXZ',
};

/** How the rulebook calls the colours. */
export const COMMONNESS: Readonly<Record<Colour, 'common' | 'uncommon' | 'tough'>> = {
  green: 'common',
  black: 'uncommon',
  red: 'tough',
};

/** Left to right as on the cipher screen: a drawn letter goes into the first free slot that takes its colour. */
export const SLOTS: readonly Slot[] = [
  { section: 'trust', colours: ['green'] },
  { section: 'trust', colours: ['black', 'red'] },
  { section: 'trust', colours: ['black', 'red'] },
  { section: 'amplify', colours: ['green'] },
  { section: 'amplify', colours: ['black', 'red'] },
  { section: 'suspicion', colours: ['green', 'black', 'red'] },
];

/** The first two slots that hold the same letter; null when all letters differ. */
export function sameLetter(letters: string): readonly [number, number] | null {
  const second = Array.from(letters).findIndex((letter, i) => letters.indexOf(letter) < i);
  return second < 0 ? null : [letters.indexOf(letters.charAt(second)), second];
}

export const SECTION_SIZE: Readonly<Record<Section, number>> = { trust: 3, amplify: 2, suspicion: 1 };

export const MAX_RED = 1;

const COLOUR_AT: readonly Colour[] = Array.from(ALPHABET, (letter) =>
  LETTERS.green.includes(letter) ? 'green' : LETTERS.black.includes(letter) ? 'black' : 'red',
);

/** 0 for A to 25 for Z. Anything else is a fault of the caller: text from people goes through word.ts first. */
export function letterIndex(letter: string): number {
  const index = letter.charCodeAt(0) - 65;
  if (letter.length !== 1 || !(index >= 0 && index < 26)) throw new RangeError(`not a letter: ${letter.slice(0, 8)}`);
  return index;
}

export function letterAt(index: number): string {
  return ALPHABET.charAt(index);
}

export function colourAt(index: number): Colour {
  const colour = COLOUR_AT[index];
  if (colour === undefined) throw new RangeError(`no letter ${index}`);
  return colour;
}

export function colourOf(letter: string): Colour {
  return colourAt(letterIndex(letter));
}
