// Loads lexicon and decks of the package, each once: from disk or over the network, whichever there is.
import { bytesOf } from '#package-files';
import { type Deck, parseDeck } from './deck.ts';
import { DECK_FILES, type DeckId, LEXICON_FILES, type LexiconBytes, type LexiconFile } from './files.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { once } from './once.ts';

export const loadLexicon: () => Promise<Lexicon> = once(async () => createLexicon(await readLexiconBytes()));

export async function readLexiconBytes(): Promise<LexiconBytes> {
  const read = async (file: LexiconFile) => [file, await bytesOf(LEXICON_FILES[file])] as const;
  return Object.fromEntries(await Promise.all((Object.keys(LEXICON_FILES) as LexiconFile[]).map(read))) as LexiconBytes;
}

const DECKS: Readonly<Record<DeckId, () => Promise<Deck>>> = { en: once(() => readDeck('en')) };

export const loadDeck = (id: DeckId): Promise<Deck> => DECKS[id]();

/** Throws with every fault of the file named, for a deck that ships with the package must be right. */
async function readDeck(id: DeckId): Promise<Deck> {
  const result = parseDeck(JSON.parse(new TextDecoder().decode(await bytesOf(DECK_FILES[id]))));
  if (result.ok) return result.deck;
  const lines = result.errors.map((error) => `${error.card ?? 'deck'} ${error.field}: ${error.problem}`);
  throw new Error(`${DECK_FILES[id]} is not a deck:\n${lines.join('\n')}`);
}
