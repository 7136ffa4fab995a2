// Whether a clue is put together with the singular or the stem of a card word: SHOEBOX for SHOES, BABYISH for BABIES.
import { plainForms } from './stem.ts';

type IsWord = (word: string) => boolean;

/** Shorter bases lie inside too many innocent clues (CAR in CARPET). */
const SHORTEST_BASE = 4;
/** A short base needs more before it: HUMDRUM and BARGAIN have no DRUM and no GAIN in them. */
const SHORT_BASE = 4;
const LAST_PARTS = ['', 'S', 'ES', 'LY', 'FUL', 'FULLY'];
/** Words by chance: MISSION has no MISS in it. */
const MERE_ENDINGS = ['ION', 'ATE', 'ANT', 'URE'];

/**
 * The base of the card word of which the clue is made, or null. What stands before and after it must be words or
 * endings: PLANET for PLANES and SOCKET for SOCKS only share letters.
 */
export function baseInside(clue: string, cardWord: string, isWord: IsWord): string | null {
  for (const base of basesOf(cardWord, isWord)) {
    const at = clue.indexOf(base);
    if (at < 0 || isFormOfElse(clue, base, isWord)) continue;
    const before = clue.slice(0, at);
    const after = clue.slice(at + base.length);
    const least = base.length === SHORT_BASE ? 4 : 3;
    const begins = before === '' || (before.length >= least && isWord(before));
    const ends = LAST_PARTS.includes(after) || (after.length >= 3 && isWord(after) && !MERE_ENDINGS.includes(after));
    if (begins && ends) return base;
  }
  return null;
}

/** What the card word is a plural or a verb form of; CORN is no base of CORNER. */
function basesOf(cardWord: string, isWord: IsWord): string[] {
  if (!/(S|[^E]ED|ING)$/.test(cardWord)) return [];
  const plain = [...plainForms(cardWord)].filter((form) => form !== cardWord && form.length >= SHORTEST_BASE);
  return plain.filter(isWord);
}

/** TEARING has RING in it by chance: it comes from TEAR. */
function isFormOfElse(clue: string, base: string, isWord: IsWord): boolean {
  for (const form of plainForms(clue)) if (isWord(form) && !form.includes(base)) return true;
  return false;
}
