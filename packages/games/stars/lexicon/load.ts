// Reads lexicon and decks from the package folder on disk, once per process.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Deck, parseDeck } from './deck.ts';
import { LEXICON_FILES, type LexiconBytes, type LexiconFile } from './files.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';

// Compiled code lies one folder deeper (dist/lexicon) and has no data beside it, so we walk up until there is some.
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, LEXICON_FILES.meta))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no ${LEXICON_FILES.meta} above ${fileURLToPath(import.meta.url)}`);
    folder = above;
  }
  return folder;
}

let lexicon: Lexicon | null = null;

export function loadLexicon(): Lexicon {
  lexicon ??= createLexicon(readLexiconBytes(packageFolder()));
  return lexicon;
}

export function readLexiconBytes(folder: string): LexiconBytes {
  const read = (file: LexiconFile): Uint8Array => readFileSync(join(folder, LEXICON_FILES[file]));
  return {
    meta: read('meta'),
    words: read('words'),
    vectors: read('vectors'),
    heads: read('heads'),
    dictionary: read('dictionary'),
    forms: read('forms'),
    gw: read('gw'),
    um: read('um'),
    mix: read('mix'),
    people: read('people'),
    associations: read('associations'),
  };
}

/** The names of all deck files; files with a hyphen (en-associations.json) go with a deck and are none themselves. */
export function listDecks(): string[] {
  const files = readdirSync(join(packageFolder(), 'decks'));
  return files.filter((file) => /^[a-z][a-z0-9]*\.json$/.test(file)).map((file) => file.slice(0, -'.json'.length));
}

const decks = new Map<string, Deck>();

/** Throws with every fault of the file named, for a deck that ships with the package must be right. */
export function loadDeck(id = 'en'): Deck {
  const kept = decks.get(id);
  if (kept) return kept;
  if (!listDecks().includes(id)) throw new Error(`there is no deck "${id}"`);
  const result = parseDeck(JSON.parse(readFileSync(join(packageFolder(), 'decks', `${id}.json`), 'utf8')));
  if (!result.ok) {
    const lines = result.errors.map((error) => `${error.card ?? 'deck'} ${error.field}: ${error.problem}`);
    throw new Error(`decks/${id}.json is not a deck:\n${lines.join('\n')}`);
  }
  decks.set(id, result.deck);
  return result.deck;
}
