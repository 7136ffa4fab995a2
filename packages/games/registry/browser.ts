// The two doors of a game that the browser opens: its words in a language, and its table. They are found by their place in
// the game's folder and load one by one, without rules, bots or data.

/// <reference types="vite/client" />

import type { Words } from '@tabella/kernel';
import { speak } from '@tabella/ui/spoken';
import type { GameTable } from '@tabella/ui/table';

/** What speaks by itself: the board, how a match ended, the pages, and plots of it. Each has a file in `words/<language>/board`. */
export type Part = 'index' | 'end' | 'guide' | 'companion' | 'plots';

const WORDS = import.meta.glob<{ readonly words: Words }>('../*/words/*/index.ts');
const PARTS = import.meta.glob<{ readonly say: object }>('../*/words/*/board/{index,end,guide,companion,plots}.ts');
const TABLES = import.meta.glob<{ readonly table: GameTable }>('../*/table.tsx');
/** Every game has this one. */
const FIRST_LANGUAGE = 'en';

/** Those that any game speaks. */
export const languages: readonly string[] = [
  ...new Set(Object.keys(WORDS).map((path) => path.split('/')[3] ?? FIRST_LANGUAGE)),
];

/** Of the games whose words were asked for: the language, and the parts that speak it. */
const speaking = new Map<string, { language: string; readonly parts: Set<Part> }>();

/**
 * The words of a game, in English where it does not speak the language; null when there is no such game. These parts of it,
 * and those that were loaded before, speak the language from then on.
 */
export async function wordsOf(id: string, language: string, parts: readonly Part[] = []): Promise<Words | null> {
  const now = speaking.get(id) ?? { language, parts: new Set() };
  speaking.set(id, now);
  now.language = language;
  for (const part of parts) now.parts.add(part);
  const [words] = await Promise.all([
    inLanguage(language, (one) => WORDS[`../${id}/words/${one}/index.ts`])?.(),
    ...[...now.parts].map((part) => loadPart(id, part)),
  ]);
  return words?.words ?? null;
}

/** One more part of a game, in the language in which its words were asked for. */
export async function loadPart(id: string, part: Part): Promise<void> {
  const now = speaking.get(id);
  const language = now?.language ?? FIRST_LANGUAGE;
  now?.parts.add(part);
  const loaded = await inLanguage(language, (one) => PARTS[`../${id}/words/${one}/board/${part}.ts`])?.();
  // Another language may have been asked for in the meantime.
  if (loaded && (now?.language ?? language) === language) speak(id, part, loaded.say);
}

function inLanguage<Found>(language: string, find: (language: string) => Found | undefined): Found | undefined {
  return find(language) ?? find(FIRST_LANGUAGE);
}

/** What a game brings to the browser; null when it has no table of its own and is played in words. */
export async function tableOf(id: string): Promise<GameTable | null> {
  const load = TABLES[`../${id}/table.tsx`];
  return load ? (await load()).table : null;
}
