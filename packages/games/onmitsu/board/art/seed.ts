// A repeatable number from a word, so that a card without a picture of its own is drawn the same everywhere.

export function seedOf(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** One of the list, the same one for the same word; `salt` keeps several picks apart. */
export function pickBy<T>(list: readonly [T, ...T[]], word: string, salt: string): T {
  return list[seedOf(`${salt} ${word}`) % list.length] ?? list[0];
}

/** A name as a key: "Daimyo's Castle" is daimyos_castle. */
export const keyOf = (name: string): string => name.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, '_');
