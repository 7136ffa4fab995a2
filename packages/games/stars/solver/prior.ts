// The prior: how likely each cipher is before any clue, for the rulebook draw and for the uniform draw.
import type { Colour, Section } from './letters.ts';

/** How the cipher is made: the deck as in the rulebook, or every cipher alike. */
export type Draw = 'deck' | 'uniform';

/** Ciphers of one colour pattern are equally likely under either draw. */
export interface Pattern {
  readonly red: Section | 'none';
  readonly suspicion: Colour;
  readonly ciphers: number;
  /** Weight of one cipher under the rulebook draw, in parts of DECK_WHOLE. */
  readonly deckWeight: number;
}

/**
 * Under the rulebook draw each accepted card is uniform over the letters that are still acceptable, so the chance of a
 * cipher depends on colours only. Over one common denominator the chances are whole numbers far below 2^53: every sum
 * of them is exact. (prior.test.ts derives them again, by fractions and by simulated decks.)
 */
const DECK_WHOLE = 23_130_268_761_600;

export const PATTERNS: readonly Pattern[] = [
  { red: 'none', suspicion: 'green', ciphers: 249_480, deckWeight: 7_473_384 },
  { red: 'none', suspicion: 'black', ciphers: 285_120, deckWeight: 7_511_688 },
  { red: 'trust', suspicion: 'green', ciphers: 332_640, deckWeight: 19_535_985 },
  { red: 'trust', suspicion: 'black', ciphers: 427_680, deckWeight: 17_016_615 },
  { red: 'amplify', suspicion: 'green', ciphers: 166_320, deckWeight: 8_908_074 },
  { red: 'amplify', suspicion: 'black', ciphers: 213_840, deckWeight: 10_568_978 },
  { red: 'suspicion', suspicion: 'red', ciphers: 213_840, deckWeight: 7_511_688 },
];

export const CIPHERS = 1_888_920;

/** Whole-number weight of one cipher per pattern. */
export function priorWeights(draw: Draw): readonly number[] {
  return PATTERNS.map((pattern) => (draw === 'deck' ? pattern.deckWeight : 1));
}

/** What all weights add up to. */
export function priorWhole(draw: Draw): number {
  return draw === 'deck' ? DECK_WHOLE : CIPHERS;
}

export function patternId(red: Section | 'none', suspicion: Colour): number {
  return PATTERNS.findIndex((pattern) => pattern.red === red && pattern.suspicion === suspicion);
}
