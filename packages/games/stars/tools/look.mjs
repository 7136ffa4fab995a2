// For deck authors: words of a column that lie close together, and words that are rare or unknown. Reads cache/ only.
import { readCards, readGlove, wideDictionary } from './sources.mjs';
import { normalised } from './vocabulary.mjs';

const NEAR = 0.5;
const RARE = 25_000;
const source = readGlove();
const unit = normalised(source.glove, source.words.length, 100);
const at = new Map(source.words.map((word, i) => [word, i]));
const dictionary = wideDictionary();

function cosine(a, b) {
  const [i, j] = [at.get(a), at.get(b)];
  if (i === undefined || j === undefined) return 0;
  let dot = 0;
  for (let d = 0; d < 100; d++) dot += unit[i * 100 + d] * unit[j * 100 + d];
  return dot;
}

for (const card of readCards()) {
  card.columns.forEach((column, nth) => {
    for (const word of column) {
      const rank = source.ranks[at.get(word)];
      if (rank === undefined) console.log(`${card.id} ${word}: no vector`);
      else if (rank > RARE) console.log(`${card.id} ${word}: rare (${rank})`);
      if (!dictionary.has(word)) console.log(`${card.id} ${word}: not in the dictionary`);
      for (const other of column)
        if (word < other && cosine(word, other) > NEAR)
          console.log(
            `${card.id} column ${nth + 1}: ${word} and ${other} are close (${cosine(word, other).toFixed(2)})`,
          );
    }
  });
}
