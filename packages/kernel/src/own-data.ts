// Data of one's own as the value of an option, such as a card set from a file: bounded before a game looks at it, then
// read by the game.

import { utf8 } from './sha256.ts';

/** Bytes of JSON, written without blanks between the values. */
export const MOST_OWN = 65_536;
/** Characters of a file: people write one with blanks. */
export const MOST_OWN_FILE = 4 * MOST_OWN;
const MOST_DEPTH = 24;

/** Read and checked: plain data. Lists and tables call it by its name. */
export interface OwnData {
  readonly name: string;
}

/** What the game made of it, or everything that is wrong with it, each with its place in the data. */
export type OwnRead<T extends OwnData = OwnData> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly string[] };

/** How a game reads such data; it gets plain JSON of bounded size and depth. */
export type OwnReader<T extends OwnData = OwnData> = (given: object) => OwnRead<T>;

export function readOwn<T extends OwnData>(read: OwnReader<T>, given: unknown): OwnRead<T> {
  if (typeof given !== 'object' || given === null) return wrong('It is neither a name nor data.');
  if (!isPlain(given, 0)) return wrong(`It is no plain data, or nested more than ${MOST_DEPTH} deep.`);
  const { length } = utf8(JSON.stringify(given));
  if (length > MOST_OWN) return wrong(`It is ${length} bytes of JSON; at most ${MOST_OWN} are read.`);
  return read(given);
}

/** The same from the text of a file. */
export function readOwnText<T extends OwnData>(read: OwnReader<T>, text: string): OwnRead<T> {
  if (text.length > MOST_OWN_FILE) return wrong(`The file is longer than ${MOST_OWN_FILE} characters.`);
  let given: unknown;
  try {
    given = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (thrown) {
    return wrong(`This is not JSON: ${(thrown as Error).message}`);
  }
  return readOwn(read, given);
}

/** The faults in one sentence, for places that have no room for a list. */
export function firstFault(faults: readonly string[]): string {
  const [first = 'something is wrong', ...more] = faults;
  return more.length === 0 ? first : `${first} (and ${more.length} more)`;
}

const wrong = (fault: string): { readonly ok: false; readonly faults: readonly string[] } => ({
  ok: false,
  faults: [fault],
});

/** Plain JSON; it is left at the first place that is too deep, so that no depth can hurt. */
function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth >= MOST_DEPTH) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && proto !== Object.prototype && proto !== null) return false;
  return Object.values(value).every((one) => isPlain(one, depth + 1));
}
