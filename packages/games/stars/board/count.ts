// What was guessed against what it was, part by part.

import type { View } from '../rules/view.ts';
import { type Cipher, SECTIONS, type Section } from '../solver/index.ts';
import { ALIEN, SCIENTISTS } from './scene.ts';

export type Guess = View['guesses'][number];

export interface LetterTile {
  readonly section: Section;
  readonly letter: string;
  /** What was guessed in its place; null when it was right. */
  readonly guessed: string | null;
}

/** The letters of the cipher; what was guessed wrongly stands at those that were missed, in its section. */
export function letterTiles(cipher: Cipher, text: string): readonly LetterTile[] {
  const guessed = text.split(' ');
  return SECTIONS.flatMap((section, i) => {
    const letters = Array.from(cipher[section]);
    const wrong = Array.from(guessed[i] ?? '').filter((letter) => !letters.includes(letter));
    return letters.map((letter) => ({
      section,
      letter,
      guessed: guessed[i]?.includes(letter) ? null : (wrong.shift() ?? ''),
    }));
  });
}

export interface WordPart {
  readonly guessed: string;
  /** Null while it is not known. */
  readonly truth: string | null;
}

export const messageOf = (view: View, { team, phase }: Guess): View['messages'][number] | undefined =>
  view.messages.find((one) => one.team === team && one.side === (phase === 'guess-alien' ? SCIENTISTS : ALIEN));

/** The three words of a guess, each with the one that was rolled. */
export function wordParts(view: View, guess: Guess): readonly WordPart[] {
  const message = messageOf(view, guess);
  return guess.text.split(' ').map((guessed, i) => {
    const row = message?.dice?.[i];
    return { guessed, truth: row === undefined ? null : (message?.card?.columns[i]?.[row] ?? null) };
  });
}
