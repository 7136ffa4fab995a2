// The two doors of a game that the browser opens: its words in a language, and its table. They are found by their place in
// the game's folder and load one by one, without rules, bots or data.

/// <reference types="vite/client" />

import type { Words } from '@tabella/kernel';
import type { GameTable } from '@tabella/ui/table';

const WORDS = import.meta.glob<{ readonly words: Words }>('../*/words/*/index.ts');
const TABLES = import.meta.glob<{ readonly table: GameTable }>('../*/table.tsx');
/** Every game has this one. */
const FIRST_LANGUAGE = 'en';

/** The words of a game, in English where it does not speak the language; null when there is no such game. */
export async function wordsOf(id: string, language: string): Promise<Words | null> {
  const load = WORDS[`../${id}/words/${language}/index.ts`] ?? WORDS[`../${id}/words/${FIRST_LANGUAGE}/index.ts`];
  return load ? (await load()).words : null;
}

/** What a game brings to the browser; null when it has no table of its own and is played in words. */
export async function tableOf(id: string): Promise<GameTable | null> {
  const load = TABLES[`../${id}/table.tsx`];
  return load ? (await load()).table : null;
}
