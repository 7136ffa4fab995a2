// The letter guess: six different letters that are worth the most points by the marginals.
import { type Cipher, canonical } from './cipher.ts';
import { colourAt, letterAt, MAX_RED, SECTION_SIZE, SECTIONS, type Section } from './letters.ts';
import type { Marginals } from './posterior.ts';

/** 'free': any six different letters. 'cipher': only six letters that could be a cipher. */
export type GuessShape = 'free' | 'cipher';

export interface Guess {
  readonly cipher: Cipher;
  /** Letter points to be expected of it. */
  readonly expected: number;
}

/**
 * A point is given letter by letter, so the expected points of a guess are the sum of its six marginals: the likeliest
 * whole cipher is a worse guess early on. For the same reason a guess need not be a cipher: two strong green trust
 * letters are worth more than one of them and a weak black, though both cannot be right. So the free optimum is the
 * answer, unless a cipher is worth just as much; then the cipher, for it may be right in all six. Ask for the shape
 * 'cipher' where only ciphers may be guessed.
 */
export function bestGuess(chances: Marginals, shape: GuessShape = 'free'): Guess {
  const cipher = assign(chances, CIPHER);
  if (shape === 'cipher') return cipher;
  const free = assign(chances, FREE);
  return free.expected > cipher.expected + 1e-9 ? free : cipher;
}

/** What letters use up when they are placed. The last unit may be left over, all others must be used up. */
interface Places {
  readonly capacity: readonly number[];
  readonly uses: (letter: number, section: Section) => readonly number[];
}

const FREE: Places = {
  capacity: [...SECTIONS.map((section) => SECTION_SIZE[section]), 0],
  uses: (_, section) => [SECTIONS.indexOf(section)],
};

/** The green and the other slots of trust and of amplify, the suspicion slot, and the one red letter allowed. */
const CIPHER: Places = {
  capacity: [1, 2, 1, 1, 1, MAX_RED],
  uses: (letter, section) => {
    const colour = colourAt(letter);
    const slot = section === 'suspicion' ? 4 : (section === 'trust' ? 0 : 2) + (colour === 'green' ? 0 : 1);
    return colour === 'red' ? [slot, 5] : [slot];
  },
};

/**
 * The best assignment, exactly: letter by letter, for each state (what is used up, as digits of a number) the best way
 * to reach it. Among equals the earlier letters, so that the same clues give the same guess everywhere.
 */
function assign(chances: Marginals, places: Places): Guess {
  const { capacity } = places;
  const steps = capacity.map((_, unit) => capacity.slice(0, unit).reduce((product, n) => product * (n + 1), 1));
  const states = capacity.reduce((product, n) => product * (n + 1), 1);
  const value = new Float64Array(27 * states).fill(-1);
  const choice = new Int8Array(27 * states).fill(-1);
  value[0] = 0;
  for (let letter = 0; letter < 26; letter += 1) {
    const here = letter * states;
    const next = here + states;
    value.copyWithin(next, here, next); // the letter is not placed
    SECTIONS.forEach((section, s) => {
      const uses = places.uses(letter, section);
      const step = stepOf(uses, steps);
      for (let state = 0; state + step < states; state += 1) {
        const before = value[here + state] as number;
        if (before < 0 || uses.some((unit) => !hasRoom(state, steps[unit] ?? 1, capacity[unit] ?? 0))) continue;
        const worth = before + (chances[section][letter] ?? 0);
        if (worth <= (value[next + state + step] as number)) continue;
        value[next + state + step] = worth;
        choice[next + state + step] = s;
      }
    });
  }
  const end = 26 * states;
  const full = states - 1;
  const spare = full - (steps.at(-1) ?? 0) * (capacity.at(-1) ?? 0);
  let state = (value[end + spare] as number) > (value[end + full] as number) ? spare : full;
  const expected = value[end + state] as number;
  const placed: Record<Section, string> = { trust: '', amplify: '', suspicion: '' };
  for (let letter = 25; letter >= 0; letter -= 1) {
    const section = SECTIONS[choice[(letter + 1) * states + state] as number];
    if (section === undefined) continue;
    placed[section] = letterAt(letter) + placed[section];
    state -= stepOf(places.uses(letter, section), steps);
  }
  return { cipher: canonical(placed), expected };
}

function stepOf(uses: readonly number[], steps: readonly number[]): number {
  return uses.reduce((sum, unit) => sum + (steps[unit] ?? 0), 0);
}

function hasRoom(state: number, step: number, capacity: number): boolean {
  return Math.floor(state / step) % (capacity + 1) < capacity;
}
