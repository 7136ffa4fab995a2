// The words of every game, for the browser: they load without rules, bots or data.

import type { Words } from '@tabella/kernel';

const LOADERS: Readonly<Record<string, () => Promise<Words>>> = {
  carcassonne: async () => (await import('@tabella/carcassonne/words')).words,
  courier: async () => (await import('@tabella/courier/words')).words,
  emissary: async () => (await import('@tabella/emissary/words')).words,
  onmitsu: async () => (await import('@tabella/onmitsu/words')).words,
  stars: async () => (await import('@tabella/stars/words')).words,
};

/** The words of a game, or null when there is none of that name. */
export async function wordsOf(id: string): Promise<Words | null> {
  return Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null;
}
