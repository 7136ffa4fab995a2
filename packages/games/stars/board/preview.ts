// The way to a score, letter by letter: for the Alien alone.

import { type AlienReading, alienConsole, type Cipher, type Explanation } from '../solver/index.ts';

/** What a letter does to the score. */
type Effect = 'plus' | 'double' | 'negative' | 'none';

export interface Step {
  /** Its place in the word. */
  readonly at: number;
  readonly letter: string;
  readonly effect: Effect;
}

const EFFECTS = { trust: 'plus', amplify: 'double', suspicion: 'negative' } as const;

export function stepsOf({ letters }: Explanation): readonly Step[] {
  return letters.map(({ letter, section }, at) => ({
    at,
    letter,
    effect: section === null ? 'none' : EFFECTS[section],
  }));
}

/** The sum as one writes it: 2 × 2 × 2 = 8. */
export function sumOf({ trust, doublings, suspicious, score }: Explanation): string {
  if (doublings === 0 || trust === 0) return signed(score);
  const product = [trust, ...new Array<number>(doublings).fill(2)].join(' × ');
  return `${suspicious ? `−(${product})` : product} = ${signed(score)}`;
}

/** A true minus sign: it stands as high and as wide as the figures. */
export function signed(score: number): string {
  return String(score).replace('-', '−');
}

/** The reading of what is typed so far; null while nothing is. */
export function previewOf(cipher: Cipher, typed: string): AlienReading | null {
  return typed.trim() === '' ? null : alienConsole(cipher, typed);
}
