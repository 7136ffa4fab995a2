// Step 2: writes everything under lexicon/data from cache/, the word packages and decks/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenForms } from './forms.mjs';
import { heads } from './heads.mjs';
import { packDictionary, packRow, packVectors } from './pack.mjs';
import { data } from './paths.mjs';
import { peopleModel } from './people.mjs';
import { relationModel } from './relations.mjs';
import { makeRows } from './rows.mjs';
import { lemmas, readCards, readGlove, readSide, wideDictionary } from './sources.mjs';
import { thesaurusModel } from './thesaurus.mjs';
import { clueVocabulary, handList } from './vocabulary.mjs';
import { readWordNet } from './wordnet.mjs';

const KEEP = Number(process.env.KEEP ?? 800);
const KEEP_HEARD = 100;
const MODELS = ['gw', 'um', 'mix', 'people'];
const write = (name, bytes) => {
  writeFileSync(join(data, name), bytes);
  console.log(`${name.padEnd(18)} ${bytes.length}`);
};

const cardWords = [...new Set(readCards().flatMap((card) => card.columns.flat()))];
const associations = readSide('en-associations.json').words;
const source = readGlove();
const wordnet = readWordNet();
const dictionary = wideDictionary();

const vocabulary = clueVocabulary(source, wordnet, associations);
const clues = vocabulary.indices.map((i) => source.words[i]);
const table = wordTable(clues);
const said = clues.length;
console.log(`${said} clue words, ${table.words.length} in all, vectors for ${table.vectors}`);
console.log(`left out as rude: ${vocabulary.report.rude.length}, as names: ${vocabulary.report.names.length}`);

const exceptions = readSide('en-derivations.json');
const forms = forbiddenForms(cardWords, wordnet, dictionary, exceptions);
write('forms.json', JSON.stringify(forms));
for (const word of [...clues, ...cardWords]) dictionary.add(word);
write('dictionary.bin', packDictionary(dictionary));
write('words.txt', `${table.words.join('\n')}\n`);
write('vectors.bin', packVectors(table.words.slice(0, table.vectors).map(vectorOf), 100));
write('heads.bin', new Uint8Array(heads(clues).buffer));
writeRows();
const meta = { format: 1, clues: said, vectors: table.vectors, size: 100, models: MODELS, cardWords };
write('meta.json', JSON.stringify(meta));

function vectorOf(word) {
  const i = source.words.indexOf(word);
  if (i < 0) throw new Error(`no vector for ${word}`);
  return source.glove.subarray(i * 100, i * 100 + 100);
}

// Clue words, then card words that are no clue words (they need vectors too), then words that are only understood.
function wordTable(clueWords) {
  const spoken = new Set(clueWords);
  const cards = cardWords.filter((word) => !spoken.has(word));
  for (const word of cards) spoken.add(word);
  const { barred } = handList();
  const rest = source.words.filter((word) => !spoken.has(word) && ![...lemmas(word)].some((root) => barred.has(root)));
  const rows = rowsFor([...clueWords, ...cards, ...rest], clueWords.length);
  const heard = new Set(
    Object.values(associations)
      .flat()
      .map((word) => word.toLowerCase()),
  );
  const start = spoken.size;
  for (const word of cardWords) {
    const models = rows.models(rows.parts(word));
    for (const values of Object.values(models)) {
      const best = rest.map((_, i) => i).filter((i) => values[start + i] > 3);
      best.sort((a, b) => values[start + b] - values[start + a]);
      for (const i of best.slice(0, KEEP_HEARD / 2)) heard.add(rest[i]);
    }
  }
  const rank = new Map(source.words.map((word, i) => [word, i]));
  const extra = [...heard]
    .filter((word) => !spoken.has(word))
    .sort((a, b) => (rank.get(a) ?? 1e6) - (rank.get(b) ?? 1e6));
  return { words: [...clueWords, ...cards, ...extra], vectors: clueWords.length + cards.length };
}

function rowsFor(words, count) {
  return makeRows({
    source,
    table: words,
    said: count,
    relations: relationModel(wordnet, words),
    thesaurus: thesaurusModel(words),
  });
}

function writeRows() {
  const rows = rowsFor(table.words, said);
  const people = peopleModel(rows, table.words, associations);
  const files = Object.fromEntries(MODELS.map((model) => [model, []]));
  for (const word of cardWords) {
    const parts = rows.parts(word);
    const models = rows.models(parts);
    models.people = people(word, models.mix);
    // "um" must stay a mind of its own: it gets no help from the GloVe vectors.
    for (const model of MODELS)
      files[model].push(packRow(models[model], model === 'um' ? null : parts.cosines, said, KEEP, KEEP_HEARD));
  }
  for (const model of MODELS) write(`rows-${model}.bin`, Uint8Array.from(files[model].flat()));
}
