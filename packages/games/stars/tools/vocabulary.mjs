// Picks the words: those bots may say (common, clean, no names) and those they only understand when people say them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, tools } from './paths.mjs';
import { lemmas, scowlUpTo } from './sources.mjs';

const CLUE_RANK = 20_000;
const NEIGHBOURS = 20;

/** Indices into the GloVe list of the words a bot may say, commonest first. */
export function clueVocabulary(source, wordnet, associations) {
  const common = scowlUpTo(35);
  const { barred, kept } = handList();
  const rude = rudeWords(wordnet);
  const names = new Set(cached('names.json', () => [...nameLike(source, scowlUpTo(50))]));
  // Names are capitalised in the association files; the plain words there are good clues however rare.
  const dictionary = scowlUpTo(50);
  const chosen = new Set(
    Object.values(associations)
      .flat()
      .filter((word) => dictionary.has(word)),
  );
  const report = { rude: [], names: [] };
  const out = [];
  source.words.forEach((word, i) => {
    const usual = source.ranks[i] < CLUE_RANK && common.has(word);
    if (word.length < 3 || !(usual || chosen.has(word))) return;
    const roots = [...lemmas(word)];
    if (kept.has(word)) out.push(i);
    else if (roots.some((root) => barred.has(root) || rude.has(root))) report.rude.push(word);
    else if (names.has(i)) report.names.push(word);
    else out.push(i);
  });
  return { indices: out, report };
}

/** `word` is never said by a bot; `+word` is fine although the rules below would drop it. */
export function handList() {
  const lines = readFileSync(join(tools, 'not-for-bots.txt'), 'utf8').split(/\s+/).filter(Boolean);
  const kept = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  return { barred: new Set(lines.filter((line) => !line.startsWith('+'))), kept: new Set(kept) };
}

function cached(file, make) {
  const path = join(cache, file);
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(make()));
  return JSON.parse(readFileSync(path, 'utf8'));
}

// WordNet marks slurs and obscenities in the gloss. One clean sense listed earlier is enough to keep a word.
function rudeWords(wordnet) {
  const marks = /\b(slur|obscene|offensive (term|name|word)|disparag\w+|derogatory|vulgar)\b/;
  const rude = new Set();
  for (const [word, keys] of wordnet.senses) {
    const first = wordnet.synsets.get(keys[0]);
    if (first && marks.test(first.gloss.split(';')[0])) rude.add(word);
  }
  return rude;
}

// FRANK and JACK are dictionary words, yet what surrounds them in print is other names. Such clues puzzle people.
function nameLike(source, dictionary) {
  const top = source.words.filter((_, i) => source.ranks[i] < CLUE_RANK).length;
  const unit = normalised(source.glove, top, 100);
  const names = new Set();
  for (let i = 0; i < top; i++) {
    const best = nearest(unit, i, top);
    const strange = best.filter((j) => !dictionary.has(source.words[j])).length;
    if (strange > 0.6 * best.length) names.add(i);
  }
  return names;
}

function nearest(unit, i, top) {
  const best = [];
  let floor = -1;
  for (let j = 0; j < top; j++) {
    if (j === i) continue;
    let dot = 0;
    for (let d = 0; d < 100; d++) dot += unit[i * 100 + d] * unit[j * 100 + d];
    if (best.length === NEIGHBOURS && dot <= floor) continue;
    best.push([dot, j]);
    best.sort((a, b) => b[0] - a[0]);
    if (best.length > NEIGHBOURS) best.pop();
    floor = best.at(-1)[0];
  }
  return best.map(([, j]) => j);
}

export function normalised(vectors, count, size) {
  const out = new Float32Array(count * size);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let d = 0; d < size; d++) sum += vectors[i * size + d] ** 2;
    const norm = Math.sqrt(sum) || 1;
    for (let d = 0; d < size; d++) out[i * size + d] = vectors[i * size + d] / norm;
  }
  return out;
}
